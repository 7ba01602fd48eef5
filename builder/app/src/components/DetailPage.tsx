import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type Deletion, planDeletion } from '../lib/deletion.ts';
import { countOf, rowTitle, titleField } from '../lib/format.ts';
import { editPath, listPath } from '../lib/links.ts';
import type { Model, Row } from '../lib/model.ts';
import type { Page } from '../lib/page.ts';
import { useAllRows, useRows } from '../lib/useRows.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Icon } from './Icon.tsx';
import { NotFound } from './NotFound.tsx';
import { PageHead } from './PageHead.tsx';
import { RelatedRows } from './RelatedRows.tsx';
import { RowsState } from './RowsState.tsx';
import { Sections } from './Sections.tsx';
import { Value } from './Value.tsx';

function DeleteButton({ model, row }: { model: Model; row: Row }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <Icon name="trash" /> Delete
      </button>
      {asking && <DeleteDialog model={model} row={row} onCancel={() => setAsking(false)} />}
    </>
  );
}

/** Asks before a row is deleted, and says what happens to the rows that refer to it. */
function DeleteDialog({ model, row, onCancel }: { model: Model; row: Row; onCancel: () => void }) {
  const [failure, setFailure] = useState('');
  const { remove } = useRows(model);
  const navigate = useNavigate();
  const plan = planDeletion(model, row.id, useAllRows());
  const isKept = plan.kept.length > 0;
  const title = rowTitle(model, row);

  async function confirm() {
    try {
      await remove(row.id);
      await navigate(listPath(model) ?? '/', { replace: true, state: { notice: `“${title}” was deleted.` } });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <ConfirmDialog
      title={isKept ? `“${title}” can’t be deleted yet` : `Delete “${title}”?`}
      {...(isKept ? { cancel: 'Close' } : { confirm: 'Delete' })}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Consequences plan={plan} />
      {failure && <p role="alert">It could not be deleted. {failure}</p>}
    </ConfirmDialog>
  );
}

/** How many of each kind there are among the rows of a plan. */
function countsOf(parts: readonly { model: Model }[]): string[] {
  const models = [...new Set(parts.map(({ model }) => model))];
  return models.map((model) => countOf(parts.filter((part) => part.model === model).length, model));
}

/** What deleting a row does to the rows that refer to it. */
function Consequences({ plan }: { plan: Deletion }) {
  const [, ...others] = plan.deleted;
  const list = (parts: readonly { model: Model }[]) => countsOf(parts).join(', ');
  if (plan.kept.length > 0) return <p>{list(plan.kept)} still refer to it. Change or delete those first.</p>;
  return (
    <>
      {others.length > 0 && <p>{list(others)} will be deleted with it.</p>}
      {plan.cleared.length > 0 && <p>{list(plan.cleared)} will stay, without it.</p>}
      <p>This can’t be undone.</p>
    </>
  );
}

function Facts({ model, row }: { model: Model; row: Row }) {
  const title = titleField(model);
  return (
    <dl className="detail">
      {model.fields
        .filter((field) => field !== title)
        .map((field) => (
          <div key={field.name} className={field.type === 'longText' ? 'detail-wide' : undefined}>
            <dt dir="auto">{field.label}</dt>
            <dd>
              <Value field={field} cell={row[field.name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** One row: all it holds, what refers to it, and the way to change or delete it. */
export function DetailPage<R extends Row>({ page, model }: { page: Page; model: Model<R> }) {
  const { id } = useParams();
  const state = useRows(model);
  const row = state.rows.find((candidate) => candidate.id === id);
  const list = listPath(model);
  const edit = row && editPath(model, row);
  if (state.status === 'ready' && !row) return <NotFound what={model.label} back={list} />;
  return (
    <>
      {list && (
        <Link className="back" to={list}>
          <Icon name="back" /> {model.plural}
        </Link>
      )}
      <PageHead title={row ? rowTitle(model, row) : page.title}>
        {edit && (
          <Link className="button button-primary" to={edit}>
            <Icon name="pen" /> Edit
          </Link>
        )}
        {row && <DeleteButton model={model} row={row} />}
      </PageHead>
      <RowsState state={state}>
        {row && (
          <>
            <Facts model={model} row={row} />
            <RelatedRows model={model} row={row} />
          </>
        )}
      </RowsState>
      <Sections sections={page.sections} />
    </>
  );
}
