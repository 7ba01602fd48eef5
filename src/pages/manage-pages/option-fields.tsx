import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { addOption } from '#blueprint/edits.ts';
import { LIMITS, OPTION_COLOURS } from '#blueprint/kinds.ts';
import type { Option } from '#blueprint/schema.ts';
import { RemoveButton } from './remove-button.tsx';
import { TextInput } from '../../components/form/text-input.tsx';

interface Props {
  options: readonly Option[];
  /** @param key names what is being typed, so that it is one step of undo */
  onChange: (options: Option[], key?: string) => void;
}

/** The choices of a field, each with its colour. A new label keeps the rows that chose it. */
export function OptionFields({ options, onChange }: Props) {
  const { t } = useTranslation('create');
  const set = (index: number, patch: Partial<Option>, key?: string) =>
    onChange(
      options.map((option, at) => (at === index ? { ...option, ...patch } : option)),
      key,
    );
  return (
    <fieldset className="edit-options">
      <legend>{t('edit.options')}</legend>
      {options.map(({ name, label, colour = 'grey' }, index) => (
        <div key={name} className="edit-option">
          <Select
            aria-label={t('edit.optionColour', { name: label })}
            value={colour}
            popupMatchSelectWidth={false}
            options={OPTION_COLOURS.map((value) => ({
              value,
              label: (
                <span className="edit-swatch" data-colour={value}>
                  {t(`edit.colours.${value}`)}
                </span>
              ),
            }))}
            onChange={(value) => set(index, { colour: value })}
          />
          <TextInput
            aria-label={t('edit.option', { number: index + 1 })}
            value={label}
            maxLength={LIMITS.optionLabel}
            onChange={({ target }) => set(index, { label: target.value }, `option ${name}`)}
          />
          <RemoveButton
            type="text"
            label={t('edit.remove', { name: label })}
            disabled={options.length === 1}
            onRemove={() => onChange(options.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="small"
        disabled={options.length >= LIMITS.options}
        onClick={() => onChange(addOption(options, t('edit.newOption')))}
      >
        {t('edit.addOption')}
      </Button>
    </fieldset>
  );
}
