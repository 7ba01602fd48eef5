import { cards, chart, contact, count, figures, hero, latest, measure } from '../../concepts/pages.ts';
import { isCounted, isDate, isMeasure } from '../../fields.ts';
import { LIMITS } from '../../kinds.ts';
import type { Blueprint, Entity, Field, Section } from '../../schema.ts';
import type { ChartFact, Facts } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import { attributeNamed } from '../ontology/index.ts';
import { AMOUNT, COUNTED_BY, TIME_UNITS } from '../words/measures.ts';
import { dayOf, heading, lower } from './attention.ts';
import type { Made } from './entities.ts';
import { lifeOf } from './options.ts';
import { kindOfDate } from './rows/moments.ts';
import { nextToDo } from './next-to-do.ts';
import { capital } from '../../capital.ts';
import { cut, TEXTS } from './texts.ts';

// What stands on the first page and on the dashboard.

type Figure = Extract<Section, { kind: 'figures' }>['figures'][number];
const label = (text: string) => cut(capital(text), LIMITS.name);
const statusOf = ({ states, fields }: Entity): Field | undefined =>
  fields.find(({ name }) => name === states?.field);
/** What something costs by the hour, or at most: no sum of them means anything. */
const RATES: readonly string[] = ['hourlyRate', 'dailyRate', 'nightlyRate', 'creditLimit'];

/** The money of an entity that is worth adding up: not the price of what others book or buy. */
function amountOf(entity: Entity, entities: readonly Entity[], { language }: Facts): Field | undefined {
  const isListed = entities.some(({ fields }) => fields.some((field) => field.entity === entity.name));
  const isAdded = ({ label }: Field) => {
    const name = attributeNamed(label, language)?.name ?? '';
    return !RATES.includes(name) && !(name === 'price' && isListed);
  };
  return entity.fields.find(
    (field) =>
      (field.type === 'money' || (field.type === 'computed' && field.as === 'money')) && isAdded(field),
  );
}

const unitIn = (title: string) =>
  TIME_UNITS.find(([unit]) => unit.test(title))?.[1] ?? (LONGER.test(title) ? 'month' : undefined);
/** Time that no unit of a chart is as long as. */
const LONGER = /\b(?:quarters?|seasons?|terms?)\b/iu;

type Unit = ChartFact['unit'];
type Measured = { measure?: ChartFact['of']; field?: string };

/** Rows by the values of a field; "tonnes per material per month": months, each parted by material. */
const chartBy = (
  { name }: Field,
  day: Field | undefined,
  unit: Unit,
  entity: Entity,
  title: string,
  measured: Measured,
): Section =>
  day && unit !== undefined
    ? chart(heading(title), entity.name, day.name, { unit, stack: name, ...measured })
    : chart(heading(title), entity.name, name, measured);

/** @param title as it was asked for: "revenue by month" */
function askedChart(entity: Entity, title: string, facts: Facts): Section | undefined {
  const [head = '', by = ''] = title.split(COUNTED_BY);
  // "每月收获多少公斤" says first by what it is counted.
  const what = head === '' ? by : head;
  const money = entity.fields.find((field) => isMeasure(field) && keyOf(what).includes(keyOf(field.label)));
  const amount =
    money ??
    (AMOUNT.test(what)
      ? (entity.fields.find(({ type }) => type === 'money') ??
        entity.fields.find((field) => isMeasure(field) && !/year|age/iu.test(field.label)))
      : undefined);
  const measured = amount ? { measure: 'sum' as const, field: amount.name } : {};
  const unit = unitIn(title) ?? (/\btime$/u.test(by) ? 'month' : undefined);
  const days = entity.fields.filter(isDate);
  // "Récoltes par mois": by the day of the harvest, and not by that on which something was planted.
  const isOwn = (field: Field) => !['birth', 'longAgo'].includes(kindOfDate(field, facts.language));
  const day = days.find(isOwn) ?? days[0];
  const counted = (field: Field) =>
    isCounted(field) &&
    (keyOf(field.label).includes(keyOf(by)) || (by !== '' && keyOf(by).includes(keyOf(field.label))));
  const choice = by === '' ? undefined : entity.fields.find(counted);
  if (choice) return chartBy(choice, day, unit, entity, title, measured);
  if (day && (unit !== undefined || by === ''))
    return chart(heading(title), entity.name, day.name, { unit: unit ?? 'month', ...measured });
  const any = entity.fields.find(isCounted) ?? day;
  return (
    any &&
    chart(heading(title), entity.name, any.name, {
      ...(isDate(any) && { unit: 'month' as const }),
      ...measured,
    })
  );
}

/** A chart whose parts are named by the labels of fields. */
function namedChart(entity: Entity, { of, field, by, unit }: ChartFact, title: string): Section | undefined {
  const called = (name: string | undefined, isIt: (field: Field) => boolean) =>
    entity.fields.find((one) => name !== undefined && isIt(one) && keyOf(one.label) === keyOf(name));
  const amount = of === 'count' ? undefined : (called(field, isMeasure) ?? entity.fields.find(isMeasure));
  const measured = amount ? { measure: of, field: amount.name } : {};
  const part =
    called(by, (one) => isCounted(one) || isDate(one)) ??
    (by !== undefined && keyOf(by) === 'status' ? statusOf(entity) : undefined);
  const day = part && isDate(part) ? part : entity.fields.find(isDate);
  if (part && part !== day) return chartBy(part, day, unit, entity, title, measured);
  return day && chart(heading(title), entity.name, day.name, { unit: unit ?? 'month', ...measured });
}

/** "Absences by class": of the attendance only what was absent, where a choice is called so. */
function ofPart(section: Section, entity: Entity, title: string): Section {
  if (section.kind !== 'chart') return section;
  const [what = ''] = title.split(COUNTED_BY);
  const words = keyOf(what).split(' ');
  const own = keyOf(`${entity.label} ${entity.plural}`);
  // Short words are no part of others: "open" is not in "openings".
  const isNamed = (label: string) => {
    const key = keyOf(label);
    const stem = key.slice(0, STEM);
    return (
      !own.includes(stem) && words.some((word) => (key.length < STEM ? word === key : word.startsWith(stem)))
    );
  };
  const found = entity.fields.flatMap((field) => {
    const option = field.name === section.by ? undefined : field.options?.find(({ label }) => isNamed(label));
    return option ? [{ field: field.name, is: option.name }] : [];
  })[0];
  return found && section.stack !== found.field ? { ...section, where: found } : section;
}
const STEM = 5;

/** The charts that were asked for, then amounts by month and rows by their state. */
export function chartsOf(facts: Facts, made: readonly Made[]): Section[] {
  const texts = TEXTS[facts.language];
  const asked = facts.pages.flatMap((page) => {
    if (page.kind !== 'dashboard' || page.title === undefined || page.attention) return [];
    const entity = made.find(({ fact }) => fact.noun === page.entity)?.entity ?? made[0]?.entity;
    if (!entity) return [];
    const asked =
      (page.chart && namedChart(entity, page.chart, page.title)) ?? askedChart(entity, page.title, facts);
    return asked ? [ofPart(asked, entity, page.title)] : [];
  });
  const entities = made.map(({ entity }) => entity);
  const sums = entities.flatMap((entity) => {
    const amount = amountOf(entity, entities, facts);
    const day = dayOf(entity, facts);
    return amount && day && amount.type === 'money'
      ? [
          chart(
            heading(texts.byMonth(`${entity.plural}: ${lower(amount.label, facts)}`)),
            entity.name,
            day.name,
            { unit: 'month', measure: 'sum', field: amount.name },
          ),
        ]
      : [];
  });
  const states = made.flatMap(({ entity }) => {
    const choice = statusOf(entity) ?? entity.fields.find(({ type }) => type === 'select');
    return choice
      ? [chart(heading(texts.by(entity.plural, lower(choice.label, facts))), entity.name, choice.name)]
      : [];
  });
  const seen = new Set<string>();
  return [...asked, ...sums.slice(0, 1), ...states]
    .filter((section) => {
      const key = JSON.stringify({ ...section, heading: '' });
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, Math.max(asked.length, 3));
}

/** How many rows there are, how many wait at the beginning of their life, and what they come to. */
export function figuresOf(blueprint: Blueprint, facts: Facts): Section[] {
  const counts = blueprint.entities.map((entity): Figure => count(label(entity.plural), entity.name));
  const waiting = blueprint.entities.flatMap((entity): Figure[] => {
    const status = statusOf(entity);
    const [first] = lifeOf(status?.options ?? []).path;
    return status && first
      ? [count(label(`${entity.plural}: ${lower(first.label, facts)}`), entity.name, status.name, first.name)]
      : [];
  });
  const sums = blueprint.entities.flatMap((entity): Figure[] => {
    const amount = amountOf(entity, blueprint.entities, facts);
    return amount && entity.fields.some(isDate)
      ? [measure('sum', label(`${entity.plural}: ${lower(amount.label, facts)}`), entity.name, amount.name)]
      : [];
  });
  const chosen = [...counts.slice(0, 3), ...waiting.slice(0, 2), ...sums.slice(0, 1), ...counts.slice(3)];
  return chosen.length > 0 ? [figures(TEXTS[facts.language].glance, ...chosen.slice(0, 6))] : [];
}

/** The first page of an app that the public uses: what there is to see, the way to take part, and what waits for those who answer. */
function publicHome(blueprint: Blueprint, facts: Facts, sent: Entity, made: readonly Made[]): Section[] {
  const form = blueprint.pages.find(({ kind, entity }) => kind === 'form' && entity === sent.name);
  const texts = TEXTS[facts.language];
  const shown = blueprint.entities.filter(({ access }) => access.read.includes('public'));
  const hasForm = facts.pages.some(({ written }) => written === 'contact');
  return [
    hero(
      cut(blueprint.name, 120),
      blueprint.tagline,
      form && [label(texts.add(lower(sent.label, facts))), form.path],
    ),
    // Who comes to write finds the form at once where there is nothing else to see.
    ...(shown.length === 0 && form && !hasForm
      ? [contact(heading(texts.add(lower(sent.label, facts))), '', sent.name)]
      : []),
    // Who may not read these rows doesn't see that they are watched.
    ...nextToDo(facts, made),
    ...shown
      .slice(0, 3)
      .map((entity) =>
        entity.fields.some(({ type }) => type === 'image')
          ? cards(heading(entity.plural), entity.name)
          : latest(heading(entity.plural), entity.name),
      ),
    ...(shown.includes(sent) ? [] : [latest(heading(sent.plural), sent.name)]),
  ];
}

/** What an app is about: the thing whose life was told, or else the first. */
const mainOf = ({ entities }: Blueprint, facts: Facts, made: readonly Made[]): Entity | undefined =>
  made.find(({ entity, fact }) =>
    facts.states.some(
      ({ owner, source }) => owner === fact.noun && source.from === 'text' && entity.states !== undefined,
    ),
  )?.entity ?? entities[0];

export function homeOf(blueprint: Blueprint, facts: Facts, made: readonly Made[]): Section[] {
  const texts = TEXTS[facts.language];
  const sent = blueprint.entities.find(({ access }) => access.create.includes('public'));
  if (sent) return publicHome(blueprint, facts, sent, made);
  const main = mainOf(blueprint, facts, made);
  const hasDashboard = facts.pages.some(({ kind }) => kind === 'dashboard');
  const list = blueprint.pages.find(({ kind, entity }) => kind === 'list' && entity === main?.name);
  const happening = blueprint.entities.find(
    (entity) =>
      entity !== main && dayOf(entity, facts) && entity.fields.some(({ type }) => type === 'reference'),
  );
  return [
    hero(
      cut(blueprint.name, 120),
      blueprint.tagline,
      list && main && [label(texts.see(lower(main.plural, facts))), list.path],
    ),
    // The dashboard has them.
    ...(hasDashboard ? [] : figuresOf(blueprint, facts)),
    ...nextToDo(facts, made),
    ...(happening ? [latest(heading(happening.plural), happening.name)] : []),
    ...(main
      ? [
          main.fields.some(({ type }) => type === 'image')
            ? cards(heading(main.plural), main.name)
            : latest(heading(main.plural), main.name),
        ]
      : []),
  ];
}
