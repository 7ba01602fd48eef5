import { useEffect, useState } from 'react';
import type { Blueprint } from '#blueprint/schema.ts';

type Sketcher = typeof import('#blueprint/sketch/index.ts');

/** The sketcher, loaded after the first paint. */
export function useSketcher(): Sketcher | null {
  const [sketcher, setSketcher] = useState<Sketcher | null>(null);
  useEffect(() => {
    let active = true;
    import('#blueprint/sketch/index.ts').then(
      (loaded) => active && setSketcher(loaded),
      (error: unknown) => console.error('The sketcher did not arrive.', error),
    );
    return () => {
      active = false;
    };
  }, []);
  return sketcher;
}

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
  description: string;
  blueprint: Blueprint;
  /** The example is shown, since nothing was typed yet. */
  example: boolean;
}

/** The sketch of `text`, or of the example while there is no text. */
export function useSketch(sketcher: Sketcher | null, text: string, example: string): Sketched | null {
  const debounced = useDebounced(text);
  const hasText = hasWords(debounced);
  const description = hasText ? debounced.trim() : example;
  const [sketched, setSketched] = useState<Sketched | null>(null);
  if (sketcher && (sketched?.description !== description || sketched.example === hasText))
    setSketched({ description, blueprint: sketcher.sketch(description), example: !hasText });
  return sketched;
}
