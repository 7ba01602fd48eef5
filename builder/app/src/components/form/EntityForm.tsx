import type { FormEvent, ReactNode } from 'react';
import type { RowAnswer, Values } from '../../api/client.ts';
import type { Entity, RowOf } from '../../core/entity.ts';
import { words } from '../../words/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { EntityFormState } from './useEntityForm.ts';

export interface FormProps<E extends Entity> {
  /** The row to change; a new one is made without. */
  answer?: RowAnswer<RowOf<E>>;
  /** What a new row begins with besides the defaults. */
  start?: Values;
  /** Whether it stands in a dialog above another form. */
  isNested?: boolean;
  /** What its button says where a visitor sends the row to somebody else; there is nothing to go back to. */
  sendLabel?: string;
  onSaved: (row: RowOf<E>) => void;
  onCancel: () => void;
}

/** What stands around the fields: a draft to take up again, what is wrong, and the buttons. */
export function EntityForm<E extends Entity>({
  form,
  children,
}: {
  form: EntityFormState<E>;
  children: ReactNode;
}) {
  const { entity, isNew, isNested, isSaving, sendLabel } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form in a dialog is inside another form for React, though not on the page.
    event.stopPropagation();
    void form.submit();
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      {form.draft && (
        <div className="notice" role="status">
          <p>{words.form.draftFound}</p>
          <div className="actions">
            <button type="button" className="button" onClick={form.draft.restore}>
              {words.form.restore}
            </button>
            <button type="button" className="link" onClick={form.draft.discard}>
              {words.form.discard}
            </button>
          </div>
        </div>
      )}
      {form.isStale && (
        <div className="notice notice-error" role="alert">
          <p className="notice-title">{words.form.stale}</p>
          <p>{words.form.staleText}</p>
          <button type="button" className="button" onClick={() => void form.loadCurrent()}>
            {words.form.loadCurrent}
          </button>
        </div>
      )}
      <ErrorSummary form={form} />
      {children}
      <div className="form-actions">
        <button type="submit" className="button button-primary" aria-disabled={isSaving}>
          {isSaving
            ? words.form.saving
            : (sendLabel ?? (isNew ? words.form.create(entity.text.label) : words.save))}
        </button>
        {sendLabel === undefined && (
          <button type="button" className="button" onClick={form.cancel}>
            {words.cancel}
          </button>
        )}
      </div>
      {!isNested && form.isDirty && <LeaveQuestion shouldAsk={form.hasChanges} />}
    </form>
  );
}
