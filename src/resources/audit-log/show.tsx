import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { dateTime } from '../../components/format.ts';
import { Facts, RecordDrawer } from '../../components/record-drawer.tsx';
import './changes.css';
import { Thing } from './thing.tsx';

/** An entry with what stood before and after, over the list. */
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
  const person = (id: string | null, name: string) =>
    id ? <Link to={`/user-management/${id}`}>{name}</Link> : name;
  return (
    <>
      <Facts
        facts={[
          [t('audit.who'), person(actorId, actorName)],
          ...(onBehalfOfName ? [[t('audit.signedInAs'), person(onBehalfOfId, onBehalfOfName)] as const] : []),
          [t('audit.what'), <Thing key="what" entry={entry} />],
          [t('audit.when'), dateTime(entry.at)],
          [t('audit.from'), entry.ip ?? '–'],
        ]}
      />
      <h2>{t('audit.changes')}</h2>
      <Changes entry={entry} />
    </>
  );
}

const shown = (value: unknown) =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** What stood before and after, field by field. */
function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
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
        {fields.map((field) => (
          <tr key={field} className={shown(before?.[field]) === shown(after?.[field]) ? 'audit-same' : ''}>
            <th scope="row">{field}</th>
            <td>{shown(before?.[field])}</td>
            <td>{shown(after?.[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
