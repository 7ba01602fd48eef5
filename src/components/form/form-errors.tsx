import { useEffect, useRef } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import './form-errors.css';

/** The messages of a rejected form by field: `email`, or `items.0.name`. */
export type FieldErrors = Record<string, readonly string[]>;

export const fieldPath = (field: string) =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** A message that names its field stands without the label before it. */
function labelled(label: string | undefined, message: string) {
  if (!label || message.toLowerCase().includes(label.toLowerCase())) return message;
  return `${label}: ${message}`;
}

interface Props {
  /** What happened as a whole, where it is not about one field. */
  message?: string | null | undefined;
  errors?: FieldErrors | undefined;
  /** What each field is called on the form. */
  labels?: Record<string, string>;
  /** antd's form name, which starts the ids of its fields. */
  form?: string;
}

/** All that keeps a form from being sent, each with a link to its field. Takes the focus when it appears. */
export function FormErrors({ message, errors = {}, labels = {}, form }: Props) {
  const { t } = useTexts('common');
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.entries(errors).filter(([, messages]) => messages.length > 0);
  const shown = Boolean(message) || fields.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, message, errors]);
  if (!shown) return null;

  const idOf = (field: string) => [...(form ? [form] : []), ...fieldPath(field)].join('_');
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <p>{message || t('form.refused', { count: fields.length })}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([field, messages]) => (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(idOf(field))?.focus();
                }}
              >
                {labelled(labels[field], messages.join(' '))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
