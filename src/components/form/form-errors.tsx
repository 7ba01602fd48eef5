import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../api/call.ts';
import './form-errors.css';

export type FieldErrors = Record<string, readonly string[]>;

/** The messages at each field, of a `CallError` or of Refine's `HttpError`. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof CallError) return error.fields;
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  const { errors } = error;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [
      field,
      Array.isArray(said) ? said.map(String) : [String(said)],
    ]),
  );
}

const nameOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Puts a refusal's messages at the form's fields and answers them for the summary. */
export function applyFieldErrors(form: FormInstance, error: unknown): FieldErrors {
  const errors = fieldErrorsOf(error);
  for (const [field, messages] of Object.entries(errors)) {
    form.setFields([{ name: nameOf(field), errors: [...messages] }]);
  }
  return errors;
}

/** What antd's own check refused, in the same shape: for a form's `onFinishFailed`. */
export function refusedFields(failed: {
  errorFields: { name: (string | number)[]; errors: string[] }[];
}): FieldErrors {
  return Object.fromEntries(failed.errorFields.map(({ name, errors }) => [name.join('.'), errors]));
}

/** A message that names its field stands without the label before it. */
function labelled(label: string | undefined, message: string) {
  if (!label || message.toLowerCase().includes(label.toLowerCase())) return message;
  return `${label}: ${message}`;
}

interface Props {
  /** What happened as a whole, where it is not about one field. */
  message?: string | null;
  errors?: FieldErrors;
  /** What each field is called on the form. */
  labels?: Record<string, string>;
  /** antd's form name, which starts the ids of its fields. */
  form?: string;
}

/** All that keeps a form from being sent, each with a link to its field. Takes the focus when it appears. */
export function FormErrors({ message, errors = {}, labels = {}, form }: Props) {
  const { t } = useTranslation('shell');
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.entries(errors).filter(([, messages]) => messages.length > 0);
  const shown = Boolean(message) || fields.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, message, errors]);
  if (!shown) return null;

  const idOf = (field: string) => [...(form ? [form] : []), ...nameOf(field)].join('_');
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
