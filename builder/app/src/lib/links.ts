import { pages } from '../data/app.ts';
import { models } from '../model/index.ts';
import type { Model, Row } from './model.ts';
import type { Page } from './page.ts';
import { withId } from './page.ts';

const allPages: readonly Page[] = Object.values<Page>(pages);

export const menuPages = allPages.filter((page) => page.inMenu && page.kind !== 'detail');

export function modelOf(key: string | undefined): Model | undefined {
  return models.find((model) => model.key === key);
}

function pathOf(kind: Page['kind'], model: Model): string | undefined {
  return allPages.find((page) => page.kind === kind && page.entity === model.key)?.path;
}

const fill = (path: string | undefined, row: Row) =>
  path === undefined ? undefined : withId(path).replace(':id', encodeURIComponent(row.id));

/** Where a model's pages are; undefined where the app has no such page. */
export const listPath = (model: Model) => pathOf('list', model);
export const newPath = (model: Model) => pathOf('form', model);
export const detailPath = (model: Model, row: Row) => fill(pathOf('detail', model), row);
export const editPath = (model: Model, row: Row) => fill(pathOf('form', model), row);
