import { useTable } from '@refinedev/antd';
import type { BaseRecord, HttpError } from '@refinedev/core';
import { useDataProvider } from '@refinedev/core';
import type { TableProps } from 'antd';
import { useState } from 'react';
import type { Columns } from '#contract/core/columns.ts';
import type { ExportedList } from '#contract/resources/index.ts';
import { PAGE } from '#contract/core/limits.ts';
import type { SavedView } from '#contract/account/saved-views.ts';
import { download } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { toast } from '../feedback/toast.ts';
import {
  type ListChange,
  type ListState,
  toFilters,
  toQuery,
  useListState,
} from '../../list-state/address.ts';
import { useLastPage } from '../../list-state/last-page.ts';
import { arranged, type ListShape, useListShape } from '../../list-state/shape.ts';
import { useListViews } from '../../list-state/views.ts';

/** Past this, an action on all that match is no longer something to watch a progress bar for. */
const MOST_CHOSEN = 5000;

export interface ListTableState<Row extends BaseRecord> {
  resource: ExportedList;
  contract: Columns;
  /** Of `@refinedev/antd`'s `useTable`. */
  tableProps: TableProps<Row>;
  query: {
    isError: boolean;
    isPending: boolean;
    isPlaceholderData: boolean;
    data: unknown;
    error: HttpError | null;
    refetch: () => unknown;
  };
  rows: readonly Row[];
  total: number;
  state: ListState;
  change: (change: ListChange, replace?: boolean) => void;
  shape: ListShape;
  setShape: (shape: ListShape) => void;
  /** Columns in the person's order; the first, a row's name, stays where it is. */
  arrange: <C extends { key: string }>(columns: readonly C[]) => C[];
  /** Whether saved views and the export are offered. */
  adminTools: boolean;
  views: readonly SavedView[];
  /** The rows chosen on any page, by id, with what they are called. */
  chosen: ReadonlyMap<string, string>;
  choose: (chosen: ReadonlyMap<string, string>) => void;
  /** Every row that matches, read a call's worth at a time, at most 5,000. */
  loadAll: () => Promise<Map<string, string>>;
  nameOf: (row: Row) => string;
  exporting: boolean;
  exportAll: () => Promise<void>;
}

interface Options<Row> {
  /** A resource of the data provider that is also exported and has saved views. */
  resource: ExportedList;
  /** The contract's columns of this list. */
  contract: Columns;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** Saved views and the export, which only administrators may call; on unless a list says otherwise. */
  adminTools?: boolean;
}

/**
 * Refine's table of a resource, read page by page from the server. Its search, filters, order and page live in the address, so that
 * Back, a reload and a shared link show the same rows; events refresh it.
 */
export function useListTable<Row extends BaseRecord & { id: string }>({
  resource,
  contract,
  nameOf,
  adminTools = true,
}: Options<Row>): ListTableState<Row> {
  const [state, change] = useListState(contract);
  const { views, settled } = useListViews(resource, adminTools);
  const filters = toFilters(state, contract);
  const { tableProps, tableQuery, result, ...table } = useTable<Row, HttpError>({
    resource,
    syncWithLocation: false,
    pagination: { currentPage: state.page, pageSize: state.size },
    // Not as permanent ones: Refine would keep those of the first address for ever.
    sorters: { initial: state.sorts },
    filters: { initial: filters },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous, enabled: settled },
  });
  // Refine keeps a state of its own. Set while rendering, no request is made for the address before.
  const address = JSON.stringify([state.page, state.size, state.sorts, filters]);
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    table.setCurrentPage(state.page);
    table.setPageSize(state.size);
    table.setSorters(state.sorts);
    table.setFilters(filters, 'replace');
  }

  const [shape, setShape] = useListShape(resource);
  const provider = useDataProvider()();
  const [chosen, choose] = useState<ReadonlyMap<string, string>>(new Map());
  const [exporting, setExporting] = useState(false);
  const total = result.total ?? 0;
  useLastPage(state, tableQuery.isSuccess && !tableQuery.isPlaceholderData ? total : undefined, change);

  async function loadAll(): Promise<Map<string, string>> {
    const all = new Map<string, string>();
    for (let page = 1; all.size < MOST_CHOSEN; page += 1) {
      const { data } = await provider.getList<Row>({
        resource,
        pagination: { currentPage: page, pageSize: PAGE.most },
        sorters: state.sorts,
        filters: toFilters(state, contract),
      });
      for (const row of data) all.set(row.id, nameOf(row));
      if (data.length < PAGE.most) break;
    }
    return all;
  }

  async function exportAll(): Promise<void> {
    setExporting(true);
    try {
      await download('POST /api/admin/exports', {
        body: { list: resource, query: toQuery(state, contract) },
      });
    } catch (error) {
      toast.error(messageOf(error));
    }
    setExporting(false);
  }

  return {
    resource,
    contract,
    tableProps,
    query: tableQuery,
    rows: result.data,
    total,
    state,
    change,
    shape,
    setShape,
    arrange: ([first, ...others]) => [...(first ? [first] : []), ...arranged(others, shape.order)],
    adminTools,
    views,
    chosen,
    choose,
    loadAll,
    nameOf,
    exporting,
    exportAll,
  };
}
