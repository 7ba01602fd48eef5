import type { Context } from '../change.ts';
import { findEntity, findFieldIn, findFields, type Found, type FoundField } from '../find.ts';
import type { Entity } from '../../schema.ts';
import { bare, keyOf, likeness, listed } from '../text.ts';
import { OTHERS } from '../words/index.ts';
import type { OtherLanguage, RequestWords } from '../words/intents.ts';

// What phrases of the other languages name in an app.

export type OtherContext = Context & { language: OtherLanguage };
export const wordsOf = ({ language }: Pick<OtherContext, 'language'>): RequestWords => OTHERS[language];

/** As often as words may stand before a noun: “the new field”. */
const MOST_BEFORE = 4;

/** A phrase without what stands around its noun in its language. */
export function bareIn(phrase: string, context: Pick<OtherContext, 'language'>): string {
  const { articles, nouns } = wordsOf(context);
  let noun = bare(phrase);
  for (let times = 0; times < MOST_BEFORE; times += 1) {
    const next = bare(noun.replace(articles, '').replace(nouns, '').trim());
    if (next === noun || next === '') break;
    noun = next;
  }
  return noun;
}

const QUOTED = /^["“„«「‹'].+["”“»」›']$/u;
const MOST_WORDS = 5;
const MOST_CHARACTERS = 12;

/** Whether a phrase can be what something is called: few words, and none that others depend on; what stands in quotes always can. */
export function isName(phrase: string, context: Pick<OtherContext, 'language'>): boolean {
  const name = phrase.trim();
  if (QUOTED.test(name)) return true;
  if (!/\p{L}{2}|\p{Script=Han}/u.test(name) || /[<>{};$\\=,，、。；：:]/u.test(name)) return false;
  const isShort =
    context.language === 'zh' ? name.length <= MOST_CHARACTERS : name.split(' ').length <= MOST_WORDS;
  return isShort && !wordsOf(context).noName.test(name);
}

/** “And” is joined to the word after it, and some words begin with its letter themselves. */
const ARABIC_AND =
  / و(?!صف|زن|قت|حد[ةه]|صول|اجب|رق|لد|لي|ظيف|سيل|ثيق|كيل|جب[ةه]|رش|قود|الد|جه[ةه]|ضع|سم|سط|دي)(?=\S{2})/gu;

/** The parts of a list, each without what stands before it. */
export const partsOf = (text: string, context: Pick<OtherContext, 'language'>): string[] =>
  listed(
    context.language === 'zh'
      ? text.replace(/[和与及]|以及/gu, '、')
      : context.language === 'ar'
        ? text.replace(ARABIC_AND, '، ')
        : text,
  )
    .map((part) => bareIn(part, context))
    .filter((part) => keyOf(part) !== '');

/** A word of a language that joins prefixes and suffixes to it, and the word within. */
function* formsOf(phrase: string, context: OtherContext): Generator<string> {
  const noun = bareIn(phrase, context);
  yield noun;
  const without = bareIn(noun.replace(wordsOf(context).possessives, ' ').trim(), context);
  if (without !== noun && without !== '') yield without;
  if (context.language === 'ar') {
    const open = noun.replace(/^(?:لل|بال|وال|فال|كال|[لبوف](?=\S{3}))/u, '');
    if (open !== noun) yield open;
    const owned = open.replace(/(?:هما|هم|هن|ها|ه|نا|كم|ي)$/u, '');
    if (owned !== open && owned.length > 2) {
      yield owned;
      yield owned.replace(/ت$/u, 'ة');
    }
  }
  if (context.language === 'zh') {
    const open = noun.replace(
      /(?:那里|那边|里面|里|中|上|这里|信息|资料|的|表|单|列表|数据|记录|页面)+$/u,
      '',
    );
    if (open !== noun && open !== '') yield open;
  }
}

/** Data is meant by a phrase from this likeness on. */
const ENOUGH = 0.6;

export function entityNamed(context: OtherContext, phrase: string): Found<Entity> | undefined {
  for (const noun of formsOf(phrase, context)) {
    const found = findEntity(context, noun);
    if (found && found.score >= ENOUGH) return found;
  }
  return undefined;
}

interface Owned {
  field: string;
  entity: Found<Entity>;
}

/** The ways in which a phrase may say a field and the data that has it: “the price of orders”. */
export function* ownedIn(context: OtherContext, phrase: string): Generator<Owned> {
  const noun = bareIn(phrase, context);
  for (const match of noun.matchAll(wordsOf(context).of)) {
    const head = noun.slice(0, match.index);
    const tail = noun.slice(match.index + match[0].length);
    // The data stands first in Chinese.
    const [field, owner] = context.language === 'zh' ? [tail, head] : [head, tail];
    const entity = owner === '' || field === '' ? undefined : entityNamed(context, owner);
    if (entity) yield { field, entity };
  }
  if (context.language === 'zh')
    for (const [at, { label }] of context.app.entities.entries()) {
      const item = context.app.entities[at];
      if (item && noun.startsWith(label) && noun.length > label.length)
        yield { field: noun.slice(label.length), entity: { item, at, score: 1 } };
    }
  if (context.language === 'ar')
    for (const match of noun.matchAll(/ /gu)) {
      const entity = entityNamed(context, noun.slice(match.index + 1));
      if (entity) yield { field: noun.slice(0, match.index), entity };
    }
}

export function fieldIn(context: OtherContext, entityAt: number, phrase: string): FoundField | undefined {
  const forms = [...formsOf(phrase, context)];
  for (const noun of forms) {
    const found = findFieldIn(context, entityAt, noun);
    if (found && found.score >= ENOUGH) return found;
  }
  // Words of Chinese have no spaces between them, so that a part of one is looked for in the text.
  const entity = context.app.entities[entityAt];
  if (context.language !== 'zh' || !entity) return undefined;
  const isPart = (label: string) =>
    label.length > 1 &&
    forms.some((noun) => noun.length > 1 && (noun.includes(label) || label.includes(noun)));
  const at = entity.fields.findIndex(({ label }) => isPart(label));
  const field = entity.fields[at];
  return field && { entity, entityAt, field, at, score: 0.6 };
}

/** All fields that a phrase may name. */
export function fieldsNamed(context: OtherContext, phrase: string): FoundField[] {
  const { app } = context;
  const noun = bareIn(phrase, context);
  const exact = app.entities.flatMap((entity, entityAt) =>
    entity.fields.flatMap((field, at) =>
      likeness(noun, field.label) >= 0.95 ? [{ entity, entityAt, field, at, score: 1 }] : [],
    ),
  );
  const near = exact.filter(({ entity }) => entity.name === context.recent);
  if (exact.length > 0) return near.length > 0 ? near : exact;
  for (const { field, entity } of ownedIn(context, phrase)) {
    const found = fieldIn(context, entity.at, field);
    if (found) return [found];
  }
  for (const form of formsOf(phrase, context)) {
    const found = findFields(context, form).filter(({ score }) => score >= ENOUGH);
    if (found.length > 0) return found;
  }
  if (context.language !== 'zh') return [];
  return app.entities.flatMap((_, at) => fieldIn(context, at, phrase) ?? []);
}

/** What the English rules call “it”: a field that was found already. */
export const about = (context: OtherContext, { entity, field }: FoundField): OtherContext => ({
  ...context,
  recent: entity.name,
  recentField: field.name,
});
