import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, Pagination, Segmented, Select } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { projectColumns } from '#contract/columns.ts';
import { PROJECT_STATES } from '#contract/states.ts';
import { useMay } from '../../access/use-allowed.ts';
import { useCall, useCallList } from '../../api/queries.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { number } from '../../components/format.ts';
import { useListState } from '../../components/table/address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Search } from '../../components/search.tsx';
import { Empty, Failed, Loading } from '../../components/states.tsx';
import '../../components/table.css';
import './applications.css';
import { Cards } from './cards.tsx';
import { Rows } from './rows.tsx';

const SORTS = ['-updatedAt', '-createdAt', 'name', 'state'];

export default function Applications() {
  const { t } = useTranslation('create');
  const [params] = useSearchParams();
  const creates = useMay('projects', 'create');
  const [state, change] = useListState(projectColumns);
  const view = params.get('view') === 'table' ? 'table' : 'cards';
  const sort = state.sorts[0] ?? { field: 'updatedAt', order: 'desc' as const };
  const chosen = state.filters['state']?.[0];
  const list = useCallList(
    'GET /api/projects',
    {
      query: {
        _start: (state.page - 1) * state.size,
        _end: state.page * state.size,
        _sort: sort.field,
        _order: sort.order,
        q: state.q || undefined,
        ...(chosen ? { state: chosen } : { state_ne: 'archived' }),
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

  const lastPage = Math.max(1, Math.ceil(total / state.size));
  useEffect(() => {
    // The last row of the last page may have been deleted, here or elsewhere.
    if (list.data && !list.isPlaceholderData && state.page > lastPage)
      change({ page: lastPage > 1 ? String(lastPage) : null }, true);
  });
  const asked = state.q !== '' || chosen !== undefined;

  return (
    <div className="apps">
      <PageHead
        title={t('apps.title')}
        why={t('apps.why')}
        action={
          creates && (
            <ButtonLink to="/create-project" primary>
              {t('apps.new')}
            </ButtonLink>
          )
        }
      />
      <div className="list-bar">
        <Search label={t('apps.search')} value={state.q} onSearch={(q) => change({ q }, true)} />
        <Select
          className="list-filter"
          aria-label={t('apps.filter')}
          value={chosen ?? ''}
          onChange={(value) => change({ state: value })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('apps.current') },
            ...PROJECT_STATES.map((value) => ({ value, label: t(`shell:state.project.${value}`) })),
          ]}
        />
        <Select
          className="list-filter"
          aria-label={t('apps.sort.label')}
          value={`${sort.order === 'desc' ? '-' : ''}${sort.field}`}
          onChange={(value) => change({ sort: value === '-updatedAt' ? null : value })}
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
        asked ? (
          <Empty
            title={t('apps.none.title')}
            text={t('apps.none.text')}
            action={<Button onClick={() => change({ q: null, state: null })}>{t('apps.none.clear')}</Button>}
          />
        ) : (
          <Empty
            title={t('apps.empty.title')}
            text={t('apps.empty.text')}
            action={creates && <ButtonLink to="/create-project">{t('apps.empty.start')}</ButtonLink>}
          />
        )
      ) : (
        <div aria-busy={list.isPlaceholderData}>
          {view === 'cards' ? <Cards projects={rows} progress={progress} /> : <Rows projects={rows} />}
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
