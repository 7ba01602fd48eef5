import { useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { CODE } from '#contract/core/limits.ts';

interface CodeBoxesProps {
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
}

/** Six boxes drawn over one real input, so that pasting, code autofill, screen readers and the caret work as usual. */
export function CodeBoxes({ value, invalid, onChange }: CodeBoxesProps) {
  const { t } = useTexts('public');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <label className="field-label" htmlFor="code">
        {t('otp.label')}
      </label>
      <div className="otp-boxes" onClick={() => input.current?.focus()} dir="ltr">
        <input
          ref={input}
          id="code"
          name="code"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE.digits))}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={invalid}
          autoFocus
        />
        {Array.from({ length: CODE.digits }, (_, i) => (
          <span
            key={i}
            aria-hidden="true"
            data-current={i === Math.min(value.length, CODE.digits - 1) || undefined}
          >
            {value[i] ?? ''}
          </span>
        ))}
      </div>
    </div>
  );
}
