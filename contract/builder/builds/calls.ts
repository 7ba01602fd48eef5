import { z } from 'zod';
import { endpoints, id, time } from '../../core/endpoint.ts';
import { storedBlueprint } from '../stored-blueprint.ts';
import { BUILD_STATES, STEP_STATUSES } from './index.ts';
import { STEPS } from './steps.ts';

export const step = z.object({
  name: z.enum(STEPS),
  status: z.enum(STEP_STATUSES),
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  log: z.string(),
  /** It came to its end without anything to do: there was nothing to publish. */
  skipped: z.boolean(),
});
/** What made a build fail, by the names that people gave to the parts of their app. */
export const buildFault = z.object({
  /** What to open in the editor; null when it is about the whole app. */
  place: z
    .object({
      kind: z.enum(['page', 'data', 'look']),
      /** A page’s path, or the name of an entity. */
      key: z.string(),
      label: z.string(),
    })
    .nullable(),
  /** The section or field within it. */
  part: z.object({ kind: z.enum(['section', 'field']), key: z.string(), label: z.string() }).nullable(),
  /** The property that is wrong, as the blueprint names it. */
  property: z.string().nullable(),
  message: z.string(),
});
export type BuildFault = z.infer<typeof buildFault>;
export const build = z.object({
  id,
  projectId: id,
  number: z.int(),
  state: z.enum(BUILD_STATES),
  steps: z.array(step),
  /** Why it ended as `error`, in a sentence. */
  reason: z.string().nullable(),
  faults: z.array(buildFault),
  /** When its owner reported the failure to the administrators. */
  reportedAt: time.nullable(),
  /** How many builds start before this one; null unless it is queued. */
  ahead: z.int().nullable(),
  /** Bytes of the source zip and of the bundle, and the zip's SHA-256; null until packaged. */
  zipBytes: z.int().nullable(),
  appBytes: z.int().nullable(),
  zipSha256: z.string().nullable(),
  pages: z.int(),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
});
export type Build = z.infer<typeof build>;

const byNumber = z.object({ id, n: z.coerce.number().int().min(1).max(1_000_000) });

export const buildEndpoints = endpoints({
  'GET /api/projects/:id/builds': {
    summary: 'A project’s builds, newest first.',
    caller: 'owner-or-admin',
    params: z.object({ id }),
    replies: { 200: z.array(build) },
  },
  'POST /api/projects/:id/builds': {
    summary: 'Build the draft again; 402 while unpaid or when it has more pages than were paid for.',
    caller: 'owner-or-admin',
    params: z.object({ id }),
    replies: { 201: build },
    audit: 'build.start',
  },
  'GET /api/projects/:id/builds/:n': {
    summary: 'One build.',
    caller: 'owner-or-admin',
    params: byNumber,
    replies: { 200: build },
  },
  'POST /api/projects/:id/builds/:n/report': {
    summary: 'Report a failed build to the administrators; reporting it again changes nothing.',
    caller: 'owner-or-admin',
    params: byNumber,
    replies: { 200: build },
    audit: 'build.report',
  },
  'GET /api/projects/:id/builds/:n/picture': {
    summary: 'A picture of the home page, taken while the build was checked; 404 where there is none.',
    caller: 'owner-or-admin',
    // Shown on the cards and pages that support sees anyway.
    support: true,
    params: byNumber,
    replies: {},
    streams: 'image/webp',
  },
  'GET /api/projects/:id/builds/:n/blueprint': {
    summary: 'The blueprint a build was made of, so that it can be compared with the draft.',
    caller: 'owner-or-admin',
    params: byNumber,
    replies: { 200: z.object({ blueprint: storedBlueprint }) },
  },
  'GET /api/projects/:id/builds/:n/files': {
    summary: 'The source files of a build, or with `path` one file’s text.',
    caller: 'owner-or-admin',
    params: byNumber,
    query: z.strictObject({ path: z.string().max(300).optional() }),
    replies: {
      200: z.union([
        z.array(
          z.object({
            path: z.string(),
            size: z.int(),
            /** so that two versions can be compared without reading every file */ sha256: z.string(),
          }),
        ),
        z.object({ path: z.string(), text: z.string() }),
      ]),
    },
  },
  'GET /api/projects/:id/builds/:n/source.zip': {
    summary: 'The source as a zip.',
    caller: 'owner-or-admin',
    // The whole of what the user paid for; the source can be read file by file.
    support: false,
    params: byNumber,
    replies: {},
    streams: 'application/zip',
  },
  'POST /api/projects/:id/builds/:n/source.zip': {
    summary: 'A single-use address for the zip, good for a minute, that a browser can open.',
    caller: 'owner-or-admin',
    params: byNumber,
    replies: { 200: z.object({ url: z.string(), expiresAt: time }) },
  },
  'POST /api/projects/:id/builds/:n/restore': {
    summary: 'Make the draft what this build was made of.',
    caller: 'owner-or-admin',
    params: byNumber,
    replies: { 200: z.object({ updatedAt: time }) },
    audit: 'project.restore',
  },
});
