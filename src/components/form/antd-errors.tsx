import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { type FieldErrors, fieldPath, FormErrors } from './form-errors.tsx';

/** The messages at each field, of a `CallError` or of Refine's `HttpError`. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof CallError) return error.fields;
  if (typeof error !== 'object' || error === null || !('errors' in error)) return {};
  const { errors } = error;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.map(String) : [String(messages)],
    ]),
  );
}

/** Puts an error's messages at the form's fields and answers them for the summary. */
function applyFieldErrors(form: FormInstance, error: unknown): FieldErrors {
  const errors = fieldErrorsOf(error);
  for (const [field, messages] of Object.entries(errors)) {
    form.setFields([{ name: fieldPath(field), errors: [...messages] }]);
  }
  return errors;
}

/** What antd's own check rejected, in the same shape: for a form's `onFinishFailed`. */
export function rejectedFields(failed: {
  errorFields: { name: (string | number)[]; errors: string[] }[];
}): FieldErrors {
  return Object.fromEntries(failed.errorFields.map(({ name, errors }) => [name.join('.'), errors]));
}

interface FormWithErrors<Values> {
  form: FormInstance<Values>;
  formProps: FormProps<Values>;
  /** All that keeps the form from being sent; stands above its fields. */
  summary: ReactNode;
  /** Before the form is sent again. */
  clear: () => void;
  /** Shows why the form was rejected. */
  fail: (error: unknown) => void;
}

/**
 * antd's form with the errors of the server, and of its own check, at the fields and summed up.
 * @param name starts the ids of its fields
 * @param labels what each field is called
 */
export function useFormErrors<Values>(name: string, labels: Record<string, string>): FormWithErrors<Values> {
  const [form] = Form.useForm<Values>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  return {
    form,
    formProps: {
      form,
      name,
      layout: 'vertical',
      requiredMark: false,
      validateTrigger: 'onBlur',
      onFinishFailed: (failed) => {
        setMessage(null);
        setErrors(rejectedFields(failed));
      },
    },
    summary: <FormErrors message={message} errors={errors} labels={labels} form={name} />,
    clear() {
      setErrors({});
      setMessage(null);
    },
    fail(error) {
      const atFields = applyFieldErrors(form, error);
      setErrors(atFields);
      setMessage(Object.keys(atFields).length > 0 ? null : messageOf(error));
    },
  };
}
