import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { Reveal } from './reveal.tsx';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: string;
  label: string;
  /** A link at the label's end. */
  aside?: ReactNode;
  help?: ReactNode;
  errors?: readonly string[] | undefined;
  /** What stands inside the box beside the input. */
  inside?: ReactNode;
}

/** A labelled input with its help and its errors below. */
export function Field({ label, aside, help, errors, inside, className, ...input }: FieldProps) {
  const wrong = errors !== undefined && errors.length > 0;
  const described = [wrong && `${input.name}-error`, help !== undefined && `${input.name}-help`].filter(
    Boolean,
  );
  return (
    <div className={`field ${className ?? ''}`}>
      <div className="field-label">
        <label htmlFor={input.name}>{label}</label>
        {aside}
      </div>
      <div className="field-box">
        <input
          {...input}
          id={input.name}
          className="input"
          aria-invalid={wrong}
          aria-describedby={described.join(' ') || undefined}
        />
        {inside}
      </div>
      {wrong && (
        <p className="field-error" id={`${input.name}-error`}>
          {errors.join(' ')}
        </p>
      )}
      {help !== undefined && (
        <div className="field-help" id={`${input.name}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}

/** A password: it can be shown, and says when caps lock is on. */
export function PasswordField(props: FieldProps) {
  const { t } = useTexts('public');
  const [visible, setVisible] = useState(false);
  const [caps, setCaps] = useState(false);
  const hint = useId();
  const watch = (event: React.KeyboardEvent | React.MouseEvent) =>
    setCaps(event.getModifierState('CapsLock'));
  return (
    <div onKeyUp={watch} onMouseDown={watch} onBlur={() => setCaps(false)}>
      <Field
        {...props}
        className="has-reveal"
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        inside={
          <Reveal shown={visible} onChange={setVisible} className="field-reveal" controls={props.name} />
        }
      />
      <p className="field-help" id={hint} role="status">
        {caps ? t('password.capsLock') : ''}
      </p>
    </div>
  );
}
