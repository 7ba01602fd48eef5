import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { useSummary } from '../../api/hooks.ts';
import type { Filters } from '../../api/client.ts';
import type { Entity, Field, FieldName } from '../../core/entity.ts';
import { fieldOf } from '../../core/fields.ts';
import { words } from '../../words/index.ts';
import { formatMeasure } from '../sections/measure.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { CardFace } from './BoardCard.tsx';
import { columnOf, columnsOf, sumFieldOf } from './columns.ts';
import { type Drag, useDrag } from './useDrag.ts';
import { useMoves } from './useMoves.ts';
import './board.css';

interface Props<E extends Entity> {
  entity: E;
  /** A choice: each of its options is a column. */
  by: FieldName<E>;
  /** What a card shows besides its title. */
  card?: readonly FieldName<E>[];
  /** The amount that a column adds up; the entity's first without. */
  sum?: FieldName<E>;
  filters?: Filters;
}

/** Rows as cards in columns, which are moved by mouse, touch, keyboard or a menu. */
export function Board<E extends Entity>({ entity, by, card = [], sum, filters }: Props<E>) {
  const field = fieldOf(entity, by);
  if (!field) return null;
  return <Columns entity={entity} by={field} card={card} sum={sum} filters={filters ?? NO_FILTERS} />;
}

const NO_FILTERS: Filters = {};

interface ColumnsProps {
  entity: Entity;
  by: Field;
  card: readonly string[];
  sum: string | undefined;
  filters: Filters;
}

function Columns({ entity, by, card, sum, filters }: ColumnsProps) {
  const box = useRef<HTMLDivElement>(null);
  const moves = useMoves(entity, by);
  const [dragged, setDragged] = useState<Drag | null>(null);
  const columns = columnsOf(by);
  const dnd = useDrag({ entity, by, columns, moves, box, setDragged });
  const sumField = sum === undefined ? sumFieldOf(entity) : fieldOf(entity, sum);
  return (
    <DndContext {...dnd}>
      <p
        className={moves.message?.isError ? 'board-message board-message-error' : 'board-message'}
        role={moves.message?.isError ? 'alert' : 'status'}
        dir="auto"
      >
        {moves.message?.text}
      </p>
      <div className="board" ref={box}>
        {columns.map((column) => (
          <BoardColumn
            key={column.name}
            entity={entity}
            by={by}
            column={column}
            card={card}
            filters={filters}
            moves={moves}
            isForbidden={
              dragged !== null &&
              columnOf(dragged.row, by) !== column.name &&
              !moves.targets(dragged.row).includes(column.name)
            }
            sum={
              sumField && (
                <ColumnSum entity={entity} by={by} column={column.name} field={sumField} filters={filters} />
              )
            }
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="board-card board-card-dragged">
            <CardFace
              entity={entity}
              by={by}
              names={card}
              card={dragged}
              title={moves.titleOfCard(dragged)}
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface SumProps {
  entity: Entity;
  by: Field;
  column: string;
  field: Field;
  filters: Filters;
}

/** One call answers for all columns. */
function ColumnSum({ entity, by, column, field, filters }: SumProps) {
  const summary = useSummary(entity, { measure: 'sum', field: field.name, by: by.name, filters });
  const group = summary.data?.groups.find(({ key }) => key === column);
  if (!group) return null;
  return (
    <span className="board-sum" title={field.label}>
      <span className="visually-hidden">{words.prefix(field.label)} </span>
      {formatMeasure(entity, { measure: 'sum', field: field.name }, group.value)}
    </span>
  );
}
