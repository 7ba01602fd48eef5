import type {
  Announcements,
  CollisionDetection,
  DndContextProps,
  DragEndEvent,
  DragStartEvent,
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
import { type RefObject, useRef } from 'react';
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

const isKeyed = (event: Event) => event instanceof KeyboardEvent;

/** What dnd-kit needs to drag cards between columns by mouse, touch and keyboard. */
export function useDrag({ by, columns, moves, box, setDragged }: Options): DndContextProps {
  /** The column that keys have brought a card to: a key may come before anything was measured. */
  const keyedTo = useRef<string | null>(null);
  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    const card = cardOf(active.data);
    keyedTo.current = card && isKeyed(activatorEvent) ? columnOf(card.row, by) : null;
    setDragged(card);
  };
  const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    const isRtl = box.current ? getComputedStyle(box.current).direction === 'rtl' : false;
    const steps: Partial<Record<string, number>> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const index = columns.findIndex(({ name }) => name === keyedTo.current) + step;
    const next = columns[index];
    if (!next) return currentCoordinates;
    keyedTo.current = next.name;
    const rect = box.current?.children[index]?.getBoundingClientRect();
    return rect ? { x: rect.left + 8, y: rect.top + 56 } : currentCoordinates;
  };
  /** Keys and the pointer say where a card is. */
  const collisionDetection: CollisionDetection = (args) => {
    if (keyedTo.current !== null) return [{ id: droppableId(keyedTo.current) }];
    const hit = pointerWithin(args);
    return hit.length > 0 ? hit : rectIntersection(args);
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
    const to = keyedTo.current ?? (over && columnName(over.id));
    if (card && to !== null) void moves.move(card, to);
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
    collisionDetection,
    onDragStart: begin,
    onDragEnd,
    onDragCancel: () => setDragged(null),
    accessibility: { announcements, screenReaderInstructions: { draggable: words.board.dragHelp } },
  };
}

/** Names of options may be empty, ids of droppables may not. */
export const droppableId = (column: string): string => `column:${column}`;
export const columnName = (id: string | number): string => String(id).slice('column:'.length);
