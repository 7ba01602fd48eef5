import { CallError } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import type { BulkReply, BulkResult } from './resource.ts';

/** Calls the server once per row, where it has no bulk call. A failing row does not stop the others. */
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
