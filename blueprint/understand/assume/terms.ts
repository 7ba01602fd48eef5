import type { AppLanguage } from '../../kinds.ts';
import type { EntityFact, Facts, FieldFact, Span } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { type AttributeName, fieldOf } from '../ontology/attributes/index.ts';
import { attributeNamed } from '../ontology/index.ts';
import { NUMBERS } from '../words/english-numbers.ts';
import { lookUp } from '../words/look-up.ts';
import { DUE } from '../words/measures.ts';
import { TERM_WORDS } from '../words/terms.ts';

// How long things take and when they are due become what their rows start with.

type Kind = 'length' | 'due' | 'expiry';
interface Term extends Span {
  kind: Kind;
  minutes: number;
  /** Where the number begins. */
  count: number;
}

type Pattern = readonly [says: RegExp, kind: Kind];
const COUNT = String.raw`(?<count>\d{1,4}|${Object.keys(NUMBERS).join('|')}|una?|une?|eine[mnr]?|[一两三])`;
const COUNTS: Readonly<Record<string, number>> = { ...NUMBERS, 一: 1, 两: 2, 三: 3 };

function patternsOf(language: AppLanguage): Pattern[] {
  const { short, long, lengths, dues, expiries } = TERM_WORDS[language];
  const gap = language === 'zh' ? String.raw`\s?` : '[ -]?';
  const amount = (units: typeof short) => `${COUNT}${gap}(?<unit>${units.map(([unit]) => unit).join('|')})`;
  const edge = language === 'zh' ? '' : String.raw`(?<!\p{L})`;
  const end = language === 'zh' ? '' : String.raw`(?!\p{L}|\s*[-–]\s*\d)`;
  const all = (parts: readonly string[], kind: Kind) =>
    parts.map((part): Pattern => {
      const whole = part.replace('{short}', amount(short)).replace('{long}', amount(long));
      return [new RegExp(`${edge}${whole}${end}`, 'giu'), kind];
    });
  return [...all(lengths, 'length'), ...all(dues, 'due'), ...all(expiries, 'expiry')];
}
const PATTERNS = new Map<AppLanguage, Pattern[]>();
function patternsFor(language: AppLanguage): Pattern[] {
  const known = PATTERNS.get(language) ?? patternsOf(language);
  PATTERNS.set(language, known);
  return known;
}

const ENDS = /[.;!?\n。；！？؛]/u;
/** The clause before a place, and behind it. */
const before = (text: string, at: number): string => text.slice(0, at).split(ENDS).at(-1) ?? '';
const behind = (text: string, at: number): string => text.slice(at).split(ENDS)[0] ?? '';
/** "Two hours a week" is how often something happens. */
const PER =
  /^\s*(?:a|per|each|every|por|al|par|pro|am|in the|um)\s+(?:day|week|month|year|día|semana|mes|jour|semaine|mois|tag|woche|monat)/iu;

function termsIn(text: string, language: AppLanguage): Term[] {
  const { short, long, other } = TERM_WORDS[language];
  return patternsFor(language).flatMap(([says, kind]) =>
    [...text.matchAll(says)].flatMap((match): Term[] => {
      const { index: start, 0: all, groups = {} } = match;
      const { count = '', unit = '' } = groups;
      const each = [...short, ...long].find(([one]) => new RegExp(`^(?:${one})$`, 'iu').test(unit))?.[1] ?? 0;
      const minutes =
        (/^\d/u.test(count) ? Number(count) : (lookUp(COUNTS, count.toLowerCase()) ?? 1)) * each;
      const end = start + all.length;
      const rest = behind(text, end);
      const isOther = PER.test(rest) || other.test(before(text, start)) || other.test(rest.slice(0, 12));
      return isOther || minutes <= 0
        ? []
        : [{ start, end, kind, minutes, count: start + all.indexOf(count) }];
    }),
  );
}

/** As many letters of a noun as its other forms share. */
const stemOf = (noun: string): string => {
  const key = keyOf(noun);
  return key.length > 5 ? key.slice(0, -2) : key.length > 3 ? key.slice(0, -1) : key;
};

/** Nothing is said of how long these take. */
const LASTING: readonly (Category | undefined)[] = ['person', 'organisation', 'place'];

type SortOf = (entity: EntityFact) => Category | undefined;

/** The thing that a clause names last before a term. */
function subjectOf(facts: Facts, { count }: Term, text: string, sortOf: SortOf): EntityFact | undefined {
  const said = keyOf(before(text, count)).slice(-80);
  const isSpaced = facts.language !== 'zh';
  const placeOf = (words: string) => {
    const stem = stemOf(words);
    const at = said.lastIndexOf(stem);
    const isStart = !isSpaced || /^(?:|.*(?:\P{L}|ال))$/su.test(said.slice(0, Math.max(0, at)));
    return at >= 0 && isStart ? at + stem.length : -1;
  };
  const named = facts.entities
    .filter((entity) => !LASTING.includes(sortOf(entity)))
    .map((entity) => {
      const { noun, plural } = entity;
      const head = facts.language === 'en' ? [noun.split(' ').at(-1) ?? noun] : [];
      const last = Math.max(...[noun, plural, ...head].map(placeOf));
      return { entity, last };
    })
    .filter(({ last }) => last >= 0)
    .sort((a, b) => b.last - a.last);
  return named[0]?.entity;
}

/** A field that such things usually have. */
const usual = (owner: string, name: AttributeName, { language }: Facts, span: Span): FieldFact => {
  const { label, type } = fieldOf(name);
  return { owner, label: label[language], type, source: { from: 'text', spans: [span] } };
};

/** The facts with a field that starts with a value: one that is there, or another. */
function withDefault(
  facts: Facts,
  old: FieldFact | undefined,
  made: () => FieldFact,
  value: string | number,
  { start, end }: Span,
): Facts {
  if (old?.default !== undefined) return facts;
  const source =
    old?.source.from === 'text' ? old.source : { from: 'text' as const, spans: [{ start, end }] };
  const field = { ...(old ?? made()), default: value, source };
  return {
    ...facts,
    fields: old ? facts.fields.map((one) => (one === old ? field : one)) : [...facts.fields, field],
  };
}

function withLength(facts: Facts, owner: string, term: Term): Facts {
  const own = facts.fields.filter((one) => one.owner === owner);
  const named = (name: string) =>
    own.find(({ label }) => attributeNamed(label, facts.language)?.name === name);
  const old = named('duration') ?? own.find(({ type }) => type === 'duration');
  const end = named('ends');
  // When something ends follows from how long it takes, unless both are entered.
  if (!old && end && end.source.from !== 'knowledge') return facts;
  const fields = old ? facts.fields : facts.fields.filter((one) => one !== end);
  const made = () => usual(owner, 'duration', facts, term);
  return withDefault({ ...facts, fields }, old, made, term.minutes, term);
}

const DAY = 1440;
const MOST_DAYS = 9999;
/** What of a row says when it is over; that it was returned is written down later. */
const OVER: Readonly<Record<'due' | 'expiry', readonly string[]>> = {
  due: ['dueDate', 'expiryDate', 'endDate'],
  expiry: ['expiryDate', 'endDate', 'dueDate'],
};

function withDay(facts: Facts, owner: EntityFact, term: Term, kind: 'due' | 'expiry'): Facts {
  const { language } = facts;
  const days = Math.round(term.minutes / DAY);
  if (days < 1 || days > MOST_DAYS) return facts;
  const dates = facts.fields.filter(({ owner: noun, type }) => noun === owner.noun && type === 'date');
  const nameOf = ({ label }: FieldFact) => attributeNamed(label, language)?.name ?? '';
  const known = OVER[kind].map((name) => dates.find((one) => nameOf(one) === name)).find(Boolean);
  const old = known ?? dates.find((one) => DUE.test(one.label) && nameOf(one) !== 'returnDate');
  const made = () => usual(owner.noun, kind === 'due' ? 'dueDate' : 'expiryDate', facts, term);
  const label = (old ?? made()).label;
  const whole = withDefault(facts, old, made, `today+${days}`, term);
  const isShown = facts.pages.some(
    ({ entity, attention }) => entity === owner.noun && attention?.when === 'past',
  );
  if (isShown) return whole;
  const source = { from: 'text' as const, spans: [{ start: term.start, end: term.end }] };
  const title = TERM_WORDS[language].isOver;
  const page = { kind: 'home' as const, entity: owner.noun, title, source };
  return { ...whole, pages: [...whole.pages, { ...page, attention: { when: 'past', field: label } }] };
}

/** What is lent is due back where its loans are kept. */
function dueOf(
  facts: Facts,
  entity: EntityFact,
  sortOf: (one: EntityFact) => Category | undefined,
): EntityFact {
  const takers = facts.relations.filter(({ to }) => to === entity.noun).map(({ from }) => from);
  return facts.entities.find((one) => takers.includes(one.noun) && sortOf(one) === 'booking') ?? entity;
}

const BETWEEN = String.raw`\s*(?:(?:is|are|costs?|of|at|=|:|es de|es|est de|beträgt|为|是)\s*)?`;
/** A whole amount: the 2 of 2.5 is none. */
const WHOLE = String.raw`(\d{1,6}(?:[.,]\d{2})?)(?![.,]?\d)`;
/** An amount right behind its field: "deposit is 50 euros", "annual fee 12 a year", "entry costs £5". */
const AMOUNT = new RegExp(
  String.raw`^${BETWEEN}(?:[€£$]\s?${WHOLE}|${WHOLE}(?:\s?(?:€|£|euros?|pounds|dollars|欧元|元)|(?=\s+(?:a|per) (?:year|month)|\s*(?:[.;\n]|$))))(?![\d-])(?!\s*(?:per|a|an|each|every|/|por|par|pro|每)\s*(?:day|night|hour|week|person|head|km|mile|kg|día|noche|hora|jour|nuit|heure|tag|nacht|stunde|天|晚|小时))`,
  'iu',
);

/** What an amount usually is; two different ones are examples. */
function withAmount(field: FieldFact, text: string): FieldFact {
  const { source, type } = field;
  if (type !== 'money' || source.from !== 'text' || field.default !== undefined) return field;
  const said = source.spans.flatMap(({ end }) => {
    const match = AMOUNT.exec(text.slice(end, end + 40));
    const amount = match?.[1] ?? match?.[2];
    return amount === undefined ? [] : [Number(amount.replace(',', '.'))];
  });
  const [only, ...others] = new Set(said);
  return only === undefined || others.length > 0 ? field : { ...field, default: only };
}

/** The facts with the lengths and the days that a description gives its things. */
export function withTerms(given: Facts, text: string, lexicon: Lexicon): Facts {
  const facts = { ...given, fields: given.fields.map((field) => withAmount(field, text)) };
  const terms = termsIn(text, facts.language);
  const sortOf = (entity: EntityFact) => categoryFor(entity, lexicon, facts.language);
  // "Years" of "valid for two years" was read as something that is entered.
  const isSpent = ({ source, default: value }: FieldFact) =>
    value === undefined &&
    source.from === 'text' &&
    source.spans.every(({ start, end }) => terms.some((term) => start >= term.count && end <= term.end));
  const left: Facts = { ...facts, fields: facts.fields.filter((field) => !isSpent(field)) };
  return terms.reduce((whole: Facts, term) => {
    const entity = subjectOf(whole, term, text, sortOf);
    if (!entity) return whole;
    return term.kind === 'length'
      ? withLength(whole, entity.noun, term)
      : withDay(whole, term.kind === 'due' ? dueOf(whole, entity, sortOf) : entity, term, term.kind);
  }, left);
}
