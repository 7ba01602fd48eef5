import type { TimeUnit } from './dates.ts';
import type { Action, Cell, Row } from './entity.ts';

// The parameters and answers of the calls on the data.

export type Values = Readonly<Record<string, Cell>>;

/** A filter of one field: any of the values, or a span, or a part of its text, or whether it is empty. */
export interface Filter {
  readonly is?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly contains?: string;
  readonly empty?: boolean;
}
export type Filters = Readonly<Record<string, Filter>>;

export interface ListQuery {
  /** Words that must all stand somewhere in the row's texts. */
  readonly q?: string;
  readonly filters?: Filters;
  /** A field, with `-` in front for descending; the newest first without. */
  readonly sort?: string;
  /** At most 200; 25 without. */
  readonly limit?: number;
  /** `next` or `previous` of an earlier answer. */
  readonly cursor?: string;
}

/** What the rows that others refer to are called: entity → id → title. Rows that the caller may not read are left out. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ListAnswer<R = Row> {
  readonly rows: readonly R[];
  readonly total: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly titles: Titles;
}
export interface RowAnswer<R = Row> {
  readonly row: R;
  readonly titles: Titles;
  /** What the caller may do with this row. */
  readonly may: Readonly<Record<Exclude<Action, 'create' | 'read'>, boolean>>;
  /** The only fields that the caller may change, where it isn't all of them. */
  readonly fields?: readonly string[];
  /** The states that the caller may move this row to. */
  readonly nextStates: readonly string[];
}

export interface SummaryQuery {
  readonly measure: 'count' | 'sum' | 'average';
  /** What is summed or averaged. */
  readonly field?: string;
  /** The field whose values make the groups; none for one figure over all rows. */
  readonly by?: string;
  /** Groups of a date field. */
  readonly unit?: TimeUnit;
  /** A second field that parts each group. */
  readonly stack?: string;
  readonly filters?: Filters;
}
export interface SummaryAnswer {
  readonly groups: readonly { readonly key: string; readonly stack?: string; readonly value: number }[];
  readonly titles: Titles;
}

/** What deleting a row would do, as counts by entity. While `kept` has any, it is rejected. */
export interface DeletionAnswer {
  readonly kept: Readonly<Record<string, number>>;
  readonly cleared: Readonly<Record<string, number>>;
  readonly deleted: Readonly<Record<string, number>>;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly isOwner: boolean;
  readonly isBlocked: boolean;
}
/** Who is signed in, with the rows that hold their e-mail address. */
export type Me = Member & Pick<Actor, 'rows'>;
/** Who is asking: a visitor has no id. */
export interface Actor {
  readonly id: string | null;
  readonly email: string;
  readonly roles: readonly string[];
  readonly isOwner: boolean;
  /** The rows that others belong to them by: entity → ids of those that hold their e-mail address, and `child.parent` → ids of those that name these. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}
export const VISITOR: Actor = { id: null, email: '', roles: [], isOwner: false };

/** Why a call failed. `fields` has a message for each field that is wrong; all messages are in the app's language. */
export class ApiError extends Error {
  constructor(
    /** 400, 401, 403, 404, 409, 413, 422, 428, 429, 500, or 0 where the server can't be reached. */
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
  }
}
