import { MoreOutlined } from '@ant-design/icons';
import type { HttpError } from '@refinedev/core';
import { useDataProvider, useList } from '@refinedev/core';
import type { TableColumnType } from 'antd';
import type { TableRowSelection } from 'antd/es/table/interface';
import { Button, Dropdown, Table } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns } from '#contract/endpoint.ts';
import { PAGE } from '#contract/limits.ts';
import type { ExportedList } from '#contract/exports.ts';
import { download } from '../api/call.ts';
import { messageOf } from '../api/errors.ts';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import { number } from './format.ts';
import { arranged, ListShapeMenu, useListShape } from './list-shape.tsx';
import { type ChoiceFilter, ListFilters } from './list-filters.tsx';
import { MOST_SORTS, SIZES, toFilters, toQuery, useListState } from './list-state.ts';
import { ListViews, useListViews } from './list-views.tsx';
import { onRowKey } from './row-keys.ts';
import { Search } from './search.tsx';
import { Empty, Failed, Loading } from './states.tsx';
import { toast } from './toast.ts';
import './table.css';

export interface ListColumn<Row> {
  /** The contract's name of the column, which decides whether it can be sorted by. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  align?: 'end';
  /** The narrowest screen that shows it. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
}

export interface RowAction {
  key: string;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

interface Props<Row> {
  /** A resource of the data provider. */
  resource: string;
  /** What the table is called. */
  label: string;
  /** The contract's columns of this list. */
  contract: Columns;
  columns: ListColumn<Row>[];
  /** Columns that can be narrowed to some of their values. */
  filters?: ChoiceFilter[];
  /** Columns of time that can be narrowed to a span of days. */
  spans?: { column: string; label: string }[];
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
  actions?: (row: Row) => RowAction[];
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
    bulk = [],
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
  const total = result.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / state.size));
  const asked = state.q !== '' || Object.keys(state.filters).length > 0;

  // antd measures widths with a hidden copy of the header, whose checkbox could be tabbed to.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const row of section.current?.querySelectorAll<HTMLElement>('.ant-table-measure-row') ?? [])
      row.inert = true;
  });

  // Rows can go while one looks at the last page.
  useEffect(() => {
    if (query.isSuccess && !query.isPlaceholderData && state.page > lastPage)
      change({ page: lastPage > 1 ? String(lastPage) : null }, true);
  });

  const orderOf = (key: string) => {
    const order = state.sorts.find(({ field }) => field === key)?.order;
    return order ? (order === 'asc' ? 'ascend' : 'descend') : null;
  };
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
  const shown = visible.map(({ key, title, render, align, from }): TableColumnType<Row> => ({
    key,
    title,
    render: (_, row) => render(row),
    ...(align ? { align, className: 'tabular' } : {}),
    ...(from ? { responsive: [from] } : {}),
    ...(contract[key]?.sort
      ? {
          // Numbered, so that antd lets several columns sort at once.
          sorter: { multiple: 1 },
          sortOrder: orderOf(key),
        }
      : {}),
  }));
  if (actions) {
    shown.push({
      key: 'actions',
      title: <span className="visually-hidden">{t('table.actions')}</span>,
      width: 56,
      align: 'end',
      render: (_, row) => {
        const items = actions(row);
        return items.length === 0 ? null : (
          <Dropdown
            trigger={['click']}
            menu={{
              items: items.map(({ key, label: text, danger = false }) => ({ key, label: text, danger })),
              onClick: ({ key }) => items.find((item) => item.key === key)?.onClick(),
            }}
          >
            <Button type="text" icon={<MoreOutlined />} aria-label={t('table.more', { name: named(row) })} />
          </Dropdown>
        );
      },
    });
  }

  return (
    <section
      ref={section}
      className={shape.compact ? 'list list-compact' : 'list'}
      aria-label={label}
      onKeyDown={onRowKey}
    >
      <div className="list-bar">
        {searchLabel && <Search label={searchLabel} value={state.q} onSearch={(q) => change({ q }, true)} />}
        <ListFilters
          state={state}
          change={change}
          contract={contract}
          choices={filters}
          spans={spans}
          titleOf={(column) => columns.find(({ key }) => key === column)?.title ?? column}
        />
        <span className="list-tools">
          <ListViews list={exported} views={views} />
          <ListShapeMenu shape={shape} onChange={setShape} columns={inOrder} />
          <Button loading={exporting} onClick={() => void exportAll()}>
            {t('table.export')}
          </Button>
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
        <Table<Row>
          rowKey="id"
          columns={shown}
          dataSource={rows}
          scroll={{ x: 'max-content' }}
          showSorterTooltip={false}
          loading={query.isPlaceholderData}
          sticky={{ offsetHeader: HEADER }}
          {...(bulk.length > 0
            ? {
                rowSelection: {
                  selectedRowKeys: [...chosen.keys()],
                  // Rows chosen on other pages stay so.
                  preserveSelectedRowKeys: true,
                  onChange: (keys, selected) =>
                    setChosen(
                      new Map(
                        keys.map((key, index) => {
                          const row: Row | undefined = selected[index];
                          return [String(key), row ? named(row) : (chosen.get(String(key)) ?? String(key))];
                        }),
                      ),
                    ),
                  columnTitle: (box) => <span title={t('bulk.page')}>{box}</span>,
                  getCheckboxProps: (row) => {
                    const box = {
                      id: `choose-${row.id}`,
                      'aria-label': t('bulk.choose', { name: named(row) }),
                    };
                    return box;
                  },
                } satisfies TableRowSelection<Row>,
              }
            : {})}
          {...(expand
            ? {
                expandable: {
                  expandedRowRender: expand,
                  columnTitle: <span className="visually-hidden">{t('table.details')}</span>,
                },
              }
            : {})}
          pagination={{
            current: state.page,
            pageSize: state.size,
            total,
            showSizeChanger: total > PAGE_FLOOR,
            pageSizeOptions: SIZES,
            showTotal: (count, [first, last]) =>
              t('table.range', { first: number(first), last: number(last), total: number(count) }),
          }}
          onChange={({ current, pageSize }, _, sorter, { action }) => {
            if (action === 'sort') {
              const asked = (Array.isArray(sorter) ? sorter : [sorter])
                .filter(({ order }) => order)
                .map(({ columnKey, order }) => `${order === 'ascend' ? '' : '-'}${String(columnKey)}`);
              // The column just asked for decides first; the ones before it stay behind it.
              const before = state.sorts.map(({ field }) => field);
              const fresh = asked.filter((one) => !before.includes(one.replace(/^-/, '')));
              const kept = asked
                .filter((one) => !fresh.includes(one))
                .sort(
                  (one, other) =>
                    before.indexOf(one.replace(/^-/, '')) - before.indexOf(other.replace(/^-/, '')),
                );
              change({ sort: [...fresh, ...kept].slice(0, MOST_SORTS).join(',') || null });
            } else if (pageSize && pageSize !== state.size) change({ size: String(pageSize) });
            else change({ page: current && current > 1 ? String(current) : null });
          }}
        />
      )}
    </section>
  );
}

const PAGE_FLOOR = SIZES[0] ?? 0;
/** Past this, an action on all that match is no longer something to watch a progress bar for. */
const MOST_CHOSEN = 5000;
/** The shell's header, under which a table's own stays. */
const HEADER = 64;
