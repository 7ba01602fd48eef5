import type { Facts } from '#blueprint/understand/facts.ts';

// What a model understood of the last description that it read. It stands for as long as that description isn't changed, and survives
// signing up in the same tab.

const KEY = 'model-reading';

interface Kept {
  description: string;
  facts: Facts;
}

function stored(): Kept | null {
  try {
    // Only this file writes the key.
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch (error) {
    console.warn('The model’s reading could not be read.', error);
    return null;
  }
}

let kept: Kept | null | undefined;
const listeners = new Set<() => void>();

export function modelFactsOf(description: string): Facts | null {
  kept ??= stored();
  return kept?.description === description.trim() ? kept.facts : null;
}

export function keepModelFacts(description: string, facts: Facts | null): void {
  kept = facts && { description: description.trim(), facts };
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The model’s reading could not be kept.', error);
  }
  for (const changed of listeners) changed();
}

export function onModelFacts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
