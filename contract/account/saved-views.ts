import { z } from 'zod';
import {
  idParams,
  endpoints,
  requiredText,
  id,
  message,
  expectedVersion,
  text,
  time,
} from '../core/endpoint.ts';
import { EXPORTED_LISTS } from '../resources/registries.ts';

export const savedView = z.object({
  id,
  resource: z.enum(EXPORTED_LISTS),
  name: z.string(),
  /** The query of the list's address, without its page. */
  query: z.string(),
  /** Whether every administrator is offered it. */
  shared: z.boolean(),
  ownerName: z.string(),
  /** Whether it is the caller's own, who alone may change it. */
  own: z.boolean(),
  /** Whether the caller's list opens with it. */
  isDefault: z.boolean(),
  updatedAt: time,
});
export type SavedView = z.infer<typeof savedView>;

const content = { name: requiredText(60), query: text(2000), shared: z.boolean() };

export const savedViewEndpoints = endpoints({
  'GET /api/admin/views': {
    summary: 'A list’s saved views: one’s own, and those that others share.',
    caller: 'Admin',
    query: z.strictObject({ resource: z.enum(EXPORTED_LISTS) }),
    replies: { 200: z.array(savedView) },
  },
  'POST /api/admin/views': {
    summary: 'Keep a list as it is narrowed and ordered now, under a name.',
    caller: 'Admin',
    body: z.strictObject({ resource: z.enum(EXPORTED_LISTS), ...content }),
    replies: { 201: savedView },
    audit: 'saved-view.create',
  },
  'PUT /api/admin/views/:id': {
    summary: 'Rename an own view, share it, or keep another query under its name.',
    caller: 'Admin',
    params: idParams,
    body: z.strictObject({ ...z.object(content).partial().shape, ...expectedVersion }),
    replies: { 200: savedView },
    audit: 'saved-view.update',
  },
  'PUT /api/admin/views/:id/default': {
    summary: 'Open the list with this view, or no longer.',
    caller: 'Admin',
    params: idParams,
    body: z.strictObject({ isDefault: z.boolean() }),
    replies: { 200: savedView },
  },
  'DELETE /api/admin/views/:id': {
    summary: 'Drop an own view.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: message },
    audit: 'saved-view.delete',
  },
});
