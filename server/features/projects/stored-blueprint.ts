import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { upgraded } from '#blueprint/upgrade.ts';

interface Sketch {
  description: string;
  blueprint: Blueprint;
}

/** A stored blueprint in today's version. @throws where what is stored is no blueprint */
export const readBlueprint = (stored: string): Blueprint =>
  blueprintSchema.parse(upgraded(JSON.parse(stored)));

/** The sketch that a sign-up left, if any. */
export function readSketch(stored: string | null): Sketch | null {
  if (stored === null) return null;
  const { description, blueprint }: Sketch = JSON.parse(stored);
  return { description, blueprint: blueprintSchema.parse(upgraded(blueprint)) };
}
