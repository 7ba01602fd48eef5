import type { Blueprint } from '#blueprint/schema.ts';

export interface KeptSketch {
  description: string;
  blueprint: Blueprint;
}
const KEY = 'sketch';

/** The sketch made on `/landing`, kept in this browser until it is given at sign-up or made a project. */
export function keptSketch(): KeptSketch | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSketch(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept sketch could not be read.', error);
    return null;
  }
}

/** Only this file writes the key, so two of its marks are enough to know it by; the server checks the whole. */
function isSketch(value: unknown): value is KeptSketch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'description' in value &&
    typeof value.description === 'string' &&
    'blueprint' in value &&
    typeof value.blueprint === 'object' &&
    value.blueprint !== null &&
    'pages' in value.blueprint
  );
}

export const keepSketch = (sketch: KeptSketch) => localStorage.setItem(KEY, JSON.stringify(sketch));
export const dropSketch = () => localStorage.removeItem(KEY);
