import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../../api/client.ts';
import { session } from '../../lib/kept.ts';

export interface Draft {
  readonly restore: () => void;
  readonly discard: () => void;
}

const KEEP_AFTER_MS = 400;

const isDraft = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function readDraft(name: string): Values | undefined {
  const kept = session.read(name);
  return isDraft(kept) ? kept : undefined;
}

/** Keeps what is typed until it is saved, and offers it when the form is opened again. */
export function useDraft(key: string, form: UseFormReturn<Values>, isKept: boolean) {
  const name = `draft:${key}`;
  const [draft, setDraft] = useState(() => (isKept ? readDraft(name) : undefined));
  const { isDirty } = form.formState;
  const forget = () => {
    session.remove(name);
    setDraft(undefined);
  };

  useEffect(() => {
    if (!isKept || !isDirty) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => session.write(name, values), KEEP_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, isDirty, isKept, name]);

  const found: Draft | undefined = draft && {
    discard: forget,
    restore: () => {
      for (const [field, value] of Object.entries(draft)) {
        if (field in form.getValues()) form.setValue(field, value, { shouldDirty: true });
      }
      setDraft(undefined);
    },
  };
  return { found: isDirty ? undefined : found, forget };
}
