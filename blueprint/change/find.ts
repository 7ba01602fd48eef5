import { isDate } from '../fields.ts';
import type { Blueprint, Entity, Field, Option, Page } from '../schema.ts';
import { attributeNamed, thingNamed } from '../understand/ontology/index.ts';
import type { Context } from './change.ts';
import { singular } from '../understand/read/english/inflect.ts';
import { bare, keyOf, likeness } from './text.ts';

// What a phrase names in an app: by label, plural or name, in any number, with small mistakes, or by another word for it.

export interface Found<T> {
  item: T;
  at: number;
  score: number;
}
const ENOUGH = 0.5;

function best<T>(
  items: readonly T[],
  score: (item: T) => number,
  enough: number = ENOUGH,
): Found<T> | undefined {
  let found: Found<T> | undefined;
  items.forEach((item, at) => {
    const value = score(item);
    if (value >= enough && value > (found?.score ?? 0)) found = { item, at, score: value };
  });
  return found;
}

const likest = (phrase: string, names: readonly string[]) =>
  Math.max(0, ...names.map((name) => likeness(phrase, name)));

const ABOUT_DATA =
  /^(?:them|it|they|those|these|that|this|ihnen|sie|ihm|ellos|ellas|les|leur|eux|它|它们|ها|هم)$/iu;
const DATA_NOUN = / (?:entity|entities|data|table|records?|rows?|items?|entries|form|screen)$/iu;

export function findEntity({ app, recent, language }: Context, phrase: string): Found<Entity> | undefined {
  const noun = bare(phrase).replace(DATA_NOUN, '');
  if (ABOUT_DATA.test(noun)) {
    const at = app.entities.findIndex(({ name }) => name === recent);
    const item = app.entities[at];
    return item && { item, at, score: 1 };
  }
  const named = best(app.entities, ({ label, plural, name }) => likest(noun, [label, plural, name]));
  if (named && named.score > 0.6) return named;
  const concept = [language, app.language].flatMap((one) => thingNamed(noun, one)?.id ?? [])[0];
  const meant =
    concept === undefined
      ? undefined
      : best(app.entities, ({ label }) => {
          const other = thingNamed(label, app.language);
          return other?.id === concept && isWhole(noun, other.names[language]) ? 0.65 : 0;
        });
  return headOf(app, noun) ?? meant ?? named;
}

/** "Hives" of the beehives, where nothing else is called so. */
function headOf({ entities }: Blueprint, phrase: string): Found<Entity> | undefined {
  const noun = singular(keyOf(phrase));
  const isHead = ({ label }: Entity) => {
    const name = singular(keyOf(label));
    return noun.length >= 4 && name.length >= noun.length + 3 && name.endsWith(noun);
  };
  const at = entities.findIndex(isHead);
  const item = entities[at];
  return item && entities.filter(isHead).length === 1 ? { item, at, score: 0.7 } : undefined;
}

const isWhole = (
  noun: string,
  { one, many, also = [] }: { one: string; many: string; also?: readonly string[] },
) => likest(noun, [one, many, ...also]) >= 0.9;

/** Whether a phrase names the data itself, not only something like it. */
export const isEntity = (context: Context, phrase: string): boolean =>
  (findEntity(context, phrase)?.score ?? 0) >= 0.65;

export interface FoundField {
  entity: Entity;
  entityAt: number;
  field: Field;
  at: number;
  score: number;
}

const FIELD_NOUN = / (?:field|column|attribute|property|value|box|info(?:rmation)?|input|values|fields)$/iu;
const TYPE_NOUNS: readonly [RegExp, Field['type']][] = [
  [/^(?:photos?|pictures?|images?|cover|logo|avatar)$/i, 'image'],
  [/^(?:e ?-?mails?|mail)(?: address(?:es)?)?$/i, 'email'],
  [/^(?:tele)?phones?(?: numbers?| nr)?$/i, 'phone'],
  [/^(?:files?|attachments?|documents?)$/i, 'file'],
  [/^(?:website|url|link)$/i, 'url'],
  [/^(?:price|cost|amount|fee)s?$/i, 'money'],
  [/^(?:duration|length)$/i, 'duration'],
];
const STATE_NOUN = /^(?:status|state|stage|phase)(?:s|es)?$/i;

/** How well a phrase names a field, by its label, by another word for the same, or as the only one of its type. */
function fieldScore({ app, language }: Context, entity: Entity, field: Field, noun: string): number {
  const named = likest(noun, [field.label, field.name]);
  if (named > 0.6) return named;
  const concept = attributeNamed(noun, language);
  const other = attributeNamed(field.label, app.language);
  const isSame =
    concept !== undefined &&
    other === concept &&
    likest(noun, [concept.label[language], ...concept.also[language]]) >= 0.9 &&
    likest(field.label, [other.label[app.language], ...other.also[app.language]]) >= 0.9;
  if (isSame) return 0.65;
  if (field.name === entity.states?.field && STATE_NOUN.test(noun)) return 0.65;
  const type = TYPE_NOUNS.find(([pattern]) => pattern.test(noun))?.[1];
  const alone = type !== undefined && field.type === type;
  if (alone && entity.fields.filter((one) => one.type === type).length === 1) return Math.max(named, 0.55);
  return named;
}

export function findFieldIn(context: Context, entityAt: number, phrase: string): FoundField | undefined {
  const entity = context.app.entities[entityAt];
  if (!entity) return undefined;
  const noun = bare(phrase).replace(FIELD_NOUN, '');
  const found = best(entity.fields, (field) => fieldScore(context, entity, field, noun));
  return found && { entity, entityAt, field: found.item, at: found.at, score: found.score };
}

const OF =
  / (?:of|on|in|for|from|at|del?|des|du|d'|von|der|bei|في|من) (?:the |a |an |each |every |all |los |las |les |el |la |le |den )?/iu;

/** All fields that a phrase may name: “price of products”, “the product's price”, “order number”, “price”. */
export function findFields(context: Context, phrase: string): FoundField[] {
  const { app, recent, recentField } = context;
  const noun = bare(phrase);
  if (recentField !== undefined && ABOUT_DATA.test(noun)) {
    const entityAt = app.entities.findIndex(({ name }) => name === recent);
    const entity = app.entities[entityAt];
    const at = entity?.fields.findIndex(({ name }) => name === recentField) ?? -1;
    const field = entity?.fields[at];
    if (entity && field) return [{ entity, entityAt, field, at, score: 1 }];
  }
  const [head = '', ...rest] = noun.split(OF);
  if (rest.length > 0) {
    const owner = findEntity(context, rest.join(' '));
    const field = owner && findFieldIn(context, owner.at, head);
    if (field) return [field];
  }
  const own = /^(.+?)(?:'s|s'|的| ’s) ?(.+)$/iu.exec(noun);
  if (own) {
    const owner = findEntity(context, own[1]?.replace(/'$/, '') ?? '');
    const field = owner && findFieldIn(context, owner.at, own[2] ?? '');
    if (field) return [field];
  }
  const all = app.entities
    .flatMap((_, at) => findFieldIn(context, at, noun) ?? [])
    .sort((a, b) => b.score - a.score);
  const top = all[0]?.score ?? 0;
  const words = noun.split(' ');
  if (top < 0.9 && words.length > 1) {
    for (let cut = 1; cut < words.length; cut += 1) {
      const owner = findEntity(context, words.slice(0, cut).join(' '));
      const field =
        owner && owner.score >= 0.65 && findFieldIn(context, owner.at, words.slice(cut).join(' '));
      if (field && field.score >= 0.65) return [field];
    }
  }
  const equal = all.filter(({ score }) => score > top - 0.05);
  const near = equal.find(({ entity }) => entity.name === recent);
  return near ? [near] : equal;
}

const PAGE_NOUN =
  / (?:pages?|screens?|tabs?|views?|menu (?:item|entry)|page in the menu|section of the menu|página|Seite|页面|صفحة)$/iu;
export const PAGE_PREFIX = /^(?:page|screen|tab|página|seite|صفحة)(?: (?:called|named|titled))? /iu;
const KIND_NOUNS: readonly [RegExp, Page['kind']][] = [
  [/^(?:home ?page|home|start(?:ing)? page|landing page|front page)$/i, 'home'],
  [/^(?:(?:kanban )?board|kanban)$/i, 'board'],
  [/^calendar$/i, 'calendar'],
  [/^(?:photo )?gallery$/i, 'gallery'],
  [/^(?:dashboard|overview|statistics|stats)$/i, 'dashboard'],
  [/^account(?: page)?$/i, 'account'],
];

const isInMenuKind = ({ kind }: Page) => kind !== 'detail' && kind !== 'form';

/** The page a phrase names: by title, by kind, or as the list of some data. */
export function findPage(context: Context, phrase: string): Found<Page> | undefined {
  const { pages } = context.app;
  const whole = bare(phrase);
  const noun = whole.replace(PAGE_NOUN, '').replace(PAGE_PREFIX, '');
  const titled = best(
    pages,
    (page) =>
      Math.max(likeness(noun, page.title), likeness(whole, page.title)) * (isInMenuKind(page) ? 1 : 0.7),
  );
  if (titled && titled.score >= 0.8) return titled;
  const kind = KIND_NOUNS.find(([pattern]) => pattern.test(noun) || pattern.test(whole))?.[1];
  const ofKind = kind && best(pages, (page) => (page.kind === kind ? 0.9 : 0));
  if (ofKind) return ofKind;
  const [, what = '', of = ''] =
    /^(board|kanban|calendar|gallery|list)(?: page)? (?:of|for|with) (.+)$/i.exec(noun) ?? [
      undefined,
      ...(/^(.+) (board|kanban|calendar|gallery|list)$/i.exec(noun)?.slice(1).toReversed() ?? []),
    ];
  const shown = findEntity(context, of || noun);
  const wanted = what === '' ? 'list' : (KIND_NOUNS.find(([pattern]) => pattern.test(what))?.[1] ?? 'list');
  const ofData =
    shown && best(pages, (page) => (page.entity === shown.item.name && page.kind === wanted ? 0.7 : 0));
  return ofData ?? titled;
}

export interface FoundSection {
  page: Page;
  pageAt: number;
  at: number;
  score: number;
}
const SECTION_NOUN = / (?:section|block|part|area|widget|heading|box|chart|graph)$/iu;
const SECTION_KINDS: readonly [RegExp, string][] = [
  [/^(?:hero|banner|headline|header|intro(?:duction)?|welcome(?: text)?)$/i, 'hero'],
  [/^(?:chart|graph|diagram|plot)s?$/i, 'chart'],
  [/^(?:figures?|numbers?|stats|statistics|kpis?|key figures)$/i, 'figures'],
  [/^(?:warnings?|alerts?|attention)$/i, 'attention'],
  [/^(?:pricing|price (?:list|table)|plans|prices)$/i, 'pricing'],
  [/^(?:faqs?|questions(?: and answers)?|q&a)$/i, 'questions'],
  [/^contact(?: form)?$/i, 'contact'],
  [/^(?:gallery|pictures)$/i, 'gallery'],
  [/^(?:text|paragraph)$/i, 'text'],
];

export function findSections(context: Context, phrase: string, pageAt?: number): FoundSection[] {
  const whole = bare(phrase);
  const noun = whole.replace(SECTION_NOUN, '');
  const kind = SECTION_KINDS.find(([pattern]) => pattern.test(noun) || pattern.test(whole))?.[1];
  const all = context.app.pages
    .flatMap((page, index) =>
      pageAt !== undefined && index !== pageAt
        ? []
        : page.sections.map((section, at): FoundSection => ({
            page,
            pageAt: index,
            at,
            score: Math.max(
              likeness(noun, section.heading),
              likeness(whole, section.heading),
              section.kind === kind ? 0.6 : 0,
            ),
          })),
    )
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  return all.filter(({ score }) => score === all[0]?.score);
}

const ROLE_NOUN = / (?:role|roles|group|team members?|members?)$/iu;
export function findRole({ app }: Context, phrase: string): Found<Blueprint['roles'][number]> | undefined {
  const noun = bare(phrase).replace(ROLE_NOUN, '');
  return best(app.roles, ({ label, name }) => likest(noun, [label, name]), 0.6);
}

export interface FoundOption extends FoundField {
  option: Option;
  optionAt: number;
}

const OPTION_NOUN = / (?:option|choice|status|state|stage|value|column|step|category|track)$/iu;

/** An option by its label, anywhere or in the choice that is named. */
export function findOptions(context: Context, phrase: string, where?: FoundField): FoundOption[] {
  const whole = bare(phrase);
  const noun = whole.replace(OPTION_NOUN, '').replace(/^(?:option|choice|status|state|stage|value) /iu, '');
  const inField = ({ entity, entityAt, field, at }: Omit<FoundField, 'score'>): FoundOption[] => {
    const found = best(
      field.options ?? [],
      ({ label, name }) => Math.max(likest(noun, [label, name]), likeness(whole, label)),
      0.75,
    );
    return found
      ? [{ entity, entityAt, field, at, option: found.item, optionAt: found.at, score: found.score }]
      : [];
  };
  if (where) return inField(where);
  const all = context.app.entities
    .flatMap((entity, entityAt) =>
      entity.fields.flatMap((field, at) => inField({ entity, entityAt, field, at })),
    )
    .sort((a, b) => b.score - a.score);
  const top = all.filter(({ score }) => score === all[0]?.score);
  const near = top.filter(({ entity }) => entity.name === context.recent);
  return near.length > 0 ? near : top;
}

/** The choice that “options of orders”, “the stages” or “Deal stage” means. */
export function findChoice(context: Context, phrase: string): FoundField | undefined {
  const noun = bare(phrase)
    .replace(/ ?\b(?:options?|choices?|values?|list|dropdown)$/iu, '')
    .replace(/^(?:options?|choices?|values?) (?:of|for|in) /iu, '');
  const named = findFields(context, noun).find(({ field }) => field.type === 'select');
  if (named) return named;
  const owner = findEntity(context, noun.replace(/ ?\b(?:status|state|stage|phase)(?:s|es)?$/iu, '') || 'it');
  if (!owner) return undefined;
  const { item: entity, at: entityAt } = owner;
  const name = entity.states?.field ?? entity.fields.find(({ type }) => type === 'select')?.name;
  const at = entity.fields.findIndex((field) => field.name === name);
  const field = entity.fields[at];
  return field && { entity, entityAt, field, at, score: 0.6 };
}

export const dateOf = (entity: Entity): Field | undefined =>
  entity.fields.find((field) => isDate(field) && field.required) ?? entity.fields.find(isDate);
