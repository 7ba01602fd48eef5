import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '#contract/actions.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { auditColumns } from '#contract/columns.ts';
import { dateTime } from '../../components/format.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Empty } from '../../components/states.tsx';
import { ListTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import './list.css';

export default function AuditLog() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('audit.title')} why={t('audit.why')} />
      <ListTable<AuditEntry>
        resource="audit-log"
        label={t('audit.title')}
        contract={auditColumns}
        searchLabel={t('audit.search')}
        filters={[
          {
            column: 'entity',
            label: t('audit.what'),
            values: AUDIT_ENTITIES,
            text: (entity) => t(`audit.entities.${entity}`),
          },
          {
            column: 'action',
            label: t('audit.action'),
            values: AUDIT_ACTIONS,
            text: (action) => t(`audit.actions.${action.replace('.', '-')}`),
          },
        ]}
        spans={[{ column: 'at', label: t('audit.when') }]}
        brought={{
          actorId: {
            title: t('audit.who'),
            text: (id, rows) => rows.find(({ actorId }) => actorId === id)?.actorName || id.slice(-8),
          },
          entityId: { title: t('audit.what'), text: (id) => id.slice(-8) },
        }}
        exported="audit-log"
        columns={[
          {
            key: 'action',
            title: t('audit.action'),
            render: ({ action }) => (
              <strong>{t(`audit.actions.${action.replace('.', '-')}`, { defaultValue: action })}</strong>
            ),
          },
          {
            key: 'actorName',
            title: t('audit.who'),
            render: ({ actorId, actorName, onBehalfOfName }) => {
              const name = onBehalfOfName
                ? t('audit.onBehalf', { actor: actorName, user: onBehalfOfName })
                : actorName;
              return actorId ? <Link to={`?actorId=${actorId}`}>{name}</Link> : name;
            },
          },
          {
            key: 'entity',
            title: t('audit.what'),
            render: ({ entity, entityId }) => (
              <>
                {t(`audit.entities.${entity}`, { defaultValue: entity })}{' '}
                <Entity entity={entity} id={entityId} />
              </>
            ),
            from: 'md',
          },
          { key: 'ip', title: t('audit.from'), render: ({ ip }) => ip ?? '–', from: 'lg' },
          { key: 'at', title: t('audit.when'), render: ({ at }) => <Time at={at} />, from: 'sm' },
        ]}
        expand={(entry) => <Change entry={entry} />}
        empty={<Empty title={t('audit.empty.title')} text={t('audit.empty.text')} />}
      />
    </>
  );
}

/** Where a thing is opened, while it is still there. */
const OPENED: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/edit-user/${id}`,
  project: (id) => `/project/details/${id}`,
  order: (id) => `/order-management/${id}`,
  'recent-update': (id) => `/edit-recent-update/${id}`,
};
const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);

function Entity({ entity, id }: { entity: string; id: string }) {
  const short = (
    <code className="audit-id" title={id}>
      {id.slice(-8)}
    </code>
  );
  const to = isId(id) ? OPENED[entity]?.(id) : undefined;
  return to ? <Link to={to}>{short}</Link> : short;
}

const shown = (value: unknown) =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** What stood before and after, field by field. */
function Change({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const { before, after } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <div className="audit-change">
      <p>
        {dateTime(entry.at)} · <code>{entry.entityId}</code>
        {entry.ip && ` · ${entry.ip}`}
      </p>
      {fields.length === 0 ? (
        <p>{t('audit.nothing')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('audit.field')}</th>
              <th scope="col">{t('audit.before')}</th>
              <th scope="col">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr
                key={field}
                className={shown(before?.[field]) === shown(after?.[field]) ? 'audit-same' : ''}
              >
                <th scope="row">{field}</th>
                <td>{shown(before?.[field])}</td>
                <td>{shown(after?.[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
