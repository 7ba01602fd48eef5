import { z } from 'zod';
import { build } from '../../builder/builds/calls.ts';
import { UPDATE_BODY, UPDATE_CATEGORIES, updateColumns, UPDATE_STATES } from './index.ts';
import {
  idParams,
  endpoints,
  requiredText,
  id,
  listQuery,
  message,
  expectedVersion,
  time,
} from '../../core/endpoint.ts';

export const recentUpdate = z.object({
  id,
  title: z.string(),
  /** Markdown */ body: z.string(),
  category: z.enum(UPDATE_CATEGORIES),
  state: z.enum(UPDATE_STATES),
  publishAt: time.nullable(),
  authorName: z.string(),
  createdAt: time,
  updatedAt: time,
});
export type RecentUpdate = z.infer<typeof recentUpdate>;

/** A published update as its readers see it. */
export const newsUpdate = recentUpdate
  .pick({ id: true, title: true, body: true, category: true })
  .extend({ publishedAt: time });
export type NewsUpdate = z.infer<typeof newsUpdate>;

const content = {
  title: requiredText(120),
  body: requiredText(UPDATE_BODY.most),
  category: z.enum(UPDATE_CATEGORIES),
  state: z.enum(UPDATE_STATES),
  /** When a scheduled update appears. */
  publishAt: time.nullable().optional(),
};

export const recentUpdateEndpoints = endpoints({
  'GET /api/news-updates': {
    summary: 'Published updates, newest first.',
    caller: 'public',
    query: listQuery({}),
    replies: { 200: z.array(newsUpdate) },
  },
  'GET /api/progress-updates': {
    summary: 'Own builds that run, wait or ended in the last day, with their steps.',
    caller: 'signed-in',
    replies: { 200: z.array(build.extend({ projectName: z.string() })) },
  },
  'GET /api/admin/recent-updates-list': {
    summary: 'All updates.',
    caller: 'Admin',
    query: listQuery(updateColumns),
    replies: { 200: z.array(recentUpdate) },
  },
  'POST /api/admin/create-recent-update': {
    summary: 'Write an update: a draft, a scheduled or a published one.',
    caller: 'Admin',
    body: z.strictObject(content),
    replies: { 201: recentUpdate },
    audit: 'recent-update.create',
  },
  'GET /api/admin/recent-updates-by-id/:id': {
    summary: 'One update.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: recentUpdate },
  },
  'PUT /api/admin/recent-updates/:id': {
    summary: 'Change an update.',
    caller: 'Admin',
    params: idParams,
    body: z.strictObject({ ...z.object(content).partial().shape, ...expectedVersion }),
    replies: { 200: recentUpdate },
    audit: 'recent-update.update',
  },
  'DELETE /api/admin/recent-updates/:id': {
    summary: 'Delete an update.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: message },
    audit: 'recent-update.delete',
  },
});
