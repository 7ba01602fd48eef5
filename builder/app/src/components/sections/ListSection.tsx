import { Link } from 'react-router';
import type { Filters } from '../../api/client.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { viewWords as words } from '../../words/index.ts';
import { format } from '../../lib/format.ts';
import { rowPath } from '../../lib/paths.ts';
import { useAnyRows } from '../useAnyRows.ts';
import { Answer } from './Answer.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { ShortFacts } from './ShortFacts.tsx';

interface Props<E extends Entity> {
  entity: E;
  heading: string;
  /** Shown beside the title, up to three. */
  show?: readonly FieldName<E>[];
  /** A field, with `-` in front for descending; the newest first without. */
  sort?: FieldName<E> | `-${FieldName<E>}`;
  filters?: Filters;
  limit?: number;
  /** Where all rows are. */
  to?: string;
}

/** A few rows, each leading to its page. */
export function ListSection<E extends Entity>({
  entity,
  heading,
  show = [],
  sort,
  filters,
  limit = 5,
  to,
}: Props<E>) {
  const rows = useAnyRows(entity, { sort, filters, limit });
  return (
    <SectionFrame heading={heading} to={to}>
      <Answer query={rows} height={`calc(${limit} * var(--row))`}>
        {(answer) =>
          answer.rows.length === 0 ? (
            <p className="view-empty">{words.list.empty}</p>
          ) : (
            <ul className="short-list">
              {answer.rows.map((row) => {
                const title = titleOf(entity, row, format, answer.titles);
                return (
                  <li key={row.id}>
                    <Link to={rowPath(entity, row.id)} dir="auto">
                      {title}
                    </Link>
                    <ShortFacts entity={entity} names={show} row={row} titles={answer.titles} title={title} />
                  </li>
                );
              })}
            </ul>
          )
        }
      </Answer>
    </SectionFrame>
  );
}
