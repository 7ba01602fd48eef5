import { CallError } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import type { BulkReply, BulkResult } from './resource.ts';

/** Does for several rows, one after the other, what the server has no bulk call for; one row's failure leaves the others be. */
export async function eachOf(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkReply> {
  const results: BulkResult[] = [];
  for (const id of ids) {
    try {
      await run(id);
      results.push({ id, ok: true });
    } catch (error) {
      const code = error instanceof CallError ? (error.code ?? undefined) : undefined;
      results.push({ id, ok: false, code, error: messageOf(error) });
    }
  }
  return { results };
}
