import { isDeepStrictEqual } from 'node:util';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Sketch } from '#contract/builder/projects/understanding.ts';
import { upgraded } from '#blueprint/upgrade.ts';

/** A stored blueprint in today's version. It was validated when it was stored, so it isn't again. */
export const readBlueprint = (stored: string): Blueprint => upgraded(JSON.parse(stored)) as Blueprint;

/** The sketch that a sign-up left, if any. */
export function readSketch(stored: string | null): Sketch | null {
  if (stored === null) return null;
  const sketch: Sketch = JSON.parse(stored);
  return { ...sketch, blueprint: upgraded(sketch.blueprint) as Blueprint };
}

/** Whether two stored blueprints are the same app, in whatever order and version they were stored. */
export const isSameBlueprint = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(readBlueprint(one), readBlueprint(other));
