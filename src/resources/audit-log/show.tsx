import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { dateTime } from '../../format/index.ts';
import { Facts, RecordDrawer } from '../../components/page/record-drawer.tsx';
import './changes.css';
import { AuditSubject } from './subject.tsx';

/** An audit entry with its changes, in a drawer over the list. */
export function AuditDrawer() {
  const { t } = useTranslation('admin');
  return (
    <RecordDrawer<AuditEntry>
      resource="audit-log"
      path="/audit-log"
      label={t('audit.one')}
      closeLabel={t('audit.close')}
      titleOf={({ action }) => t(`audit.actions.${action.replace('.', '-')}`, { defaultValue: action })}
    >
      {(entry) => <AuditDetails entry={entry} />}
    </RecordDrawer>
  );
}

function AuditDetails({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const { actorId, actorName, onBehalfOfId, onBehalfOfName } = entry;
  const nameOf = (id: string | null, name: string) =>
    id ? <Link to={`/user-management/${id}`}>{name}</Link> : name;
  return (
    <>
      <Facts
        facts={[
          [t('audit.who'), nameOf(actorId, actorName)],
          ...(onBehalfOfName ? [[t('audit.signedInAs'), nameOf(onBehalfOfId, onBehalfOfName)] as const] : []),
          [t('audit.what'), <AuditSubject key="what" entry={entry} />],
          [t('audit.when'), dateTime(entry.at)],
          [t('audit.from'), entry.ip ?? '–'],
        ]}
      />
      <h2>{t('audit.changes')}</h2>
      <Changes entry={entry} />
    </>
  );
}

/** A value as text, with ids of users, projects and orders replaced by names. */
function formatValue(value: unknown, names: AuditEntry['names']): string {
  if (value === undefined || value === null) return '–';
  if (typeof value !== 'string') return JSON.stringify(value);
  return names[value] ?? value;
}

/** The changed fields, before and after. */
function Changes({ entry: { before, after, names } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return <p className="audit-none">{t('audit.nothing')}</p>;
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => {
          const [old, now] = [formatValue(before?.[field], names), formatValue(after?.[field], names)];
          return (
            <tr key={field} className={old === now ? 'audit-same' : ''}>
              <th scope="row">{field}</th>
              <td>{old}</td>
              <td>{now}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
