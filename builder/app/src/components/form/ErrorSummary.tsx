import { useEffect, useRef } from 'react';
import type { Entity } from '../../core/entity.ts';
import { words } from '../../words/index.ts';
import type { EntityFormState } from './useEntityForm.ts';
import { inputId } from './useField.ts';

/** Everything that is wrong, with links to the fields; it takes the focus after a try to save. */
export function ErrorSummary<E extends Entity>({ form }: { form: EntityFormState<E> }) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const { errors, submitCount, isSubmitting } = form.fields.formState;
  const wrong = form.entity.fields.flatMap(({ name, label }) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, label, message }] : [];
  });
  const general = form.isStale ? undefined : errors.root?.message;
  const hasErrors = wrong.length > 0 || general !== undefined;

  // Only a new try to save moves the focus, not the mending of a field.
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting) return;
    answered.current = submitCount;
    box.current?.focus();
  }, [submitCount, isSubmitting]);

  if (!hasErrors) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      {general !== undefined && <p dir="auto">{general}</p>}
      {wrong.length > 0 && (
        <>
          <p className="summary-title">{words.form.check(wrong.length)}</p>
          <ul>
            {wrong.map(({ name, label, message }) => (
              <li key={name}>
                <button type="button" className="link" onClick={() => focusField(inputId(form, name))}>
                  <span dir="auto">
                    {label}: {message}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The field's input, or the first part of it that can have the focus. */
function focusField(id: string) {
  const field = document.querySelector(`[data-field="${CSS.escape(id)}"]`);
  field?.querySelector<HTMLElement>('input, select, textarea, [role="spinbutton"], button')?.focus();
}
