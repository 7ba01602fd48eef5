import type { StepStatus } from '../builder/builds/index.ts';
import type { StepName } from '../builder/builds/steps.ts';
import type { ProjectState } from '../builder/projects/index.ts';
import type { Resource } from '../resources/index.ts';

/** What `GET /api/events` sends, by the event's name; the data is JSON. */
export interface ServerEvents {
  /** Rows of a resource changed; without ids, any of them may have. */
  changed: { resource: Resource; ids?: string[] };
  notification: { id: string; kind: string; title: string; body: string; link: string | null };
  step: { projectId: string; build: number; step: StepName; status: StepStatus; state: ProjectState };
}
export type ServerEventName = keyof ServerEvents;
