import type { RowAnswer } from '../../api/client.ts';
import { useActor } from '../../api/hooks.ts';
import type { Entity, Field, FieldName, RowOf } from '../../core/entity.ts';
import { entityOf, knownField } from '../../lib/entities.ts';
import { Value } from '../fields/Value.tsx';
import { mayEver } from '../shell/useMay.ts';

interface Props<E extends Entity> {
  entity: E;
  answer: RowAnswer<RowOf<E>>;
  fields: readonly FieldName<E>[];
}

const isWide = ({ type }: Field) => type === 'longText' || type === 'image';

/** The fields of a row, each with its label. */
export function Facts<E extends Entity>({ entity, answer: { row, titles }, fields }: Props<E>) {
  const actor = useActor();
  const shown = fields
    .map((name) => knownField(entity, name))
    .filter((field) => {
      const target = entityOf(field.entity);
      return target === undefined || field.type === 'computed' || mayEver(actor, target, 'read');
    });
  return (
    <dl className="facts">
      {shown.map((field) => (
        <div key={field.name} className={isWide(field) ? 'fact fact-wide' : 'fact'}>
          <dt dir="auto">{field.label}</dt>
          <dd>
            <Value entity={entity} field={field} row={row} titles={titles} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
