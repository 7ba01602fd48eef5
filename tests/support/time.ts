import type { TestServer } from './server.ts';

/** Lets so many milliseconds pass for mailed codes and for everything that is limited by time. */
export async function letPass(app: TestServer, by: number): Promise<void> {
  await app.db
    .updateTable('codes')
    .set((eb) => ({ createdAt: eb('createdAt', '-', by), expiresAt: eb('expiresAt', '-', by) }))
    .execute();
  await app.db
    .updateTable('rateLimits')
    .set((eb) => ({
      startedAt: eb('startedAt', '-', by),
      lastAt: eb('lastAt', '-', by),
      expiresAt: eb('expiresAt', '-', by),
    }))
    .execute();
}
