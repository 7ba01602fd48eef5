import { BUILD_REPORTS } from '#contract/core/limits.ts';
import type { BuildRow, ProjectRow } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/errors.ts';
import type { CallChange } from '../../platform/http/bind.ts';
import type { Session } from '../../platform/http/session.ts';
import { takeLimited } from '../../platform/rate-limits.ts';
import { t } from '../../texts/index.ts';
import { stepsOf } from './store.ts';

/** What of a log goes into the audit log; all of it stays with the build. */
const LOG_KEPT = 4000;

/** Tells the administrators once of a failed build. @returns the build as it then is */
export async function reportBuild(
  change: CallChange,
  session: Session,
  project: ProjectRow,
  build: BuildRow,
): Promise<BuildRow> {
  if (build.state !== 'error') throw new HttpError('state', 'Only a failed build can be reported.');
  if (build.reportedAt !== null) return build;
  const wait = await takeLimited(change.trx, ['build-report', session.userId], BUILD_REPORTS);
  if (wait !== null)
    throw new HttpError(
      'too_many',
      t('You can report {count} builds a day.', { count: BUILD_REPORTS.most }),
      {
        retryAfter: wait,
      },
    );
  const reportedAt = Date.now();
  await change.trx.updateTable('builds').set({ reportedAt }).where('id', '=', build.id).execute();
  const failed = stepsOf(build).find(({ status }) => status === 'error');
  await change.record(
    build.id,
    null,
    {
      project: project.name,
      number: build.number,
      step: failed?.name ?? null,
      log: (failed?.log || build.reason || '').slice(-LOG_KEPT),
    },
    project.ownerId,
  );
  const administrators = await change.trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'active')
    .execute();
  const title = t('{name} reported a failed build', { name: session.name });
  const body = t('{project}, version {number}. Its log is on the project’s page.', {
    project: project.name,
    number: build.number,
  });
  for (const { id } of administrators)
    await change.notify(id, {
      kind: 'build-reported',
      title,
      body,
      link: `/project/details/${project.id}`,
    });
  return { ...build, reportedAt };
}
