import { MoreOutlined } from '@ant-design/icons';
import type { HttpError } from '@refinedev/core';
import { useList } from '@refinedev/core';
import type { TableColumnType } from 'antd';
import { Button, Dropdown, Select, Table } from 'antd';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns } from '#contract/endpoint.ts';
import { number } from './format.ts';
import { SIZES, toFilters, useListState } from './list-state.ts';
import { Search } from './search.tsx';
import { Empty, Failed, Loading } from './states.tsx';
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
  /** Columns that can be narrowed to one value, and how a value is called. */
  filters?: { column: string; label: string; values: readonly string[]; text: (value: string) => string }[];
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
    searchLabel,
    empty,
    nameOf,
    actions,
    expand,
  } = props;
  const { t } = useTranslation('shell');
  const [state, change] = useListState(contract);
  const { query, result } = useList<Row, HttpError>({
    resource,
    pagination: { currentPage: state.page, pageSize: state.size },
    sorters: state.sort ? [state.sort] : [],
    filters: toFilters(state),
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const rows = result.data;
  const total = result.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / state.size));
  const asked = state.q !== '' || Object.keys(state.filters).length > 0;

  // Rows can go while one looks at the last page.
  useEffect(() => {
    if (query.isSuccess && !query.isPlaceholderData && state.page > lastPage)
      change({ page: lastPage > 1 ? String(lastPage) : null }, true);
  });

  const shown = columns.map(({ key, title, render, align, from }): TableColumnType<Row> => ({
    key,
    title,
    render: (_, row) => render(row),
    ...(align ? { align, className: 'tabular' } : {}),
    ...(from ? { responsive: [from] } : {}),
    ...(contract[key]?.sort
      ? {
          sorter: true,
          sortOrder: state.sort?.field === key ? (state.sort.order === 'asc' ? 'ascend' : 'descend') : null,
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
            <Button
              type="text"
              icon={<MoreOutlined />}
              aria-label={t('table.more', { name: nameOf?.(row) ?? row.id })}
            />
          </Dropdown>
        );
      },
    });
  }

  return (
    <section className="list" aria-label={label}>
      {(searchLabel || filters.length > 0) && (
        <div className="list-bar">
          {searchLabel && (
            <Search label={searchLabel} value={state.q} onSearch={(q) => change({ q }, true)} />
          )}
          {filters.map(({ column, label: name, values, text }) => (
            <Select
              key={column}
              aria-label={name}
              className="list-filter"
              value={state.filters[column] ?? ''}
              onChange={(value) => change({ [column]: value })}
              popupMatchSelectWidth={false}
              options={[
                { value: '', label: t('table.any', { name }) },
                ...values.map((value) => ({ value, label: text(value) })),
              ]}
            />
          ))}
          {asked && (
            <Button
              type="link"
              onClick={() =>
                change(Object.fromEntries(['q', ...Object.keys(state.filters)].map((name) => [name, null])))
              }
            >
              {t('table.clear')}
            </Button>
          )}
        </div>
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
            if (action === 'sort' && !Array.isArray(sorter)) {
              const key = String(sorter.columnKey);
              change({ sort: sorter.order ? (sorter.order === 'ascend' ? key : `-${key}`) : null });
            } else if (pageSize && pageSize !== state.size) change({ size: String(pageSize) });
            else change({ page: current && current > 1 ? String(current) : null });
          }}
        />
      )}
    </section>
  );
}

const PAGE_FLOOR = SIZES[0] ?? 0;
