import type { ResourceProps } from '@refinedev/core';
import type { Key } from '#contract/index.ts';

type ListKey = Extract<Key, `GET /api/${string}`>;

/** Which calls of the contract stand behind Refine's verbs; a verb the server has no call for is absent. */
export interface Calls {
  list: ListKey;
  one?: (id: string) => Promise<object>;
  create?: (values: unknown) => Promise<object>;
  update?: (id: string, values: object) => Promise<object>;
  remove?: (id: string) => Promise<BulkReply>;
}

export interface BulkReply {
  results: { id: string; ok: boolean; error?: string | undefined }[];
}

export interface Resource extends ResourceProps {
  calls: Calls;
}
