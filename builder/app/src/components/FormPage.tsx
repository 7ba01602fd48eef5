import { useNavigate, useParams } from 'react-router';
import { rowTitle } from '../lib/format.ts';
import { detailPath, listPath } from '../lib/links.ts';
import type { Model, Row } from '../lib/model.ts';
import type { Page } from '../lib/page.ts';
import { useRows } from '../lib/useRows.ts';
import { NotFound } from './NotFound.tsx';
import { PageHead } from './PageHead.tsx';
import { RowForm } from './RowForm.tsx';
import { RowsState } from './RowsState.tsx';
import { Sections } from './Sections.tsx';

/** Adds a row, or with an id in the address changes that one. */
export function FormPage<R extends Row>({ page, model }: { page: Page; model: Model<R> }) {
  const { id } = useParams();
  const state = useRows(model);
  const navigate = useNavigate();
  const row = id === undefined ? undefined : state.rows.find((candidate) => candidate.id === id);
  if (id !== undefined && state.status === 'ready' && !row)
    return <NotFound what={model.label} back={listPath(model)} />;

  async function leave(saved: Row) {
    const target = detailPath(model, saved) ?? listPath(model) ?? '/';
    await navigate(target, { state: { notice: `“${rowTitle(model, saved)}” was saved.` } });
  }

  return (
    <>
      <PageHead title={row ? `Edit ${rowTitle(model, row)}` : page.title} />
      <RowsState state={state}>
        <RowForm key={id ?? 'new'} model={model} row={row} onSaved={leave} />
      </RowsState>
      <Sections sections={page.sections} />
    </>
  );
}
