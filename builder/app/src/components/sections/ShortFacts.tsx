import type { Titles } from '../../api/client.ts';
import type { Entity, Field, Row } from '../../core/entity.ts';
import { isEmpty } from '../../core/format.ts';
import { format } from '../../lib/format.ts';
import { fieldOf } from './measure.ts';

interface Props {
  entity: Entity;
  names: readonly string[];
  row: Row;
  titles: Titles;
}

function Fact({ field, row, titles }: { field: Field; row: Row; titles: Titles }) {
  const cell = row[field.name];
  const text = format.cell(field, cell, titles);
  const option = typeof cell === 'string' ? field.optionTexts[cell] : undefined;
  return (
    <span className="fact">
      <span className="visually-hidden">{field.label}: </span>
      {option ? (
        <span className="option" data-colour={option.colour} dir="auto">
          {option.label}
        </span>
      ) : field.type === 'boolean' ? (
        `${field.label}: ${text}`
      ) : (
        <span dir="auto">{text}</span>
      )}
    </span>
  );
}

/** What some fields of a row hold, in one line; empty ones are left out. */
export function ShortFacts({ entity, names, row, titles }: Props) {
  const fields = names
    .map((name) => fieldOf(entity, name))
    .filter((field) => field !== undefined)
    .filter((field) => !isEmpty(row[field.name]));
  if (fields.length === 0) return null;
  return (
    <span className="facts-line">
      {fields.map((field) => (
        <Fact key={field.name} field={field} row={row} titles={titles} />
      ))}
    </span>
  );
}
