import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { auditColumns } from '#contract/resources/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import type { ListFilter } from '../../components/table/filters.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { useOpened } from '../../list-state/opened.ts';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { type ListTableState, useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useUserNames } from '../names.ts';
import { AuditDrawer } from './show.tsx';
import { Actor, Thing } from './thing.tsx';

export default function AuditLog() {
  const { t } = useTranslation('admin');
  const actionOf = (action: string) =>
    t(`audit.actions.${action.replace('.', '-')}`, { defaultValue: action });
  const list = useListTable<AuditEntry>({
    resource: 'audit-log',
    contract: auditColumns,
    nameOf: ({ action, actorName }) => `${actionOf(action)}, ${actorName}`,
  });
  const { addressOf } = useOpened('/audit-log');
  const columns = useColumns(addressOf, actionOf);
  const external = useExternal(list);
  const narrow = useNarrowing(list);

  return (
    <>
      <PageHead title={t('audit.title')} why={t('audit.why')} />
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
          actions={narrow}
          empty={<Empty title={t('audit.empty.title')} text={t('audit.empty.text')} />}
        />
      </section>
      <AuditDrawer />
    </>
  );
}

function useColumns(
  addressOf: (id: string) => To,
  actionOf: (action: string) => string,
): ListColumn<AuditEntry>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'action',
      title: t('audit.action'),
      render: ({ id, action }) => (
        <Link to={addressOf(id)} preventScrollReset>
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
      render: (entry) => <Thing entry={entry} />,
    },
    { key: 'ip', title: t('audit.from'), responsive: ['lg'], render: ({ ip }) => ip ?? '–' },
    { key: 'at', title: t('audit.when'), render: ({ at }) => <Time at={at} /> },
  ];
}

/** Narrows the log to what the person of a row did, or to what became of its thing. */
function useNarrowing({ change }: ListTableState<AuditEntry>): (entry: AuditEntry) => RowAction[] {
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

/** The person and the thing that the log may be narrowed to, with what they are called. */
function useExternal({ state: { filters }, rows }: ListTableState<AuditEntry>): ListFilter[] {
  const { t } = useTranslation('admin');
  const person = useUserNames(filters['actorId'] ?? []);
  const thingOf = (id: string) => {
    const about = rows.filter(({ entityId }) => entityId === id);
    const name = about.find(({ entityName }) => entityName !== null)?.entityName;
    const entity = about[0]?.entity ?? filters['entity']?.[0];
    return name ?? (entity ? t(`audit.entities.${entity}`, { defaultValue: entity }) : t('audit.thing'));
  };
  return [
    {
      column: 'actorId',
      label: t('audit.who'),
      text: (id) =>
        person(id) ?? rows.find(({ actorId }) => actorId === id)?.actorName ?? t('audit.entities.user'),
    },
    { column: 'entityId', label: t('audit.what'), text: thingOf },
  ];
}
