import type { PlanName } from '#contract/builder/plans.ts';
import type { ChangeOutcome } from '#contract/builder/changes.ts';
import type { BuildState } from '#contract/builder/builds/index.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import type { EditedRow } from './edited.ts';

// Projects and their builds.

export interface ProjectRow extends EditedRow {
  ownerId: string;
  name: string;
  slug: string;
  description: string;
  /** A public Git repository that goes with it, for reference. */
  repoUrl: string | null;
  kind: string;
  blueprint: string;
  pages: number;
  entities: number;
  primary: string;
  plan: PlanName | null;
  state: ProjectState;
  /** The state an archived or suspended project returns to. */
  resumeState: ProjectState | null;
  published: number;
  /** Whether it was published once: its slug is then fixed. */
  slugFixed: number;
  servedBuild: number | null;
  lastBuild: number | null;
  /** The number of the build whose picture is shown. */
  picture: number | null;
}

export interface BuildRow {
  id: string;
  projectId: string;
  ownerId: string;
  number: number;
  state: BuildState;
  blueprint: string;
  steps: string;
  reason: string | null;
  /** What made it fail, as JSON; null otherwise. */
  faults: string | null;
  reportedAt: number | null;
  pages: number;
  zipBytes: number | null;
  appBytes: number | null;
  zipSha256: string | null;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
}

/** A request in words for a change of a project's draft. */
export interface ChangeRequestRow {
  id: string;
  projectId: string;
  text: string;
  outcome: ChangeOutcome;
  createdAt: number;
}
