import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { countedPages, isCountedPage, LIMITS } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import {
  addEntity,
  addField,
  addPage,
  entityLabelled,
  isHomePage,
  removeEntity,
  removeField,
  removePage,
  setEntity,
  updateField,
  updatePage,
} from '#blueprint/edits.ts';

interface ItemProps {
  label: string;
  value: string;
  removable: boolean;
  onChange: (value: string) => void;
  onRemove: () => void;
}

/** A name that can be edited or removed; left empty, it reverts to the previous name. */
function Item({ label, value, removable, onChange, onRemove }: ItemProps) {
  const { t } = useTranslation('create');
  return (
    <div className="wizard-item">
      <Input
        key={value}
        defaultValue={value}
        aria-label={label}
        maxLength={40}
        onBlur={({ target }) => {
          const text = target.value.trim();
          if (text && text !== value) onChange(text);
          else target.value = value;
        }}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('wizard.remove', { name: value })}
        disabled={!removable}
        onClick={onRemove}
      />
    </div>
  );
}

interface Props {
  blueprint: Blueprint;
  onChange: (blueprint: Blueprint) => void;
}

/** The app's pages, data types and fields. */
export function Parts({ blueprint, onChange }: Props) {
  const { t } = useTranslation('create');
  const addData = () => {
    const stem = t('wizard.newData');
    let name = stem;
    for (let number = 2; entityLabelled(blueprint, name); number += 1) name = `${stem} ${number}`;
    onChange(addEntity(blueprint, name, name));
  };
  return (
    <div className="wizard-parts">
      <section>
        <h2>{t('wizard.pages')}</h2>
        {blueprint.pages.map(
          (page, index) =>
            isCountedPage(page) && (
              <Item
                key={page.path + page.kind}
                label={t('wizard.page', { number: index + 1 })}
                value={page.title}
                removable={!isHomePage(page)}
                onChange={(title) => onChange(updatePage(blueprint, index, { title }))}
                onRemove={() => onChange(removePage(blueprint, index))}
              />
            ),
        )}
        <Button
          disabled={countedPages(blueprint.pages) >= LIMITS.pages}
          onClick={() => onChange(addPage(blueprint, 'content', t('wizard.newPage')))}
        >
          {t('wizard.addPage')}
        </Button>
      </section>
      <section>
        <h2>{t('wizard.data')}</h2>
        {blueprint.entities.map((entity, e) => (
          <fieldset key={entity.name} className="wizard-data">
            <legend className="visually-hidden">{entity.label}</legend>
            <Item
              label={t('wizard.dataName', { number: e + 1 })}
              value={entity.label}
              removable
              onChange={(label) => {
                const others = { ...blueprint, entities: blueprint.entities.filter((_, at) => at !== e) };
                if (!entityLabelled(others, label)) onChange(setEntity(blueprint, e, { label }));
              }}
              onRemove={() => onChange(removeEntity(blueprint, e))}
            />
            <div className="wizard-fields">
              {entity.fields.map((field, f) => (
                <Item
                  key={field.name}
                  label={t('wizard.field', { number: f + 1, name: entity.label })}
                  value={field.label}
                  removable={entity.fields.length > 1}
                  onChange={(label) => onChange(updateField(blueprint, e, f, { ...field, label }))}
                  onRemove={() => onChange(removeField(blueprint, e, f))}
                />
              ))}
              <Button
                type="link"
                disabled={entity.fields.length >= LIMITS.fields}
                onClick={() => onChange(addField(blueprint, e, t('wizard.newField')))}
              >
                {t('wizard.addField')}
              </Button>
            </div>
          </fieldset>
        ))}
        <Button disabled={blueprint.entities.length >= LIMITS.entities} onClick={addData}>
          {t('wizard.addData')}
        </Button>
      </section>
    </div>
  );
}
