import { z } from 'zod';
import { blueprintSchema } from '#blueprint/schema.ts';
import { projectColumns, PROJECT_STATES } from './index.ts';
import {
  bulkReply,
  idParams,
  endpoints,
  requiredText,
  id,
  listQuery,
  message,
  expectedVersion,
  text,
  time,
} from '../../core/endpoint.ts';
import { DESCRIPTION, NAME } from '../../core/limits.ts';
import { PLAN_NAMES } from '../plans.ts';
import { storedBlueprint } from '../stored-blueprint.ts';
import { understandingSchema } from './understanding.ts';

/** A project as lists show it; the blueprint has a call of its own. */
export const project = z.object({
  id,
  ownerId: id,
  ownerName: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** A public Git repository that goes with it, for reference. */
  repoUrl: z.string().nullable(),
  kind: z.string(),
  plan: z.enum(PLAN_NAMES).nullable(),
  state: z.enum(PROJECT_STATES),
  published: z.boolean(),
  pages: z.int(),
  /** Entities. */ entities: z.int(),
  primary: z.string(),
  /** The number of the newest complete build, which is what is served; null before the first. */
  servedBuild: z.int().nullable(),
  /** Whether the draft differs from what is served. */
  unpublishedChanges: z.boolean(),
  lastBuild: z.int().nullable(),
  /** The number of the build whose picture of the home page is shown; null where none was taken. */
  picture: z.int().nullable(),
  /** An order of this project that can still be paid. */
  openOrderId: id.nullable(),
  createdAt: time,
  updatedAt: time,
});
export type Project = z.infer<typeof project>;

const description = requiredText(DESCRIPTION.max);
const name = requiredText(NAME.max);
const repoUrl = text(500).trim().min(1);

export const projectEndpoints = endpoints({
  'GET /api/projects': {
    summary: 'Own projects; an administrator’s call lists all.',
    caller: 'signed-in',
    query: listQuery(projectColumns),
    replies: { 200: z.array(project) },
  },
  'POST /api/projects': {
    summary: 'Create a project; without a blueprint one is made of the description.',
    caller: 'signed-in',
    body: z.strictObject({
      description,
      name: name.optional(),
      blueprint: blueprintSchema.optional(),
      repoUrl: repoUrl.optional(),
      ownerId: id.optional(),
    }),
    bodyLimit: 2_000_000,
    replies: { 201: project },
    audit: 'project.create',
  },
  'GET /api/projects/:id': {
    summary: 'One project.',
    caller: 'owner-or-admin',
    params: idParams,
    replies: { 200: project },
  },
  'PATCH /api/projects/:id': {
    summary: 'Rename, describe, re-address, archive or restore a project.',
    caller: 'owner-or-admin',
    params: idParams,
    body: z.strictObject({
      name: name.optional(),
      description: text(DESCRIPTION.max).optional(),
      slug: z
        .string()
        .regex(/^[a-z0-9](?:[a-z0-9-]{1,48}[a-z0-9])$/, 'Use 3 to 50 lower-case letters, digits and hyphens.')
        .optional(),
      archived: z.boolean().optional(),
      repoUrl: repoUrl.nullable().optional(),
      ...expectedVersion,
    }),
    replies: { 200: project },
    audit: 'project.update',
  },
  'DELETE /api/projects/:id': {
    summary: 'Delete a project; its orders keep its name.',
    caller: 'owner-or-admin',
    params: idParams,
    replies: { 200: message },
    audit: 'project.delete',
  },
  'POST /api/projects/:id/duplicate': {
    summary: 'Copy a project as a new draft.',
    caller: 'owner-or-admin',
    params: idParams,
    replies: { 201: project },
    audit: 'project.duplicate',
  },
  'GET /api/projects/:id/blueprint': {
    summary: 'The draft blueprint.',
    caller: 'owner-or-admin',
    params: idParams,
    replies: { 200: z.object({ blueprint: storedBlueprint, updatedAt: time }) },
  },
  'PUT /api/projects/:id/blueprint': {
    summary: 'Replace the draft blueprint; a stale `updatedAt` is rejected.',
    caller: 'owner-or-admin',
    params: idParams,
    body: z.strictObject({ blueprint: blueprintSchema, ...expectedVersion }),
    bodyLimit: 2_000_000,
    replies: { 200: z.object({ updatedAt: time }) },
    audit: 'project.blueprint',
  },
  'POST /api/projects/:id/preview': {
    summary: 'Compile the draft as it stands and answer a signed address.',
    caller: 'owner-or-admin',
    // Shows what the user sees, at an address that expires; the project stays as it is.
    support: true,
    params: idParams,
    replies: { 200: z.object({ url: z.string(), expiresAt: time }) },
  },
  'POST /api/projects/:id/publish': {
    summary: 'Put the newest complete build at its address, or take it down.',
    caller: 'owner-or-admin',
    params: idParams,
    body: z.strictObject({ published: z.boolean() }),
    replies: { 200: project },
    audit: ['project.publish', 'project.unpublish'],
  },
  'POST /api/projects/sketch': {
    summary:
      'Say what is understood of a description, with an app of it; no app where there is nothing to build.',
    caller: 'public',
    limit: 'sketch',
    body: z.strictObject({ description }),
    replies: { 200: understandingSchema },
  },
  'GET /api/admin/projects': {
    summary: 'All projects.',
    caller: 'Admin',
    query: listQuery(projectColumns),
    replies: { 200: z.array(project) },
  },
  'GET /api/admin/projects/:id': {
    summary: 'One project.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: project },
  },
  'PUT /api/admin/projects/update': {
    summary: 'Change a project’s name, description or suspension.',
    caller: 'Admin',
    body: z.strictObject({
      id,
      name: name.optional(),
      description: text(DESCRIPTION.max).optional(),
      suspended: z.boolean().optional(),
      ...expectedVersion,
    }),
    replies: { 200: project },
    audit: 'project.update',
  },
  'POST /api/admin/projects/delete': {
    summary: 'Delete projects.',
    caller: 'Admin',
    body: z.strictObject({ ids: z.array(id).min(1).max(200) }),
    replies: { 200: bulkReply },
    audit: 'project.delete',
  },
});
