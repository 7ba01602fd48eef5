import { useEffect, useState } from 'react';
import type { Blueprint } from '#blueprint/schema.ts';
import { sketchOf } from './sketcher.ts';

const DEBOUNCE_MS = 150;

/** `text`, debounced. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Whether the text has at least one word to sketch from. */
export const hasWords = (text: string) => /[\p{L}\p{N}]{3}|[\p{Lo}]{2}/u.test(text);

export interface Sketched {
  blueprint: Blueprint;
  /** The example is shown, since nothing was typed yet. */
  example: boolean;
}

/** What the sheet shows: the last sketch of `text`, or the example while there is none. */
export function useSketch(text: string, example: Blueprint | null): Sketched | null {
  const debounced = useDebounced(text);
  const description = hasWords(debounced) ? debounced.trim() : null;
  const [own, setOwn] = useState<Blueprint | null>(null);
  useEffect(() => {
    if (description === null) {
      setOwn(null);
      return;
    }
    let wanted = true;
    sketchOf(description).then(
      (blueprint) => wanted && setOwn(blueprint),
      (error: unknown) => console.error('The sketch could not be made.', error),
    );
    return () => {
      wanted = false;
    };
  }, [description]);
  if (own) return { blueprint: own, example: false };
  return example && { blueprint: example, example: true };
}
