import { readAccess } from '../access/index.ts';
import { readPages } from './pages.ts';
import { readProducts } from './products.ts';
import { readRules } from '../rules/index.ts';
import type { Scene } from '../scene.ts';
import { readTotals, withoutSums } from './totals.ts';

// What a sentence asks of the things that are known: pages, rules, who may do what, and what is worked out.

/**
 * Reads what a sentence asks for, when all things are known.
 * @param parts the sentence once for each thing that it asks to see
 */
export function readAsked(scene: Scene, parts: readonly Scene[]): void {
  for (const part of parts) readPages(part);
  readRules(scene);
  readAccess(scene);
}

/** Reads what is worked out of numbers, when all fields are known. */
export function readWorkedOut(scene: Scene): void {
  readProducts(scene);
  readTotals(scene);
  withoutSums(scene);
}
