import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import type { Filters } from '../../api/client.ts';
import { mayCreate } from '../../core/access.ts';
import type { Entity, Field } from '../../core/entity.ts';
import { viewWords as words } from '../../words/index.ts';
import { format } from '../../lib/format.ts';
import { createPath, listPath } from '../../lib/paths.ts';
import { useAnyRows } from '../useAnyRows.ts';
import { Answer } from '../sections/Answer.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { Column } from './columns.ts';
import { droppableId } from './useDrag.ts';
import type { Card, Moves } from './useMoves.ts';

interface Props {
  entity: Entity;
  by: Field;
  column: Column;
  card: readonly string[];
  filters: Filters;
  moves: Moves;
  /** What is being dragged may not be dropped here. */
  isForbidden: boolean;
  sum: ReactNode;
}

const PAGE = 50;
const MOST = 200;

export function BoardColumn({ entity, by, column, card, filters, moves, isForbidden, sum }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const actor = useActor();
  const { setNodeRef, isOver } = useDroppable({ id: droppableId(column.name) });
  const ofColumn = column.name === '' ? { empty: true } : { is: [column.name] };
  const rows = useAnyRows(entity, { filters: { ...filters, [by.name]: ofColumn }, limit });
  const arriving = [...moves.pending.values()].filter(({ to }) => to === column.name);
  const hasCard = ({ row }: Card) => rows.data?.rows.some(({ id }) => id === row.id) ?? false;
  const total = (rows.data?.total ?? 0) + arriving.filter((move) => !hasCard(move)).length - leaving();
  // New rows begin in the first state, whatever column they are added from.
  const { states } = entity.definition;
  const canAdd =
    mayCreate(entity, actor) &&
    (states?.field !== by.name || states.initial === column.name || actor.isOwner);

  function leaving(): number {
    return (rows.data?.rows ?? []).filter(({ id }) => {
      const move = moves.pending.get(id);
      return move !== undefined && move.to !== column.name;
    }).length;
  }
  function cardsOf(data: NonNullable<typeof rows.data>): Card[] {
    const staying = data.rows.filter(({ id }) => !moves.pending.has(id));
    return [...arriving, ...staying.map((row) => ({ row, titles: data.titles }))];
  }

  return (
    <section
      ref={setNodeRef}
      className="board-column"
      data-colour={column.colour}
      data-over={isOver && !isForbidden ? '' : undefined}
      data-forbidden={isForbidden ? '' : undefined}
      aria-label={column.label}
    >
      <header className="board-column-head">
        <h2 dir="auto">{column.label}</h2>
        {rows.data && (
          <span className="board-count" title={words.board.cards(total)}>
            <span aria-hidden="true">{format.number(total)}</span>
            <span className="visually-hidden">{words.board.cards(total)}</span>
          </span>
        )}
        {sum}
      </header>
      <Answer query={rows}>
        {(data) => {
          const cards = cardsOf(data);
          return (
            <>
              {cards.length === 0 && <p className="view-empty">{words.board.emptyColumn}</p>}
              <ul className="board-cards" tabIndex={cards.length > 0 ? -1 : undefined}>
                {cards.map((one) => (
                  <BoardCard key={one.row.id} entity={entity} by={by} names={card} card={one} moves={moves} />
                ))}
              </ul>
              {data.total > limit && limit < MOST && (
                <button
                  type="button"
                  className="button board-more"
                  onClick={() => setLimit(Math.min(MOST, limit + PAGE))}
                >
                  {words.showMore}
                </button>
              )}
              {data.total > limit && limit >= MOST && (
                <Link
                  className="board-more"
                  to={`${listPath(entity)}?${by.name}=${encodeURIComponent(column.name)}`}
                >
                  {words.board.seeAllOf(data.total)}
                </Link>
              )}
            </>
          );
        }}
      </Answer>
      {canAdd && (
        <Link
          className="board-add"
          to={`${createPath(entity)}${column.name ? `?${by.name}=${encodeURIComponent(column.name)}` : ''}`}
          aria-label={words.board.addTo(column.label)}
        >
          + {words.board.add}
        </Link>
      )}
    </section>
  );
}
