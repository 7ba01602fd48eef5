import { useState } from 'react';
import type { Entity } from '../../core/entity.ts';
import { words } from '../../words/index.ts';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function DurationField<E extends Entity>({ form, name }: FieldProps<E, 'duration'>) {
  const state = useField(form, name);
  const { id, value } = state;
  const total = typeof value === 'number' ? value : null;
  // "90 minutes" stays as it is typed until the box is left; then it reads "1 h 30 min".
  const [typed, setTyped] = useState<{ hours: string; minutes: string }>();
  const shown = typed ?? {
    hours: total === null ? '' : String(Math.floor(total / 60)),
    minutes: total === null ? '' : String(total % 60),
  };

  function change(part: 'hours' | 'minutes', text: string) {
    const next = { ...shown, [part]: text.replace(/\D/g, '').slice(0, 5) };
    setTyped(next);
    const isEmpty = next.hours === '' && next.minutes === '';
    state.change(isEmpty ? null : Number(next.hours) * 60 + Number(next.minutes));
  }

  return (
    <FormField state={state} isGroup>
      <div className="duration" role="group" aria-labelledby={`${id}-label`}>
        {(['hours', 'minutes'] as const).map((part) => (
          <label key={part} className="with-unit">
            <input
              id={part === 'hours' ? id : undefined}
              type="text"
              inputMode="numeric"
              value={shown[part]}
              aria-invalid={state.error !== undefined}
              aria-describedby={state.describedBy}
              onChange={(event) => change(part, event.target.value)}
              onBlur={() => {
                setTyped(undefined);
                state.blur();
              }}
            />
            <span className="unit">{words.form[part]}</span>
          </label>
        ))}
      </div>
    </FormField>
  );
}
