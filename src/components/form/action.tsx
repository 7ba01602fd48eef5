import { type ReactNode, useState } from 'react';
import { CallError } from '../../api/call.ts';
import type { AuthResult } from '../../providers/auth.ts';
import type { FieldErrors } from './form-errors.tsx';

export interface Failure {
  message: string;
  fields: FieldErrors;
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
  /** Rejects before anything is sent. */
  const reject = (message: string, fields: Failure['fields']) => setFailure({ message, fields, code: null });
  return { busy, failure, run, reject };
}

/** The value of a text field of a sent form. */
export function valueOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The button that sends the form; it stays clickable and says what it is doing. */
export function Submit({ busy, children, doing }: { busy: boolean; children: ReactNode; doing: string }) {
  return (
    <button className="button button-primary" aria-disabled={busy}>
      {busy ? doing : children}
    </button>
  );
}
