import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { dateTime } from '../../format/index.ts';
import { Facts, RecordDrawer } from '../../components/page/record-drawer.tsx';
import { Loading } from '../../components/feedback/states.tsx';
import { Changes } from './changes.tsx';
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
      {/* The labels of its fields come from several areas, which may have to load. */}
      <Suspense fallback={<Loading rows={3} />}>
        <Changes entry={entry} />
      </Suspense>
    </>
  );
}
