import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { accessGroups, isIncluded, setAccess, whoIn } from '#blueprint/edit-access.ts';
import { ACTIONS } from '#blueprint/kinds.ts';
import type { Blueprint, Entity } from '#blueprint/schema.ts';
import type { Apply } from './use-draft.ts';

/** What a role, or everyone, is called. */
export function useWho(blueprint: Blueprint) {
  const { t } = useTranslation('editor');
  return (who: string): string =>
    blueprint.roles.find(({ name }) => name === who)?.label ?? t(`access.who.${who}`);
}

/** Who may do what with the rows of an entity, in one line. */
export function AccessSummary({ blueprint, entity }: { blueprint: Blueprint; entity: Entity }) {
  const { t, i18n } = useTranslation('editor');
  const nameOf = useWho(blueprint);
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' });
  return accessGroups(entity)
    .map(({ who, actions }) =>
      t('access.group', {
        who: who.includes('owner') ? t('access.onlyOwner') : who.map(nameOf).join(' + '),
        actions: list.format(
          actions.map((action) => t(`access.actions.${action}`).toLocaleLowerCase(i18n.language)),
        ),
      }),
    )
    .join(' · ');
}

/** A table of who may do what; a narrower group shows what a wider one already may. */
export function AccessFields({
  blueprint,
  entity,
  at,
  apply,
}: {
  blueprint: Blueprint;
  entity: Entity;
  at: number;
  apply: Apply;
}) {
  const { t } = useTranslation('editor');
  const nameOf = useWho(blueprint);
  return (
    <>
      <div className="edit-access">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('access.title')}</span>
              </th>
              {ACTIONS.map((action) => (
                <th key={action} scope="col">
                  {t(`access.actions.${action}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {whoIn(blueprint).map((who) => (
              <tr key={who}>
                <th scope="row">{nameOf(who)}</th>
                {ACTIONS.map((action) => {
                  const names = entity.access[action];
                  const included = isIncluded(names, who);
                  // Whoever adds a row has none of their own before.
                  if (who === 'own' && action === 'create') return <td key={action}>–</td>;
                  return (
                    <td key={action}>
                      <Checkbox
                        aria-label={t('access.cell', {
                          who: nameOf(who),
                          action: t(`access.actions.${action}`),
                        })}
                        checked={included || names.includes(who)}
                        disabled={included}
                        onChange={({ target }) =>
                          apply((before) => setAccess(before, at, action, who, target.checked))
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">{nameOf('owner')}</th>
              {ACTIONS.map((action) => (
                <td key={action}>
                  <Checkbox
                    checked
                    disabled
                    aria-label={t('access.cell', {
                      who: nameOf('owner'),
                      action: t(`access.actions.${action}`),
                    })}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="edit-quiet">{t('access.included')}</p>
    </>
  );
}
