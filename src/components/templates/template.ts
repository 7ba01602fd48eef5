import type { TemplateKind } from '#contract/builder/templates.ts';
import type { DrawnApp } from '../app-picture/look.ts';

/** A hand-made app to start from, and a sentence that describes it. */
export interface Template extends DrawnApp {
  kind: TemplateKind;
  description: string;
}
