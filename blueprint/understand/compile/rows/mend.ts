import { relativeDay } from '../../../dates.ts';
import type { Blueprint, Entity, Row, Rule } from '../../../schema.ts';

// Rows that keep the rules of their app.

type Tables = Readonly<Record<string, readonly Row[]>>;
type Change = (row: Row, index: number, rows: readonly Row[]) => Row;

/** The rows with what the rules ask of them; a rule over two tables may change either. What a calendar shows ends after it starts. */
export function keepingRules({ entities, rules, pages }: Blueprint, tables: Tables): Record<string, Row[]> {
  const kept = new Map(Object.entries(tables).map(([name, rows]) => [name, [...rows]]));
  const change = (name: string | undefined, how: Change) => {
    const rows = kept.get(name ?? '');
    if (name !== undefined && rows) kept.set(name, rows.map(how));
  };
  for (const rule of rules) {
    const entity = entities.find(({ name }) => name === rule.entity);
    if (entity) keep(rule, entity, kept, change);
  }
  for (const { entity, start, end } of pages)
    if (start !== undefined && end !== undefined)
      change(entity, (row) => ({ ...row, [end]: later(row[start], row[end], 2, 1) }));
  return Object.fromEntries(kept);
}

function keep(
  rule: Rule,
  entity: Entity,
  tables: ReadonlyMap<string, readonly Row[]>,
  change: (name: string | undefined, how: Change) => void,
): void {
  const fieldOf = (name: string) => entity.fields.find((field) => field.name === name);
  switch (rule.kind) {
    case 'before':
      change(entity.name, (row) => ({
        ...row,
        [rule.second]: later(row[rule.first], row[rule.second], 2, 1),
      }));
      break;
    case 'noOverlap': {
      // Rows of a table lie three days apart, so that what ends within two leaves room.
      const isLength = fieldOf(rule.end)?.type === 'duration';
      change(entity.name, (row, index, rows) => {
        const first = parts(rows[0]?.[rule.start]);
        if (!first) return row;
        const start = { ...(parts(row[rule.start]) ?? first), days: first.days + index * 3 };
        const end =
          start.hour === undefined
            ? { ...start, days: start.days + 2 }
            : { ...start, hour: Math.min(start.hour + 1, 23) };
        return { ...row, [rule.start]: written(start), ...(!isLength && { [rule.end]: written(end) }) };
      });
      break;
    }
    case 'uniqueTogether': {
      const seen = new Set<string>();
      const day = rule.fields.find(
        (name) => fieldOf(name)?.type === 'date' || fieldOf(name)?.type === 'dateTime',
      );
      const link = rule.fields.find((name) => fieldOf(name)?.type === 'reference');
      const targets = tables.get(fieldOf(link ?? '')?.entity ?? '') ?? [];
      change(entity.name, (row, index) => {
        let whole = row;
        const key = () => JSON.stringify(rule.fields.map((name) => whole[name] ?? null));
        for (let step = 1; seen.has(key()) && step <= 40; step += 1) {
          if (link !== undefined && targets.length > 0)
            whole = { ...whole, [link]: targets[(index + step) % targets.length]?.id ?? null };
          else if (day !== undefined) whole = { ...whole, [day]: moved(whole[day], step) };
          else break;
        }
        seen.add(key());
        return whole;
      });
      break;
    }
    case 'capacity': {
      const { reference, limit } = rule;
      const target = fieldOf(reference ?? '')?.entity;
      const rows = tables.get(entity.name) ?? [];
      if (reference !== undefined && limit !== undefined)
        change(target, (row) => {
          const taken = rows
            .filter((one) => one[reference] === row.id)
            .reduce((sum, one) => sum + amountOf(rule, one), 0);
          return { ...row, [limit]: Math.max(Number(row[limit] ?? 0), taken) };
        });
      else if (rule.date !== undefined) change(entity.name, spread(rule, rule.date));
      else if (reference !== undefined) {
        const targets = (tables.get(target ?? '') ?? []).map(({ id }) => id ?? null);
        change(entity.name, shared(rule, reference, targets));
      }
      break;
    }
    default:
  }
}

type Capacity = Extract<Rule, { kind: 'capacity' }>;
const amountOf = ({ count }: Capacity, row: Row) => (count === undefined ? 1 : Number(row[count] ?? 0));
const amountWithin = (rule: Capacity, row: Row): Row =>
  rule.count === undefined || amountOf(rule, row) <= (rule.most ?? 0)
    ? row
    : { ...row, [rule.count]: rule.most ?? 0 };

/** As many days as a period has at most, so that rows which lie that far apart never share one. */
const DAYS = { day: 1, week: 7, month: 31, year: 366 } as const;
/** Later days for rows that lie too close to those before them. */
function spread(rule: Capacity, date: string): Change {
  const kept: Row[] = [];
  const { reference = '', most = 0, unit = 'day', end } = rule;
  const spanOf = (row: Row, from: number) => {
    const [first, last] = [parts(row[date])?.days ?? 0, parts(row[end ?? ''])?.days ?? 0];
    return { from, to: from + Math.max(last - first, 0) + DAYS[unit] };
  };
  return (before) => {
    const row = amountWithin(rule, before);
    const own = parts(row[date]);
    if (!own) return row;
    const taken = (days: number) => {
      const span = spanOf(row, days);
      return kept
        .filter((one) => one[reference] === row[reference])
        .filter((one) => {
          const theirs = spanOf(one, parts(one[date])?.days ?? 0);
          return theirs.from < span.to && span.from < theirs.to;
        })
        .reduce((sum, one) => sum + amountOf(rule, one), amountOf(rule, row));
    };
    let { days } = own;
    for (let step = 0; taken(days) > most && step < MOST_MOVES; step += 1) days += DAYS[unit];
    const until = parts(row[end ?? '']);
    const placed = {
      ...row,
      [date]: written({ ...own, days }),
      ...(end !== undefined && until && { [end]: written({ ...until, days: until.days + days - own.days }) }),
    };
    kept.push(placed);
    return placed;
  };
}
const MOST_MOVES = 60;

/** Other links for rows that point to what has no place left, and none where nothing has. */
function shared(rule: Capacity, reference: string, targets: readonly Row[string][]): Change {
  const used = new Map<Row[string], number>();
  return (before) => {
    const row = amountWithin(rule, before);
    if (row[reference] === null || row[reference] === undefined) return row;
    const fits = (id: Row[string]) => (used.get(id) ?? 0) + amountOf(rule, row) <= (rule.most ?? 0);
    const id = [row[reference], ...targets].find(fits) ?? null;
    used.set(id, (used.get(id) ?? 0) + amountOf(rule, row));
    return { ...row, [reference]: id };
  };
}

interface Parts {
  days: number;
  hour: number | undefined;
  minute: string;
}
function parts(cell: Row[string] | undefined): Parts | undefined {
  const match = /^today([+-]\d+)?(?:T(\d{2}):(\d{2}))?$/.exec(String(cell));
  if (!match) return undefined;
  return {
    days: Number(match[1] ?? 0),
    hour: match[2] === undefined ? undefined : Number(match[2]),
    minute: match[3] ?? '00',
  };
}
const written = ({ days, hour, minute }: Parts): string =>
  relativeDay(days, hour === undefined ? '' : `T${String(hour).padStart(2, '0')}:${minute}`);
/** A day and its time, some days later. */
export const moved = (cell: Row[string] | undefined, days: number): Row[string] => {
  const found = parts(cell);
  return found ? written({ ...found, days: found.days + days }) : (cell ?? null);
};

/** An end as long after a new start as it was after the old one, to the hour. */
export function endFrom(
  old: Row[string] | undefined,
  end: Row[string] | undefined,
  start: Row[string],
): Row[string] {
  const [a, b, c] = [parts(old), parts(end), parts(start)];
  if (!a || !b || !c) return end ?? null;
  if (c.hour === undefined) return written({ ...b, days: c.days + b.days - a.days });
  const hour = c.hour + (b.hour ?? 0) - (a.hour ?? 0);
  return written({ days: c.days + b.days - a.days, hour: Math.min(Math.max(hour, 0), 23), minute: c.minute });
}

/** `second`, or some time after `first` where it doesn't lie behind it. */
function later(
  first: Row[string] | undefined,
  second: Row[string] | undefined,
  days: number,
  hours: number,
): Row[string] {
  const [a, b] = [parts(first), parts(second)];
  if (!a || !b) return second ?? null;
  const isLater =
    a.days < b.days || (a.days === b.days && `${two(a.hour)}${a.minute}` < `${two(b.hour)}${b.minute}`);
  if (isLater) return second ?? null;
  return written(
    a.hour === undefined ? { ...a, days: a.days + days } : { ...a, hour: Math.min(a.hour + hours, 23) },
  );
}
const two = (value: number | undefined) => String(value ?? 0).padStart(2, '0');
