import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { auditColumns } from '#contract/resources/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import type { ListFilter } from '../../components/table/filters.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { useOpenRow } from '../../list-state/open-row.ts';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { type ListTableState, useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useUserNames } from '../names.ts';
import { AuditDrawer } from './show.tsx';
import { Actor, AuditSubject } from './subject.tsx';

export default function AuditLog() {
  const { t } = useTranslation('admin');
  const actionOf = (action: string) =>
    t(`audit.actions.${action.replace('.', '-')}`, { defaultValue: action });
  const list = useListTable<AuditEntry>({
    resource: 'audit-log',
    contract: auditColumns,
    nameOf: ({ action, actorName }) => `${actionOf(action)}, ${actorName}`,
  });
  const { urlOf } = useOpenRow('/audit-log');
  const columns = useColumns(urlOf, actionOf);
  const external = useExternalFilters(list);
  const rowActions = useFilterActions(list);

  return (
    <>
      <PageHead title={t('audit.title')} description={t('audit.why')} />
      <section className="list" aria-label={t('audit.title')}>
        <ListToolbar
          list={list}
          columns={columns}
          search={t('audit.search')}
          filters={[
            { column: 'entity', text: (entity) => t(`audit.entities.${entity}`) },
            { column: 'action', text: actionOf },
            { column: 'at' },
          ]}
          external={external}
        />
        <ListTable
          list={list}
          label={t('audit.title')}
          columns={columns}
          actions={rowActions}
          empty={<Empty title={t('audit.empty.title')} text={t('audit.empty.text')} />}
        />
      </section>
      <AuditDrawer />
    </>
  );
}

function useColumns(
  urlOf: (id: string) => To,
  actionOf: (action: string) => string,
): ListColumn<AuditEntry>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'action',
      title: t('audit.action'),
      render: ({ id, action }) => (
        <Link to={urlOf(id)} preventScrollReset>
          {actionOf(action)}
        </Link>
      ),
      details: ({ actorName, entityName }) => [[actorName, entityName].filter(Boolean).join(' · ')],
    },
    {
      key: 'actorName',
      title: t('audit.who'),
      responsive: ['sm'],
      render: (entry) => <Actor entry={entry} />,
    },
    {
      key: 'entity',
      title: t('audit.what'),
      responsive: ['md'],
      render: (entry) => <AuditSubject entry={entry} />,
    },
    { key: 'ip', title: t('audit.from'), responsive: ['lg'], render: ({ ip }) => ip ?? '–' },
    { key: 'at', title: t('audit.when'), render: ({ at }) => <Time at={at} /> },
  ];
}

/** Row actions that filter the log by the row's actor or by its record. */
function useFilterActions({ change }: ListTableState<AuditEntry>): (entry: AuditEntry) => RowAction[] {
  const { t } = useTranslation('admin');
  return (entry) => {
    const { actorId, actorName, entity, entityId, entityName } = entry;
    const kind = t(`audit.entities.${entity}`, { defaultValue: entity });
    return [
      ...(actorId
        ? [
            {
              key: 'actor',
              label: t('audit.allBy', { name: actorName }),
              onClick: () => change({ actorId }),
            },
          ]
        : []),
      {
        key: 'thing',
        label: t('audit.allOn', { name: entityName ?? kind }),
        onClick: () => change({ entity, entityId }),
      },
    ];
  };
}

/** The actor and record filters, with their display names. */
function useExternalFilters({ state: { filters }, rows }: ListTableState<AuditEntry>): ListFilter[] {
  const { t } = useTranslation('admin');
  const userName = useUserNames(filters['actorId'] ?? []);
  const subjectName = (id: string) => {
    const entries = rows.filter(({ entityId }) => entityId === id);
    const name = entries.find(({ entityName }) => entityName !== null)?.entityName;
    const entity = entries[0]?.entity ?? filters['entity']?.[0];
    return name ?? (entity ? t(`audit.entities.${entity}`, { defaultValue: entity }) : t('audit.thing'));
  };
  return [
    {
      column: 'actorId',
      label: t('audit.who'),
      text: (id) =>
        userName(id) ?? rows.find(({ actorId }) => actorId === id)?.actorName ?? t('audit.entities.user'),
    },
    { column: 'entityId', label: t('audit.what'), text: subjectName },
  ];
}
