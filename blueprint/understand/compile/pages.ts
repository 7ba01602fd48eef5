import { lookUp } from '../words/look-up.ts';
import {
  calendar,
  board,
  chart,
  count,
  dashboard,
  figures,
  gallery,
  hero,
  home,
  latest,
  measure,
  attention,
} from '../../concepts/pages.ts';
import { LIMITS, type PageKind } from '../../kinds.ts';
import { wordsOf } from '../../names.ts';
import { withPagesOf } from '../../pages.ts';
import { isCounted, isDate, isMeasure } from '../../fields.ts';
import type { Blueprint, Condition, Entity, Field, Page, Section } from '../../schema.ts';
import type { AttentionFact, Facts, PageFact } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import type { Made } from './entities.ts';
import { capital, cut, TEXTS } from './texts.ts';

const heading = (text: string) => cut(capital(text), 120);

const SIZES: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
  time: 'month',
};

/** A chart by a choice or a link, and where there is a date by time. */
function chartsOf(facts: Facts, made: readonly Made[]): Section[] {
  const texts = TEXTS[facts.language];
  const sections: Section[] = [];
  const add = (section: Section) => {
    if (sections.length < 6 && !sections.some((one) => JSON.stringify(one) === JSON.stringify(section)))
      sections.push(section);
  };
  for (const page of facts.pages) {
    if (page.kind !== 'dashboard' || page.title === undefined || page.attention) continue;
    const entity = made.find(({ fact }) => fact.noun === page.entity)?.entity ?? made[0]?.entity;
    if (entity) add(askedChart(entity, page.title));
  }
  for (const { entity } of made) {
    const choice = entity.fields.find(({ type }) => type === 'select');
    if (choice && sections.length < 3)
      add(chart(heading(texts.by(entity.plural, choice.label.toLowerCase())), entity.name, choice.name));
  }
  return sections.flatMap((one) => (one.kind === 'chart' && one.by === '' ? [] : [one]));
}

/** @param title as it was asked for: "revenue by month" */
function askedChart(entity: Entity, title: string): Section {
  const [what = '', by = ''] = title.split(/ (?:by|per|over|each) /u);
  const money = entity.fields.find((field) => isMeasure(field) && keyOf(what).includes(keyOf(field.label)));
  const amount =
    money ??
    (/revenue|sales|income|spend|cost|turnover|total|amount|hours|kg|weight/u.test(what)
      ? entity.fields.find(
          (field) => field.type === 'money' || (isMeasure(field) && !/year|age/iu.test(field.label)),
        )
      : undefined);
  const measured = amount ? { measure: 'sum' as const, field: amount.name } : {};
  const unit = lookUp(SIZES, by.split(' ').at(-1) ?? '');
  const day = entity.fields.find(isDate);
  const counted = (field: Field) =>
    isCounted(field) &&
    (keyOf(field.label).includes(keyOf(by)) || (by !== '' && keyOf(by).includes(keyOf(field.label))));
  const choice = by === '' ? undefined : entity.fields.find(counted);
  if (choice) return chart(heading(title), entity.name, choice.name, measured);
  if (day && (unit !== undefined || by === ''))
    return chart(heading(title), entity.name, day.name, { unit: unit ?? 'month', ...measured });
  const any = entity.fields.find(isCounted) ?? day;
  return chart(heading(title), entity.name, any?.name ?? '', {
    ...(any && isDate(any) && { unit: 'month' as const }),
    ...measured,
  });
}

function attentionOf(facts: Facts, made: readonly Made[]): Section[] {
  const texts = TEXTS[facts.language];
  return facts.rules.flatMap((rule): Section[] => {
    const entity = made.find(({ fact }) => fact.noun === rule.owner)?.entity;
    if (!entity) return [];
    const { below, field } = rule.details;
    if (below !== undefined) {
      const number =
        entity.fields.find(
          (one) => one.type === 'number' && keyOf(one.label) === keyOf(String(field ?? '')),
        ) ?? entity.fields.find(({ type }) => type === 'number');
      if (!number) return [];
      const limit = entity.fields.find(
        (one) => one !== number && one.type === 'number' && /minim|reorder|threshold/iu.test(one.label),
      );
      return [
        attention(heading(`${texts.attention}: ${entity.plural}`), entity.name, {
          op: 'below',
          field: number.name,
          value: limit?.name ?? (typeof below === 'number' ? below : 5),
        }),
      ];
    }
    if (rule.kind !== 'reminder') return [];
    const day =
      entity.fields.find((one) => isDate(one) && keyOf(one.label) === keyOf(String(field ?? ''))) ??
      entity.fields.find(isDate);
    return day
      ? [
          attention(heading(`${texts.attention}: ${entity.plural}`), entity.name, {
            op: 'within',
            field: day.name,
            days: 30,
          }),
        ]
      : [];
  });
}

/** "Who hasn't paid": the rows that were asked for. */
function askedAttention(facts: Facts, made: readonly Made[]): Section[] {
  return facts.pages.flatMap(({ attention: asked, entity: noun, title = '' }): Section[] => {
    const entity = made.find(({ fact }) => fact.noun === noun)?.entity;
    const when = asked && entity ? conditionOf(asked, entity) : undefined;
    return entity && when ? [attention(heading(`${entity.plural}: ${title}`), entity.name, when)] : [];
  });
}

const SOON = 30;
function conditionOf({ when, field = '', value }: AttentionFact, entity: Entity): Condition | undefined {
  const stem = keyOf(field).slice(0, 5);
  const dates = entity.fields.filter(isDate);
  const day = dates.find(({ label }) => /due|return|expir|until|end|next|deadline/iu.test(label)) ?? dates[0];
  if (when === 'is' || when === 'isNot') {
    const yesNo = entity.fields.find(
      ({ type, label }) => type === 'boolean' && stem !== '' && keyOf(label).includes(stem),
    );
    if (yesNo) return { op: 'is', field: yesNo.name, value: when === 'is' };
    const life = entity.fields.find(({ name }) => name === entity.states?.field);
    const options = life?.options ?? [];
    const option =
      (when === 'is' ? options.find(({ label }) => stem !== '' && keyOf(label).includes(stem)) : undefined) ??
      options[0];
    if (life && option) return { op: 'is', field: life.name, value: option.name };
  }
  if (!day) return undefined;
  return when === 'within'
    ? { op: 'within', field: day.name, days: Math.min(366, Math.max(1, value ?? SOON)) }
    : { op: 'past', field: day.name };
}

export function withPages(blueprint: Blueprint, facts: Facts, made: readonly Made[]): Blueprint {
  const texts = TEXTS[facts.language];
  const [main] = blueprint.entities;
  const withData = blueprint.entities.reduce(withPagesOf, { ...blueprint, pages: [] as Page[] });
  const paths = new Set(withData.pages.map(({ path }) => path));
  const own = (kind: PageKind, entity: Entity) => {
    const stem = `/${kind}-${wordsOf(entity.name).join('-').slice(0, 24)}`.replace(/-$/, '');
    let path = stem;
    for (let at = 2; paths.has(path); at += 1) path = `${stem}-${at}`;
    paths.add(path);
    return { path };
  };
  const entityOf = ({ entity }: PageFact) => made.find(({ fact }) => fact.noun === entity)?.entity;
  const extra = facts.pages.flatMap((fact): Page[] => {
    const entity = entityOf(fact);
    if (!entity) return [];
    const title = (of: string) => cut(`${entity.plural}: ${of.toLowerCase()}`, LIMITS.title);
    const choice = entity.states?.field ?? entity.fields.find(({ type }) => type === 'select')?.name;
    const start = entity.fields.find(({ type }) => type === 'dateTime') ?? entity.fields.find(isDate);
    if (fact.kind === 'board' && choice !== undefined)
      return [board(title(texts.board), entity.icon, entity.name, { ...own('board', entity), by: choice })];
    if (fact.kind === 'calendar' && start)
      return [calendar(title(texts.calendar), entity.name, start.name, own('calendar', entity))];
    if (fact.kind === 'gallery')
      return [gallery(title(texts.gallery), entity.icon, entity.name, own('gallery', entity))];
    return [];
  });
  const seen = new Set<string>();
  const once = extra.filter(({ kind, entity }) => {
    const key = `${kind} ${entity ?? ''}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
  const sums = blueprint.entities.flatMap((entity) => {
    const amount = entity.fields.find(
      ({ type, as }) => type === 'money' || (type === 'computed' && as === 'money'),
    );
    return amount
      ? [
          measure(
            'sum',
            cut(`${entity.plural}: ${amount.label.toLowerCase()}`, LIMITS.name),
            entity.name,
            amount.name,
          ),
        ]
      : [];
  });
  const counts = blueprint.entities.map((entity) => count(entity.plural, entity.name));
  const alerts = [...askedAttention(facts, made), ...attentionOf(facts, made)];
  const first = withData.pages.find(({ kind, entity }) => kind === 'list' && entity === main?.name);
  return {
    ...blueprint,
    pages: [
      home(
        texts.home,
        hero(
          cut(blueprint.name, 120),
          blueprint.tagline,
          first &&
            main && [
              cut(texts.see(facts.language === 'de' ? main.plural : main.plural.toLowerCase()), LIMITS.name),
              first.path,
            ],
        ),
        ...alerts.slice(0, 2),
        ...(main ? [latest(main.plural, main.name)] : []),
      ),
      ...once,
      ...withData.pages,
      {
        ...dashboard(
          texts.dashboard,
          figures(texts.glance, ...counts.slice(0, 4), ...sums.slice(0, 2)),
          ...alerts.slice(0, 3),
          ...chartsOf(facts, made),
        ),
        path: '/at-a-glance',
      },
    ],
  };
}
