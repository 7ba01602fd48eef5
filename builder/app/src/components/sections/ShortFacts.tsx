import type { Titles } from '../../api/client.ts';
import type { Entity, Field, Row } from '../../core/entity.ts';
import { isEmpty } from '../../core/format.ts';
import { format } from '../../lib/format.ts';
import { words } from '../../words/index.ts';
import { Badge } from '../fields/OptionBadge.tsx';
import { fieldOf } from '../../core/fields.ts';

interface Props {
  entity: Entity;
  names: readonly string[];
  row: Row;
  titles: Titles;
  /** What the row is called beside them: names in it aren't said twice. */
  title: string;
  most?: number;
}

const shownAs = ({ type, as }: Field) => (type === 'computed' ? (as ?? 'number') : type);

/** Whether a value says nothing without its label: a plain number, a yes or no, a date, one of two amounts. */
function needsLabel(field: Field, fields: readonly Field[]): boolean {
  const shown = shownAs(field);
  if (shown === 'boolean' || shown === 'date' || shown === 'dateTime') return true;
  if (shown === 'number') return field.unit === '';
  const isAlike = (other: Field) => other !== field && shownAs(other) === shown;
  return shown !== 'select' && shown !== 'text' && fields.some(isAlike);
}

interface FactProps {
  field: Field;
  isLabelled: boolean;
  row: Row;
  titles: Titles;
}

function Fact({ field, isLabelled, row, titles }: FactProps) {
  const cell = row[field.name];
  const option = typeof cell === 'string' ? field.optionTexts[cell] : undefined;
  return (
    <span className="fact">
      <span className={isLabelled ? undefined : 'visually-hidden'}>{words.prefix(field.label)} </span>
      {option ? <Badge {...option} /> : <span dir="auto">{format.cell(field, cell, titles)}</span>}
    </span>
  );
}

const NAMING: readonly Field['type'][] = ['text', 'reference', 'references'];

/** What some fields of a row hold, in one line; empty ones are left out. */
export function ShortFacts({ entity, names, row, titles, title, most = 3 }: Props) {
  const fields = names.map((name) => fieldOf(entity, name)).filter((field) => field !== undefined);
  const isSaid = (field: Field) =>
    NAMING.includes(field.type) && title.includes(format.cell(field, row[field.name], titles));
  const filled = fields.filter((field) => !isEmpty(row[field.name]) && !isSaid(field)).slice(0, most);
  if (filled.length === 0) return null;
  return (
    <span className="facts-line">
      {filled.map((field) => (
        <Fact
          key={field.name}
          field={field}
          isLabelled={needsLabel(field, fields)}
          row={row}
          titles={titles}
        />
      ))}
    </span>
  );
}
