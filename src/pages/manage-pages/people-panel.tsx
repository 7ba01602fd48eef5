import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { addRole, renameRole } from '#blueprint/edit-access.ts';
import { LIMITS, SIGN_UPS } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { AccessSummary } from './access-fields.tsx';
import type { Apply } from './use-draft.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

/** Roles, who can sign in, and what the data allows at a glance. */
export function PeoplePanel({
  blueprint,
  apply,
  removeRole,
  openData,
}: {
  blueprint: Blueprint;
  apply: Apply;
  removeRole: (index: number) => void;
  openData: (at: number) => void;
}) {
  const { t } = useTranslation(['editor', 'create']);
  return (
    <div className="edit-part-body">
      <h3>{t('people.signUp')}</h3>
      <Radio.Group
        className="edit-radios"
        aria-label={t('people.signUp')}
        value={blueprint.signUp}
        onChange={({ target }) => apply((before) => ({ ...before, signUp: target.value }))}
        options={SIGN_UPS.map((value) => ({ value, label: t(`people.${value}`) }))}
      />
      <h3>{t('people.roles')}</h3>
      <p className="edit-quiet">{t('people.rolesWhy')}</p>
      {blueprint.roles.map(({ name, label }, index) => (
        <div key={name} className="edit-option edit-role">
          <TextInput
            aria-label={t('people.role', { number: index + 1 })}
            value={label}
            maxLength={LIMITS.entityLabel}
            onChange={({ target }) =>
              apply((before) => renameRole(before, index, target.value), `role ${name}`)
            }
          />
          <RemoveButton
            type="text"
            label={t('create:edit.remove', { name: label })}
            onRemove={() => removeRole(index)}
          />
        </div>
      ))}
      <Button
        size="small"
        disabled={blueprint.roles.length >= LIMITS.roles}
        onClick={() => apply((before) => addRole(before, t('people.newRole')))}
      >
        {t('people.addRole')}
      </Button>
      <h3>{t('people.overview')}</h3>
      <ul className="edit-overview">
        {blueprint.entities.map((entity, at) => (
          <li key={entity.name}>
            <button type="button" onClick={() => openData(at)}>
              {entity.plural}
            </button>
            <span className="edit-quiet">
              <AccessSummary {...{ blueprint, entity }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
