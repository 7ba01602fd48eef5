import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import type { CrudSort } from '@refinedev/core';
import { Button, Pagination, Segmented, Select } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { projectColumns, PROJECT_STATES } from '#contract/builder/projects/index.ts';
import { useMay } from '../../access/use-allowed.ts';
import { useCall, useCallList } from '../../api/queries.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { number } from '../../format/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty, Failed, Loading } from '../../components/feedback/states.tsx';
import { useListState } from '../../list-state/url-state.ts';
import { ListSearch } from '../../components/table/filters.tsx';
import { useAppActions } from './actions.tsx';
import { useLastPage } from '../../list-state/last-page.ts';
import '../../components/table/table.css';
import './applications.css';
import { Cards } from './cards.tsx';

// Lazy, since most users keep the card view.
const Rows = lazy(() => import('./rows.tsx'));

const NEWEST = '-updatedAt';
const SORTS = [NEWEST, '-createdAt', 'name', 'state'];

/** A sort order in its URL form. */
const sortParam = ({ field, order }: CrudSort) => `${order === 'desc' ? '-' : ''}${field}`;

export default function Applications() {
  const { t } = useTranslation('create');
  const [params] = useSearchParams();
  const mayCreate = useMay('projects', 'create');
  const [state, change] = useListState(projectColumns);
  const view = params.get('view') === 'table' ? 'table' : 'cards';
  const sort = state.sorts[0] ?? { field: 'updatedAt', order: 'desc' as const };
  const actions = useAppActions();
  const stateFilter = state.filters['state']?.[0];
  const list = useCallList(
    'GET /api/projects',
    {
      query: {
        _start: (state.page - 1) * state.size,
        _end: state.page * state.size,
        _sort: sort.field,
        _order: sort.order,
        q: state.q || undefined,
        ...(stateFilter ? { state: stateFilter } : { state_ne: 'archived' }),
      },
    },
    { keepPrevious: true },
  );
  const rows = list.data?.rows ?? [];
  const total = list.data?.total ?? 0;
  const running = rows.some((project) => project.state === 'queued' || project.state === 'building');
  const builds = useCall('GET /api/progress-updates', {}, { enabled: running });
  const progress = useMemo(
    () =>
      new Map(
        [...(builds.data ?? [])]
          .sort((a, b) => a.number - b.number)
          .map((build) => [
            build.projectId,
            build.steps.filter((step) => step.status === 'complete').length / build.steps.length,
          ]),
      ),
    [builds.data],
  );

  useLastPage(state, list.isPlaceholderData ? undefined : list.data?.total, change);
  const isFiltered = state.q !== '' || stateFilter !== undefined;

  return (
    <div className="apps">
      {actions.dialog}
      <PageHead
        title={t('apps.title')}
        description={t('apps.why')}
        action={
          mayCreate && (
            <ButtonLink to="/create-project" primary>
              {t('apps.new')}
            </ButtonLink>
          )
        }
      />
      <div className="apps-bar">
        <ListSearch list={{ state, change }} label={t('apps.search')} />
        <Select
          aria-label={t('apps.filter')}
          value={stateFilter ?? ''}
          onChange={(value) => change({ state: value })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('apps.current') },
            ...PROJECT_STATES.map((value) => ({ value, label: t(`shell:state.project.${value}`) })),
          ]}
        />
        <Select
          aria-label={t('apps.sort.label')}
          value={SORTS.find((one) => one.replace('-', '') === sort.field) ?? NEWEST}
          onChange={(value) => change({ sort: value === NEWEST ? null : value })}
          popupMatchSelectWidth={false}
          options={SORTS.map((value) => ({ value, label: t(`apps.sort.${value}`) }))}
        />
        <Segmented
          className="apps-view"
          aria-label={t('apps.view.label')}
          value={view}
          onChange={(value) =>
            change({
              view: value === 'table' ? 'table' : null,
              page: state.page > 1 ? String(state.page) : null,
            })
          }
          options={[
            { value: 'cards', label: t('apps.view.cards'), icon: <AppstoreOutlined aria-hidden="true" /> },
            {
              value: 'table',
              label: t('apps.view.table'),
              icon: <UnorderedListOutlined aria-hidden="true" />,
            },
          ]}
        />
      </div>
      {list.isError && !list.data ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Loading rows={8} />
      ) : rows.length === 0 ? (
        isFiltered ? (
          <Empty
            title={t('apps.none.title')}
            text={t('apps.none.text')}
            action={<Button onClick={() => change({ q: null, state: null })}>{t('apps.none.clear')}</Button>}
          />
        ) : (
          <Empty
            title={t('apps.empty.title')}
            text={t('apps.empty.text')}
            action={mayCreate && <ButtonLink to="/create-project">{t('apps.empty.start')}</ButtonLink>}
          />
        )
      ) : (
        <div aria-busy={list.isPlaceholderData}>
          {view === 'cards' ? (
            <Cards projects={rows} progress={progress} actions={actions} />
          ) : (
            <Suspense fallback={<Loading rows={8} />}>
              <Rows
                projects={rows}
                sort={sort}
                busy={list.isPlaceholderData}
                actions={actions}
                onSort={(next) => change({ sort: next && sortParam(next) })}
              />
            </Suspense>
          )}
          {total > state.size && (
            <Pagination
              className="apps-pages"
              align="end"
              current={state.page}
              pageSize={state.size}
              total={total}
              showSizeChanger={false}
              showTotal={(count, [first, last]) =>
                t('shell:table.range', { first: number(first), last: number(last), total: number(count) })
              }
              onChange={(page) => change({ page: page > 1 ? String(page) : null })}
            />
          )}
        </div>
      )}
    </div>
  );
}
