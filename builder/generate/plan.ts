import type { Blueprint, Entity, Page } from '#blueprint/schema.ts';
import { camel, createNamer, pascal } from './names.ts';

export interface EntityPlan {
  entity: Entity;
  /** `repairJob`: the model and its file in the source; the entity's own name, or one like it that the language leaves free. */
  key: string;
  /** `RepairJob`: the type. */
  type: string;
}

export interface PagePlan {
  page: Page;
  key: string;
  /** `BookingsPage`: the component and its file. */
  component: string;
  entity: EntityPlan | undefined;
}

export interface Plan {
  blueprint: Blueprint;
  entities: EntityPlan[];
  pages: PagePlan[];
}

const KIND_WORDS = {
  home: '',
  content: '',
  dashboard: '',
  list: '',
  detail: 'Detail',
  form: 'Form',
  board: 'Board',
  calendar: 'Calendar',
  gallery: 'Gallery',
  account: 'Account',
} as const;

/** Settles every name the project uses before a file is written. */
export function planOf(blueprint: Blueprint): Plan {
  const nameEntity = createNamer('Entity');
  const entities = blueprint.entities.map((entity) => {
    const type = nameEntity(entity.name);
    return { entity, key: camel(type), type };
  });
  const byName = new Map(entities.map((plan) => [plan.entity.name, plan]));
  const namePage = createNamer('Page');
  const pages = blueprint.pages.map((page) => {
    const fromPath = page.path === '/' ? 'Home' : page.path.slice(1).replaceAll('/', ' ');
    const name = namePage(pascal(page.title) ? page.title : `${fromPath} ${KIND_WORDS[page.kind]}`);
    const entity = page.entity === undefined ? undefined : byName.get(page.entity);
    return { page, key: camel(name), component: `${name}Page`, entity };
  });
  return {
    blueprint,
    entities,
    pages,
  };
}
