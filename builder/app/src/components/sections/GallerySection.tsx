import type { Filters } from '../../api/client.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { useAnyRows } from '../useAnyRows.ts';
import { GalleryCards } from '../gallery/GalleryCards.tsx';
import { Answer } from './Answer.tsx';
import { SectionFrame } from './SectionFrame.tsx';

interface Props<E extends Entity> {
  entity: E;
  heading: string;
  /** The image that a card shows; the entity's first without. */
  picture?: FieldName<E>;
  show?: readonly FieldName<E>[];
  sort?: FieldName<E> | `-${FieldName<E>}`;
  filters?: Filters;
  limit?: number;
  /** Where all rows are. */
  to?: string;
}

export function GallerySection<E extends Entity>({
  entity,
  heading,
  picture,
  show = [],
  sort,
  filters,
  limit = 6,
  to,
}: Props<E>) {
  const rows = useAnyRows(entity, { sort, filters, limit });
  return (
    <SectionFrame heading={heading} to={to} className="section-wide">
      <Answer query={rows}>
        {(answer) => (
          <GalleryCards entity={entity} picture={picture} show={show} answer={answer} heading="h3" />
        )}
      </Answer>
    </SectionFrame>
  );
}
