import { sql } from 'kysely';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Build } from '#contract/builder/builds/calls.ts';
import type { Order } from '#contract/resources/orders/calls.ts';
import type { PlanName } from '#contract/builder/plans.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { type Person, type TestServer, until } from './server.ts';

export const CARD = {
  number: '4242 4242 4242 4242',
  expMonth: 12,
  expYear: 2090,
  cvc: '123',
  name: 'Sam Up',
};
export const DECLINED_CARD = { ...CARD, number: '4000 0000 0000 0002' };
export const ASKING_CARD = { ...CARD, number: '4000 0000 0000 3220' };

/** The smallest app with so many pages. */
export function smallBlueprint(pages = 1, more: Partial<Blueprint> = {}): Blueprint {
  return {
    version: 2,
    name: 'Pocket Notes',
    tagline: 'A page at a time',
    kind: 'blog',
    theme: { primary: '#0b7a4b', mode: 'light', radius: 8, font: 'sans', layout: 'top' },
    language: 'en',
    roles: [],
    signUp: 'open',
    rules: [],
    entities: [],
    pages: Array.from({ length: pages }, (_, index) => ({
      kind: index === 0 ? ('home' as const) : ('content' as const),
      title: `Page ${index + 1}`,
      path: index === 0 ? '/' : `/page-${index + 1}`,
      icon: 'home' as const,
      sections: [{ kind: 'text' as const, heading: `Heading ${index + 1}`, text: 'Words.' }],
      inMenu: true,
    })),
    rows: {},
    ...more,
  };
}

export function newProject(person: Person, blueprint = smallBlueprint()): Promise<Project> {
  return person.ok('POST /api/projects', { body: { description: 'Short notes for my pocket', blueprint } });
}

export async function checkout(
  person: Person,
  projectId: string,
  plan: PlanName = 'starter',
  useCredit = false,
): Promise<Order> {
  const { order } = await person.ok('POST /api/payments/checkout', { body: { projectId, plan, useCredit } });
  return order;
}

export async function pay(
  person: Person,
  projectId: string,
  plan: PlanName = 'starter',
  useCredit = false,
): Promise<Order> {
  const open = await checkout(person, projectId, plan, useCredit);
  const { order } = await person.ok('POST /api/payments/:orderId/confirm', {
    params: { orderId: open.id },
    body: { card: CARD },
  });
  return order;
}

/** The build once it has come to its end. */
export function ended(person: Person, projectId: string, number = 1): Promise<Build> {
  return until(
    async () => {
      const build = await person.ok('GET /api/projects/:id/builds/:n', {
        params: { id: projectId, n: number },
      });
      return ['complete', 'error', 'cancelled'].includes(build.state) && build;
    },
    `the end of build ${number}`,
    60_000,
  );
}

/**
 * A project that is paid for and was built, written straight into the database: for tests of what comes after, which need no files.
 * @param state how its first build ended
 */
export async function paidProject(
  app: TestServer,
  person: Person,
  state: 'complete' | 'error' = 'error',
): Promise<Project> {
  const project = await newProject(person);
  const now = Date.now();
  await app.db
    .insertInto('builds')
    .values({
      id: crypto.randomUUID(),
      projectId: project.id,
      ownerId: person.id,
      number: 1,
      state,
      blueprint: JSON.stringify(smallBlueprint()),
      steps: '[]',
      reason: null,
      faults: null,
      reportedAt: null,
      pages: 1,
      zipBytes: null,
      appBytes: null,
      zipSha256: null,
      createdAt: now,
      startedAt: now,
      finishedAt: now,
    })
    .execute();
  const done = state === 'complete';
  await app.db
    .updateTable('projects')
    .set({ plan: 'starter', state: done ? 'ready' : 'failed', lastBuild: 1, servedBuild: done ? 1 : null })
    .where('id', '=', project.id)
    .execute();
  return person.ok('GET /api/projects/:id', { params: { id: project.id } });
}

/** Lets queued builds wait for an hour, in files that are about something else. */
export async function holdBuilds(app: TestServer): Promise<void> {
  await sql`create trigger "hold_builds" after insert on "jobs" when new."kind" = 'build'
    begin update "jobs" set "runAt" = "runAt" + 3600000 where "id" = new."id"; end`.execute(app.db);
}
