import { app } from '../../app.ts';
import type { Entity } from '../../core/entity.ts';
import { minorDigits } from '../../core/format.ts';
import { NumberInput } from '../fields/NumberInput.tsx';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

/** The currency's sign, and whether it stands in front in the app's language. */
function signOf(currency: string) {
  const parts = new Intl.NumberFormat(app.language, { style: 'currency', currency }).formatToParts(1);
  const index = parts.findIndex(({ type }) => type === 'currency');
  return { sign: parts[index]?.value ?? currency, isFirst: index === 0 };
}

export function MoneyField<E extends Entity>({ form, name }: FieldProps<E, 'money'>) {
  const state = useField(form, name);
  const { field, value } = state;
  const currency = field.currency ?? app.currency;
  const digits = minorDigits(currency);
  const { sign, isFirst } = signOf(currency);
  return (
    <FormField state={state} className="form-field-short">
      <span className={isFirst ? 'with-unit with-unit-first' : 'with-unit'}>
        <NumberInput
          id={state.id}
          digits={digits}
          value={typeof value === 'number' ? value / 10 ** digits : typeof value === 'string' ? value : null}
          isRequired={field.required}
          isInvalid={state.error !== undefined}
          describedBy={state.describedBy}
          onChange={(amount) =>
            state.change(typeof amount === 'number' ? Math.round(amount * 10 ** digits) : amount)
          }
          onBlur={state.blur}
        />
        <span className="unit">{sign}</span>
      </span>
    </FormField>
  );
}
