import { expect, test } from 'vitest';
import { allowedTo, audiencesOf } from '#blueprint/access.ts';

const access = {
  read: ['public'],
  create: ['member'],
  update: ['own', 'staff'],
  delete: ['owner'],
};
const words = (audience: string) =>
  allowedTo(access, audience).map(({ action, isOwn }) => (isOwn ? `${action} own` : action));

test('an app is looked at by everyone, by members, and by each role', () => {
  expect(audiencesOf({ roles: [{ name: 'staff' }] })).toEqual(['public', 'member', 'staff']);
});

test.each([
  ['public', ['read']],
  ['member', ['read', 'create', 'update own']],
  ['staff', ['read', 'create', 'update']],
])('%s may do what access says, and no more', (audience, expected) => {
  expect(words(audience)).toEqual(expected);
});
