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
} from '../../list-state/url-state.ts';
import { useLastPage } from '../../list-state/last-page.ts';
import { inOrder, type ListLayout, useListLayout } from '../../list-state/layout.ts';
import { useListViews } from '../../list-state/views.ts';

/** The most rows of “select all matching”: a bulk action on more would keep the user waiting too long. */
const MAX_SELECTED = 5000;

export interface ListTableState<Row extends BaseRecord> {
  resource: ExportedList;
  contract: Columns;
  /** From `@refinedev/antd`'s `useTable`. */
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
  layout: ListLayout;
  setLayout: (layout: ListLayout) => void;
  /** Columns in the user's order; the first column can't be moved. */
  orderColumns: <C extends { key: string }>(columns: readonly C[]) => C[];
  /** Whether saved views and the export are available. */
  adminTools: boolean;
  views: readonly SavedView[];
  /** The rows selected on any page: their names by id. */
  selected: ReadonlyMap<string, string>;
  /** Replaces the selection. */
  setSelected: (selected: ReadonlyMap<string, string>) => void;
  /** Fetches ids and names of all matching rows, at most 5,000, for a selection. */
  fetchAllMatching: () => Promise<Map<string, string>>;
  nameOf: (row: Row) => string;
  exporting: boolean;
  exportAll: () => Promise<void>;
}

interface Options<Row> {
  /** A resource of the data provider that also has an export and saved views. */
  resource: ExportedList;
  /** The contract's columns of this list. */
  contract: Columns;
  /** A row's display name. */
  nameOf: (row: Row) => string;
  /** Enables saved views and the export, which only administrators may call. Default: true. */
  adminTools?: boolean;
}

/**
 * Refine's table of a resource with server-side paging. Search, filters, sorting and page live in the URL, so that
 * Back, reload and shared links show the same rows; live events refresh it.
 */
export function useListTable<Row extends BaseRecord & { id: string }>({
  resource,
  contract,
  nameOf,
  adminTools = true,
}: Options<Row>): ListTableState<Row> {
  const [state, change] = useListState(contract);
  const { views, ready } = useListViews(resource, adminTools);
  const filters = toFilters(state, contract);
  const { tableProps, tableQuery, result, ...table } = useTable<Row, HttpError>({
    resource,
    syncWithLocation: false,
    pagination: { currentPage: state.page, pageSize: state.size },
    // `initial` rather than `permanent`, which Refine never updates after mounting.
    sorters: { initial: state.sorts },
    filters: { initial: filters },
    liveMode: 'auto',
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous, enabled: ready },
  });
  // Refine keeps its own copy of this state. Setting it during rendering avoids a request for the previous URL.
  const urlState = JSON.stringify([state.page, state.size, state.sorts, filters]);
  const [appliedUrlState, setAppliedUrlState] = useState(urlState);
  if (appliedUrlState !== urlState) {
    setAppliedUrlState(urlState);
    table.setCurrentPage(state.page);
    table.setPageSize(state.size);
    table.setSorters(state.sorts);
    table.setFilters(filters, 'replace');
  }

  const [layout, setLayout] = useListLayout(resource);
  const provider = useDataProvider()();
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  const [exporting, setExporting] = useState(false);
  const total = result.total ?? 0;
  useLastPage(state, tableQuery.isSuccess && !tableQuery.isPlaceholderData ? total : undefined, change);

  async function fetchAllMatching(): Promise<Map<string, string>> {
    const all = new Map<string, string>();
    for (let page = 1; all.size < MAX_SELECTED; page += 1) {
      const { data } = await provider.getList<Row>({
        resource,
        pagination: { currentPage: page, pageSize: PAGE.maxSize },
        sorters: state.sorts,
        filters: toFilters(state, contract),
      });
      for (const row of data) all.set(row.id, nameOf(row));
      if (data.length < PAGE.maxSize) break;
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
    layout,
    setLayout,
    orderColumns: ([first, ...others]) => [...(first ? [first] : []), ...inOrder(others, layout.order)],
    adminTools,
    views,
    selected,
    setSelected,
    fetchAllMatching,
    nameOf,
    exporting,
    exportAll,
  };
}
