import type { Blueprint } from '#blueprint/schema.ts';
import { upgraded } from '#blueprint/upgrade.ts';
import { draftKey } from '../../api/session.ts';

export const STEPS = ['idea', 'parts', 'look', 'review'] as const;
export interface Draft {
  step: (typeof STEPS)[number];
  description: string;
  blueprint: Blueprint | null;
  /** The sketch was edited, so typing must not replace it. */
  shaped: boolean;
  /** URL of the Git repository, if one was entered. */
  repoUrl?: string;
}
export const EMPTY: Draft = { step: 'idea', description: '', blueprint: null, shaped: false };

export function readDraft(userId: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey(userId)) ?? 'null');
    if (!isDraft(stored)) return null;
    const blueprint = upgraded(stored.blueprint) as Blueprint | null;
    return { ...stored, blueprint };
  } catch (error) {
    console.warn('The kept draft could not be read.', error);
    return null;
  }
}

/** A shallow check is enough, since only this file writes the key and the server validates the whole. */
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
