/** What a build does, in order: apart, because the landing page shows it too. */
export const STEPS = ['check', 'write', 'type-check', 'compile', 'package', 'publish'] as const;
export type StepName = (typeof STEPS)[number];
