import { type PageKind, routesOf } from './kinds.ts';
import { free, wordsOf } from './names.ts';
import type { Blueprint, Entity, Page } from './schema.ts';

// Every entity can be listed, opened, added and edited: the pages that an app needs for that.

/** Entries a menu holds before the lists of further entities are only reached from other pages. */
const MENU = 12;

/** An address below which no page stands yet. */
function basePath(pages: readonly Page[], entity: Entity): string {
  const taken = new Set(pages.flatMap(routesOf));
  const isTaken = (path: string) =>
    (['list', 'detail', 'form'] as const).some((kind) =>
      routesOf({ kind, path: kind === 'form' ? `${path}/edit` : path }).some((route) => taken.has(route)),
    );
  const stem = wordsOf(entity.plural).join('-').slice(0, 30).replace(/-$/, '');
  return free(`/${stem || wordsOf(entity.name).join('-')}`, isTaken);
}

/** The app with the list, detail and form of an entity, where it has none. */
export function withPagesOf(blueprint: Blueprint, entity: Entity): Blueprint {
  const pages = [...blueprint.pages];
  const has = (kind: PageKind) => pages.some((page) => page.kind === kind && page.entity === entity.name);
  const kinds = (['list', 'detail', 'form'] as const).filter((kind) => !has(kind));
  const path = basePath(pages, entity);
  const added = kinds.map((kind): Page => ({
    kind,
    title: kind === 'list' ? entity.plural : entity.label,
    path: kind === 'form' ? `${path}/edit` : path,
    icon: entity.icon,
    entity: entity.name,
    sections: [],
    inMenu: kind === 'list' && pages.filter(({ inMenu }) => inMenu).length < MENU,
  }));
  return { ...blueprint, pages: [...pages, ...added] };
}

export const withAllPages = (blueprint: Blueprint): Blueprint =>
  blueprint.entities.reduce(withPagesOf, blueprint);
