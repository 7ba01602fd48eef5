import type { ResourceProps } from '@refinedev/core';
import type { Key } from '#contract/index.ts';

type ListKey = Extract<Key, `GET /api/${string}`>;

/** Which calls of the contract stand behind Refine's verbs; a verb the server has no call for is absent. */
export interface Calls {
  list: ListKey;
  /** A resource without it is read by its list, narrowed to the id. */
  one?: (id: string) => Promise<object>;
  create?: (values: unknown) => Promise<object>;
  update?: (id: string, values: object) => Promise<object>;
  remove?: (id: string) => Promise<BulkReply>;
}

/** What became of each row of a bulk call. */
export interface BulkResult {
  id: string;
  ok: boolean;
  code?: string | undefined;
  error?: string | undefined;
}
export interface BulkReply {
  results: BulkResult[];
}

export interface Resource extends ResourceProps {
  calls: Calls;
}
