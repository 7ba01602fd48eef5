import { Link } from 'react-router';
import type { Entity, Field, FieldName, Row } from '../../core/entity.ts';
import { dayOf, daysBetween } from '../../core/dates.ts';
import { titleFields, titleOf } from '../../core/format.ts';
import { viewWords as words } from '../../words/index.ts';
import { format } from '../../lib/format.ts';
import { rowPath } from '../../lib/paths.ts';
import { useAnyRows } from '../useAnyRows.ts';
import { Answer } from './Answer.tsx';
import { type Condition, limitOf, matches, toFilters, unfinished } from './condition.ts';
import { fieldOf } from '../../core/fields.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface Props<E extends Entity> {
  entity: E;
  heading: string;
  field: FieldName<E>;
  when: Condition<FieldName<E>>;
  /** Where all of them are. */
  to?: string;
}

const SHOWN = 10;
const READ = 200;

/** Why the row stands here, such as "below 5" or "3 days ago". */
function reason(row: Row, field: Field, when: Condition, today: string): string {
  const cell = row[field.name];
  switch (when.op) {
    case 'below':
      return words.attention.below(format.cell(field, limitOf(when, row)));
    case 'above':
      return words.attention.above(format.cell(field, limitOf(when, row)));
    case 'past':
    case 'within': {
      const days = typeof cell === 'string' ? daysBetween(today, cell) : 0;
      if (days === 0) return words.attention.today;
      return days < 0 ? words.attention.daysAgo(-days) : words.attention.inDays(days);
    }
    case 'is':
    case 'empty':
      return '';
  }
}

/** Rows that meet a condition: a number below or above a limit, a date that has passed or is near, a choice, an empty field. */
export function Attention<E extends Entity>({ entity, heading, field: name, when, to }: Props<E>) {
  const today = dayOf(new Date());
  const field = fieldOf(entity, name);
  // "Rabies" says nothing without whose it is.
  const named = titleFields(entity);
  const whose = entity.fields.find((one) => one.type === 'reference' && !named.includes(one.name));
  const rows = useAnyRows(entity, {
    filters: { ...unfinished(entity, when), ...toFilters(name, when, today) },
    sort: when.op === 'above' ? `-${name}` : name,
    limit: READ,
  });
  return (
    <SectionFrame heading={heading} to={to} className="attention">
      <Answer query={rows}>
        {(answer) => {
          const found = answer.rows.filter((row) => matches(row, name, when, today));
          if (found.length === 0 || !field) return <p className="attention-none">{words.attention.none}</p>;
          return (
            <>
              <ul className="attention-rows">
                {found.slice(0, SHOWN).map((row) => {
                  const title = titleOf(entity, row, format, answer.titles, [name]);
                  const theirs = whose ? format.cell(whose, row[whose.name], answer.titles) : '';
                  return (
                    <li key={row.id}>
                      <span className="attention-mark" aria-hidden="true" />
                      <Link to={rowPath(entity, row.id)} dir="auto">
                        {title}
                      </Link>
                      {!title.includes(theirs) && (
                        <span className="quiet" dir="auto">
                          {theirs}
                        </span>
                      )}
                      <span className="attention-value">
                        <span dir="auto">{field.label}</span>{' '}
                        <strong>{format.cell(field, row[name], answer.titles) || words.notSet}</strong>{' '}
                        <span className="quiet">{reason(row, field, when, today)}</span>
                      </span>
                    </li>
                  );
                })}
              </ul>
              {found.length > SHOWN && <p className="quiet">{words.attention.more(found.length - SHOWN)}</p>}
            </>
          );
        }}
      </Answer>
    </SectionFrame>
  );
}
