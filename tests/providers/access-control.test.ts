// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { matchRoute } from '#src/paths.ts';
import { createAccessControl } from '#src/providers/access-control.ts';
import { resources } from '#src/resources/index.ts';

const as = (...authority: string[]) =>
  createAccessControl({ authority: () => authority, resources, matchRoute });

const asked = [
  ['users', 'list'],
  ['users', 'create'],
  ['users', 'edit'],
  ['users', 'delete'],
  ['projects', 'list'],
  ['projects', 'edit'],
  ['orders', 'list'],
  ['orders', 'show'],
  ['recent-updates', 'create'],
  ['audit-log', 'list'],
  ['jobs', 'list'],
] as const;

test.each(asked)('an Admin may %s %s, a User may not', async (resource, action) => {
  expect(await as('Admin').can({ resource, action })).toEqual({ can: true });
  expect(await as('User').can({ resource, action })).toMatchObject({ can: false });
  expect(await as().can({ resource, action })).toMatchObject({ can: false });
});

test('role names are compared after trimming and lower-casing', async () => {
  expect(await as(' aDMIN ').can({ resource: 'users', action: 'list' })).toEqual({ can: true });
});

test('what both roles may see is open to each', async () => {
  expect(await as('User').can({ resource: 'payments', action: 'list' })).toEqual({ can: true });
  expect(await as('Admin').can({ resource: 'payments', action: 'list' })).toEqual({ can: true });
});

test('a resource that does not exist is refused to everyone', async () => {
  expect(await as('Admin', 'User').can({ resource: 'secrets', action: 'list' })).toMatchObject({
    can: false,
  });
});

test('an answer is kept for as long as the session lasts', () => {
  expect(as('Admin').options?.queryOptions?.staleTime).toBe(Infinity);
});
