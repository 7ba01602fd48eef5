import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CallError } from '../../api/call.ts';
import type { AuthResult } from '../../providers/auth.ts';

export interface Failure {
  message: string;
  /** By the field's name. */
  fields: Record<string, string[]>;
  code: string | null;
}

/** Runs one action of a form at a time and keeps what it failed with. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(action: () => Promise<AuthResult>): Promise<AuthResult | null> {
    if (busy) return null;
    setBusy(true);
    const result = await action();
    setBusy(false);
    const error = result.error instanceof CallError ? result.error : null;
    setFailure(
      result.success
        ? null
        : {
            message: result.message ?? '',
            fields: error?.fields ?? {},
            code: error?.code ?? null,
          },
    );
    return result;
  }
  /** Refuses before anything is sent. */
  const refuse = (message: string, fields: Failure['fields']) => setFailure({ message, fields, code: null });
  return { busy, failure, run, refuse };
}

/** The value of a text field of a sent form. */
export function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What went wrong, above the form: the message, and a link to each field that is named in it. */
export function FormFailure({
  failure,
  labels,
}: {
  failure: Failure | null;
  labels: Record<string, string>;
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) note.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const fields = Object.keys(failure.fields).filter((name) => name in labels);
  return (
    <div className="note note-error" role="alert" tabIndex={-1} ref={note}>
      <p>{failure.message}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{labels[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The button that sends the form; it stays clickable and says what it is doing. */
export function Submit({ busy, children, doing }: { busy: boolean; children: ReactNode; doing: string }) {
  return (
    <button className="button button-primary" aria-disabled={busy}>
      {busy ? doing : children}
    </button>
  );
}
