import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { listOf } from '#contract/resources/registries.ts';
import { rowPath } from '../paths.ts';

/** The changed record: its kind and its linked name; without a name, the kind is the link. */
export function AuditSubject({ entry }: { entry: AuditEntry }): ReactNode {
  const { t } = useTranslation('admin');
  const { entity, entityName, opens } = entry;
  const kind = t(`audit.entities.${entity}`, { defaultValue: entity });
  const to = opens && rowPath(listOf(opens.entity), opens.id);
  const linked = (text: string) => (to ? <Link to={to}>{text}</Link> : text);
  if (!entityName) return linked(kind);
  return (
    <>
      <span className="audit-kind">{kind}</span> {linked(entityName)}
    </>
  );
}

/** The actor and, during a support session, the user they were signed in as. */
export function Actor({ entry }: { entry: AuditEntry }): ReactNode {
  const { t } = useTranslation('admin');
  const { actorId, actorName, onBehalfOfName } = entry;
  const name = onBehalfOfName ? t('audit.onBehalf', { actor: actorName, user: onBehalfOfName }) : actorName;
  return actorId ? <Link to={`/user-management/${actorId}`}>{name}</Link> : name;
}
