import { newSection, setSections } from '../../edits.ts';
import { isCounted, isDate, isMeasure } from '../../fields.ts';
import { LIMITS } from '../../kinds.ts';
import type { Condition, Entity, Field, Limit, Section } from '../../schema.ts';
import { WRITTEN_TEXTS, writtenSection } from '../../written.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { findEntity, findFieldIn, findFields, type FoundSection } from '../find.ts';
import { lookUp } from '../../understand/words/look-up.ts';
import { bare, keyOf, labelOf } from '../text.ts';
import { stored } from './fields.ts';

const MOST_HEADING = 120;

/** The page that a section goes to unless one is named: the dashboard for what is counted, else the page the app opens with. */
function usualPage({ app }: Context, kind: Section['kind']): number {
  const dashboard = app.pages.findIndex((page) => page.kind === 'dashboard');
  const home = app.pages.findIndex(({ path }) => path === '/');
  return ['chart', 'figures', 'attention'].includes(kind) && dashboard >= 0 ? dashboard : Math.max(home, 0);
}

export function addSection(context: Context, section: Section, pageAt?: number): Outcome {
  const { app } = context;
  const at = pageAt ?? usualPage(context, section.kind);
  const page = app.pages[at];
  if (!page) return failed('unknown', section.heading);
  // Only these pages show sections.
  const holds = ['home', 'dashboard', 'content'].includes(page.kind);
  if (!holds) return failed('unfit', page.title);
  if (page.sections.length >= LIMITS.sections) return failed('full', page.title);
  if (page.sections.some((one) => one.kind === section.kind && one.heading === section.heading))
    return failed('already', section.heading);
  const sections = section.kind === 'hero' ? [section, ...page.sections] : [...page.sections, section];
  return made(
    'addSection',
    context,
    setSections(app, at, sections),
    section.heading,
    'entity' in section ? section.entity : undefined,
  );
}

export function removeSection(context: Context, { page, pageAt, at }: FoundSection): Outcome {
  const left = page.sections.filter((_, index) => index !== at);
  return made(
    'removeSection',
    context,
    setSections(context.app, pageAt, left),
    page.sections[at]?.heading ?? '',
  );
}

export function renameSection(context: Context, { page, pageAt, at }: FoundSection, phrase: string): Outcome {
  const heading = labelOf(bare(phrase), MOST_HEADING);
  if (keyOf(heading) === '') return failed('unknown', phrase);
  const next = page.sections.map((section, index) => (index === at ? { ...section, heading } : section));
  return made('renameSection', context, setSections(context.app, pageAt, next), heading);
}

/** A section of words, with the heading that it was asked for by. */
export function wordsSection(
  context: Context,
  kind: 'hero' | 'text' | 'pricing' | 'questions' | 'contact',
  heading?: string,
): Section | null {
  const { app } = context;
  if (kind === 'hero' || kind === 'text') {
    const title = labelOf(heading ?? (kind === 'hero' ? app.name : TEXTS[app.language].home), MOST_HEADING);
    const section = newSection(app, kind, title);
    return section?.kind === 'hero' ? { ...section, text: app.tagline } : section;
  }
  return writtenSection(
    app,
    kind,
    labelOf(heading ?? WRITTEN_TEXTS[app.language].titles[kind], MOST_HEADING),
  );
}

const UNITS: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  day: 'day',
  daily: 'day',
  date: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  time: 'month',
  year: 'year',
  yearly: 'year',
  annual: 'year',
  día: 'day',
  semana: 'week',
  mes: 'month',
  año: 'year',
  jour: 'day',
  semaine: 'week',
  mois: 'month',
  an: 'year',
  année: 'year',
  tag: 'day',
  woche: 'week',
  monat: 'month',
  jahr: 'year',
  天: 'day',
  周: 'week',
  月: 'month',
  年: 'year',
  يوم: 'day',
  أسبوع: 'week',
  شهر: 'month',
  سنة: 'year',
};
const unitOf = (by: string | undefined) => {
  const last = (by ?? '').toLowerCase().split(' ').at(-1) ?? '';
  return lookUp(UNITS, last) ?? lookUp(UNITS, keyOf(last));
};
const MEASURED = /\b(?:revenue|sales|turnover|income|earnings|spend(?:ing)?|costs?|takings|money)\b/iu;
const SUM = /^(?:the )?(?:total|sum|amount)(?: of)? /iu;
const AVERAGE = /^(?:the )?(?:average|mean|avg)(?: of)? /iu;
const COUNT = /^(?:the )?(?:number|count|amount|how many)(?: of)? /iu;

interface Measured {
  entity: Entity;
  measure: 'count' | 'sum' | 'average';
  field?: Field;
}

/** What is counted, summed or averaged: “bookings”, “the sum of amounts”, “average rating”, “revenue”. */
function measuredBy(context: Context, phrase: string): Measured | undefined {
  const isAverage = AVERAGE.test(phrase);
  const isSum = SUM.test(phrase);
  const noun = bare(phrase.replace(AVERAGE, '').replace(SUM, '').replace(COUNT, ''));
  const owner = findEntity(context, noun);
  if (owner && owner.score >= 0.65) return { entity: owner.item, measure: 'count' };
  const [found] = findFields(context, noun).filter(({ field }) => isMeasure(field));
  if (found && found.score >= 0.6)
    return { entity: found.entity, measure: isAverage ? 'average' : 'sum', field: found.field };
  if (!MEASURED.test(noun) && !isSum) return owner && { entity: owner.item, measure: 'count' };
  return moneyOverTime(context, isSum ? `total ${noun}` : noun);
}

/** Money of data that has a date, for words such as “revenue” that name no field. */
function moneyOverTime(context: Context, phrase: string): Measured | undefined {
  if (!MEASURED.test(phrase) && !SUM.test(phrase)) return undefined;
  for (const entity of context.app.entities) {
    const field =
      entity.fields.find((one) => one.type === 'computed' && one.as === 'money') ??
      entity.fields.find(({ type }) => type === 'money');
    if (field && entity.fields.some(isDate)) return { entity, measure: 'sum', field };
  }
  return undefined;
}

export function chartSection(
  context: Context,
  what: string,
  by: string | undefined,
  heading?: string,
): Section | Outcome {
  const texts = TEXTS[context.app.language];
  const counted = measuredBy(context, what);
  const wantsTime = unitOf(by) !== undefined && counted?.entity.fields.some(isDate) === false;
  const measured = wantsTime ? (moneyOverTime(context, what) ?? counted) : counted;
  if (!measured) return failed('notFound', what);
  const { entity, measure, field } = measured;
  const entityAt = context.app.entities.indexOf(entity);
  const unit =
    UNITS[
      keyOf(by ?? '')
        .split(' ')
        .at(-1) ?? ''
    ] ?? UNITS[(by ?? '').toLowerCase().split(' ').at(-1) ?? ''];
  const usable = (one: Field | undefined) => one && (isCounted(one) || isDate(one)) && one !== field;
  const named = by === undefined ? undefined : findFieldIn(context, entityAt, by)?.field;
  const target = by === undefined ? undefined : findEntity(context, by)?.item;
  const linked =
    target && entity.fields.find((one) => one.type === 'reference' && one.entity === target.name);
  const day = entity.fields.find((one) => isDate(one) && one.required) ?? entity.fields.find(isDate);
  const found = [named, linked].find(usable) ?? (unit ? day : undefined);
  if (by !== undefined && !found) return failed(unit ? 'unfit' : 'notFound', unit ? entity.plural : by);
  const choice =
    found ??
    entity.fields.find(({ name }) => name === entity.states?.field) ??
    entity.fields.find(isCounted) ??
    day;
  if (!choice) return failed('unfit', entity.plural);
  const about = measure === 'count' ? entity.plural : `${entity.plural}: ${field?.label ?? ''}`;
  const isTime = isDate(choice);
  return {
    kind: 'chart',
    heading: labelOf(
      heading ?? texts.by(about, isTime && by !== undefined ? by : choice.label.toLocaleLowerCase()),
      MOST_HEADING,
    ),
    entity: entity.name,
    by: choice.name,
    ...(isTime && { unit: unit ?? ('month' as const) }),
    measure,
    ...(field && measure !== 'count' && { field: field.name }),
  };
}

export function figuresSection(context: Context, phrases: readonly string[]): Section | Outcome {
  const texts = TEXTS[context.app.language];
  const figures = phrases.flatMap((phrase) => {
    const measured = measuredBy(context, phrase);
    if (!measured) return [];
    const { entity, measure, field } = measured;
    const label = labelOf(measure === 'count' ? entity.plural : `${entity.plural}: ${field?.label ?? ''}`);
    return [
      { label, entity: entity.name, measure, ...(field && measure !== 'count' && { field: field.name }) },
    ];
  });
  if (figures.length < phrases.length || figures.length === 0)
    return failed('notFound', phrases.find((one) => !measuredBy(context, one)) ?? '');
  return {
    kind: 'figures',
    heading: figures.length === 1 ? (figures[0]?.label ?? texts.glance) : texts.glance,
    figures: figures.slice(0, 6),
  };
}

const MOST_ROWS = { list: 20, gallery: 24 } as const;
const rowsWithin = (kind: keyof typeof MOST_ROWS, rows: number) =>
  Math.min(Math.max(rows, 1), MOST_ROWS[kind]);

/** How many rows of some data a page shows, where it has a section of them. */
export function setSectionRows(
  context: Context,
  entity: Entity,
  pageAt: number,
  rows: number,
): Outcome | null {
  const page = context.app.pages[pageAt];
  const isOfThem = (section: Section): section is Extract<Section, { kind: 'list' | 'gallery' }> =>
    (section.kind === 'list' || section.kind === 'gallery') && section.entity === entity.name;
  if (!page?.sections.some(isOfThem)) return null;
  const sections = page.sections.map((section) =>
    isOfThem(section) ? { ...section, limit: rowsWithin(section.kind, rows) } : section,
  );
  return made('sectionRows', context, setSections(context.app, pageAt, sections), entity.plural, entity.name);
}

export function listSection(
  context: Context,
  kind: 'list' | 'gallery',
  what: string,
  limit?: number,
): Section | Outcome {
  const owner = findEntity(context, what);
  if (!owner) return failed('notFound', what);
  return {
    kind,
    heading: owner.item.plural,
    entity: owner.item.name,
    limit: rowsWithin(kind, limit ?? 6),
  };
}

/** Rows that need a look: below a number, overdue, or in a state. */
export function attentionSection(context: Context, entityAt: number, when: Condition): Section | Outcome {
  const entity = context.app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  const texts = TEXTS[context.app.language];
  const of = entity.fields.find(({ name }) => name === when.field);
  const state = when.op === 'is' ? of?.options?.find(({ name }) => name === when.value)?.label : undefined;
  const heading = labelOf(`${state ?? texts.attention}: ${entity.plural}`, MOST_HEADING);
  return { kind: 'attention', heading, entity: entity.name, when };
}

/** “stock is below 5”, “stock is below the minimum”, “overdue”, “due in the next 7 days”, “status is open”. */
export function conditionOf(
  context: Context,
  entityAt: number,
  fieldPhrase: string,
  op: 'below' | 'above',
  value: string,
): Limit | null {
  const found = findFieldIn(context, entityAt, fieldPhrase);
  if (!found || !['number', 'money', 'duration'].includes(found.field.type)) return null;
  const number = Number(value.replace(/[^\d.-]/g, ''));
  if (/\d/.test(value)) return { op, field: found.field.name, value: stored(found.field, number) };
  const other = findFieldIn(context, entityAt, value);
  if (other && other.field !== found.field && ['number', 'money', 'duration'].includes(other.field.type))
    return { op, field: found.field.name, value: other.field.name };
  return null;
}

export const isOutcome = (value: Section | Outcome): value is Outcome => 'reason' in value || 'app' in value;
