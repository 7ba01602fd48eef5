import { categoryFor } from '../../category.ts';
import {
  type ChartFact,
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type PageFact,
  type Source,
  spansOf,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { isPlural, plural, singular } from '../../read/english/inflect.ts';
import { fieldsNamed, isNumber, placeIn, UNITS } from './spoken-of.ts';
import { MONEY, SPLIT, TIME } from '../../read/english/asked/figures.ts';
import { withoutEntity } from '../../without-entity.ts';
import { ENGLISH_UNITS, TIME_UNITS } from '../../words/measures.ts';

// What a chart draws and of which thing, once everything is known: "kilos per beach" adds up the kilos of what has them.

/** What stands at a level, of which no sum means anything. */
const LEVEL =
  /temp|pressure|pain|scores?\b|rating|rested|mood|level|percent|%|humidity|waist|\bfat\b|pulse|heart|glucose|sugar|\bmarks?\b|grade|speed|\bpace\b|stress|quality|\bph\b|systolic|diastolic|bmi|\bage\b|price|rate\b|reading/i;
/** What is a level where it is measured again and again, and an amount elsewhere. */
const SIZED = /weight|length|height|size|depth|width|value/i;
const AVERAGE = /\b(?:average|mean|typical)\b/;
const OVER_TIME = new RegExp(
  String.raw`\b(?:over|through) (?:the |all )?(?:${TIME})s?\b|\b(?:trend|history|curve|develop\w*|progress)\b`,
);
const SORT = /^(?:sort|kind|type|category|class|group)s?(?: of (.+))?$/;
const SORTED = /\b(?:sort|kind|type|category|class|group)\b/i;
const unitOf = (text: string) => TIME_UNITS.find(([unit]) => unit.test(text))?.[1];
const isTime = (words: string) =>
  new RegExp(String.raw`^(?:the |market |working )?(?:${TIME})s?\b`).test(words);

/** What is drawn, by what, and by which time. */
interface Drawing {
  what: string;
  by: string | undefined;
  isOverTime: boolean;
  unit: ChartFact['unit'];
}
function drawingOf(title: string): Drawing {
  const [what = title, ...bys] = title.split(SPLIT);
  const unit =
    unitOf(bys.filter(isTime).join(' ')) ?? unitOf(what.match(/\b(?:dai|week|month|year)ly\b/)?.[0] ?? '');
  // "A chart per week" draws whatever there is.
  const [, alone] = ONLY_UNIT.exec(title) ?? [];
  if (alone !== undefined) return { what: '', by: undefined, isOverTime: true, unit: unitOf(alone) ?? unit };
  const by = bys.findLast((one) => !isTime(one))?.replace(TOLD_BEHIND, '');
  return { what, by, isOverTime: OVER_TIME.test(title), unit };
}
/** "Kids per age group are coming": what is told of them behind that. */
const TOLD_BEHIND =
  / (?:are|is|was|were|will|come|comes|came|have|has|had|do|does|did|we|i|they|there|need|needs)\b.*$/;
const ONLY_UNIT = new RegExp(String.raw`^(?:per|by|each|every) (${TIME})s?$`);

interface Known {
  facts: Facts;
  lexicon: Lexicon;
}
const UNIT = new RegExp(String.raw`\b(?:${ENGLISH_UNITS}|hours)\b`);
/** What could be a number although nobody said so. */
const isPlain = ({ type, options, label }: FieldFact) =>
  type === 'text' && !options && !/name|title|number|notes?\b|code/i.test(label);

interface Reached {
  entity: EntityFact;
  measures: readonly FieldFact[];
  value: number;
}

/** How well a thing suits what is drawn, and its numbers that are meant. */
function reached(entity: EntityFact, drawing: Drawing, page: PageFact, known: Known): Reached {
  const { what, by, unit, isOverTime } = drawing;
  const { facts, lexicon } = known;
  const { noun } = entity;
  const own = facts.fields.filter(({ owner }) => owner === noun);
  const numbers = fieldsNamed(what, own.filter(isNumber));
  const texts = own.filter((one) => isPlain(one) && (isOverTime || UNIT.test(one.label)));
  const measures = numbers.length > 0 ? numbers : fieldsNamed(what, texts);
  const category = categoryFor(entity, lexicon, 'en');
  const isMoney = MONEY.test(what) && (category === 'money' || own.some(({ type }) => type === 'money'));
  // "Revenue per month", "tonnes per month": what is added up is no thing by these words.
  const isAmount = [MONEY, ...UNITS].some((amount) => amount.test(noun)) && !own.some(isSaid);
  const place = isAmount ? -1 : placeIn(what, entity, lexicon);
  const isLast = facts.entities.every((one) => placeIn(what, one, lexicon) <= place);
  const isItself = by !== undefined && !SORT.test(by) && placeIn(by, entity, lexicon) >= 0;
  const isDated = own.some(({ type }) => /^date/.test(type));
  const measured = numbers.some(isSaid) ? 2.5 : measures.length > 0 ? 1.5 : isMoney ? 1.2 : 0;
  return {
    entity,
    measures,
    value:
      (page.entity === noun ? 1 : 0) +
      // "The puppies' weight" is in their weighings, and money that comes in on no quote.
      (category === 'measurement' && (isOverTime || unit !== undefined) && own.some(isNumber) ? 1 : 0) -
      (MONEY.test(what) && QUOTED.test(noun) ? 1 : 0) +
      (place < 0 ? 0 : isLast ? 2.5 : 1.5) +
      measured +
      (by !== undefined && groupOf(by, entity, known) ? 1.5 : 0) -
      (isItself ? 1.5 : 0) +
      (isDated && what === '' ? 1.6 : (unit !== undefined || isOverTime) && isDated ? 0.5 : 0) -
      (category === 'person' && place < 0 ? 1 : 0),
  };
}

const QUOTED = /(?:^| )(?:quote|quotation|estimate|offer|budget)$/;

/** What is drawn without saying what: "see whether it improves", "the progress over time". */
const UNNAMED =
  /^(?:|it|this|that|they|things?|progress|results?|data|numbers?|values|readings|measurements|everything|all|development|consumption|usage|over time)$/;
const VALUED = /\b(?:value|worth|cost|price)s?\b/;
const YEAR = /\byear\b/i;

/** The thing whose rows are drawn. Where no field is named so, that is the only number that was measured, or one that is to be added. */
function holderOf(drawing: Drawing, page: PageFact, known: Known): Reached | undefined {
  const { entities, fields } = known.facts;
  const all = entities.map((entity) => reached(entity, drawing, page, known));
  const isNamed = all.some(
    ({ measures, value, entity }) => measures.length > 0 || value > (page.entity === entity.noun ? 2 : 1),
  );
  const best = (some: readonly Reached[]) => [...some].sort((one, other) => other.value - one.value)[0];
  const isWhole = UNNAMED.test(ownOf(drawing.what));
  if (!(drawing.isOverTime || isWhole) || drawing.by !== undefined || (isNamed && !isWhole)) return best(all);
  const numbersOf = (entity: EntityFact) => {
    const own = fields.filter(
      (field) =>
        field.owner === entity.noun && field.type !== 'computed' && isSaid(field) && !YEAR.test(field.label),
    );
    // "Meter readings: electricity, gas and water" are read off as numbers.
    const isMeasured = categoryFor(entity, known.lexicon, 'en') === 'measurement';
    return own.filter((field) => isNumber(field) || (isMeasured && isPlain(field)));
  };
  const holder = best(
    all.map((one) => ({ ...one, value: one.value + (numbersOf(one.entity).length > 0 ? 1.5 : 0) })),
  );
  if (!holder) return undefined;
  const numbers = numbersOf(holder.entity);
  const what = ownOf(drawing.what);
  const isMeasured = categoryFor(holder.entity, known.lexicon, 'en') === 'measurement';
  if (UNNAMED.test(what) || (isMeasured && numbers.length === 1)) return { ...holder, measures: numbers };
  if (what.split(' ').length > 2) return holder;
  const added: FieldFact = {
    owner: holder.entity.noun,
    label: what,
    type: VALUED.test(what) ? 'money' : 'number',
    source: page.source,
  };
  return { ...holder, measures: [added] };
}

/** "Each client's progress": what is drawn, whosever it is. */
const ownOf = (what: string): string =>
  what
    .replace(/^(?:(?:the|my|our|his|her|their|each|every) )*(?:[a-z]+['’]s? )?/, '')
    .replace(/ over time$/, '')
    .trim();

interface Group {
  label: string;
  /** A text that names what it is counted by. */
  text?: FieldFact;
}
/** The field of a thing by whose values its rows are counted. */
function groupOf(by: string, entity: EntityFact, { facts, lexicon }: Known): Group | undefined {
  const { noun } = entity;
  const sort = SORT.exec(by);
  const words = sort?.[1] ?? by;
  const own = facts.fields.filter(({ owner }) => owner === noun);
  const choices = own.filter(({ type, options }) => options !== undefined || type === 'boolean');
  const [life] = facts.states.filter(({ owner }) => owner === noun);
  const sorted = sort && choices.find(({ label }) => SORTED.test(label));
  if (sorted) return { label: sorted.label };
  const isCalled = ({ label }: FieldFact) =>
    keyOf(label) === keyOf(words) ||
    keyOf(label) === singular(keyOf(words)) ||
    keyOf(label).endsWith(` ${keyOf(words)}`) ||
    keyOf(words).endsWith(` ${keyOf(label)}`);
  const choice = choices.find(isCalled);
  if (choice) return { label: choice.label };
  if (life && /^(?:status|state|stage|step|progress)\b/.test(words)) return { label: 'status' };
  const target = facts.entities
    .filter((one) => one.noun !== noun && placeIn(words, one, lexicon) >= 0)
    .sort((one, other) => placeIn(words, other, lexicon) - placeIn(words, one, lexicon))[0];
  const relation = target && facts.relations.find(({ from, to }) => from === noun && to === target.noun);
  if (relation) return { label: relation.label ?? relation.to };
  const someone =
    /^(?:person|people|head)\b/.test(words) &&
    facts.relations.find(
      ({ from, to }) =>
        from === noun &&
        facts.entities.some((one) => one.noun === to && categoryFor(one, lexicon, 'en') === 'person'),
    );
  if (someone) return { label: someone.label ?? someone.to };
  const text = own.find((one) => isPlain(one) && isCalled(one));
  return text && { label: singular(keyOf(text.label)), text };
}

/** Whether a number is added up, or stands at a level: "eggs collected" and "pain". */
function ofOf(
  title: string,
  { label, type }: FieldFact,
  entity: EntityFact,
  { by, isOverTime }: Drawing,
  lexicon: Lexicon,
): ChartFact['of'] {
  if (AVERAGE.test(title)) return 'average';
  if (
    /\b(?:total|sum|how much)\b/.test(title) ||
    (type === 'money' && !/price|rate/i.test(label)) ||
    MONEY.test(title)
  )
    return 'sum';
  if (LEVEL.test(label)) return 'average';
  if (by !== undefined) return 'sum';
  const isMeasured = /^(?:measurement|health)$/.test(categoryFor(entity, lexicon, 'en') ?? '');
  const isCounted = UNIT.test(label) || label.split(' ').some((word) => isPlural(word));
  // "Kilos by year" are all of them together, unless they are measured again and again.
  if (!isMeasured && UNIT.test(title)) return 'sum';
  return isMeasured || SIZED.test(label) || (isOverTime && !isCounted) ? 'average' : 'sum';
}

/** Those whose rows are measured again and again: the weighings of a puppy, the viewings of a film. */
function noted(
  holder: Reached,
  page: PageFact,
  { what, isOverTime, unit, by }: Drawing,
  { facts, lexicon }: Known,
): Reached {
  const { entity, measures } = holder;
  const isDated = ({ noun }: EntityFact) =>
    facts.fields.some(
      (field) => field.owner === noun && isSaid(field) && /^date/.test(field.type) && !BORN.test(field.label),
    );
  if (!(isOverTime || unit !== undefined || measures.length > 0) || by !== undefined || isDated(entity))
    return holder;
  // "Items sold by month" are those items, whatever else has a day.
  const isState = facts.states.some(
    ({ owner, values }) =>
      owner === entity.noun && values.some((value) => what.split(' ').includes(keyOf(value))),
  );
  const isMeasured = categoryFor(entity, lexicon, 'en') === 'measurement';
  if (isState || isMeasured || !measures.every(isSaid)) return holder;
  const others = facts.entities.filter(
    (one) =>
      one !== entity &&
      facts.relations.some((link) => link.from === one.noun && link.to === entity.noun && !link.many) &&
      (measures.length > 0
        ? categoryFor(one, lexicon, 'en') === 'measurement'
        : isDated(one) && !/^(?:money|document)$/.test(categoryFor(one, lexicon, 'en') ?? '')),
  );
  const [only, another] = others;
  if (!only || another || (measures.length === 0 && unit === undefined)) return holder;
  const own = facts.fields.filter((field) => field.owner === only.noun && isNumber(field));
  // "Exercises with sets and reps, body measurements, and a chart": what the exercise has is no measurement's.
  const isOfChart = (field: FieldFact) =>
    spansOf(field).every((one) => spansOf(page).some((span) => isWithin(one, span)));
  if (!measures.every((field) => fieldsNamed(field.label, own)[0] || isOfChart(field))) return holder;
  const its = measures.map(
    (field) =>
      fieldsNamed(field.label, own)[0] ??
      ({ ...field, owner: only.noun, label: field.label.split(/['’]s /).at(-1) ?? field.label } as const),
  );
  return { ...holder, entity: only, measures: its };
}
const BORN = /birth|born|joined|bought|purchase/i;

interface Drawn {
  pages: PageFact[];
  /** Texts that are numbers, as they are drawn. */
  numbers: FieldFact[];
  /** Numbers that nothing keeps yet. */
  added?: FieldFact[];
  group?: Group | undefined;
  /** A number that is drawn where it is noted, and was only named by the chart. */
  moved?: readonly FieldFact[];
}
/** @returns a chart's page with what it draws; several where several numbers are named */
function drawn(page: PageFact, known: Known): Drawn {
  const { title = '' } = page;
  const drawing = drawingOf(title);
  const found = holderOf(drawing, page, known);
  if (!found || found.value < 1) return { pages: [page], numbers: [] };
  const holder = noted(found, page, drawing, known);
  const { entity, measures } = holder;
  const group = drawing.by === undefined ? undefined : groupOf(drawing.by, entity, known);
  const isMoney = measures.length === 0 && MONEY.test(drawing.what);
  const money = isMoney
    ? known.facts.fields.find(({ owner, type }) => owner === entity.noun && type === 'money')
    : undefined;
  const unit =
    drawing.unit ??
    (drawing.isOverTime || (group === undefined && measures.length > 0) ? 'month' : undefined);
  const drawnFields = money ? [money] : measures.slice(0, 3);
  if (group === undefined && unit === undefined && drawnFields.length === 0)
    return { pages: [page], numbers: [] };
  const base = { ...(group && { by: group.label }), ...(unit !== undefined && { unit }) };
  const charts: ChartFact[] =
    drawnFields.length === 0
      ? [{ of: 'count', ...base }]
      : drawnFields.map((field) => ({
          of: ofOf(title, field, entity, drawing, known.lexicon),
          field: field.label,
          ...base,
        }));
  return {
    pages: charts.map((chart) => ({
      ...page,
      entity: entity.noun,
      title:
        /^number per /.test(title) && drawing.by !== undefined
          ? `${entity.plural} per ${singular(drawing.by)}`
          : chart.field !== undefined && (charts.length > 1 || drawing.what === title)
            ? `${chart.field} ${drawing.what === title ? 'over time' : title.slice(drawing.what.length).trim()}`
            : title,
      chart,
    })),
    numbers: drawnFields.filter((field) => !isNumber(field)),
    added: drawnFields.filter((field) => !known.facts.fields.includes(field)),
    moved: holder === found ? [] : found.measures,
    group,
  };
}

/** "Average price per job type": how a figure is asked for is no field. */
const isFigure = (field: FieldFact, pages: readonly PageFact[]): boolean =>
  / (?:per|by|each|over) |^[a-z]+s in (?:each )?[a-z]+$|^(?:daily|weekly|monthly|yearly|annual) (?:totals?|sums?|figures|numbers)$/i.test(
    field.label,
  ) &&
  isSaid(field) &&
  spansOf(field).every((own) => pages.some((page) => spansOf(page).some((span) => isWithin(own, span))));

/** "Hours per project": what rows are counted by is a thing of its own, though it was only a text. */
function withGroups(facts: Facts, groups: readonly { text: FieldFact; source: Source }[]): Facts {
  return groups.reduce((read, { text, source }) => {
    const noun = singular(keyOf(text.label));
    const entity = { noun, plural: plural(noun), source: text.source };
    return {
      ...read,
      entities: read.entities.some((one) => one.noun === noun) ? read.entities : [...read.entities, entity],
      fields: read.fields.filter((field) => field !== text),
      relations: [...read.relations, { from: text.owner, to: noun, many: false, source }],
    };
  }, facts);
}

/** The facts with what each chart draws, once all things and fields are known. */
export function withChartsDrawn(facts: Facts, lexicon: Lexicon): Facts {
  if (facts.language !== 'en') return facts;
  const isChart = ({ kind, title, attention, source }: PageFact) =>
    kind === 'dashboard' && title !== undefined && !attention && source.from === 'text';
  const charts = facts.pages.filter(isChart);
  if (charts.length === 0) return facts;
  const kept = { ...facts, fields: facts.fields.filter((field) => !isFigure(field, charts)) };
  const results = new Map(charts.map((page) => [page, drawn(page, { facts: kept, lexicon })]));
  const found = [...results.values()];
  const numbers = new Set(found.flatMap((one) => one.numbers));
  const isOfChart = (one: { source: Source }) =>
    isSaid(one) &&
    spansOf(one).every((own) => charts.some((page) => spansOf(page).some((span) => isWithin(own, span))));
  const moved = new Set(found.flatMap((one) => one.moved ?? []).filter(isOfChart));
  const groups = found.flatMap(({ group, pages: [page] }) =>
    group?.text && page ? [{ text: group.text, source: page.source }] : [],
  );
  const grouped = withGroups(kept, [...new Map(groups.map((one) => [one.text, one])).values()]);
  const drawnAll: Facts = {
    ...grouped,
    fields: [
      ...grouped.fields
        .filter((field) => !moved.has(field))
        .map((field) => (numbers.has(field) ? { ...field, type: 'number' as const } : field)),
      ...found.flatMap(({ added = [] }) => added),
    ],
    pages: facts.pages.flatMap((page) => results.get(page)?.pages ?? [page]),
  };
  // "A chart of each client's progress" keeps no progress.
  return drawnAll.entities
    .filter(({ noun, source }) => UNNAMED.test(noun) && noun !== '' && isOfChart({ source }))
    .filter(({ noun }) => !drawnAll.pages.some(({ entity }) => entity === noun))
    .reduce((some, { noun }) => withoutEntity(some, noun), drawnAll);
}
