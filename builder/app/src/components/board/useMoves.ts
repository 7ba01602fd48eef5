import { useState } from 'react';
import { useActor, useSaveRow } from '../../api/hooks.ts';
import type { Titles } from '../../api/client.ts';
import type { Entity, Field, Row } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { viewWords as words } from '../../words/index.ts';
import { format } from '../../lib/format.ts';
import { reasonOf } from '../reasonOf.ts';
import { columnOf, columnsOf, targetsOf } from './columns.ts';

/** A card with what its references are called. */
export interface Card {
  readonly row: Row;
  readonly titles: Titles;
}
export interface Move extends Card {
  readonly to: string;
}
export interface Message {
  readonly text: string;
  readonly isError: boolean;
}

/** Moves cards at once and takes them back when the move is rejected. */
export function useMoves(entity: Entity, by: Field) {
  const actor = useActor();
  const save = useSaveRow(entity);
  const [pending, setPending] = useState<ReadonlyMap<string, Move>>(new Map());
  const [message, setMessage] = useState<Message | null>(null);
  const labelOf = (name: string) => columnsOf(by).find((column) => column.name === name)?.label ?? name;
  const titleOfCard = ({ row, titles }: Card) => titleOf(entity, row, format, titles);
  const targets = (row: Row) => (pending.has(row.id) ? [] : targetsOf(entity, by, actor, row));

  async function move(card: Card, to: string): Promise<void> {
    const { row } = card;
    const from = columnOf(row, by);
    if (to === from || pending.has(row.id)) return;
    if (!targets(row).includes(to)) {
      setMessage({ text: words.board.forbidden(labelOf(from), labelOf(to)), isError: true });
      return;
    }
    setPending((now) => new Map(now).set(row.id, { ...card, to }));
    setMessage(null);
    try {
      await save.mutateAsync({
        row: { id: row.id, version: row.version },
        values: { [by.name]: to === '' ? null : to },
      });
      setMessage({ text: words.board.moved(titleOfCard(card), labelOf(to)), isError: false });
    } catch (error) {
      setMessage({
        text: `${words.board.wentBack(titleOfCard(card), labelOf(from))} ${reasonOf(error)}`,
        isError: true,
      });
    } finally {
      setPending((now) => {
        const rest = new Map(now);
        rest.delete(row.id);
        return rest;
      });
    }
  }

  return { pending, message, targets, labelOf, titleOfCard, move };
}
export type Moves = ReturnType<typeof useMoves>;
