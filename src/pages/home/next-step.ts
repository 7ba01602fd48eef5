import type { Project } from '#contract/builder/projects/calls.ts';

export type NextStep =
  | { kind: 'sketch' }
  | { kind: 'failed' | 'pay' | 'shape' | 'publish' | 'open'; project: Project }
  | { kind: 'first' };

/** The most urgent next step: failed builds and open payments come before optional ones. */
export function nextStep(projects: readonly Project[], hasSketch: boolean): NextStep {
  if (hasSketch) return { kind: 'sketch' };
  const first = (matches: (project: Project) => boolean) => projects.find(matches);
  const failed = first((project) => project.state === 'failed');
  if (failed) return { kind: 'failed', project: failed };
  const unpaid = first((project) => project.state === 'awaiting-payment');
  if (unpaid) return { kind: 'pay', project: unpaid };
  const unpublished = first((project) => project.state === 'ready' && !project.published);
  if (unpublished) return { kind: 'publish', project: unpublished };
  const draft = first((project) => project.state === 'draft');
  if (draft) return { kind: 'shape', project: draft };
  const ready = first((project) => project.state === 'ready');
  return ready ? { kind: 'open', project: ready } : { kind: 'first' };
}
