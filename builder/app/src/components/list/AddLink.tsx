import { Link } from 'react-router';
import type { Values } from '../../api/client.ts';
import type { Entity } from '../../core/entity.ts';
import { createPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { useMay } from '../shell/useMay.ts';

interface Props {
  entity: Entity;
  /** What the new row begins with. */
  start?: Values;
  label?: string;
  isPrimary?: boolean;
}

/** Leads to the form of a new row; nothing for whoever may not add one. */
export function AddLink({ entity, start, label, isPrimary = true }: Props) {
  if (!useMay(entity, 'create')) return null;
  return (
    <Link className={isPrimary ? 'button button-primary' : 'button'} to={createPath(entity, start)}>
      <Icon name="plus" />
      <span dir="auto">{label ?? words.list.add(entity.text.label)}</span>
    </Link>
  );
}
