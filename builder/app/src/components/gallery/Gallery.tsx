import { useRows } from '../../api/hooks.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { titleFields } from '../../core/format.ts';
import { knownField } from '../../lib/entities.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import { useListState } from '../list/useListState.ts';
import { GalleryCards } from './GalleryCards.tsx';

interface Props<E extends Entity> {
  entity: E;
  /** The image that a card shows; the entity's first without. */
  picture?: FieldName<E>;
  /** What a card shows besides its title, up to three. */
  show?: readonly FieldName<E>[];
  /** What it can be filtered by. */
  filters?: readonly FieldName<E>[];
  /** A field, with `-` in front for descending; the newest first without. */
  sort?: FieldName<E> | `-${FieldName<E>}`;
}

const PAGE = 24;

/** Rows as cards with a picture. */
export function Gallery<E extends Entity>({ entity, picture, show = [], filters = [], sort }: Props<E>) {
  const state = useListState({ sort, limit: PAGE });
  const answer = useRows(entity, state.query);
  const sortable = [...new Set([...titleFields(entity), ...show])].map((name) => knownField(entity, name));
  return (
    <ListFrame entity={entity} state={state} answer={answer} sortable={sortable} filters={filters}>
      {(data) => <GalleryCards entity={entity} picture={picture} show={show} answer={data} heading="h2" />}
    </ListFrame>
  );
}
