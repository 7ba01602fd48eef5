import { isDate } from '../../../fields.ts';
import type { AppLanguage } from '../../../kinds.ts';
import type { Entity, Field, Row } from '../../../schema.ts';
import { attributeNamed } from '../../ontology/index.ts';
import type { Category } from '../../ontology/concept.ts';
import { endFrom } from './mend.ts';
import { daysFrom, kindOfDate } from './moments.ts';

// Whoever signs up for a shift comes on the day of the shift.

/** What is kept of whoever comes to something that takes place. */
const KEPT_OF_COMING: readonly string[] = ['attendance', 'signUp', 'registration'];

export interface Attended {
  /** The reference to what takes place. */
  link: Field;
  /** The day that both say. */
  own: Field;
  theirs: Field;
  /** The other days of the row, which lie behind it. */
  ends: readonly Field[];
}

/** What the rows of an entity come to, where each says the day again; none where it may be another day. */
export function attendedBy(
  entity: Entity,
  of: { category: Category | undefined; concept: string | undefined },
  entities: readonly Entity[],
  language: AppLanguage,
): Attended | undefined {
  if (of.category !== 'booking' && !KEPT_OF_COMING.includes(of.concept ?? '')) return undefined;
  const nameOf = ({ label }: Field) => attributeNamed(label, language)?.name ?? label.toLowerCase();
  const [own, ...ends] = entity.fields.filter(isDate);
  const kindOf = (field: Field) => kindOfDate(field, language);
  if (!own || kindOf(own) !== 'start' || ends.some((field) => kindOf(field) !== 'end')) return undefined;
  for (const link of entity.fields.filter(({ type }) => type === 'reference')) {
    const target = entities.find(({ name }) => name === link.entity && name !== entity.name);
    const theirs = target?.fields.find((one) => one.type === own.type && nameOf(one) === nameOf(own));
    if (theirs && kindOf(theirs) === 'start') return { link, own, theirs, ends };
  }
  return undefined;
}

/** The row that one comes to: the next by day, on the same side of today, so that what lies ahead stays ahead; two come to each. */
export function comesTo(row: Row, { own, theirs }: Attended, table: readonly Row[]): Row | undefined {
  const day = daysFrom(row[own.name]);
  if (day === undefined) return undefined;
  const gaps = table.flatMap((other, index) => {
    const to = daysFrom(other[theirs.name]);
    const isSame = to !== undefined && to < 0 === day < 0;
    return isSame && index % 2 === 0 ? [{ other, gap: Math.abs(to - day) }] : [];
  });
  return gaps.sort((a, b) => a.gap - b.gap)[0]?.other;
}

/** A row with the day of what it comes to. */
export function onTheirDay(row: Row, attended: Attended, table: readonly Row[]): Row {
  const { link, own, theirs, ends } = attended;
  const start = comesTo(row, attended, table)?.[theirs.name];
  const target = table.find(({ id }) => id === row[link.name])?.[theirs.name];
  if (typeof start !== 'string' || start !== target) return row;
  const later = ends.map(({ name, type }): [string, Row[string]] => [
    name,
    type === own.type ? endFrom(row[own.name], row[name], start) : (row[name] ?? null),
  ]);
  return { ...row, [own.name]: start, ...Object.fromEntries(later) };
}
