import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import type { FieldState } from './useField.ts';

interface Props {
  state: FieldState;
  /** Whether the parts of the input carry labels of their own. */
  isGroup?: boolean;
  className?: string;
  children: ReactNode;
}

/** A label, the input, help and what is wrong. */
export function FormField({ state, isGroup = false, className = '', children }: Props) {
  const { id, field, error, isHidden } = state;
  if (isHidden) return null;
  const label = (
    <>
      <span dir="auto">{field.label}</span>
      {!field.required && field.type !== 'boolean' && field.type !== 'computed' && (
        <span className="quiet"> ({words.optional})</span>
      )}
    </>
  );
  return (
    <div className={`form-field ${className}`.trim()} data-field={id}>
      {isGroup ? (
        <span className="form-label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {field.help && (
        <p className="help" id={`${id}-help`} dir="auto">
          {field.help}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={14} />
          <span dir="auto">{error}</span>
        </p>
      )}
    </div>
  );
}
