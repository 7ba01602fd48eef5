import { useEffect, useState } from 'react';
import type { ModelInfo } from '#contract/builder/readings.ts';
import { modelInfo } from './model.ts';

/** The model of this server, once it is known to have one. */
export function useModel(): ModelInfo | null {
  const [model, setModel] = useState<ModelInfo | null>(null);
  useEffect(() => {
    let isShown = true;
    modelInfo().then(
      (found) => isShown && setModel(found),
      (error: unknown) => console.warn('Whether there is a model is not known.', error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return model;
}
