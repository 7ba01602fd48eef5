import { z } from 'zod';
import { REASONS, REQUEST_KINDS } from '#blueprint/change/change.ts';
import { DIFFERENCE_PARTS } from '#blueprint/diff-parts.ts';
import { APP_LANGUAGES } from '#blueprint/kinds.ts';
import { blueprintSchema, ruleSchema } from '#blueprint/schema.ts';
import { endpoints, id, idParams, requiredText, time } from '../core/endpoint.ts';
import { CHANGE_REQUESTS } from '../core/limits.ts';
import { READING_FAULTS } from './readings.ts';

/** What became of a request for a change. */
export const CHANGE_OUTCOMES = ['accepted', 'refused', 'not-understood'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

const changeRequest = z.object({ id, text: z.string(), outcome: z.enum(CHANGE_OUTCOMES), createdAt: time });
export type ChangeRequest = z.infer<typeof changeRequest>;

const shown = z.union([z.string(), z.number(), z.boolean()]).optional();
const difference = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  what: z.enum(DIFFERENCE_PARTS),
  label: z.string(),
  of: z.string().optional(),
  part: z.string().optional(),
  from: shown,
  to: shown,
  rule: ruleSchema.optional(),
});
const notUnderstood = z.object({
  text: z.string(),
  reason: z.object({
    code: z.enum(REASONS),
    name: z.string(),
    closer: z.array(z.string()).readonly().optional(),
  }),
  suggestions: z.array(z.string()).readonly(),
});

export const changeEndpoints = endpoints({
  'POST /api/projects/:id/change': {
    summary:
      'What a request in words would change in the draft, or in the `blueprint` that is sent along: read by the rules, or by the model where one is set up and the rules don’t understand all of it. Nothing is saved.',
    caller: 'owner-or-admin',
    params: idParams,
    limit: 'sketch',
    body: z.strictObject({ text: requiredText(CHANGE_REQUESTS.max), blueprint: blueprintSchema.optional() }),
    bodyLimit: 2_000_000,
    replies: {
      200: z.object({
        changes: z.array(difference),
        blueprint: blueprintSchema,
        language: z.enum(APP_LANGUAGES),
        edits: z.array(z.object({ kind: z.enum(REQUEST_KINDS), text: z.string() })).readonly(),
        notUnderstood: z.array(notUnderstood).readonly(),
        by: z.enum(['model', 'rules']),
        fault: z.enum(READING_FAULTS).nullable(),
      }),
    },
  },
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
