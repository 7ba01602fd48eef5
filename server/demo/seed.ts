import { countedPages } from '#blueprint/counted.ts';
import { amountDue, planFor } from '#contract/builder/plans.ts';
import type { BuildState } from '#contract/builder/builds/index.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import { insertUser } from '../features/accounts/store.ts';
import { artefactJob } from '../features/builds/artefact.ts';
import { buildByNumber, pendingSteps, type Step } from '../features/builds/store.ts';
import { insertOrder } from '../features/orders/store.ts';
import { insertPayment } from '../features/payments/store.ts';
import { blueprintColumns } from '../features/projects/rules.ts';
import { insertProject } from '../features/projects/store.ts';
import { newId } from '../platform/database/ids.ts';
import type { BuildRow, ProjectRow, UserRow } from '../platform/database/schema.ts';
import { DEMO_PASSWORD, hashPassword } from '../platform/passwords.ts';
import { type Change, SYSTEM_ACTOR, transact } from '../platform/transact.ts';
import type { Services } from '../services.ts';
import { appFor, descriptionOf, type Idea } from './apps.ts';
import { FIRST_NAMES, IDEAS, LAB, LAST_NAMES, POTTERY, SALON, UPDATES } from './people.ts';
import { pickFrom, randomFrom } from './random.ts';
import { t } from '../texts/index.ts';

export const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', firstName: 'Ada', lastName: 'Lindqvist', role: 'Admin' },
  { email: 'user@example.com', firstName: 'Uli', lastName: 'Brandt', role: 'User' },
] as const;

const DAY = 86_400_000;
const PEOPLE = 46;

interface Outcome {
  state: ProjectState;
  /** How the last build ended; null when nothing was paid. */
  build: BuildState | null;
  published: boolean;
}
const OUTCOMES: readonly Outcome[] = [
  { state: 'ready', build: 'complete', published: true },
  { state: 'ready', build: 'complete', published: false },
  { state: 'draft', build: null, published: false },
  { state: 'ready', build: 'complete', published: true },
  { state: 'awaiting-payment', build: null, published: false },
  { state: 'failed', build: 'error', published: false },
];
const READY: Outcome = { state: 'ready', build: 'complete', published: false };
const DRAFT: Outcome = { state: 'draft', build: null, published: false };
const PUBLISHED: Outcome = { state: 'ready', build: 'complete', published: true };

/** Fills an empty database with people, projects, orders and news of the past year; one that has users is left as it is. */
export async function seedDemo(services: Services): Promise<void> {
  const { db } = services;
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  const random = randomFrom(2026);
  const pick = <T>(items: readonly T[]): T => pickFrom(random, items);
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await transact(services, SYSTEM_ACTOR, async (change) => {
    const person = (
      account: { email: string; firstName: string; lastName: string; role: 'Admin' | 'User' },
      createdAt: number,
    ) =>
      insertUser(change.trx, {
        ...account,
        passwordHash,
        status: 'active',
        createdAt,
        lastSignInAt: Math.min(now - DAY * random(), createdAt + random() * (now - createdAt)),
      });
    const [adminAccount, userAccount] = DEMO_ACCOUNTS;
    const admin = await person(adminAccount, now - 364 * DAY);
    const user = await person(userAccount, now - 200 * DAY);
    await change.trx.updateTable('users').set({ credit: 500 }).where('id', '=', user.id).execute();

    for (let index = 0; index < PEOPLE; index += 1) {
      const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Ana';
      const lastName = LAST_NAMES[(index * 7 + Math.floor(index / 26)) % LAST_NAMES.length] ?? 'Silva';
      const email = `${firstName}.${lastName}`
        .normalize('NFKD')
        .replaceAll(/[^A-Za-z.]/g, '')
        .toLowerCase();
      const owner = await person(
        { firstName, lastName, email: `${email}${index}@example.com`, role: 'User' },
        now - Math.floor((358 * (PEOPLE - index)) / PEOPLE) * DAY - random() * DAY,
      );
      for (let count = 0; count < index % 3; count += 1) {
        await seedProject(
          change,
          owner,
          pick(IDEAS),
          pick(OUTCOMES),
          owner.createdAt + random() * (now - DAY - owner.createdAt),
        );
      }
    }
    await seedProject(change, user, LAB, PUBLISHED, now - 90 * DAY);
    await seedProject(change, user, POTTERY, DRAFT, now - 12 * DAY);
    const newest = await seedProject(change, user, SALON, READY, now - DAY);
    await change.enqueue(artefactJob(await buildByNumber(change.trx, newest.id, 1)));
    await change.notify(user.id, {
      kind: 'build-ready',
      title: t('{name} is ready', { name: newest.name }),
      body: 'Open the preview, publish it, or download the source.',
      link: `/project/details/${newest.id}`,
    });

    for (const { daysAgo, ...update } of UPDATES) {
      const at = now - daysAgo * DAY;
      await change.trx
        .insertInto('recentUpdates')
        .values({
          id: newId(at),
          ...update,
          state: 'published',
          publishAt: at,
          authorId: admin.id,
          authorName: `${admin.firstName} ${admin.lastName}`,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
    }
    await change.audit('demo.seed', 'demo', 'demo', null, { users: PEOPLE + 2 });
  });
}

async function seedProject(
  change: Change,
  owner: UserRow,
  idea: Idea,
  outcome: Outcome,
  at: number,
): Promise<ProjectRow> {
  const createdAt = Math.floor(at);
  const blueprint = appFor(idea);
  const plan = outcome.build === null ? null : (planFor(countedPages(blueprint.pages))?.name ?? 'scale');
  const project = await insertProject(change.trx, {
    ownerId: owner.id,
    name: blueprint.name,
    description: descriptionOf(idea),
    ...blueprintColumns(blueprint),
    createdAt,
    state: outcome.state,
    plan,
    published: outcome.published ? 1 : 0,
    slugFixed: outcome.published ? 1 : 0,
    lastBuild: outcome.build === null ? null : 1,
    servedBuild: outcome.build === 'complete' ? 1 : null,
  });
  if (outcome.state === 'draft') return project;
  const wanted = planFor(countedPages(blueprint.pages))?.name ?? 'scale';
  const order = await insertOrder(change.trx, {
    project,
    owner,
    plan: wanted,
    amount: amountDue(wanted, null),
    creditUsed: 0,
    createdAt,
  });
  if (outcome.build === null) {
    // Open orders run out a day after they were made; the demo's start with the server.
    const expiresAt = Date.now() + DAY;
    await change.trx.updateTable('orders').set({ expiresAt }).where('id', '=', order.id).execute();
    await change.enqueue({
      id: `expire:${order.id}`,
      kind: 'expire-order',
      payload: { orderId: order.id },
      runAt: expiresAt,
    });
    return project;
  }
  await change.trx
    .updateTable('orders')
    .set({ state: 'paid', paidAt: createdAt + 60_000 })
    .where('id', '=', order.id)
    .execute();
  await insertPayment(change.trx, {
    orderId: order.id,
    gateway: 'demo',
    amount: order.amount,
    currency: order.currency,
    state: 'succeeded',
    reference: `demo_${order.number}`,
    brand: 'Visa',
    last4: '4242',
    reason: null,
    createdAt: createdAt + 60_000,
  });
  await change.trx
    .insertInto('builds')
    .values(seedBuild(project, outcome.build, createdAt + 61_000))
    .execute();
  return project;
}

export function seedBuild(
  project: Pick<ProjectRow, 'id' | 'ownerId' | 'blueprint' | 'pages' | 'published'>,
  state: BuildState,
  startedAt: number,
): BuildRow {
  const steps: Step[] = pendingSteps();
  const broken = state === 'error' ? 'compile' : null;
  const reason =
    'The bundle could not be written because the disk was full. Nothing is wrong with the app; build it again.';
  // No times: these builds never ran, and a time would be one that nobody measured.
  for (const step of steps) {
    Object.assign(step, {
      status: step.name === broken ? 'error' : 'complete',
      log: step.name === broken ? reason : '',
      skipped: step.name === 'publish' && project.published === 0,
    });
    if (step.name === broken) break;
  }
  return {
    id: newId(startedAt),
    projectId: project.id,
    ownerId: project.ownerId,
    number: 1,
    state,
    blueprint: project.blueprint,
    steps: JSON.stringify(steps),
    reason: state === 'error' ? reason : null,
    faults: null,
    reportedAt: null,
    pages: project.pages,
    zipBytes: null,
    appBytes: null,
    zipSha256: null,
    createdAt: startedAt,
    startedAt,
    finishedAt: startedAt + 5400,
  };
}
