import type { Columns } from './columns.ts';
import type { Tone } from './states.ts';

/**
 * Everything about a resource that both sides and the common parts (lists, export, search, audit log, events) need to know. A
 * declaration is a plain table, without zod, because the browser reads it too; the shapes of its calls stand beside it in `calls.ts`.
 */
export interface ResourceDeclaration {
  /** Its name in events, exports, saved views, search and the browser's list of resources. */
  name: string;
  /** Which columns of its list can be sorted and filtered. */
  columns?: Columns;
  /** Whether its list can be exported as CSV and has saved views. */
  exported?: true;
  /** Whether the command palette finds its rows; it and the audit log then link to the page of a row. */
  searched?: true;
  /** The kind of thing that the audit log calls a row, and what can be done to one. */
  audit?: { entity: string; actions: readonly string[] };
  /** How each state of a row stands, under the name that the texts of its states have. */
  states?: { kind: string; tones: Readonly<Record<string, Tone>> };
  /** The calls that show its rows; only a resource that has some is named by events. */
  shownBy?: readonly `GET /${string}`[];
  /** Everyone hears of its changes, not only administrators and the person concerned. */
  audience?: 'all';
  /** Its calls that change rows, each with the resources whose readers look again afterwards. */
  invalidates?: Readonly<Record<`${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, readonly string[]>>;
}
