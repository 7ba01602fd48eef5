import { useEffect, useState } from 'react';
import urls from 'virtual:example-sketches';
import type { DrawnApp } from '../../components/app-picture/look.ts';

/** What is shown before anyone types, in one language. */
export interface Examples {
  sheet: DrawnApp;
  steps: DrawnApp;
}
export interface Template extends DrawnApp {
  kind: string;
  description: string;
}

/** Reads one of the files made while building. */
function useFile<T>(name: string | null): T | null {
  const [read, setRead] = useState<{ name: string; made: T } | null>(null);
  useEffect(() => {
    const url = name === null ? undefined : urls[name];
    if (name === null || url === undefined) return;
    const left = new AbortController();
    fetch(url, { signal: left.signal })
      .then((answer) => answer.json())
      .then(
        (made: T) => setRead({ name, made }),
        (error: unknown) => {
          if (!left.signal.aborted) console.error('The example sketches did not arrive.', error);
        },
      );
    return () => left.abort();
  }, [name]);
  return read?.name === name ? read.made : null;
}

export const useExamples = (language: string) => useFile<Examples>(language);

/** @param wanted whether they are about to be seen */
export const useTemplates = (wanted: boolean) => useFile<Template[]>(wanted ? 'templates' : null);
