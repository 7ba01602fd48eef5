import { Link, useSearchParams } from 'react-router';
import { countOf, formatNumber } from '../lib/format.ts';
import { newPath } from '../lib/links.ts';
import type { Model, Row } from '../lib/model.ts';
import type { Page } from '../lib/page.ts';
import type { Query } from '../lib/query.ts';
import { PAGE_SIZE, queryRows, readQuery, writeQuery } from '../lib/query.ts';
import { useFormat } from '../lib/useFormat.ts';
import { useRows } from '../lib/useRows.ts';
import { Empty } from './Empty.tsx';
import { Icon } from './Icon.tsx';
import { ListTools } from './ListTools.tsx';
import { PageHead } from './PageHead.tsx';
import { Pager } from './Pager.tsx';
import { RowsState } from './RowsState.tsx';
import { RowTable } from './RowTable.tsx';
import { Sections } from './Sections.tsx';

interface Props<R extends Row> {
  page: Page;
  model: Model<R>;
}

/** All rows of a model in a table, with search, filters, sorting and paging; what is chosen stands in the address. */
export function ListPage<R extends Row>({ page, model }: Props<R>) {
  const state = useRows(model);
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const change = (part: Partial<Query>) =>
    setParams(writeQuery({ ...query, page: 1, ...part }), { replace: true, preventScrollReset: true });

  const found = queryRows(model, state.rows, query, format);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const current = Math.min(query.page, pages);
  const shown = found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0;
  const add = newPath(model);
  const addLink = add && (
    <Link className="button button-primary" to={add}>
      <Icon name="plus" /> Add {model.label.toLocaleLowerCase('en-US')}
    </Link>
  );

  return (
    <>
      <PageHead title={page.title}>{addLink}</PageHead>
      <RowsState state={state}>
        {state.rows.length === 0 ? (
          <Empty text={`No ${model.plural.toLocaleLowerCase('en-US')} yet.`}>{addLink}</Empty>
        ) : (
          <>
            <ListTools model={model} query={query} onChange={change} />
            <output className="row-count">
              {narrowed
                ? `${formatNumber(found.length)} of ${countOf(state.rows.length, model)}`
                : countOf(found.length, model)}
            </output>
            {found.length === 0 ? (
              <Empty text="Nothing matches.">
                <button type="button" className="button" onClick={() => change({ search: '', filters: {} })}>
                  Clear search and filters
                </button>
              </Empty>
            ) : (
              <RowTable model={model} rows={shown} query={query} onChange={change} caption={page.title} />
            )}
            {pages > 1 && <Pager page={current} pages={pages} onPage={(next) => change({ page: next })} />}
          </>
        )}
      </RowsState>
      <Sections sections={page.sections} />
    </>
  );
}
