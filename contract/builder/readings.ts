import { z } from 'zod';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { endpoints, requiredText } from '../core/endpoint.ts';
import { DESCRIPTION } from '../core/limits.ts';

/** Why a reading is the rules' alone, though a model was asked. */
export const READING_FAULTS = ['slow', 'busy', 'unavailable', 'unreadable', 'limit'] as const;
export type ReadingFault = (typeof READING_FAULTS)[number];

export interface Reading extends Understanding {
  by: 'model' | 'rules';
  fault: ReadingFault | null;
}
/** The events of a reading: what is understood so far, as often as it becomes more, and then the whole. */
export interface ReadingEvents {
  facts: Facts;
  done: Reading;
}

const model = z.object({
  name: z.string(),
  /** The server that descriptions are sent to, with its port. */
  host: z.string(),
  /** What is sent to it with the description, and nothing else. */
  instructions: z.string(),
  /** What is sent to it with a request for a change and the names in the app. */
  changeInstructions: z.string(),
});
export type ModelInfo = z.infer<typeof model>;

export const readingEndpoints = endpoints({
  'GET /api/projects/model': {
    summary: 'The model that reads descriptions, and what is sent to it; null where none is set up.',
    caller: 'public',
    replies: { 200: z.object({ model: model.nullable() }) },
  },
  'POST /api/projects/read': {
    summary:
      'Read a description with the model: `facts` events while it answers, and a `done` event. Without an answer the reading by rules stands; 404 where no model is set up.',
    caller: 'public',
    limit: 'model',
    body: z.strictObject({ description: requiredText(DESCRIPTION.max) }),
    replies: {},
    streams: 'text/event-stream',
  },
});
