import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { type Day, isDay } from './days.ts';
import type { Entry } from './entries.ts';
import type { Entries } from './useEntries.ts';

interface Props {
  entries: Entries;
  /** The minutes of the day that an entry begins at after it was moved down by so many pixels. */
  minutesAfter?: (entry: Entry, pixels: number) => number | undefined;
  children: ReactNode;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'row' in value && 'first' in value;

// The dialog "Move" is the way without a pointer, and says what came of it.
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Lets entries be dragged onto days: droppables are called by their day. */
export function CalendarDrag({ entries, minutesAfter, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const entry: unknown = active.data.current?.['entry'];
    const day: Day = String(over?.id ?? '');
    if (!isEntry(entry) || !isDay(day)) return;
    const minutes = minutesAfter?.(entry, delta.y);
    void entries.move(entry, { day, ...(minutes !== undefined && { minutes }) });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={drop}
      accessibility={{ announcements: SILENT }}
    >
      {children}
    </DndContext>
  );
}
