import type { ResourceProps } from '@refinedev/core';
import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#contract/core/roles.ts';
import type { Key } from '#contract/index.ts';
import type { ExportedList } from '#contract/resources/index.ts';

type ListKey = Extract<Key, `GET /api/${string}`>;

/** Resources of the data provider: every list that the contract declares for administrators. */
export type DataName = ExportedList;
/** Pages without a data resource. */
type PageName =
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

/** The contract calls behind Refine's verbs; verbs without a call are absent. */
export interface Calls {
  list: ListKey;
  /** Without it, a single row is read through the list, filtered by id. */
  one?: (id: string) => Promise<object>;
  create?: (values: unknown) => Promise<object>;
  update?: (id: string, values: object) => Promise<object>;
  updateMany?: (ids: string[], values: object) => Promise<BulkReply>;
  /** Other actions on a row, by name: `orders/refund` is a create of the data provider. */
  actions?: Record<string, (values: unknown) => Promise<object>>;
  /** Deletes one or several rows. */
  remove?: (ids: string[]) => Promise<BulkReply>;
}

/** The result for each row of a bulk call. */
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

/** A resource's position in the menu. */
export interface Place {
  section: SectionName;
  /** Translation key under `menu`. */
  label: string;
  /** Paths of other resources' pages that also mark this item as current. */
  below?: readonly string[];
}

export interface Meta {
  /** Menu positions by role; absent roles don't see the resource in the menu. */
  menu: Partial<Record<Role, Place>>;
  icon: ReactNode;
  /** Sort order among the other items. */
  order: number;
  /** What the command palette calls making a new row, as its key under `palette:action`. */
  createLabel?: string;
}

/** Loads a page when its address is first opened. */
export type Page = () => Promise<{ default: ComponentType }>;

/** What is done with a resource on a page of its own, as Refine names it. */
export const ACTIONS = ['list', 'create', 'edit', 'show'] as const;
type Action = (typeof ACTIONS)[number];

/** The address of each of its pages, and who may enter it. */
export type ResourcePaths = Readonly<
  { list: ResourcePath } & Partial<Record<Exclude<Action, 'list'>, ResourcePath>>
>;
interface ResourcePath {
  path: string;
  roles: readonly Role[];
}

/** A list of the data provider, with all that the shell needs to know of it. */
export interface DataResource<Paths extends ResourcePaths = ResourcePaths> {
  name: DataName;
  /** They stand apart, in `paths.ts`, since the public half knows every address too. */
  paths: Paths;
  pages: { readonly [A in keyof Paths]: Page };
  meta: Meta;
  calls: Calls;
}

/** A page that is no list of the data provider. */
export interface PageResource extends ResourceProps {
  name: PageName;
  list: string;
  meta?: Meta;
}
