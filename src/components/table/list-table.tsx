import { type CheckboxProps, Table, type TableColumnType, type TableProps } from 'antd';
import { type AriaAttributes, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../format/index.ts';
import { Empty, Failed, Loading } from '../feedback/states.tsx';
import { MOST_SORTS, SIZES } from '../../list-state/address.ts';
import { type CellEdit, EditableCell } from './editable-cell.tsx';
import { HeaderCell, type HeaderCellProps } from './header-cell.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';
import { onRowKey } from './row-keys.ts';
import { SortMark } from './sort-mark.tsx';
import './table.css';
import type { ListTableState } from './use-list.ts';
import { useOverflow } from './use-overflow.ts';

/** An antd column with a key, which is the contract's name of the column where it can be sorted by. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, 'title' | 'key' | 'render'> & {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Stands under the value, on a phone in place of columns that are hidden there. */
  details?: (row: Row) => readonly ReactNode[];
  /** Lets the field of this name be changed where it stands, in rows that it answers for. */
  edit?: (row: Row) => CellEdit | null;
};

interface Props<Row extends { id: string }> {
  list: ListTableState<Row>;
  /** What the table is called. */
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Stands where rows will be. */
  empty: ReactNode;
  /** Whether rows can be chosen, for a bulk bar. */
  selectable?: boolean;
  actions?: (row: Row) => readonly RowAction[];
}

/** antd's Table over a list, with its empty, loading and error states. Arrows, Home and End move between rows; `x` chooses one. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, label, columns, empty, selectable = false, actions } = props;
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const wide = useOverflow(box);
  const { query, state, shape, rows, nameOf } = list;

  if (query.isError && !query.data)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading rows={8} />;
  if (rows.length === 0) {
    const asked = state.q !== '' || Object.keys(state.filters).length > 0;
    return asked ? <Empty title={t('table.none.title')} text={t('table.none.text')} /> : empty;
  }

  const visible = list
    .arrange(columns)
    .filter(({ key }, index) => index === 0 || !shape.hidden.includes(key));
  const fixed = Object.keys(shape.widths).length > 0;
  const shown = visible.map(({ details, edit, ...column }): TableColumnType<Row> => ({
    ...column,
    render: (_, row) => (
      <>
        <Cell list={list} row={row} column={column} edit={edit?.(row) ?? null} />
        {details?.(row).map((detail, index) => (
          <span key={index} className="cell-detail">
            {detail}
          </span>
        ))}
      </>
    ),
    ...sortOf(column.key),
    ...(shape.widths[column.key] ? { width: shape.widths[column.key] } : {}),
    onHeaderCell: (): HeaderCellProps => ({
      'data-column': column.key,
      resizeLabel: t('table.width', { name: column.title }),
      onResize: (widths) => list.setShape({ ...shape, widths }),
    }),
  }));

  function sortOf(key: string): TableColumnType<Row> {
    if (!list.contract[key]?.sort) return {};
    const at = state.sorts.findIndex(({ field }) => field === key);
    const order = state.sorts[at]?.order;
    return {
      sorter: { multiple: 1 },
      sortOrder: order ? `${order}end` : null,
      sortIcon: () => (
        <SortMark order={order ?? null} place={order && state.sorts.length > 1 ? at + 1 : null} />
      ),
    };
  }

  /** The column just clicked decides first; one that is turned round keeps its place. antd lists them by column instead. */
  const onSort: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort') return;
    const now = (Array.isArray(sorter) ? sorter : [sorter]).flatMap(({ columnKey, order }) =>
      order ? [{ field: String(columnKey), order: order === 'descend' ? 'desc' : 'asc' }] : [],
    );
    const kept = state.sorts.flatMap(({ field }) => now.filter((one) => one.field === field));
    const added = now.filter(({ field }) => !state.sorts.some((one) => one.field === field));
    list.change({
      sort:
        [...added, ...kept]
          .slice(0, MOST_SORTS)
          .map(({ field, order }) => `${order === 'desc' ? '-' : ''}${field}`)
          .join(',') || null,
    });
  };

  return (
    <div
      className={['data', shape.compact && 'data-compact', wide && 'data-wide'].filter(Boolean).join(' ')}
      ref={box}
      onKeyDown={onRowKey}
    >
      <Table<Row>
        {...list.tableProps}
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        rowKey="id"
        size="middle"
        loading={{ spinning: query.isPlaceholderData, delay: 200 }}
        scroll={{}}
        tableLayout={fixed ? 'fixed' : 'auto'}
        showSorterTooltip={false}
        onChange={onSort}
        components={{ header: { cell: HeaderCell } }}
        columns={[
          ...shown,
          ...(actions
            ? [
                {
                  key: 'actions',
                  title: <span className="visually-hidden">{t('table.actions')}</span>,
                  align: 'end' as const,
                  width: 56,
                  render: (_: unknown, row: Row) => {
                    const offered = actions(row);
                    return offered.length === 0 ? null : (
                      <RowActions label={t('table.more', { name: nameOf(row) })} actions={offered} />
                    );
                  },
                },
              ]
            : []),
        ]}
        {...(selectable
          ? {
              rowSelection: {
                columnWidth: 44,
                selectedRowKeys: [...list.chosen.keys()],
                preserveSelectedRowKeys: true,
                getTitleCheckboxProps: () => ({ 'aria-label': t('bulk.page') }),
                getCheckboxProps: (row): AriaAttributes & CheckboxProps => ({
                  'aria-label': t('bulk.choose', { name: nameOf(row) }),
                }),
                onChange: (keys) => {
                  // Rows chosen on other pages stay so, with their names.
                  const names = new Map([
                    ...list.chosen,
                    ...rows.map((row) => [row.id, nameOf(row)] as const),
                  ]);
                  list.choose(
                    new Map(keys.map((key) => [String(key), names.get(String(key)) ?? String(key)])),
                  );
                },
              },
            }
          : {})}
        pagination={{
          current: state.page,
          pageSize: state.size,
          total: list.total,
          pageSizeOptions: SIZES,
          showSizeChanger: list.total > Math.min(...SIZES),
          showTotal: (total, [first, last]) =>
            t('table.range', { first: number(first), last: number(last), total: number(total) }),
          onChange: (page, size) =>
            list.change(
              size === state.size ? { page: page > 1 ? String(page) : null } : { size: String(size) },
            ),
        }}
      />
    </div>
  );
}

interface CellProps<Row extends { id: string }> {
  list: ListTableState<Row>;
  row: Row;
  column: ListColumn<Row>;
  edit: CellEdit | null;
}

function Cell<Row extends { id: string }>({ list, row, column, edit }: CellProps<Row>) {
  const { key, title, render } = column;
  if (!edit) return render(row);
  return (
    <EditableCell
      {...edit}
      resource={list.resource}
      id={row.id}
      field={key}
      label={title}
      name={list.nameOf(row)}
    >
      {render(row)}
    </EditableCell>
  );
}
