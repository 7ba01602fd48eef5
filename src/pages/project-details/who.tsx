import { useTranslation } from 'react-i18next';
import { allowedTo, audiencesOf } from '#blueprint/access.ts';
import type { Blueprint, Entity } from '#blueprint/schema.ts';
import { useCall } from '../../api/queries.ts';

/** What visitors, members and each role of a published app can see and do. */
export function Who({ projectId, build }: { projectId: string; build: number }) {
  const { t } = useTranslation('details');
  const answer = useCall('GET /api/projects/:id/builds/:n/blueprint', {
    params: { id: projectId, n: build },
  });
  const blueprint = answer.data?.blueprint;
  if (!blueprint || blueprint.entities.length === 0) return null;
  return (
    <details className="details-who">
      <summary>{t('who.title')}</summary>
      <p className="details-note">{t(`who.${blueprint.signUp}`)}</p>
      <dl>
        {audiencesOf(blueprint).map((audience) => (
          <Audience key={audience} audience={audience} blueprint={blueprint} />
        ))}
      </dl>
    </details>
  );
}

function Audience({ audience, blueprint }: { audience: string; blueprint: Blueprint }) {
  const { t } = useTranslation('details');
  const role = blueprint.roles.find(({ name }) => name === audience);
  const lines = blueprint.entities
    .map((entity) => ({ entity, allowed: allowedTo(entity.access, audience) }))
    .filter(({ allowed }) => allowed.length > 0);
  return (
    <>
      <dt dir="auto">{role ? role.label : t(`who.${audience}`)}</dt>
      <dd>
        {lines.length === 0 && t('who.nothing')}
        <ul>
          {lines.map(({ entity, allowed }) => (
            <Allowed key={entity.name} entity={entity} allowed={allowed} />
          ))}
        </ul>
      </dd>
    </>
  );
}

function Allowed({ entity, allowed }: { entity: Entity; allowed: ReturnType<typeof allowedTo> }) {
  const { t, i18n } = useTranslation('details');
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' });
  const actions = allowed.map(({ action, isOwn }) =>
    isOwn ? t('who.own', { action: t(`who.actions.${action}`) }) : t(`who.actions.${action}`),
  );
  return (
    <li>
      <bdi>{entity.plural}</bdi>: {list.format(actions)}
    </li>
  );
}
