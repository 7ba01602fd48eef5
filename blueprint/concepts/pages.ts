import type { Icon, PageKind } from '../kinds.ts';
import { wordsOf } from '../names.ts';
import type { Condition, Page, Section } from '../schema.ts';

// The short way to write pages and their sections down.

type Kind<K extends Section['kind']> = Extract<Section, { kind: K }>;
/** [label, path] */
type Button = readonly [string, string];
const action = (button?: Button) => (button ? { action: { label: button[0], path: button[1] } } : {});

const page = (kind: PageKind, title: string, icon: Icon, rest: Partial<Page> = {}): Page => ({
  kind,
  title,
  path: `/${wordsOf(title).join('-') || kind}`,
  icon,
  sections: [],
  inMenu: true,
  ...rest,
});

export const home = (title: string, ...sections: Section[]): Page =>
  page('home', title, 'home', { path: '/', sections });
export const dashboard = (title: string, ...sections: Section[]): Page =>
  page('dashboard', title, 'chart', { sections });
export const content = (title: string, icon: Icon, ...sections: Section[]): Page =>
  page('content', title, icon, { sections });
export const account = (title: string, inMenu = false): Page => page('account', title, 'user', { inMenu });
export const board = (title: string, icon: Icon, entity: string, rest: Partial<Page> = {}): Page =>
  page('board', title, icon, { entity, ...rest });
export const gallery = (title: string, icon: Icon, entity: string, rest: Partial<Page> = {}): Page =>
  page('gallery', title, icon, { entity, ...rest });
export const calendar = (title: string, entity: string, start: string, rest: Partial<Page> = {}): Page =>
  page('calendar', title, 'calendar', { entity, start, ...rest });

export const hero = (heading: string, text: string, button?: Button): Section => ({
  kind: 'hero',
  heading,
  text,
  ...action(button),
});
export const words = (heading: string, text: string): Section => ({ kind: 'text', heading, text });
export const latest = (heading: string, entity: string, limit = 6): Section => ({
  kind: 'list',
  heading,
  entity,
  limit,
});
export const cards = (heading: string, entity: string, limit = 6): Section => ({
  kind: 'gallery',
  heading,
  entity,
  limit,
});
export const attention = (heading: string, entity: string, when: Condition): Section => ({
  kind: 'attention',
  heading,
  entity,
  when,
});
export const contact = (heading: string, text: string, entity: string): Section => ({
  kind: 'contact',
  heading,
  text,
  entity,
});
export const chart = (
  heading: string,
  entity: string,
  by: string,
  rest: Partial<Kind<'chart'>> = {},
): Section => ({ kind: 'chart', heading, entity, by, measure: 'count', ...rest });

type Figure = Kind<'figures'>['figures'][number];
export const count = (label: string, entity: string, field?: string, is?: string | boolean): Figure => ({
  label,
  entity,
  measure: 'count',
  ...(field !== undefined && is !== undefined && { where: { field, is } }),
});
export const measure = (
  of: 'sum' | 'average',
  label: string,
  entity: string,
  field: string,
  where?: Figure['where'],
): Figure => ({ label, entity, measure: of, field, ...(where && { where }) });
export const figures = (heading: string, ...all: Figure[]): Section => ({
  kind: 'figures',
  heading,
  figures: all,
});
/** Each [question, answer]. */
export const questions = (heading: string, ...all: readonly (readonly [string, string])[]): Section => ({
  kind: 'questions',
  heading,
  questions: all.map(([question, answer]) => ({ question, answer })),
});
type Plan = Kind<'pricing'>['plans'][number];
export const plan = (
  name: string,
  price: string,
  text: string,
  features: string[],
  button?: Button,
): Plan => ({ name, price, text, features, ...action(button) });
export const pricing = (heading: string, ...plans: Plan[]): Section => ({ kind: 'pricing', heading, plans });
