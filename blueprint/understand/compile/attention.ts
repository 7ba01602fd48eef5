import { kindOfDate } from './rows/moments.ts';
import { attention } from '../../concepts/pages.ts';
import { minorUnits } from '../../currencies.ts';
import { isDate, isNumeric } from '../../fields.ts';
import type { AppLanguage } from '../../kinds.ts';
import type { Condition, Entity, Field, Limit, Section } from '../../schema.ts';
import type { AttentionFact, Facts, RuleFact } from '../facts.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { dueOf } from './due.ts';
import { DUE, OVER } from '../words/measures.ts';
import { attributeNamed, isMinimum } from '../ontology/index.ts';
import type { Made } from './entities.ts';
import { capital } from '../../capital.ts';
import { cut, TEXTS } from './texts.ts';

// Rows that somebody has to look after.

export const heading = (text: string) => cut(capital(text), 120);
export const lower = (text: string, { language }: Pick<Facts, 'language'>) =>
  language === 'de' ? text : text.toLowerCase();
/** The day a row is about, and not one on which something began long ago. */
export function dayOf({ fields }: Entity, { language }: Facts): Field | undefined {
  const days = fields.filter(
    (field) =>
      isDate(field) &&
      !/^(?:birthDate|hireDate|joinedOn|purchaseDate)$/.test(
        attributeNamed(field.label, language)?.name ?? '',
      ),
  );
  return days.find((field) => kindOfDate(field, language) !== 'begun') ?? days[0];
}

/** "Stock below 5": "fewer than 5 tins" says nothing without what is compared. */
export function compared({ op, field, value }: Limit, { fields }: Entity, language: AppLanguage): string {
  const of = (name: string) => fields.find((one) => one.name === name);
  const labelOf = (name: string) => lower(of(name)?.label ?? name, { language });
  const number = of(field);
  const amount =
    number?.type === 'money' && typeof value === 'number' ? value / minorUnits(number.currency) : value;
  return TEXTS[language][op](labelOf(field), typeof amount === 'number' ? String(amount) : labelOf(amount));
}

/** "Who hasn't paid": the rows that were asked for. */
function askedFor(facts: Facts, made: readonly Made[]): Section[] {
  return facts.pages.flatMap(({ attention: asked, entity: noun, title = '' }): Section[] => {
    const entity = made.find(({ fact }) => fact.noun === noun)?.entity;
    const when = asked && entity ? conditionOf(asked, entity, facts) : undefined;
    if (!entity || !when) return [];
    const what = isLimit(when) ? compared(when, entity, facts.language) : title;
    return [attention(heading(`${entity.plural}: ${what}`), entity.name, when)];
  });
}

/** What is entered once it is over. */
const PAST: readonly Category[] = ['measurement', 'message', 'money', 'document'];

/** How many there are of what nobody asked for. */
export const MOST = 3;
export const SOON = 30;
const isLimit = (when: Condition): when is Limit => when.op === 'below' || when.op === 'above';

/** Fields that say how much there may be at most. */
const MOST_OF = /\bmax|máxim|höchst|最高|الحد الأقصى/iu;
const isStock = (label: string, language: AppLanguage): boolean =>
  ['stock', 'quantity'].includes(attributeNamed(label, language)?.name ?? '');

/** Below so few there is little left, where nobody says how few. */
const FEW = 5;

/** Which number of a row is compared, and with what: the number that was told, or a field that says how much there may be. */
export function limitOf(
  entity: Entity,
  { op, field = '', value }: { op: Limit['op']; field?: string | undefined; value?: number | undefined },
  { language }: Pick<Facts, 'language'>,
): Limit | undefined {
  const isBound = ({ label }: Field) => isMinimum(label, language) || (op === 'above' && MOST_OF.test(label));
  const numbers = entity.fields.filter(({ type }) => type === 'number');
  const stem = keyOf(field).slice(0, 5);
  // What falls below a minimum is never that minimum.
  const amounts = numbers.filter((one) => !isBound(one));
  const number =
    entity.fields.find((one) => isNumeric(one) && !isBound(one) && keyOf(one.label) === keyOf(field)) ??
    amounts.find(({ label }) => stem !== '' && keyOf(label).includes(stem)) ??
    amounts.find(({ label }) => isStock(label, language)) ??
    amounts[0];
  if (!number) return undefined;
  const told = value !== undefined && number.type === 'money' ? value * minorUnits(number.currency) : value;
  const bounds = numbers.filter(isBound);
  const bound = bounds.find(({ label }) => op === 'above' && MOST_OF.test(label)) ?? bounds[0];
  const than = told ?? bound?.name;
  return than === undefined ? undefined : { op, field: number.name, value: than };
}

/** The limit that a rule watches; nothing where it watches none, or the rows have no number for it. */
export function watchedLimit(entity: Entity, { details }: RuleFact, facts: Facts): Limit | undefined {
  const op = details.below === undefined ? 'above' : 'below';
  const told = details[op];
  if (told === undefined) return undefined;
  const field = typeof details.field === 'string' ? details.field : undefined;
  const asked = { op, field, value: typeof told === 'number' ? told : undefined } as const;
  const limit = limitOf(entity, asked, facts);
  return limit ?? (op === 'below' ? limitOf(entity, { ...asked, value: FEW }, facts) : undefined);
}

/** A day that only ends what began on another. */
const ENDING =
  /^(?:ends?|end (?:date|time)|until|to|bis|ende|enddatum|fin|fecha de fin|date de fin|hasta|结束\p{L}*|.*الانتهاء)$/iu;

function conditionOf(
  { when, field = '', value }: AttentionFact,
  entity: Entity,
  facts: Facts,
): Condition | undefined {
  if (when === 'below' || when === 'above') return limitOf(entity, { op: when, field, value }, facts);
  const stem = keyOf(field).slice(0, 5);
  const dates = entity.fields.filter((one) => isDate(one) && (when !== 'within' || !OVER.test(one.label)));
  const named = dates.find(({ label }) => keyOf(label) === keyOf(field));
  const said = dates.find(({ label }) =>
    facts.fields.some((one) => one.source.from === 'text' && keyOf(one.label) === keyOf(label)),
  );
  // "For over a year" counts from a day on which something was done.
  const isElapsed = when === 'past' && value !== undefined;
  const due = isElapsed ? said : dates.find(({ label }) => DUE.test(label));
  const starts = dates.find((one) => kindOfDate(one, facts.language) === 'start');
  // "Today's appointments" are those that begin today, and nobody is asked for by the day of their birth.
  const isAhead = when === 'within' && field === '' && due !== undefined && ENDING.test(due.label);
  const day =
    named ??
    (isAhead ? starts : undefined) ??
    due ??
    // "Not back yet": by the day to which it was lent.
    (when === 'past' && value === undefined ? dates.find(({ label }) => ENDING.test(label)) : undefined) ??
    dates.find((one) => !['birth', 'longAgo'].includes(kindOfDate(one, facts.language)));
  if (when === 'is' || when === 'isNot') {
    const yesNo = entity.fields.find(
      ({ type, label }) => type === 'boolean' && stem !== '' && keyOf(label).includes(stem),
    );
    if (yesNo) return { op: 'is', field: yesNo.name, value: when === 'is' };
    const isLife = ({ name }: Field) => name === entity.states?.field;
    const life = entity.fields.find(isLife);
    const others = entity.fields.filter((one) => one.type === 'select' && !isLife(one));
    const named = [...(life ? [life] : []), ...others].flatMap((one) => {
      const option = one.options?.find(({ label }) => stem !== '' && keyOf(label).includes(stem));
      return option ? [{ field: one.name, value: option.name }] : [];
    })[0];
    if (when === 'is' && named) return { op: 'is', ...named };
    // What isn't shipped yet is where it stands before that.
    const stages = life?.options ?? [];
    const reached = stages.findIndex(({ name }) => named?.field === life?.name && name === named?.value);
    const before = stages[Math.max(0, reached - 1)];
    if (life && before) return { op: 'is', field: life.name, value: before.name };
  }
  if (!day) return undefined;
  return when === 'within'
    ? { op: 'within', field: day.name, days: Math.min(366, Math.max(1, value ?? SOON)) }
    : {
        op: 'past',
        field: day.name,
        ...(value !== undefined && { days: Math.min(3660, Math.max(1, value)) }),
      };
}

/** The rows that lie beyond a limit. */
const beyond = (entity: Entity, limit: Limit, { language }: Facts): Section =>
  attention(heading(`${entity.plural}: ${compared(limit, entity, language)}`), entity.name, limit);

const WEEK = 7;
export const comingUp = (entity: Entity, { name }: Field, { language }: Facts): Section =>
  attention(heading(TEXTS[language].soon(entity.plural)), entity.name, {
    op: 'within',
    field: name,
    days: WEEK,
  });

/** Days that never lie ahead: those of planting, of joining, of what was done last. */
const GONE: readonly string[] = ['longAgo', 'birth', 'begun', 'lately', 'back'];

/** The day by which a loan is due back: "return date". */
const backOf = ({ fields }: Entity, { language }: Facts): Field | undefined =>
  fields.find((field) => isDate(field) && attributeNamed(field.label, language)?.name === 'returnDate');

/** What needs somebody: what a rule watches, what runs low, and what is due in the next days. */
export function attentionOf(facts: Facts, made: readonly Made[]): Section[] {
  const texts = TEXTS[facts.language];
  const watched = facts.rules.flatMap((rule): Section[] => {
    const entity = made.find(({ fact }) => fact.noun === rule.owner)?.entity;
    if (!entity) return [];
    const { below, above, field } = rule.details;
    const title = heading(`${texts.attention}: ${lower(entity.plural, facts)}`);
    if (below !== undefined || above !== undefined) {
      const limit = watchedLimit(entity, rule, facts);
      return limit ? [beyond(entity, limit, facts)] : [];
    }
    if (rule.kind !== 'reminder') return [];
    const days = entity.fields.filter(isDate);
    const day =
      days.find((one) => keyOf(one.label) === keyOf(String(field ?? ''))) ??
      dueOf(days, facts.language) ??
      days[0];
    return day ? [attention(title, entity.name, { op: 'within', field: day.name, days: 30 })] : [];
  });
  const low = made.flatMap(({ entity }): Section[] => {
    const numbers = entity.fields.filter(({ type }) => type === 'number');
    const limit = numbers.find(({ label }) => isMinimum(label, facts.language));
    const stock = numbers.find((field) => field !== limit && isStock(field.label, facts.language));
    return stock && limit
      ? [beyond(entity, { op: 'below', field: stock.name, value: limit.name }, facts)]
      : [];
  });
  // What was lent and isn't back is looked after, whether anybody asks for it or not.
  const late = made.flatMap(({ entity, fact }): Section[] => {
    const back = dueOf(entity.fields.filter(isDate), facts.language) ?? backOf(entity, facts);
    return fact.concept === 'loan' && back && entity.states
      ? [attention(heading(texts.overdue(entity.plural)), entity.name, { op: 'past', field: back.name })]
      : [];
  });
  const soon = made.flatMap(({ entity, fact }): Section[] => {
    const shown = facts.pages.some(({ kind, entity: noun }) => kind === 'calendar' && noun === fact.noun);
    const days = entity.fields.filter(isDate);
    const isLent = fact.concept === 'loan' || days.some((one) => kindOfDate(one, facts.language) === 'back');
    // Of what is lent, the day ahead is the one by which it is due back.
    const day = isLent ? dueOf(days, facts.language) : dayOf(entity, facts);
    // A day without a time or a life is one on which something was noted.
    const isPast = PAST.includes(categoryFor(fact, lexiconFor(facts.language), facts.language) ?? 'work');
    const isGone = day !== undefined && GONE.includes(kindOfDate(day, facts.language));
    const isAhead = !isPast && !isGone && (day?.type === 'dateTime' || entity.states !== undefined);
    return shown && day && isAhead ? [comingUp(entity, day, facts)] : [];
  });
  const seen = new Set<string>();
  const asked = askedFor(facts, made);
  // What a reminder or a wish watches already is not shown again for the next days, nor as overdue.
  const watches = [...asked, ...watched].flatMap((one) =>
    one.kind === 'attention' && 'field' in one.when
      ? [{ entity: one.entity, field: one.when.field, op: one.when.op }]
      : [],
  );
  const isWatched = (section: Section, isSameOnly: boolean) =>
    section.kind === 'attention' &&
    watches.some(
      ({ entity, field, op }) =>
        entity === section.entity &&
        'field' in section.when &&
        field === section.when.field &&
        (!isSameOnly || op === section.when.op),
    );
  const own = [
    ...late.filter((one) => !isWatched(one, false)),
    ...soon.filter((one) => !isWatched(one, true)).slice(0, 1),
  ];
  return [...asked, ...watched, ...low, ...own]
    .filter((section) => {
      const key = JSON.stringify({ ...section, heading: '' });
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, Math.max(asked.length, MOST));
}
