import type { Blueprint } from '#blueprint/schema.ts';
import { draftKey } from '../../api/session.ts';

export const STEPS = ['idea', 'parts', 'look', 'review'] as const;
export interface Draft {
  step: (typeof STEPS)[number];
  description: string;
  blueprint: Blueprint | null;
  /** The sketch was changed by hand, so typing must not replace it. */
  shaped: boolean;
  /** The address of a repository that goes with the project, where one was typed. */
  repoUrl?: string;
}
export const EMPTY: Draft = { step: 'idea', description: '', blueprint: null, shaped: false };

export function readDraft(userId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(userId)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept draft could not be read.', error);
    return null;
  }
}

/** Only this file writes the key, so its marks are enough to know it by; the server checks the whole. */
function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'description' in value &&
    'blueprint' in value &&
    'step' in value &&
    STEPS.some((step) => step === value.step)
  );
}

export const keepDraft = (userId: string, draft: Draft) =>
  localStorage.setItem(draftKey(userId), JSON.stringify(draft));
export const dropDraft = (userId: string) => localStorage.removeItem(draftKey(userId));
