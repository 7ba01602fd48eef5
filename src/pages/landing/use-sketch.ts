import { useEffect, useState } from 'react';
import type { DrawnApp } from '../../components/app-picture/look.ts';
import { drawnSketchOf } from './sketcher.ts';

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

export interface Sketched extends DrawnApp {
  /** The example is shown, since nothing was typed yet. */
  example: boolean;
}

/** What the sheet shows: the last sketch of `text`, or the example while there is none. */
export function useSketch(text: string, example: DrawnApp | null): Sketched | null {
  const debounced = useDebounced(text);
  const description = hasWords(debounced) ? debounced.trim() : null;
  const [own, setOwn] = useState<DrawnApp | null>(null);
  useEffect(() => {
    if (description === null) {
      setOwn(null);
      return;
    }
    let wanted = true;
    drawnSketchOf(description).then(
      (app) => wanted && setOwn(app),
      (error: unknown) => console.error('The sketch could not be made.', error),
    );
    return () => {
      wanted = false;
    };
  }, [description]);
  if (own) return { ...own, example: false };
  return example && { ...example, example: true };
}
