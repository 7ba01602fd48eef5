import { type CheckboxProps, Table, type TableColumnType, type TableProps } from 'antd';
import { type AriaAttributes, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../format/index.ts';
import { Empty, Failed, Loading } from '../feedback/states.tsx';
import { MAX_SORTS, SIZES } from '../../list-state/url-state.ts';
import { type CellEdit, EditableCell } from './editable-cell.tsx';
import { HeaderCell, type HeaderCellProps } from './header-cell.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';
import { onRowKey } from './row-keys.ts';
import { SortMark } from './sort-mark.tsx';
import './table.css';
import type { ListTableState } from './use-list.ts';
import { useOverflow } from './use-overflow.ts';

/** An antd column whose key is the contract's column name if it can be sorted. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, 'title' | 'key' | 'render'> & {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Lines under the value that replace hidden columns on a phone. */
  details?: (row: Row) => readonly ReactNode[];
  /** Makes the field of this name editable in the rows for which it returns a value. */
  edit?: (row: Row) => CellEdit | null;
};

interface Props<Row extends { id: string }> {
  list: ListTableState<Row>;
  /** Accessible name of the table. */
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Whether rows can be selected for a bulk bar. */
  selectable?: boolean;
  actions?: (row: Row) => readonly RowAction[];
}

/** antd's Table for a list, with empty, loading and error states. Arrows, Home and End move between rows; `x` selects one. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, label, columns, empty, selectable = false, actions } = props;
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const wide = useOverflow(box);
  const { query, state, layout, rows, nameOf } = list;

  if (query.isError && !query.data)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading rows={8} />;
  if (rows.length === 0) {
    const isFiltered = state.q !== '' || Object.keys(state.filters).length > 0;
    return isFiltered ? <Empty title={t('table.none.title')} text={t('table.none.text')} /> : empty;
  }

  const visible = list
    .orderColumns(columns)
    .filter(({ key }, index) => index === 0 || !layout.hidden.includes(key));
  const fixed = Object.keys(layout.widths).length > 0;
  const tableColumns = visible.map(({ details, edit, ...column }): TableColumnType<Row> => ({
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
    ...(layout.widths[column.key] ? { width: layout.widths[column.key] } : {}),
    onHeaderCell: (): HeaderCellProps => ({
      'data-column': column.key,
      resizeLabel: t('table.width', { name: column.title }),
      onResize: (widths) => list.setLayout({ ...layout, widths }),
    }),
  }));

  function sortOf(key: string): TableColumnType<Row> {
    if (!list.contract[key]?.sort) return {};
    const position = state.sorts.findIndex(({ field }) => field === key);
    const order = state.sorts[position]?.order;
    return {
      sorter: { multiple: 1 },
      sortOrder: order ? `${order}end` : null,
      sortIcon: () => (
        <SortMark order={order ?? null} place={order && state.sorts.length > 1 ? position + 1 : null} />
      ),
    };
  }

  /** A newly clicked column sorts first; one whose order is reversed keeps its position. antd reports sorters in column order instead. */
  const onSort: TableProps<Row>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort') return;
    const sorts = (Array.isArray(sorter) ? sorter : [sorter]).flatMap(({ columnKey, order }) =>
      order ? [{ field: String(columnKey), order: order === 'descend' ? 'desc' : 'asc' }] : [],
    );
    const reordered = state.sorts.flatMap(({ field }) => sorts.filter((one) => one.field === field));
    const added = sorts.filter(({ field }) => !state.sorts.some((one) => one.field === field));
    list.change({
      sort:
        [...added, ...reordered]
          .slice(0, MAX_SORTS)
          .map(({ field, order }) => `${order === 'desc' ? '-' : ''}${field}`)
          .join(',') || null,
    });
  };

  return (
    <div
      className={['data', layout.compact && 'data-compact', wide && 'data-wide'].filter(Boolean).join(' ')}
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
          ...tableColumns,
          ...(actions
            ? [
                {
                  key: 'actions',
                  title: <span className="visually-hidden">{t('table.actions')}</span>,
                  align: 'end' as const,
                  width: 56,
                  render: (_: unknown, row: Row) => {
                    const rowActions = actions(row);
                    return rowActions.length === 0 ? null : (
                      <RowActions label={t('table.more', { name: nameOf(row) })} actions={rowActions} />
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
                selectedRowKeys: [...list.selected.keys()],
                preserveSelectedRowKeys: true,
                getTitleCheckboxProps: () => ({ 'aria-label': t('bulk.page') }),
                getCheckboxProps: (row): AriaAttributes & CheckboxProps => ({
                  'aria-label': t('bulk.choose', { name: nameOf(row) }),
                }),
                onChange: (keys) => {
                  // Keeps rows selected on other pages, with their names.
                  const names = new Map([
                    ...list.selected,
                    ...rows.map((row) => [row.id, nameOf(row)] as const),
                  ]);
                  list.setSelected(
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
