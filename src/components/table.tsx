import type { HttpError } from '@refinedev/core';
import { useDataProvider, useList } from '@refinedev/core';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns } from '#contract/endpoint.ts';
import { PAGE } from '#contract/limits.ts';
import type { ExportedList } from '#contract/exports.ts';
import { useAllowed } from '../access/use-allowed.ts';
import { download } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import type { DataName } from '../resources/resource.ts';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { arranged, ListShapeMenu, useListShape } from './list-shape.tsx';
import { type ChoiceFilter, ListFilters } from './list-filters.tsx';
import { MOST_SORTS, SIZES, toFilters, toQuery, useListState } from './list-state.ts';
import { ListViews, useListViews } from './list-views.tsx';
import { type MenuAction, MenuButton } from './menu-button.tsx';
import { Pages } from './pages.tsx';
import { Search } from './search.tsx';
import { Empty, Failed, Loading } from './states.tsx';
import { toast } from './toast.ts';
import './table.css';

export type ListColumn<Row> = Omit<DataColumn<Row>, 'title' | 'sort'> & {
  /** The contract's name of the column, which decides whether it can be sorted by. */
  key: string;
  title: string;
};

interface Props<Row> {
  resource: DataName;
  /** What the table is called. */
  label: string;
  /** The contract's columns of this list. */
  contract: Columns;
  columns: ListColumn<Row>[];
  /** Columns that can be narrowed to some of their values. */
  filters?: ChoiceFilter[];
  /** Columns of time that can be narrowed to a span of days. */
  spans?: { column: string; label: string }[];
  /** How a filter that came with the address is read, where it is not by a column of the table. */
  brought?: Readonly<
    Record<string, { title: string; text: (value: string, rows: readonly Row[]) => string }>
  >;
  /** What can be done with several rows at once; without it rows cannot be chosen. */
  bulk?: BulkAction[];
  /** The list as exports and saved views call it. */
  exported: ExportedList;
  /** Absent where the list has nothing to search. */
  searchLabel?: string;
  /** Stands where rows will be. */
  empty: ReactNode;
  /** What a row is called, for its menu. */
  nameOf?: (row: Row) => string;
  actions?: (row: Row) => MenuAction[];
  expand?: (row: Row) => ReactNode;
}

/** A list read page by page from the server: its search, filters, order and page live in the address, and events refresh it. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const {
    resource,
    label,
    contract,
    columns,
    filters = [],
    spans = [],
    brought = {},
    bulk: everyBulk = [],
    exported,
    searchLabel,
    empty,
    nameOf,
    actions,
    expand,
  } = props;
  const { t } = useTranslation('shell');
  const [state, change] = useListState(contract);
  const { views, settled } = useListViews(exported);
  const { query, result } = useList<Row, HttpError>({
    resource,
    pagination: { currentPage: state.page, pageSize: state.size },
    sorters: state.sorts,
    filters: toFilters(state, contract),
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous, enabled: settled },
  });
  const [shape, setShape] = useListShape(resource);
  const provider = useDataProvider()();
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [exporting, setExporting] = useState(false);
  const rows = result.data;
  // Asked once for all rows: by what is done, never by row.
  const verbs = [
    'export',
    ...everyBulk.map(({ key }) => key),
    ...rows.flatMap((row) => actions?.(row).map(({ key }) => key) ?? []),
  ];
  const { may } = useAllowed([...new Set(verbs)].map((action) => ({ resource, action })));
  const bulk = everyBulk.filter(({ key }) => may(resource, key));
  const total = result.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / state.size));
  const asked = state.q !== '' || Object.keys(state.filters).length > 0;

  // Rows can go while one looks at the last page.
  useEffect(() => {
    if (query.isSuccess && !query.isPlaceholderData && state.page > lastPage)
      change({ page: lastPage > 1 ? String(lastPage) : null }, true);
  });

  /** What another press on a column's head asks for: up, down, then no longer. The column just asked for decides first. */
  function sortBy(key: string): void {
    const before = state.sorts.find(({ field }) => field === key);
    const others = state.sorts.filter(({ field }) => field !== key);
    const asked = before?.order === 'desc' ? [] : [{ field: key, order: before ? 'desc' : 'asc' } as const];
    // A column that is turned round keeps its place.
    const next =
      before && asked.length > 0
        ? state.sorts.map((one) => (one === before ? asked[0] : one))
        : [...asked, ...others];
    change({
      sort:
        next
          .slice(0, MOST_SORTS)
          .map((one) => `${one?.order === 'desc' ? '-' : ''}${one?.field ?? ''}`)
          .join(',') || null,
    });
  }
  const named = (row: Row) => nameOf?.(row) ?? row.id;

  /** Every row that matches, read a call's worth at a time. */
  async function loadAll(): Promise<Map<string, string>> {
    const all = new Map<string, string>();
    for (let currentPage = 1; all.size < MOST_CHOSEN; currentPage += 1) {
      const { data } = await provider.getList<Row>({
        resource,
        pagination: { currentPage, pageSize: PAGE.most },
        sorters: state.sorts,
        filters: toFilters(state, contract),
      });
      for (const row of data) all.set(row.id, named(row));
      if (data.length < PAGE.most) break;
    }
    return all;
  }

  async function exportAll(): Promise<void> {
    setExporting(true);
    try {
      await download('POST /api/admin/exports', {
        body: { list: exported, query: toQuery(state, contract) },
      });
    } catch (error) {
      toast.error(messageOf(error));
    }
    setExporting(false);
  }

  // The first column is a row's name and its link; without it a row leads nowhere.
  const [first, ...others] = columns;
  const inOrder = arranged(others, shape.order);
  const visible = [...(first ? [first] : []), ...inOrder.filter(({ key }) => !shape.hidden.includes(key))];
  const shown = visible.map((column): DataColumn<Row> => {
    if (!contract[column.key]?.sort) return column;
    const at = state.sorts.findIndex(({ field }) => field === column.key);
    const order = state.sorts[at]?.order;
    return {
      ...column,
      sort: {
        order: order ? (order === 'asc' ? 'ascending' : 'descending') : null,
        place: order && state.sorts.length > 1 ? at + 1 : null,
        onSort: () => sortBy(column.key),
      },
    };
  });
  if (actions) {
    shown.push({
      key: 'actions',
      title: <span className="visually-hidden">{t('table.actions')}</span>,
      align: 'end',
      render: (row) => {
        const items = actions(row).filter(({ key }) => may(resource, key));
        return items.length === 0 ? null : (
          <MenuButton label={t('table.more', { name: named(row) })} items={items} />
        );
      },
    });
  }

  return (
    <section className={shape.compact ? 'list list-compact' : 'list'} aria-label={label}>
      <div className="list-bar">
        {searchLabel && <Search label={searchLabel} value={state.q} onSearch={(q) => change({ q }, true)} />}
        <ListFilters
          state={state}
          change={change}
          contract={contract}
          choices={filters}
          spans={spans}
          titleOf={(column) =>
            brought[column]?.title ?? columns.find(({ key }) => key === column)?.title ?? column
          }
          textOf={(column, value) => brought[column]?.text(value, rows) ?? value}
        />
        <span className="list-tools">
          <ListViews list={exported} views={views} />
          <ListShapeMenu shape={shape} onChange={setShape} columns={inOrder} />
          {may(resource, 'export') && (
            <Button loading={exporting} onClick={() => void exportAll()}>
              {t('table.export')}
            </Button>
          )}
        </span>
      </div>
      {bulk.length > 0 && (
        <BulkBar chosen={chosen} onChoose={setChosen} actions={bulk} more={{ total, load: loadAll }} />
      )}
      {query.isError && !query.data ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Loading rows={8} />
      ) : rows.length === 0 ? (
        asked ? (
          <Empty title={t('table.none.title')} text={t('table.none.text')} />
        ) : (
          empty
        )
      ) : (
        <>
          <DataTable<Row>
            label={label}
            columns={shown}
            rows={rows}
            nameOf={named}
            busy={query.isPlaceholderData}
            sticky
            {...(bulk.length > 0
              ? {
                  choice: {
                    has: (id) => chosen.has(id),
                    // Rows chosen on other pages stay so.
                    onChange: (some, add) => {
                      const next = new Map(chosen);
                      for (const row of some) {
                        if (add) next.set(row.id, named(row));
                        else next.delete(row.id);
                      }
                      setChosen(next);
                    },
                  },
                }
              : {})}
            {...(expand ? { expand } : {})}
          />
          <Pages
            page={state.page}
            size={state.size}
            total={total}
            sizes={SIZES}
            onPage={(page) => change({ page: page > 1 ? String(page) : null })}
            onSize={(size) => change({ size: String(size) })}
          />
        </>
      )}
    </section>
  );
}

/** Past this, an action on all that match is no longer something to watch a progress bar for. */
const MOST_CHOSEN = 5000;
