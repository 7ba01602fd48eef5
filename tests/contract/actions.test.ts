import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, entityOf } from '#contract/resources/index.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { JOB_KINDS } from '#contract/resources/jobs/index.ts';

/** What is done by nobody’s call: by a job, by the demo data, or beside another action. */
const BY_THE_PRODUCT = [
  'demo.seed',
  'order.expire',
  'recent-update.publish',
  'user.support-end',
  'user.deletion-undo',
  'user.reward',
];

const endpoints: Endpoint[] = Object.values(contract);
const admin = JSON.parse(await readFile(new URL('../../src/locales/en/admin.json', import.meta.url), 'utf8'));

test('every action of the audit log is some call’s, or the product’s own', () => {
  const called = new Set(endpoints.flatMap(({ audit = [] }) => audit));
  expect(AUDIT_ACTIONS.filter((action) => !called.has(action) && !BY_THE_PRODUCT.includes(action))).toEqual(
    [],
  );
});

test('the entity of an action is the longest kind of thing it begins with', () => {
  expect(entityOf('recent-update.create')).toBe('recent-update');
  expect(entityOf('user.support-start')).toBe('user');
});

test('every kind of job has words on the screen', () => {
  expect(JOB_KINDS.filter((kind) => !(kind in admin.jobs.kinds))).toEqual([]);
});
