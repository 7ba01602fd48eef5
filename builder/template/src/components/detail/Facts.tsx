import type { RowAnswer } from '../../api/client.ts';
import type { Entity, FieldName, RowOf } from '../../core/entity.ts';

interface Props<E extends Entity> {
  entity: E;
  answer: RowAnswer<RowOf<E>>;
  fields: readonly FieldName<E>[];
}

export function Facts<E extends Entity>({ fields }: Props<E>) {
  return <dl className="facts">{fields.length}</dl>;
}
