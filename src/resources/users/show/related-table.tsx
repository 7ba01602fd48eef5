import { useTable } from '@refinedev/antd';
import type { BaseRecord, HttpError } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Failed, Loading } from '../../../components/feedback/states.tsx';
import type { ListColumn } from '../../../components/table/list-table.tsx';
import { ROWS, ShortTable } from './short-table.tsx';

interface Props<Row> {
  resource: 'projects' | 'orders' | 'payments' | 'audit-log';
  /** The column that refers to the user, and the user's id. */
  by: string;
  id: string;
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Path of the full list, which reads the same filter from its URL. */
  list: string;
}

/** A user's newest rows of a resource, with a link to all of them. */
export function RelatedTable<Row extends BaseRecord & { id: string }>(props: Props<Row>) {
  const { resource, by, id, label, columns, empty, list } = props;
  const { t } = useTranslation('user');
  const { tableProps, tableQuery, result } = useTable<Row, HttpError>({
    resource,
    syncWithLocation: false,
    pagination: { pageSize: ROWS },
    filters: { permanent: [{ field: by, operator: 'eq', value: id }] },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  if (tableQuery.isError && !tableQuery.data)
    return <Failed error={tableQuery.error} onRetry={() => void tableQuery.refetch()} />;
  if (tableQuery.isPending) return <Loading rows={5} />;
  if (result.total === 0) return empty;
  return (
    <>
      <p className="user-all">
        <Link to={`${list}?${by}=${id}`}>{t('all')}</Link>
      </p>
      <ShortTable<Row> {...tableProps} label={label} columns={columns} />
    </>
  );
}
