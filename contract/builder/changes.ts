import { z } from 'zod';
import { blueprintSchema } from '#blueprint/schema.ts';
import { endpoints, id, idParams, requiredText, time } from '../core/endpoint.ts';
import { CHANGE_REQUESTS } from '../core/limits.ts';

/** What became of a request for a change. */
export const CHANGE_OUTCOMES = ['accepted', 'refused', 'not-understood'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

const changeRequest = z.object({ id, text: z.string(), outcome: z.enum(CHANGE_OUTCOMES), createdAt: time });
export type ChangeRequest = z.infer<typeof changeRequest>;

export const changeEndpoints = endpoints({
  'GET /api/projects/:id/changes': {
    summary: 'What was asked to be changed in the draft in words, the newest first.',
    caller: 'owner-or-admin',
    params: idParams,
    replies: { 200: z.array(changeRequest) },
  },
  'POST /api/projects/:id/changes': {
    summary: 'Keep a request for a change with what became of it.',
    caller: 'owner-or-admin',
    params: idParams,
    body: z.strictObject({ text: requiredText(CHANGE_REQUESTS.max), outcome: z.enum(CHANGE_OUTCOMES) }),
    replies: { 201: changeRequest },
  },
  'POST /api/projects/:id/changes/preview': {
    summary: 'Compile the app that a change would lead to; the draft stays as it is.',
    caller: 'owner-or-admin',
    params: idParams,
    body: z.strictObject({ blueprint: blueprintSchema }),
    bodyLimit: 2_000_000,
    replies: { 200: z.object({ url: z.string(), expiresAt: time }) },
  },
});
