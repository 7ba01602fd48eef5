import type { DrawnApp } from '../../components/app-picture/look.ts';
import { useSketches } from '../../components/templates/use-sketches.ts';

/** What is shown before anyone types, in one language. */
export interface Examples {
  sheet: DrawnApp;
  steps: DrawnApp;
}

export const useExamples = (language: string) => useSketches<Examples>(language).made;
