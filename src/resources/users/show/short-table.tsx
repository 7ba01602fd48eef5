import { Table, type TableProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../format/index.ts';
import type { ListColumn } from '../../../components/table/list-table.tsx';
import '../../../components/table/table.css';
import { useOverflow } from '../../../components/table/use-overflow.ts';

export const ROWS = 10;

export type ShortColumn<Row> = Omit<ListColumn<Row>, 'title'> & { title: ReactNode };

interface Props<Row> extends Omit<TableProps<Row>, 'columns' | 'title'> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly ShortColumn<Row>[];
}

/** antd's Table for use in a tab: ten rows per page, without selection or sorting. */
export function ShortTable<Row extends { id: string }>({ label, columns, pagination, ...rest }: Props<Row>) {
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const wide = useOverflow(box);
  return (
    <div className={wide ? 'data data-wide' : 'data'} ref={box}>
      <Table<Row>
        {...rest}
        aria-label={label}
        rowKey="id"
        size="middle"
        scroll={{}}
        columns={columns.map((column) => ({ ...column, render: (_, row) => column.render(row) }))}
        pagination={{
          ...pagination,
          hideOnSinglePage: true,
          showSizeChanger: false,
          showTotal: (total, [first, last]) =>
            t('table.range', { first: number(first), last: number(last), total: number(total) }),
        }}
      />
    </div>
  );
}
