import type { Migration } from '../database.ts';
import { first } from './0001-first.ts';

/** In the order in which they run. What has run somewhere is never changed: add the next one. */
export const migrations: readonly Migration[] = [first];
