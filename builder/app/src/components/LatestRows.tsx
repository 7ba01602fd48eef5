import { Link } from 'react-router';
import { listPath, modelOf, newPath } from '../lib/links.ts';
import type { Model } from '../lib/model.ts';
import { useRows } from '../lib/useRows.ts';
import { Empty } from './Empty.tsx';
import { RowCards } from './RowCards.tsx';
import { RowsState } from './RowsState.tsx';

function Latest({ heading, model, limit }: { heading: string; model: Model; limit: number }) {
  const state = useRows(model);
  const all = listPath(model);
  const add = newPath(model);
  return (
    <section>
      <div className="section-head">
        <h2 dir="auto">{heading}</h2>
        {all && state.rows.length > limit && <Link to={all}>See all {state.rows.length}</Link>}
      </div>
      <RowsState state={state}>
        {state.rows.length > 0 ? (
          <RowCards model={model} rows={state.rows.slice(0, limit)} />
        ) : (
          <Empty text="Nothing here yet.">
            {add && (
              <Link className="button" to={add}>
                Add the first
              </Link>
            )}
          </Empty>
        )}
      </RowsState>
    </section>
  );
}

/** The latest rows of a model. */
export function LatestRows({ heading, entity, limit }: { heading: string; entity: string; limit: number }) {
  const model = modelOf(entity);
  return model && <Latest heading={heading} model={model} limit={limit} />;
}
