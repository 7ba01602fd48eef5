import { ExportButton } from '@refinedev/antd';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMay } from '../../access/use-allowed.ts';
import { Loading } from '../feedback/states.tsx';
import { type ListFilter, ListFilters, ListSearch } from './filters.tsx';
import { PopoverButton } from './popover-button.tsx';
import type { ListTableState } from './use-list.ts';
import { viewQuery } from '../../list-state/views.ts';

const ViewsMenu = lazy(() => import('./views-menu.tsx'));
const ColumnsMenu = lazy(() => import('./columns-menu.tsx'));

interface Props<Row extends { id: string }> {
  list: ListTableState<Row>;
  columns: readonly { key: string; title: string }[];
  /** Label of the search field, which on a phone stays visible while the filters collapse behind a button. */
  search: string;
  filters: readonly ListFilter[];
  /** Columns without a control, set only by links and saved views. */
  external?: readonly ListFilter[];
}

/** The bar above a list: search, filters, saved views, columns and export. */
export function ListToolbar<Row extends { id: string }>(props: Props<Row>) {
  const { list, columns, search, filters, external = [] } = props;
  const { t } = useTranslation('shell');
  const mayExport = useMay(list.resource, 'export');
  const [open, setOpen] = useState(false);
  const active = Object.keys(list.state.filters).length;
  return (
    <div className={open ? 'list-bar list-bar-open' : 'list-bar'}>
      <ListSearch list={list} label={search} />
      <Button className="list-more" aria-expanded={open} onClick={() => setOpen(!open)}>
        {active > 0 ? t('table.filtersActive', { count: active }) : t('table.filters')}
      </Button>
      <ListFilters
        list={list}
        contract={list.contract}
        filters={filters}
        external={external}
        titleOf={(column) => columns.find(({ key }) => key === column)?.title ?? column}
      />
      <span className="list-tools">
        {list.adminTools && <Views list={list} />}
        <PopoverButton label={t('table.columns')} button={t('table.columns')}>
          {() => (
            <Suspense fallback={<Loading rows={3} />}>
              <ColumnsMenu
                layout={list.layout}
                onChange={list.setLayout}
                columns={list.orderColumns(columns).slice(1)}
              />
            </Suspense>
          )}
        </PopoverButton>
        {list.adminTools && mayExport && (
          <ExportButton icon={null} loading={list.exporting} onClick={() => void list.exportAll()}>
            {t('table.export')}
          </ExportButton>
        )}
      </span>
    </div>
  );
}

function Views<Row extends { id: string }>({ list }: { list: ListTableState<Row> }) {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const current = list.views.find(({ id }) => id === params.get('view'));
  const changed = current !== undefined && current.query !== viewQuery(params);
  const name = current ? (changed ? t('views.changed', { name: current.name }) : current.name) : null;
  return (
    <PopoverButton label={t('views.title')} button={name ?? t('views.title')}>
      {(close) => (
        <Suspense fallback={<Loading rows={3} />}>
          <ViewsMenu
            list={list.resource}
            views={list.views}
            {...(current ? { current } : {})}
            onClose={close}
          />
        </Suspense>
      )}
    </PopoverButton>
  );
}
