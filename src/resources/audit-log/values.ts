import type { TFunction } from 'i18next';
import { partsOf } from '#contract/core/columns.ts';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { declarations, type StateKind } from '#contract/resources/index.ts';
import { bytes, calendarDay, dateTime, money, number } from '../../format/index.ts';
import { fieldOf, inWords, LIST_TITLES } from './fields.ts';

const NOTHING = '–';
/** What stands in an entry for a value that it must not hold. */
export const HIDDEN = '[hidden]';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The states of a kind of item or of a list. */
const STATE_KINDS: ReadonlyMap<string, StateKind> = new Map(
  declarations.flatMap((one): [string, StateKind][] =>
    'states' in one
      ? [one.name, ...('audit' in one ? [one.audit.entity] : [])].map((scope) => [scope, one.states.kind])
      : [],
  ),
);

/** What the values of an entry are read with. */
export interface Context {
  t: TFunction;
  /** What the entry is about, or the list that it narrows. */
  scope: string;
  names: AuditEntry['names'];
  currency: string;
  /** The list that an entry about a view or an export narrows. */
  list: string;
}

/** A field's label, or its name in words where it has none. */
export const labelOf = ({ t, scope }: Context, name: string): string => {
  const field = fieldOf(scope, name);
  return field ? t(field.label) : inWords(name);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A recorded value as an administrator reads it. */
export function valueText(context: Context, name: string, value: unknown): string {
  const { t, scope } = context;
  if (value === undefined || value === null || value === '') return NOTHING;
  if (value === HIDDEN) return t('audit.hidden');
  if (fieldOf(scope, name)?.type === 'query') return queryText(context, value);
  if (Array.isArray(value)) {
    const texts = value.map((one) => valueText(context, name, one));
    return texts.join(value.some(isRecord) ? '\n' : ', ') || NOTHING;
  }
  if (isRecord(value))
    return linesOf(
      Object.entries(value).map(([key, part]) => [labelOf(context, key), valueText(context, key, part)]),
      t,
    );
  if (typeof value === 'boolean') return t(`yesNo.${value}`);
  if (typeof value === 'number') return numberText(context, name, value);
  return typeof value === 'string' ? wordText(context, name, value) : NOTHING;
}

function numberText({ scope, currency }: Context, name: string, value: number): string {
  const type = fieldOf(scope, name)?.type;
  if (type === 'money') return money(value, currency);
  if (type === 'bytes') return bytes(value);
  return type === 'time' ? dateTime(value) : number(value);
}

function wordText({ t, scope, names, currency }: Context, name: string, text: string): string {
  const field = fieldOf(scope, name);
  const worded = (key: string) => t(key, { defaultValue: text });
  if (field?.words) return worded(`${field.words}.${text.replace('.', '-')}`);
  if (field?.names) return field.names[text] ?? text;
  if (field?.type === 'state') return worded(`shell:state.${STATE_KINDS.get(scope) ?? scope}.${text}`);
  if (field?.type === 'list') return titleOfList(t, text);
  if (field?.type === 'file') return t('yesNo.true');
  // As older entries and filters hold it.
  if (field?.type === 'money' && Number.isFinite(Number(text))) return money(Number(text), currency);
  if (DAY.test(text)) return calendarDay(text);
  if (TIME.test(text)) return dateTime(text);
  return names[text] ?? text;
}

const linesOf = (lines: readonly (readonly [name: string, text: string])[], t: TFunction): string =>
  lines.map(([name, values]) => t('shell:table.only', { name, values })).join('\n') || NOTHING;

function titleOfList(t: TFunction, list: string): string {
  const key = Object.entries(LIST_TITLES).find(([name]) => name === list)?.[1];
  return key ? t(key) : inWords(list);
}

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

/** What a list was asked with, of the URL that a view saves or of an export's query. */
function askedOf(query: unknown): Map<string, string[]> {
  if (isRecord(query)) return new Map(Object.entries(query).map(([name, value]) => [name, textsIn(value)]));
  const params = new URLSearchParams(textsIn(query)[0]);
  return new Map([...params.keys()].map((name) => [name, params.getAll(name)]));
}

/** How a list was searched, narrowed and ordered, a line each. */
function queryText(context: Context, query: unknown): string {
  const { t, list } = context;
  const own = { ...context, scope: list };
  const {
    q = [],
    sort = [],
    _sort = sort,
    _order = [],
    ...filters
  } = Object.fromEntries<string[] | undefined>(askedOf(query));
  const orders = _order.flatMap((one) => one.split(','));
  const sorts = _sort
    .flatMap((one) => one.split(','))
    .map((column, index) => {
      const descending = column.startsWith('-') || orders[index] === 'desc';
      return `${labelOf(own, column.replace(/^-/, ''))} ${descending ? '↓' : '↑'}`;
    });
  const narrowed = Object.entries(filters).map(([name, value]) => {
    const { column, operator } = partsOf(name);
    const label = labelOf(own, column);
    return [
      operator === 'eq' ? label : `${label} (${t(`shell:table.operator.${operator}`)})`,
      valueText(own, column, value),
    ] as const;
  });
  return linesOf(
    [
      ...q.map((text) => [t('shell:palette.open'), text] as const),
      ...narrowed,
      ...(sorts.length > 0 ? [[t('audit.fields.sort'), sorts.join(', ')] as const] : []),
    ],
    t,
  );
}
