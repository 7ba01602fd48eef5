import { capital } from '#blueprint/capital.ts';
import { isNumeric } from '#blueprint/fields.ts';
import type { AppLanguage, FieldType } from '#blueprint/kinds.ts';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Value } from '#blueprint/understand/correct/revalued.ts';
import {
  type AccessFact,
  type FieldFact,
  type Facts,
  isLimitRule,
  isMailed,
  type PageFact,
  type RelationFact,
  type RuleFact,
  type Source,
  type Span,
  spansOf,
  type StatesFact,
  type Understanding,
} from '#blueprint/understand/facts.ts';
import type { Rule } from '#blueprint/schema.ts';
import { listed } from '../../format/list.ts';

// What was understood, in the order and words in which it is shown: by thing, what was said before what was added.

/** Something that was understood, and how it is corrected. */
export interface Fact {
  key: string;
  text: string;
  /** The language that it is called in. */
  lang: AppLanguage;
  /** More about it, such as its choices. */
  detail?: string;
  /** Its choices weren't said, and are those that it usually has. */
  hasUsualValues?: boolean;
  /** It wasn't said, but such an app needs it. */
  isAssumed: boolean;
  /** The words of the description that it was read from. */
  spans: readonly Span[];
  /** Nothing where there is nothing yet. */
  remove?: Correction;
  /** Its text is a name that can be changed. */
  isNamed?: boolean;
  /** What a field holds, where that can be changed. */
  type?: FieldType;
  /** States or choices, in their order. */
  values?: readonly string[];
  /** The correction that changes what is given. */
  change?: (to: Changes) => Correction;
}
interface Changes {
  name?: string | undefined;
  type?: FieldType | undefined;
  values?: readonly Value[] | undefined;
}

/** Rows that the app shows because someone has to look after them: of which there is too little or too much, or which words ask for. */
type Watched = { below?: number } | { above: number | undefined } | { words: string };
/** What is in the app for a rule. */
export type RuleLine = Rule | Watched;

export interface Thing extends Fact {
  noun: string;
  fields: readonly Fact[];
  links: readonly Fact[];
  states: readonly Fact[];
  rules: readonly { fact: Fact; becomes: RuleLine }[];
  /** What was said of who may do what with it. */
  access: readonly { fact: Fact; line: AccessFact }[];
}

const NONE: readonly Span[] = [];
const NONE_YET: readonly string[] = [];
const origin = (source: Source) => ({
  isAssumed: source.from === 'knowledge',
  spans: source.from === 'text' ? source.spans : NONE,
});

const fieldFact =
  (lang: AppLanguage) =>
  ({ owner, label, type, options, hasUsualOptions, source }: FieldFact): Fact => ({
    lang,
    key: `field ${label}`,
    text: capital(label),
    ...(options && options.length > 0 ? { detail: listed(options, lang) } : {}),
    ...origin(source),
    remove: { do: 'removeField', owner, label },
    isNamed: true,
    ...(type !== 'computed' && { type }),
    ...(options && { values: options }),
    ...(hasUsualOptions && { hasUsualValues: true }),
    change: ({ name, type: next, values }) => ({
      do: 'changeField',
      owner,
      label,
      ...(name !== undefined && { to: name }),
      ...(next !== undefined && { type: next }),
      ...(values && { values }),
    }),
  });

function linkFact(
  { from, to, many, label, source }: RelationFact,
  plurals: ReadonlyMap<string, string>,
  lang: AppLanguage,
): Fact {
  const target = many ? (plurals.get(to) ?? to) : to;
  return {
    lang,
    key: `link ${to} ${label ?? ''}`,
    text: capital(label === undefined || label === to || label === target ? target : `${label} (${target})`),
    ...origin(source),
    remove: { do: 'removeRelation', from, to, ...(label === undefined ? {} : { label }) },
  };
}

function accessFact({ who, owner, action, state, allowed, source }: AccessFact, lang: AppLanguage): Fact {
  const line = { who, owner, action, allowed, ...(state === undefined ? {} : { state }) };
  return {
    key: `access ${JSON.stringify(line)}`,
    lang,
    text: who,
    ...origin(source),
    remove: { do: 'removeAccess', ...line },
  };
}

/** Whether the states are this field’s choices, which need not be said twice. */
const isFieldOf = ({ owner, values }: StatesFact, field: FieldFact) =>
  field.owner === owner && field.type === 'select' && field.options?.join() === values.join();

const watchedBy = (below: unknown): Watched => (typeof below === 'number' ? { below } : {});

type Read = Pick<Understanding, 'facts' | 'rules'>;
interface ReadRule {
  fact: RuleFact;
  becomes: RuleLine | null;
}
/** What is in the app for each rule among the facts; nothing where it has nothing that the rule could hold for. */
const readRules = ({ facts, rules }: Read): ReadRule[] =>
  facts.rules.map((fact, at) => {
    // Where no mail is asked for, the home page shows what runs low or high.
    const isWatched = isLimitRule(fact) && !isMailed(fact);
    return { fact, becomes: isWatched ? watched(fact, facts) : (rules[at] ?? null) };
  });

function watched({ owner, details: { below, above } }: RuleFact, { fields }: Facts): Watched | null {
  if (below !== undefined) return watchedBy(below);
  const isThere = fields.some((field) => field.owner === owner && isNumeric(field));
  return isThere ? { above: typeof above === 'number' ? above : undefined } : null;
}

const ruleLine = ({ fact, becomes }: ReadRule, lang: AppLanguage): Thing['rules'] => {
  const { owner, kind, details, source } = fact;
  if (becomes === null) return [];
  const key = `rule ${kind} ${JSON.stringify(details)}`;
  return [
    {
      becomes,
      fact: { key, lang, text: kind, ...origin(source), remove: { do: 'removeRule', owner, kind, details } },
    },
  ];
};

/** Rows to look after, as a line of the thing that they are of. */
const watchedLine = (page: Watching, lang: AppLanguage): Thing['rules'][number] => ({
  becomes:
    page.attention.when === 'below' ? watchedBy(page.attention.value) : { words: capital(page.title ?? '') },
  fact: pageFact(page, lang),
});

/** Where the description asks for rules that the app has nothing for. */
export const rulesWithout = (read: Read): Span[] =>
  readRules(read).flatMap(({ fact, becomes }) => (becomes === null ? spansOf(fact) : []));

/** The things that the app keeps, each with what was understood of it. */
export function thingsOf(read: Read): Thing[] {
  const { language: lang, entities, fields, relations, states, access, pages } = read.facts;
  const rules = readRules(read);
  const arrow = lang === 'ar' ? ' ← ' : ' → ';
  const plurals = new Map(entities.map(({ noun, plural }) => [noun, plural]));
  return entities.map(({ noun, source }) => ({
    key: noun,
    lang,
    noun,
    text: capital(noun),
    ...origin(source),
    remove: { do: 'removeEntity', noun },
    isNamed: true,
    change: ({ name = noun }) => ({ do: 'renameEntity', noun, to: name }),
    fields: fields
      .filter((field) => field.owner === noun && !states.some((one) => isFieldOf(one, field)))
      .map(fieldFact(lang)),
    links: relations.filter(({ from }) => from === noun).map((one) => linkFact(one, plurals, lang)),
    states: states
      .filter(({ owner }) => owner === noun)
      .map(({ values, source: from }) => ({
        key: 'states',
        lang,
        text: values.map((value) => capital(value)).join(arrow),
        ...origin(from),
        remove: { do: 'changeStates', owner: noun, values: [] },
        values,
        change: ({ values: next = [] }) => ({ do: 'changeStates', owner: noun, values: next }),
      })),
    rules: [
      ...rules.filter(({ fact }) => fact.owner === noun).flatMap((one) => ruleLine(one, lang)),
      ...pages
        .filter(isWatching)
        .filter(({ entity }) => entity === noun)
        .map((page) => watchedLine(page, lang)),
    ],
    access: access
      .filter(({ owner, source: from }) => owner === noun && from.from !== 'knowledge')
      .map((line) => ({ line, fact: accessFact(line, lang) })),
  }));
}

/** The states that a thing without any can be given. */
export const newLifeOf = ({ noun, lang }: Thing): Fact => ({
  key: 'new states',
  lang,
  text: '',
  isAssumed: false,
  spans: NONE,
  values: NONE_YET,
  change: ({ values = [] }) => ({ do: 'changeStates', owner: noun, values }),
});

export const rolesOf = ({ roles, language: lang }: Facts): Fact[] =>
  roles.map(({ noun, source }) => ({
    key: `role ${noun}`,
    lang,
    text: noun,
    ...origin(source),
    remove: { do: 'removeRole', noun },
  }));

type Watching = PageFact & { attention: NonNullable<PageFact['attention']> };
/** Rows to look after are told with the thing that they are of. */
const isWatching = (page: PageFact): page is Watching =>
  page.attention !== undefined && page.entity !== undefined;

const pageFact = ({ kind, entity, title, source }: PageFact, lang: AppLanguage): Fact => ({
  key: `page ${kind} ${entity ?? ''} ${title ?? ''}`,
  lang,
  text: title ?? kind,
  ...origin(source),
  remove: {
    do: 'removePage',
    kind,
    ...(entity === undefined ? {} : { entity }),
    ...(title === undefined ? {} : { title }),
  },
});

/** The pages that were asked for; those that any app has are in its picture. */
export const pagesOf = ({ pages, entities, language: lang }: Facts) =>
  pages
    .filter((page) => page.source.from !== 'knowledge' && !isWatching(page))
    .map((page) => ({
      kind: page.kind,
      of: entities.find(({ noun }) => noun === page.entity)?.plural,
      fact: pageFact(page, lang),
      title: page.title,
    }));

/** How much was understood, for whoever only hears it. */
export const countOf = (things: readonly Thing[]) => ({
  things: things.length,
  fields: things.reduce((sum, { fields }) => sum + fields.length, 0),
});
