import type { Sketch } from '#contract/builder/projects/understanding.ts';

const KEY = 'sketch';

/** The sketch made on `/landing`, kept in this browser until it is given at sign-up or made a project. */
export function storedSketch(): Sketch | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSketch(kept) ? kept : null;
  } catch (error) {
    console.warn('The kept sketch could not be read.', error);
    return null;
  }
}

/** Only this file writes the key; these properties distinguish it from a damaged or older one, and the server validates the rest. */
function isSketch(value: unknown): value is Sketch {
  if (typeof value !== 'object' || value === null || !('description' in value) || !('blueprint' in value))
    return false;
  const { description, blueprint } = value;
  if (typeof description !== 'string' || typeof blueprint !== 'object' || blueprint === null) return false;
  return (
    'version' in blueprint &&
    blueprint.version === 2 &&
    'pages' in blueprint &&
    Array.isArray(blueprint.pages) &&
    'entities' in blueprint &&
    Array.isArray(blueprint.entities) &&
    'theme' in blueprint
  );
}

export const storeSketch = (sketch: Sketch) => localStorage.setItem(KEY, JSON.stringify(sketch));
export const removeSketch = () => localStorage.removeItem(KEY);
