import type { Entity, FieldName } from '../../core/entity.ts';
import type { NameOf } from '../form/useEntityForm.ts';

interface Props<E extends Entity> {
  entity: E;
  /** The reference that points here. */
  by: NameOf<E, 'reference' | 'references'>;
  /** The id of the row they point to. */
  of: string;
  columns: readonly FieldName<E>[];
}

export function RelatedRows<E extends Entity>({ entity, columns }: Props<E>) {
  return (
    <section>
      {entity.text.plural} {columns.length}
    </section>
  );
}
