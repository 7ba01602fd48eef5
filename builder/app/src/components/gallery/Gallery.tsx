import { useState } from 'react';
import type { Filters } from '../../api/client.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { viewWords as words } from '../../words/index.ts';
import { useAnyRows } from '../useAnyRows.ts';
import { Answer } from '../sections/Answer.tsx';
import { GalleryCards } from './GalleryCards.tsx';

interface Props<E extends Entity> {
  entity: E;
  /** The image that a card shows; the entity's first without. */
  picture?: FieldName<E>;
  /** What a card shows besides its title, up to three. */
  show?: readonly FieldName<E>[];
  filters?: Filters;
}

const PAGE = 24;
const MOST = 200;

/** Rows as cards with a picture. */
export function Gallery<E extends Entity>({ entity, picture, show = [], filters }: Props<E>) {
  const [limit, setLimit] = useState(PAGE);
  const rows = useAnyRows(entity, { filters, limit });
  return (
    <Answer query={rows}>
      {(answer) => (
        <>
          <GalleryCards entity={entity} picture={picture} show={show} answer={answer} heading="h2" />
          {answer.total > limit && limit < MOST && (
            <button type="button" className="button" onClick={() => setLimit(limit + PAGE)}>
              {words.showMore}
            </button>
          )}
        </>
      )}
    </Answer>
  );
}
