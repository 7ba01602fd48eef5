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
      const target = fieldOf(rule.reference)?.entity;
      const rows = tables.get(entity.name) ?? [];
      change(target, (row) => {
        const taken = rows
          .filter((one) => one[rule.reference] === row.id)
          .reduce((sum, one) => sum + (rule.count === undefined ? 1 : Number(one[rule.count] ?? 0)), 0);
        return { ...row, [rule.limit]: Math.max(Number(row[rule.limit] ?? 0), taken) };
      });
      break;
    }
    default:
  }
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
const moved = (cell: Row[string] | undefined, days: number): Row[string] => {
  const found = parts(cell);
  return found ? written({ ...found, days: found.days + days }) : (cell ?? null);
};

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
