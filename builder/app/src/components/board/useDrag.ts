import type {
  Announcements,
  CollisionDetection,
  DndContextProps,
  DragEndEvent,
  KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import {
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { RefObject } from 'react';
import type { Entity, Field } from '../../core/entity.ts';
import { viewWords as words } from '../../words/index.ts';
import { columnOf, type Column } from './columns.ts';
import type { Card, Moves } from './useMoves.ts';

export type Drag = Card;

interface Options {
  entity: Entity;
  by: Field;
  columns: readonly Column[];
  moves: Moves;
  box: RefObject<HTMLElement | null>;
  setDragged: (drag: Drag | null) => void;
}

/** What a draggable carries. */
export const carry = (card: Card): { card: Card } => ({ card });

function cardOf(data: { current?: Record<string, unknown> } | undefined): Card | null {
  const card = data?.current?.card;
  return isCard(card) ? card : null;
}
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'row' in value && 'titles' in value;

/** The pointer says where a card is; a card moved by keys has none. */
const underPointer: CollisionDetection = (args) => {
  const hit = pointerWithin(args);
  return hit.length > 0 ? hit : rectIntersection(args);
};

/** What dnd-kit needs to drag cards between columns by mouse, touch and keyboard. */
export function useDrag({ by, columns, moves, box, setDragged }: Options): DndContextProps {
  const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
    const isRtl = box.current ? getComputedStyle(box.current).direction === 'rtl' : false;
    const steps: Partial<Record<string, number>> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const card = cardOf(context.active?.data);
    const at = context.over?.id ?? (card ? columnOf(card.row, by) : '');
    const index = columns.findIndex(({ name }) => droppableId(name) === at || name === at);
    const next = columns[index + step];
    const rect = next && context.droppableRects.get(droppableId(next.name));
    return rect ? { x: rect.left + 8, y: rect.top + 56 } : currentCoordinates;
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short press scrolls, a longer one picks up.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const card = cardOf(active.data);
    if (card && over) void moves.move(card, columnName(over.id));
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const card = cardOf(active.data);
      return card ? words.board.pickedUp(moves.titleOfCard(card), labelOf(card)) : undefined;
    },
    onDragOver: ({ active, over }) => {
      const card = cardOf(active.data);
      if (!card || !over) return undefined;
      const to = columnName(over.id);
      const label = moves.labelOf(to);
      return to === columnOf(card.row, by) || moves.targets(card.row).includes(to)
        ? words.board.over(moves.titleOfCard(card), label)
        : words.board.overForbidden(label);
    },
    // What became of the move is announced once it is saved.
    onDragEnd: ({ active, over }) => {
      const card = cardOf(active.data);
      const stays = card && (!over || columnName(over.id) === columnOf(card.row, by));
      return stays ? words.board.letGo(moves.titleOfCard(card), labelOf(card)) : undefined;
    },
    onDragCancel: ({ active }) => {
      const card = cardOf(active.data);
      return card ? words.board.letGo(moves.titleOfCard(card), labelOf(card)) : undefined;
    },
  };
  const labelOf = ({ row }: Card) => moves.labelOf(columnOf(row, by));

  return {
    sensors,
    collisionDetection: underPointer,
    onDragStart: ({ active }) => setDragged(cardOf(active.data)),
    onDragEnd,
    onDragCancel: () => setDragged(null),
    accessibility: { announcements, screenReaderInstructions: { draggable: words.board.dragHelp } },
  };
}

/** Names of options may be empty, ids of droppables may not. */
export const droppableId = (column: string): string => `column:${column}`;
export const columnName = (id: string | number): string => String(id).slice('column:'.length);
