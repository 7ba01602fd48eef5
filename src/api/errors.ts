import i18next from 'i18next';
import { CallError } from './call.ts';

/** The message to show for an error. */
export function messageOf(error: unknown): string {
  if (error instanceof CallError) {
    if (error.status === null) return i18next.t('common:error.unreachable');
    return error.message;
  }
  return i18next.t('common:error.unexpected');
}
