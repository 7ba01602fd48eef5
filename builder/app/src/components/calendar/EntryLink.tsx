import { useDraggable } from '@dnd-kit/core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { rowPath } from '../../lib/paths.ts';
import type { CalendarFields } from './Calendar.tsx';
import type { Entry } from './entries.ts';
import { MoveEntry } from './MoveEntry.tsx';
import { dayName, span, startTime } from './text.ts';
import type { Entries } from './useEntries.ts';

interface Props {
  fields: CalendarFields;
  entries: Entries;
  entry: Entry;
  /** Where it stands, of the several places of an entry that lasts several weeks. */
  place: string;
  style?: CSSProperties;
  className?: string;
}

/** An entry in a month or a week: it leads to its row and can be dragged to another day. */
export function EntryLink({ fields, entries, entry, place, style, className = '' }: Props) {
  const { entity, colour } = fields;
  const { row } = entry;
  const canMove = entries.mayMove(entry);
  const { listeners, setNodeRef, isDragging, transform } = useDraggable({
    id: `${row.id}@${place}`,
    data: { entry },
    disabled: !canMove,
  });
  const option = colour && typeof row[colour.name] === 'string' ? String(row[colour.name]) : '';
  const text = colour?.optionTexts[option];
  const title = entries.titleOf(entry);
  return (
    <li
      ref={setNodeRef}
      className={`entry ${className}`}
      data-colour={text?.colour ?? 'none'}
      data-dragging={isDragging ? '' : undefined}
      style={{
        ...style,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
      {...listeners}
    >
      <Link to={rowPath(entity, row.id)} draggable={false} title={`${span(entry)} ${title}`.trim()}>
        <span className="visually-hidden">{dayName(entry.first)} </span>
        {startTime(entry) && <span className="entry-time">{startTime(entry)} </span>}
        <span className="entry-title" dir="auto">
          {title}
        </span>
        {text && <span className="visually-hidden">, {text.label}</span>}
      </Link>
      {canMove && <MoveEntry fields={fields} entries={entries} entry={entry} />}
    </li>
  );
}
