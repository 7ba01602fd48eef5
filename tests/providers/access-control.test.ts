import { expect, test } from 'vitest';
import { paths } from '#src/paths.ts';
import { createAccessControl } from '#src/providers/access-control.ts';
import { resources } from '#src/resources/index.ts';

const as = (...authority: string[]) =>
  createAccessControl({ permissions: () => Promise.resolve(authority), resources, paths });

const asked = [
  ['users', 'list'],
  ['users', 'create'],
  ['users', 'edit'],
  ['users', 'show'],
  ['users', 'delete'],
  ['users', 'import'],
  ['projects', 'list'],
  ['projects', 'edit'],
  ['orders', 'list'],
  ['orders', 'show'],
  ['orders', 'refund'],
  ['recent-updates', 'create'],
  ['audit-log', 'list'],
  ['audit-log', 'show'],
  ['jobs', 'list'],
  ['jobs', 'show'],
] as const;

test.each(asked)('an Admin may %s %s, a User may not', async (resource, action) => {
  expect(await as('Admin').can({ resource, action })).toEqual({ can: true });
  expect(await as('User').can({ resource, action })).toMatchObject({ can: false });
  expect(await as().can({ resource, action })).toMatchObject({ can: false });
});

test('role names are compared after trimming and lower-casing', async () => {
  expect(await as(' aDMIN ').can({ resource: 'users', action: 'list' })).toEqual({ can: true });
});

test.each([
  ['payments', 'list'],
  ['payments', 'show'],
  ['projects', 'create'],
  ['projects', 'show'],
  ['checkout', 'list'],
  ['home', 'list'],
])('both roles may %s %s', async (resource, action) => {
  expect(await as('User').can({ resource, action })).toEqual({ can: true });
  expect(await as('Admin').can({ resource, action })).toEqual({ can: true });
  expect(await as().can({ resource, action })).toMatchObject({ can: false });
});

test('a page whose list of roles is empty is open to anyone', async () => {
  const open = createAccessControl({
    permissions: () => Promise.resolve([]),
    resources: [{ name: 'news', list: '/news' }],
    paths: [{ path: '/news', roles: [] }],
  });
  expect(await open.can({ resource: 'news', action: 'list' })).toEqual({ can: true });
});

test('a resource that does not exist is refused to everyone', async () => {
  expect(await as('Admin', 'User').can({ resource: 'secrets', action: 'list' })).toMatchObject({
    can: false,
  });
});

test('an answer is kept for as long as the session lasts', () => {
  expect(as('Admin').options?.queryOptions?.staleTime).toBe(Infinity);
});
