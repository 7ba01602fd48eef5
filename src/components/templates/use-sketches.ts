import { useEffect, useState } from 'react';
import urls from 'virtual:example-sketches';

interface Sketches<T> {
  /** null until they are there. */
  made: T | null;
  failed: boolean;
  retry: () => void;
}

/** Reads one of the files made while building. */
export function useSketches<T>(name: string): Sketches<T> {
  const [read, setRead] = useState<{ name: string; made: T | null } | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    const url = urls[name];
    if (url === undefined) return;
    const left = new AbortController();
    fetch(url, { signal: left.signal })
      .then((answer) => answer.json())
      .then(
        (made: T) => setRead({ name, made }),
        (error: unknown) => {
          if (left.signal.aborted) return;
          console.error('The example sketches did not arrive.', error);
          setRead({ name, made: null });
        },
      );
    return () => left.abort();
  }, [name, tries]);
  const current = read?.name === name ? read : null;
  return {
    made: current?.made ?? null,
    failed: current !== null && current.made === null,
    retry: () => {
      setRead(null);
      setTries(tries + 1);
    },
  };
}
