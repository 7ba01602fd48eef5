import type { ResourceProps } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { Key } from '#contract/index.ts';
import type { Role } from '#contract/core/roles.ts';

type ListKey = Extract<Key, `GET /api/${string}`>;

/** What is read and changed through the data provider, by the names server events use. */
export type DataName = 'users' | 'projects' | 'orders' | 'recent-updates' | 'payments' | 'jobs' | 'audit-log';
/** Pages that are no table of the data provider. */
export type PageName =
  | 'home'
  | 'applications'
  | 'create-project'
  | 'checkout'
  | 'notification'
  | 'faqs'
  | 'profile'
  | 'terms'
  | 'privacy'
  | 'refunds'
  | 'generated-code';
export type ResourceName = DataName | PageName;

/** Which calls of the contract stand behind Refine's verbs; a verb the server has no call for is absent. */
export interface Calls {
  list: ListKey;
  /** A resource without it is read by its list, narrowed to the id. */
  one?: (id: string) => Promise<object>;
  create?: (values: unknown) => Promise<object>;
  update?: (id: string, values: object) => Promise<object>;
  updateMany?: (ids: string[], values: object) => Promise<BulkReply>;
  /** One row or several. */
  remove?: (ids: string[]) => Promise<BulkReply>;
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

export type SectionName = 'home' | 'apps' | 'account' | 'business' | 'product' | 'help';

/** Where a resource stands in the menu. */
export interface Place {
  section: SectionName;
  /** Its key under `menu`. */
  label: string;
  /** Pages of other resources that keep it marked as the current one. */
  below?: readonly string[];
}

export interface Meta {
  /** Its place in each role's menu; absent from the menu of a role that is not named. */
  menu: Partial<Record<Role, Place>>;
  icon: ReactNode;
  /** Where it stands among the others. */
  order: number;
}

interface Common extends ResourceProps {
  list: string;
  meta?: Meta;
}
export interface DataResource extends Common {
  name: DataName;
  calls: Calls;
}
export interface PageResource extends Common {
  name: PageName;
}
export type Resource = DataResource | PageResource;
