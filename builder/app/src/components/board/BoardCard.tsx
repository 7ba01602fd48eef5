import { useDraggable } from '@dnd-kit/core';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link } from 'react-router';
import type { Entity, Field } from '../../core/entity.ts';
import { viewWords as words } from '../../words/index.ts';
import { rowPath } from '../../lib/paths.ts';
import { ShortFacts } from '../sections/ShortFacts.tsx';
import { carry, columnName, droppableId } from './useDrag.ts';
import type { Card, Moves } from './useMoves.ts';

interface FaceProps {
  entity: Entity;
  by: Field;
  names: readonly string[];
  card: Card;
  title: string;
}

const FACTS = 4;

/** What stands on a card. */
export function CardFace({ entity, by, names, card, title }: FaceProps) {
  return (
    <div className="board-card-face">
      <Link to={rowPath(entity, card.row.id)} draggable={false} dir="auto">
        {title}
      </Link>
      <ShortFacts
        entity={entity}
        // The column says it already.
        names={names.filter((name) => name !== by.name)}
        row={card.row}
        titles={card.titles}
        title={title}
        most={FACTS}
      />
    </div>
  );
}

interface Props {
  entity: Entity;
  by: Field;
  names: readonly string[];
  card: Card;
  moves: Moves;
}

export function BoardCard({ entity, by, names, card, moves }: Props) {
  const { row } = card;
  const title = moves.titleOfCard(card);
  const targets = moves.targets(row);
  const isPending = moves.pending.has(row.id);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: row.id,
    data: carry(card),
    disabled: targets.length === 0,
  });
  return (
    <li
      ref={setNodeRef}
      className="board-card"
      data-dragging={isDragging ? '' : undefined}
      aria-busy={isPending}
      {...listeners}
    >
      <CardFace entity={entity} by={by} names={names} card={card} title={title} />
      {targets.length > 0 && (
        <div className="board-card-tools">
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="board-handle"
            aria-label={words.board.drag(title)}
            aria-describedby={attributes['aria-describedby']}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01" />
            </svg>
          </button>
          <MenuTrigger>
            <Button className="board-move" aria-label={words.board.moveCard(title)}>
              {words.board.moveTo}
            </Button>
            <Popover className="popover">
              <Menu aria-label={words.board.moveTo} onAction={(to) => void moves.move(card, columnName(to))}>
                {targets.map((to) => (
                  <MenuItem key={to} id={droppableId(to)} textValue={moves.labelOf(to)}>
                    {moves.labelOf(to)}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
        </div>
      )}
    </li>
  );
}
