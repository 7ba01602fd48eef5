import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Understanding } from '#blueprint/understand/facts.ts';
import { modelFactsOf, onModelFacts } from '../../api/understanding/model-facts.ts';
import type { DrawnApp } from '../app-picture/look.ts';
import { hasWords } from './has-words.ts';

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

/** What was understood of a description, with what its app is drawn with. */
export interface Understood extends Understanding {
  description: string;
  drawn: DrawnApp | null;
}

async function read(description: string, corrections: readonly Correction[]): Promise<Understood> {
  const [{ drawn }, understanding] = await Promise.all([
    import('../app-picture/look.ts'),
    import('../../api/understanding/index.ts').then(({ understandingOf }) =>
      understandingOf(description, corrections),
    ),
  ]);
  const { blueprint } = understanding;
  return { ...understanding, description, drawn: blueprint && drawn(blueprint) };
}

/** The last reading of a text that has come; nothing while there is nothing to read. */
export function useUnderstanding(text: string, corrections: readonly Correction[]): Understood | null {
  const debounced = useDebounced(text);
  const description = hasWords(debounced) ? debounced.trim() : null;
  const byModel = useSyncExternalStore(onModelFacts, () => modelFactsOf(description ?? ''));
  const [understood, setUnderstood] = useState<Understood | null>(null);
  useEffect(() => {
    if (description === null) {
      setUnderstood(null);
      return;
    }
    let wanted = true;
    read(description, corrections).then(
      (answer) => wanted && setUnderstood(answer),
      // What was understood before stands; making the app asks again, and says so.
      (error: unknown) => console.error('The description could not be read.', error),
    );
    return () => {
      wanted = false;
    };
  }, [description, corrections, byModel]);
  return understood;
}
