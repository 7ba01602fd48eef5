import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';

/** Where a thing is opened, while it is still there. */
const OPENED: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/user-management/${id}`,
  project: (id) => `/project/details/${id}`,
  order: (id) => `/order-management/${id}`,
  'recent-update': (id) => `/edit-recent-update/${id}`,
  job: (id) => `/jobs/${id}`,
};

/** What an entry calls the thing it is about, by the fields that hold a name; null where none of them changed. */
export function nameOfThing({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | null {
  const fields = { ...before, ...after };
  const text = (field: string) => {
    const value = fields[field];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const person = [text('firstName'), text('lastName')].filter(Boolean).join(' ');
  return text('name') ?? text('title') ?? (person || (text('number') ?? text('project')));
}

/** The thing that was changed: its kind and, linked, its name; the kind itself is the link where no name is known. */
export function Thing({ entry }: { entry: AuditEntry }): ReactNode {
  const { t } = useTranslation('admin');
  const { entity, entityId, action } = entry;
  const kind = t(`audit.entities.${entity}`, { defaultValue: entity });
  const name = nameOfThing(entry);
  const to = action.endsWith('.delete') ? undefined : OPENED[entity]?.(entityId);
  const linked = (text: string) => (to ? <Link to={to}>{text}</Link> : text);
  if (!name) return linked(kind);
  return (
    <>
      <span className="audit-kind">{kind}</span> {linked(name)}
    </>
  );
}

/** Who did it, with the user they were signed in as. */
export function Actor({ entry }: { entry: AuditEntry }): ReactNode {
  const { t } = useTranslation('admin');
  const { actorId, actorName, onBehalfOfName } = entry;
  const name = onBehalfOfName ? t('audit.onBehalf', { actor: actorName, user: onBehalfOfName }) : actorName;
  return actorId ? <Link to={`/user-management/${actorId}`}>{name}</Link> : name;
}
