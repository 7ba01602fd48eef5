import { withAllPages } from '#blueprint/pages.ts';
import { isCounted, isDate, isReference } from '#blueprint/fields.ts';
import { titleNames } from '#blueprint/rows.ts';
import { type AppLanguage, type PageKind } from '#blueprint/kinds.ts';
import { free } from '#blueprint/names.ts';
import type { Blueprint, Entity, Field, Page } from '#blueprint/schema.ts';
import { camel, createEntityNamers, createPageNamer, pascal } from './names.ts';
import { sharedComponents } from './template.ts';

export interface EntityPlan {
  entity: Entity;
  /** `repairJob`: the folder and the model; the entity's own name, or one like it that the language leaves free. */
  key: string;
  /** `RepairJob`: the type, and what its components are called by. */
  type: string;
  /** `RepairJobs`: for its list. */
  plural: string;
}

export interface PagePlan {
  page: Page;
  /** Its words in `pages/text.ts`. */
  key: string;
  /** `BookingsPage`: the component and its file. */
  component: string;
  entity: EntityPlan | undefined;
}

export interface Plan {
  blueprint: Blueprint;
  entities: EntityPlan[];
  pages: PagePlan[];
  entityOf(name: string | undefined): EntityPlan | undefined;
  /** Where the list, the form and the detail of an entity are. */
  pathsOf(entity: EntityPlan): { list: string; create: string; detail: string; edit: string };
  /** Pages of the app itself, at addresses that no page of the blueprint has. */
  own: { signIn: string; account: string };
}

const KIND_WORDS: Record<PageKind, string> = {
  home: '',
  content: '',
  dashboard: '',
  list: 'List',
  detail: '',
  form: 'Form',
  board: 'Board',
  calendar: 'Calendar',
  gallery: 'Gallery',
  account: '',
};

const ACCOUNT: Record<AppLanguage, string> = {
  en: 'Account',
  es: 'Cuenta',
  fr: 'Compte',
  de: 'Konto',
  zh: '账户',
  ar: 'الحساب',
};

/** `path`, or one like it that no page has. */
const freePath = ({ pages }: Blueprint, path: string): string => {
  const taken = new Set(pages.map((page) => page.path));
  return free(path, (other) => taken.has(other));
};

/** Whoever signs in has an account page, whether the blueprint has one or not. */
function withAccount(blueprint: Blueprint): Blueprint {
  if (blueprint.pages.some(({ kind }) => kind === 'account')) return blueprint;
  const page: Page = {
    kind: 'account',
    title: ACCOUNT[blueprint.language],
    path: freePath(blueprint, '/account'),
    icon: 'user',
    sections: [],
    inMenu: false,
  };
  return { ...blueprint, pages: [...blueprint.pages, page] };
}

/** Settles every name the project uses before a file is written. */
export function planOf(given: Blueprint): Plan {
  const blueprint = withAccount(withAllPages(given));
  const nameEntity = createEntityNamers();
  const entities = blueprint.entities.map((entity): EntityPlan => {
    const type = nameEntity.type(entity.name);
    return { entity, key: camel(type), type, plural: '' };
  });
  for (const plan of entities) {
    const plural = pascal(plan.entity.plural);
    // Sheep are many as they are one.
    const isOne = plural === '' || plural.toLowerCase() === plan.type.toLowerCase();
    plan.plural = nameEntity.plural(isOne ? `All${plan.type}` : plural);
  }
  const byName = new Map(entities.map((plan) => [plan.entity.name, plan]));
  const entityOf: Plan['entityOf'] = (name) => (name === undefined ? undefined : byName.get(name));

  const namePage = createPageNamer(sharedComponents);
  const pages = blueprint.pages.map((page): PagePlan => {
    const entity = entityOf(page.entity);
    const name = namePage(pageName(page, entity));
    return { page, key: camel(name), component: `${name}Page`, entity };
  });
  return {
    blueprint,
    entities,
    pages,
    entityOf,
    pathsOf({ entity }) {
      const pathOf = (kind: PageKind) =>
        blueprint.pages.find((page) => page.kind === kind && page.entity === entity.name)?.path ?? '/';
      const withId = (path: string) => (path === '/' ? '/:id' : `${path}/:id`);
      const form = pathOf('form');
      return {
        list: pathOf('list'),
        create: form,
        detail: withId(pathOf('detail')),
        edit: withId(form),
      };
    },
    own: {
      signIn: freePath(blueprint, '/sign-in'),
      account: blueprint.pages.find(({ kind }) => kind === 'account')?.path ?? '/',
    },
  };
}

/** What a page is called in the source: by its data where it shows some, by its title, or by its address. */
function pageName({ kind, title, path }: Page, entity: EntityPlan | undefined): string {
  if (entity && kind === 'list') return entity.plural;
  if (entity && kind === 'detail') return entity.type;
  if (entity && KIND_WORDS[kind]) return `${entity.type}${KIND_WORDS[kind]}`;
  if (path === '/') return 'Home';
  return pascal(title) || pascal(path.replaceAll('/', ' ')) || KIND_WORDS[kind];
}

/** The names of the fields that a row is called by. */
export const titleFields = ({ title }: Entity): string[] => titleNames(title);

const LIST_COLUMNS = 6;
/** Too long, or a picture: these stand in lists only where the blueprint asks for it. */
const UNLISTED: readonly string[] = ['longText', 'image', 'file', 'references', 'url'];

/** A list tells first in what state a row is, when and how much it is; how to reach someone stands on its page. */
function listRank({ name, type }: Field, { states }: Entity): number {
  if (name === states?.field) return 0;
  if (type === 'email' || type === 'phone') return 3;
  return type === 'text' ? 2 : 1;
}

/** The columns of a list: the title, and what the blueprint names or what reads well in a row. */
export function columnsOf(entity: Entity, most = LIST_COLUMNS): string[] {
  const title = titleFields(entity);
  const chosen = entity.fields.filter(({ inList }) => inList);
  const usual = entity.fields.filter(
    ({ name, type, inList }) => inList !== false && !UNLISTED.includes(type) && !title.includes(name),
  );
  // Whatever a row is called by stands in one column.
  const ranked = usual.toSorted((a, b) => listRank(a, entity) - listRank(b, entity)).slice(0, most - 1);
  const others = chosen.length > 0 ? chosen : usual.filter((field) => ranked.includes(field));
  return [...new Set([...title, ...others.map(({ name }) => name)])].slice(0, title.length + most - 1);
}

/** What a card on a board says: whose it is before all else. */
export const cardFacts = (entity: Entity, by: string): string[] => {
  const whose = entity.fields.filter(({ type, name }) => type === 'reference' && name !== by);
  const names = whose.slice(0, 4).map(({ name }) => name);
  const others = shortFacts(entity, 6).filter((name) => name !== by && !names.includes(name));
  const title = titleFields(entity);
  return [...names.filter((name) => !title.includes(name)), ...others.slice(0, 2)];
};

/** What few words say of a row beside its title: a state, a date, an amount. */
export function shortFacts(entity: Entity, most: number): string[] {
  const rank = (field: Field) => {
    if (field.type === 'select') return 0;
    if (isDate(field)) return 1;
    if (field.type === 'money') return 2;
    return isReference(field) || field.type === 'number' || field.type === 'computed' ? 3 : 4;
  };
  const title = titleFields(entity);
  const rest = entity.fields.filter(
    ({ name, type, inList }) =>
      inList !== false &&
      !title.includes(name) &&
      !UNLISTED.includes(type) &&
      type !== 'email' &&
      type !== 'phone',
  );
  return rest
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ name }) => name);
}

const FILTERS = 6;
export function filtersOf(entity: Entity): string[] {
  const fit = entity.fields.filter(
    (field) => isCounted(field) || isDate(field) || field.type === 'money' || field.type === 'number',
  );
  const rank = (field: Field) => (field.indexed ? 0 : 1);
  return fit
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, FILTERS)
    .map(({ name }) => name);
}

/** How the latest rows are ordered: by their date; where they have none, by when they were added. */
export function newestSortOf(entity: Entity): string | undefined {
  const date = entity.fields.find((field) => isDate(field) && (field.required || field.indexed));
  return date && `-${date.name}`;
}

/** How a list is ordered before anybody asks: by its newest date, or by name. */
export function sortOf(entity: Entity): string | undefined {
  const newest = newestSortOf(entity);
  if (newest !== undefined) return newest;
  const [title = ''] = titleFields(entity);
  return entity.fields.find(({ name }) => name === title)?.type === 'text' ? title : undefined;
}

/** Whether a page holds nothing but rows that a visitor may not read. */
export function isForMembers({ kind, sections }: Page, { blueprint }: Plan): boolean {
  if (kind !== 'home' && kind !== 'dashboard') return false;
  const shown = sections.map((section) => {
    if (section.kind === 'figures') return section.figures.map(({ entity }) => entity);
    return 'entity' in section && section.kind !== 'contact' ? [section.entity] : [];
  });
  const isPublic = (name: string) =>
    blueprint.entities.some((entity) => entity.name === name && entity.access.read.includes('public'));
  return shown.length > 0 && shown.every((names) => names.length > 0 && !names.some(isPublic));
}
