import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useBlocker, useSearchParams } from 'react-router';
import type { Model, Row } from '../lib/model.ts';
import { newId } from '../lib/store.ts';
import { useStore, useRows } from '../lib/useRows.ts';
import type { Draft, Errors } from '../lib/validate.ts';
import { draftOf, emptyDraft, readDraft } from '../lib/validate.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FieldInput } from './FieldInput.tsx';

interface Props {
  model: Model;
  row: Row | undefined;
  onSaved: (row: Row) => Promise<void>;
}

/** The fields of a model with what was typed; it keeps the text on every error and asks before losing it. */
export function RowForm({ model, row, onSaved }: Props) {
  const store = useStore();
  const { rows } = useRows(model);
  const form = useId();
  const [id] = useState(() => row?.id ?? newId());
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(() => (row ? draftOf(model, row) : emptyDraft(model, params)));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  const dirty = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const wrong = model.fields.filter((field) => errors[field.name]);
  const inputId = (name: string) => `${form}-${name}`;

  function change(name: string, value: string | boolean) {
    dirty.current = true;
    setDraft((before) => ({ ...before, [name]: value }));
    if (errors[name]) {
      const { [name]: _mended, ...others } = errors;
      setErrors(others);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const result = readDraft(model, draft, id, rows);
    setErrors(result.errors ?? {});
    setFailure('');
    if (!result.row) {
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    setSaving(true);
    try {
      // Fields a newer version of the app no longer shows stay with the row.
      await store.save(model, { ...row, ...result.row });
      dirty.current = false;
      await onSaved(result.row);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setSaving(false);
    }
  }

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {wrong.length > 0 && (
        <div className="summary" role="alert" tabIndex={-1} ref={summary}>
          <h2>{wrong.length === 1 ? 'One thing to mend' : `${wrong.length} things to mend`}</h2>
          <ul>
            {wrong.map((field) => (
              <li key={field.name}>
                <button
                  type="button"
                  className="link"
                  onClick={() => document.getElementById(inputId(field.name))?.focus()}
                >
                  {field.label}: {errors[field.name]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {model.fields.map((field) => (
        <FieldInput
          key={field.name}
          id={inputId(field.name)}
          field={field}
          value={draft[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {failure && (
        <p className="notice notice-error" role="alert">
          This was not saved. {failure}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={saving}>
          {saving ? 'Saving…' : row ? 'Save changes' : `Save ${model.label.toLocaleLowerCase('en-US')}`}
        </button>
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Leave without saving?"
          confirm="Leave"
          cancel="Keep editing"
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        >
          <p>What you typed here will be lost.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
