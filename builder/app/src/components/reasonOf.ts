import { ApiError } from '../api/client.ts';

/** Why a change was rejected where there is no form to show it at its fields. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : '';
  const atFields = Object.values(error.fields);
  return atFields.length > 0 ? atFields.join(' ') : error.message;
}
