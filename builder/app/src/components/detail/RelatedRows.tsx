import { useId } from 'react';
import { Link } from 'react-router';
import { useRows } from '../../api/hooks.ts';
import { writeListQuery } from '../../core/query.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { listPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import type { NameOf } from '../form/useEntityForm.ts';
import { AddLink } from '../list/AddLink.tsx';
import { readColumns } from '../list/columns.ts';
import { RowTable } from '../list/RowTable.tsx';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useMay } from '../shell/useMay.ts';

const MOST_ROWS = 10;

interface Props<E extends Entity> {
  entity: E;
  /** The reference that points here. */
  by: NameOf<E, 'reference' | 'references'>;
  /** The id of the row they point to. */
  of: string;
  columns: readonly FieldName<E>[];
}

/** The rows that point to this one; nothing for whoever may not see them. */
export function RelatedRows<E extends Entity>({ entity, by, of, columns }: Props<E>) {
  const heading = useId();
  const mayRead = useMay(entity, 'read');
  const filters = { [by]: { is: [of] } };
  const answer = useRows(entity, mayRead ? { filters, limit: MOST_ROWS } : undefined);
  if (!mayRead) return null;
  return (
    <section className="related" aria-labelledby={heading}>
      <div className="related-head">
        <h2 id={heading} dir="auto">
          {entity.text.plural}
        </h2>
        <AddLink entity={entity} start={{ [by]: of }} isPrimary={false} />
      </div>
      {answer.isPending && <Loading />}
      {answer.isError && <Failure error={answer.error} retry={answer.refetch} />}
      {answer.data?.rows.length === 0 && (
        <p className="quiet" dir="auto">
          {words.detail.noRelated(entity.text.plural)}
        </p>
      )}
      {answer.data && answer.data.rows.length > 0 && (
        <RowTable
          entity={entity}
          rows={answer.data.rows}
          titles={answer.data.titles}
          columns={readColumns(entity, columns)}
          shared={by}
        />
      )}
      {answer.data && answer.data.total > MOST_ROWS && (
        <p>
          <Link to={`${listPath(entity)}?${writeListQuery({ filters })}`}>{words.detail.seeAll}</Link>
        </p>
      )}
    </section>
  );
}
