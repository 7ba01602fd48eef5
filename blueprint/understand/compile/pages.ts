import { board, calendar, dashboard, gallery, home } from '../../concepts/pages.ts';
import { type AppLanguage, LIMITS, type PageKind } from '../../kinds.ts';
import { wordsOf } from '../../names.ts';
import { withPagesOf } from '../../pages.ts';
import { isDate } from '../../fields.ts';
import type { Blueprint, Entity, Page, Rule } from '../../schema.ts';
import type { Facts, PageFact } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import type { Made } from './entities.ts';
import { attentionOf, lower } from './attention.ts';
import { kindOfDate } from './rows/moments.ts';
import { chartsOf, figuresOf, homeOf } from './sections.ts';
import { cut, TEXTS } from './texts.ts';

/** Where a row is shown on a calendar, and where it ends. */
function daysOf(
  entity: Entity,
  rules: readonly Rule[],
  language: AppLanguage,
  named?: string,
): { start: string; end: string | undefined } | undefined {
  const days = entity.fields
    .filter(isDate)
    .filter(({ label }) => !/birth|naci|naiss|geb|出生|ميلاد/iu.test(label));
  const asked = days.find(({ label }) => named !== undefined && keyOf(label) === keyOf(named));
  // "A calendar of the deadlines": that day alone, unless it is where rows begin anyhow.
  if (asked && asked !== days.find(({ label }) => !ENDS.test(label)))
    return { start: asked.name, end: undefined };
  const told = rules.find((rule) => rule.kind === 'before' && rule.entity === entity.name);
  if (told?.kind === 'before') {
    const [first, second] = [told.first, told.second].map((name) =>
      days.find((field) => field.name === name),
    );
    if (first && second && first.type === second.type) return { start: first.name, end: second.name };
  }
  // What ends is no beginning, where there is another.
  const starts = days.filter(({ label }) => !ENDS.test(label));
  // Nor is the day on which it was brought in one to look ahead to.
  const ahead = starts.filter((field) => kindOfDate(field, language) !== 'begun');
  const begins = ahead.length > 0 ? ahead : starts.length > 0 ? starts : days;
  const start = begins.find(({ type }) => type === 'dateTime') ?? begins[0];
  if (!start) return undefined;
  const next = days.find(
    (field) =>
      field !== start && field.type === start.type && [ENDS, DEPARTS].some((ends) => ends.test(field.label)),
  );
  const length =
    start.type === 'dateTime' ? entity.fields.find(({ type }) => type === 'duration') : undefined;
  return { start: start.name, end: (next ?? length)?.name };
}
const ENDS =
  /^to$|(?<!\p{L})(?:end(?:s|ed|ing)?|until|till|check-?out|fin|hasta|bis)(?!\p{L})|(?<!\p{L})(?:end(?:e|datum|zeit|termin)|jusqu)|\p{L}ende(?!\p{L})|结束|نهاية|حتى/iu;
/** A stay ends with it, and a flight begins. */
const DEPARTS = /(?<!\p{L})(?:departure|salida)(?!\p{L})/iu;

export function withPages(blueprint: Blueprint, facts: Facts, made: readonly Made[]): Blueprint {
  const texts = TEXTS[facts.language];
  const german = facts.language === 'de';
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
    const isOnly = facts.pages.filter(({ kind }) => kind === fact.kind).length === 1;
    const title = (of: string) =>
      cut(isOnly ? of : `${of}: ${german ? entity.plural : entity.plural.toLowerCase()}`, LIMITS.title);
    // What nobody asked for is reached from the list, so that the menu stays short.
    const inMenu = fact.source.from !== 'knowledge';
    const choice = entity.states?.field ?? entity.fields.find(({ type }) => type === 'select')?.name;
    const days = daysOf(entity, blueprint.rules, facts.language, fact.day);
    if (fact.kind === 'board' && choice !== undefined)
      return [
        board(title(texts.board), entity.icon, entity.name, { ...own('board', entity), by: choice, inMenu }),
      ];
    if (fact.kind === 'calendar' && days)
      return [
        calendar(title(texts.calendar), entity.name, days.start, {
          ...own('calendar', entity),
          inMenu,
          ...(days.end !== undefined && { end: days.end }),
        }),
      ];
    if (fact.kind === 'gallery' && entity.fields.some(({ type }) => type === 'image'))
      return [gallery(title(texts.gallery), entity.icon, entity.name, { ...own('gallery', entity), inMenu })];
    return [];
  });
  const seen = new Set<string>();
  const once = extra.filter(({ kind, entity }) => {
    const key = `${kind} ${entity ?? ''}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
  const whole = {
    ...blueprint,
    pages: [...once, ...withData.pages].map(inMenuIfSent(blueprint, facts, texts.add)),
  };
  const overview = hasOverview(blueprint, facts)
    ? [
        {
          ...dashboard(
            texts.dashboard,
            ...figuresOf(blueprint, facts),
            ...attentionOf(facts, made),
            ...chartsOf(facts, made),
          ),
          path: paths.has('/dashboard') ? '/at-a-glance' : '/dashboard',
        },
      ]
    : [];
  return {
    ...blueprint,
    pages: [home(texts.home, ...homeOf(whole, facts, made)), ...whole.pages, ...overview],
  };
}

/** What was asked for to be watched has no place on a first page that is the public's. */
const hasOverview = ({ entities }: Blueprint, { pages }: Facts): boolean =>
  pages.some(({ kind }) => kind === 'dashboard') ||
  (pages.some(({ attention }) => attention !== undefined) &&
    entities.some(({ access }) => access.create.includes('public')));

/** The form of what the public adds stands in the menu. */
const inMenuIfSent =
  ({ entities }: Blueprint, facts: Facts, add: (one: string) => string) =>
  (page: Page): Page => {
    const entity = entities.find(({ name }) => name === page.entity);
    if (page.kind !== 'form' || !entity?.access.create.includes('public')) return page;
    return { ...page, title: cut(add(lower(entity.label, facts)), LIMITS.title), inMenu: true };
  };
