import { z } from 'zod';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';

/** A blueprint as it was stored: the editor also opens one that a check of today rejects, so that it can be fixed. */
export const storedBlueprint = z.union([
  blueprintSchema,
  z.custom<Blueprint>((value) => typeof value === 'object' && value !== null),
]);
