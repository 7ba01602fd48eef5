import { z } from 'zod';
import { email, password } from '../../account/auth.ts';
import { userColumns, USER_STATUSES } from './index.ts';
import {
  bulkReply,
  idParams,
  endpoints,
  requiredText,
  id,
  listQuery,
  expectedVersion,
  time,
} from '../../core/endpoint.ts';
import { NAME } from '../../core/limits.ts';
import { ROLES } from '../../core/roles.ts';

/** A user as an administrator sees them. */
export const user = z.object({
  id,
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  locale: z.string(),
  referralCode: z.string(),
  /** Minor units. */
  credit: z.int(),
  createdAt: time,
  updatedAt: time,
  lastSignInAt: time.nullable(),
});
export type User = z.infer<typeof user>;

/** A user with what they own and paid. */
export const userWhole = user.extend({
  totals: z.object({
    projects: z.int(),
    orders: z.int(),
    /** Minor units, what was sent back included. */
    paid: z.int(),
    /** Minor units. */
    refunded: z.int(),
  }),
});
export type UserWhole = z.infer<typeof userWhole>;

/** What users may choose of their names. */
export const names = {
  firstName: requiredText(NAME.max),
  lastName: requiredText(NAME.max),
  userName: requiredText(NAME.max),
};
const ids = z.array(id).min(1).max(200);

export const userEndpoints = endpoints({
  'GET /api/admin/users': {
    summary: 'All users.',
    caller: 'Admin',
    query: listQuery(userColumns),
    replies: { 200: z.array(user) },
  },
  'GET /api/admin/users/:id': {
    summary: 'One user, with how many projects and orders they have and what they paid.',
    caller: 'Admin',
    params: idParams,
    replies: { 200: userWhole },
  },
  'POST /api/admin/create/users': {
    summary: 'Create a user; without a password an invitation is mailed.',
    caller: 'Admin',
    body: z.strictObject({
      email,
      firstName: names.firstName,
      lastName: names.lastName,
      userName: names.userName.optional(),
      role: z.enum(ROLES),
      password: password.optional(),
      status: z.enum(['active', 'blocked']).optional(),
    }),
    replies: { 201: user },
    audit: 'user.create',
  },
  'PUT /api/admin/users/update': {
    summary: 'Change a user.',
    caller: 'Admin',
    body: z.strictObject({
      id,
      ...z.object({ ...names, email, role: z.enum(ROLES), status: z.enum(['active', 'blocked']) }).partial()
        .shape,
      ...expectedVersion,
    }),
    replies: { 200: user },
    audit: 'user.update',
  },
  'PUT /api/admin/users/status': {
    summary: 'Block or unblock users.',
    caller: 'Admin',
    body: z.strictObject({ ids, status: z.enum(['active', 'blocked']) }),
    replies: { 200: bulkReply },
    audit: ['user.block', 'user.unblock'],
  },
  'POST /api/admin/users/delete': {
    summary: 'Delete users; their orders and payments stay, anonymised.',
    caller: 'Admin',
    body: z.strictObject({ ids }),
    replies: { 200: bulkReply },
    audit: 'user.delete',
  },
});
