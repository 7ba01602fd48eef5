import type { Blueprint, Theme } from '#blueprint/schema.ts';
import type { TemplateKind } from '#contract/builder/templates.ts';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import { upgraded } from '#blueprint/upgrade.ts';
import { draftKey } from '../../api/session.ts';
import { removeSketch, storedSketch } from '../../api/sketch.ts';

export interface Draft {
  description: string;
  /** The template it is, where nothing was described: `blueprint` is the template's. */
  template?: TemplateKind;
  /** What was corrected of what was understood, in that order. */
  corrections: readonly Correction[];
  /** The app as it was last understood, shown until it has been again. */
  blueprint: Blueprint | null;
  /** Where another name than the app's own was entered. */
  name?: string;
  /** The looks that were chosen. */
  theme?: Partial<Theme>;
  /** URL of the Git repository, if one was entered. */
  repoUrl?: string;
}
export const EMPTY: Draft = { description: '', corrections: [], blueprint: null };

/** What this browser has of a new project: a sketch that was just made on `/landing` takes the place of an older draft. */
export function newestDraft(userId: string): Draft | null {
  const sketch = storedSketch();
  if (!sketch) return readDraft(userId);
  const draft = { ...EMPTY, ...sketch };
  keepDraft(userId, draft);
  removeSketch();
  return draft;
}

function readDraft(userId: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey(userId)) ?? 'null');
    if (!isDraft(stored)) return null;
    const blueprint = upgraded(stored.blueprint) as Blueprint | null;
    return { ...EMPTY, ...stored, blueprint };
  } catch (error) {
    console.warn('The kept draft could not be read.', error);
    return null;
  }
}

/** A shallow check is enough, since only this file writes the key and the server validates the whole. */
function isDraft(value: unknown): value is Partial<Draft> & Pick<Draft, 'description'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'description' in value &&
    typeof value.description === 'string' &&
    (!('corrections' in value) || Array.isArray(value.corrections))
  );
}

export const keepDraft = (userId: string, draft: Draft) =>
  localStorage.setItem(draftKey(userId), JSON.stringify(draft));
export const dropDraft = (userId: string) => localStorage.removeItem(draftKey(userId));

/** A template's app under a name of one's own, which its headline says too. */
export const renamedTemplate = (app: Blueprint, name: string): Blueprint => ({
  ...app,
  name,
  pages: app.pages.map((page) => ({
    ...page,
    sections: page.sections?.map((section) =>
      section.kind === 'hero' && section.heading === app.name ? { ...section, heading: name } : section,
    ),
  })),
});
