import { useEffect, useState } from 'react';
import type { Blueprint } from '#blueprint/schema.ts';

type Sketcher = typeof import('#blueprint/sketch/index.ts');

/** The sketcher, fetched once the page has been painted. */
export function useSketcher(): Sketcher | null {
  const [sketcher, setSketcher] = useState<Sketcher | null>(null);
  useEffect(() => {
    let wanted = true;
    import('#blueprint/sketch/index.ts').then(
      (loaded) => wanted && setSketcher(loaded),
      (error: unknown) => console.error('The sketcher did not arrive.', error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return sketcher;
}

const PAUSE = 150;

/** `text` once its writer has paused for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whether there is enough to sketch from: a word is. */
export const says = (text: string) => /[\p{L}\p{N}]{3}|[\p{Lo}]{2}/u.test(text);

export interface Sketched {
  description: string;
  blueprint: Blueprint;
  /** It shows the example, since nothing was typed yet. */
  example: boolean;
}

/** What the sheet shows: the sketch of `text`, or of the example while there is none. */
export function useSketch(sketcher: Sketcher | null, text: string, example: string): Sketched | null {
  const settled = useSettled(text);
  const own = says(settled);
  const description = own ? settled.trim() : example;
  const [made, setMade] = useState<Sketched | null>(null);
  if (sketcher && (made?.description !== description || made.example === own))
    setMade({ description, blueprint: sketcher.sketch(description), example: !own });
  return made;
}
