import { describe, expect, test } from 'vitest';
import { ERRORS, SESSION_ENDED } from '#contract/core/errors.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { CHANGES } from '#contract/resources/index.ts';
import { RESOURCES } from '#contract/resources/registries.ts';
import { contract } from '#contract/index.ts';
import { ORDER_MOVES } from '#contract/resources/orders/index.ts';
import { PROJECT_MOVES } from '#contract/builder/projects/index.ts';
import { STEP_STATUSES } from '#contract/builder/builds/index.ts';
import { UPDATE_MOVES } from '#contract/resources/recent-updates/index.ts';
import { openApi } from '#server/platform/http/openapi.ts';

const table: Record<string, Endpoint> = contract;
const keys = Object.keys(table);

/** Section 7 of the source specification and section 4 of the product's: every call, as `METHOD /path`. */
const SPECIFIED = `
POST /api/auth/login
POST /api/auth/register
POST /api/auth/verify
POST /api/auth/verify/resend
POST /api/auth/forgot-password
POST /api/auth/reset-password
POST /api/auth/logout
POST /api/auth/exchange
GET /auth/github
GET /auth/github/callback
GET /auth/google
GET /auth/google/callback
GET /api/user/stats
GET /api/user/profile
PATCH /api/user/profile
POST /api/user/avatar
PUT /api/user/update-password
GET /api/user/notification-preferences
PUT /api/user/notification-preferences
GET /api/user/sessions
DELETE /api/user/sessions/:id
GET /api/user/export
DELETE /api/user
POST /api/user/send-reward-emails
POST /api/user/validate-repo
GET /api/projects
POST /api/projects
GET /api/projects/:id
PATCH /api/projects/:id
DELETE /api/projects/:id
POST /api/projects/:id/duplicate
GET /api/projects/:id/blueprint
PUT /api/projects/:id/blueprint
POST /api/projects/:id/preview
GET /api/projects/:id/builds
POST /api/projects/:id/builds
GET /api/projects/:id/builds/:n
GET /api/projects/:id/builds/:n/files
GET /api/projects/:id/builds/:n/source.zip
POST /api/projects/:id/builds/:n/restore
POST /api/projects/:id/publish
POST /api/projects/sketch
POST /api/projects/:id/change
POST /api/payments/checkout
POST /api/payments/:orderId/confirm
GET /api/payments/payment-history
GET /api/payments/:id/invoice
POST /api/payments/webhook
GET /api/notifications
PATCH /api/notifications/:id
POST /api/notifications/read-all
GET /api/news-updates
GET /api/progress-updates
GET /api/events
GET /api/admin/users
GET /api/admin/users/:id
POST /api/admin/create/users
PUT /api/admin/users/update
PUT /api/admin/users/status
POST /api/admin/users/delete
GET /api/admin/projects
GET /api/admin/projects/:id
PUT /api/admin/projects/update
POST /api/admin/projects/delete
GET /api/admin/dashboard
GET /api/admin/dashboard/multi-line-chart
GET /api/admin/dashboard/chart2
GET /api/admin/dashboard/chart3
GET /api/admin/recent-updates-list
POST /api/admin/create-recent-update
GET /api/admin/recent-updates-by-id/:id
PUT /api/admin/recent-updates/:id
DELETE /api/admin/recent-updates/:id
GET /api/admin/orders
GET /api/admin/orders/:id
POST /api/admin/orders/:id/refund
POST /api/admin/orders/:id/cancel
GET /api/admin/audit-log`
  .trim()
  .split('\n');

/** Calls that a later capability builds. This list only ever gets shorter: a call that exists has to leave it. */
const LATER = `
POST /api/payments/webhook`
  .trim()
  .split('\n');

/** Calls that are ours: what the specification does not name and the main job needs. */
const OURS = [
  'GET /api/admin/jobs',
  'POST /api/admin/jobs/:id/replay',
  'POST /api/admin/users/:id/sign-in-as',
  'GET /api/admin/users/:id/sessions',
  'DELETE /api/admin/users/:id/sessions/:sessionId',
  'POST /api/admin/exports',
  'GET /api/admin/search',
  'POST /api/admin/pictures',
  'PUT /api/user/email',
  'PUT /api/user/password',
  'GET /api/auth/providers',
  'GET /api/user/identities',
  'DELETE /api/user/identities/:provider',
  'GET /api/user/rewards',
  'GET /api/projects/:id/builds/:n/blueprint',
  'POST /api/user/email/confirm',
  'DELETE /api/user/avatar',
  'GET /api/admin/views',
  'POST /api/admin/views',
  'PUT /api/admin/views/:id',
  'PUT /api/admin/views/:id/default',
  'DELETE /api/admin/views/:id',
  'POST /api/admin/users/import',
  'GET /api/payments/config',
  'GET /api/templates/:kind/preview',
  'POST /api/payments/demo-bank/:reference',
  'GET /api/payments/orders/:orderId',
  'POST /api/projects/:id/builds/:n/source.zip',
  'POST /api/projects/:id/builds/:n/report',
  'GET /api/projects/:id/builds/:n/picture',
  'GET /api/projects/model',
  'POST /api/projects/read',
  'GET /api/projects/:id/changes',
  'POST /api/projects/:id/changes',
  'POST /api/projects/:id/changes/preview',
];

/** Calls with a body or an effect that leave no audit entry, each with its reason. */
const UNAUDITED: Record<string, string> = {
  'POST /api/auth/verify/resend': 'mails a code and changes nothing',
  'POST /api/auth/forgot-password':
    'mails a link and changes nothing; an entry would tell who has an account',
  'POST /api/projects/:id/preview': 'compiles a draft at an address that expires',
  'POST /api/projects/:id/changes': 'is itself a record, of what the editor did or left',
  'POST /api/projects/:id/changes/preview': 'compiles an app that is no draft yet at an address that expires',
  'POST /api/user/validate-repo': 'only asks another server',
  'POST /api/payments/demo-bank/:reference': 'a bank’s page; the payment that follows has its entry',
  'POST /api/projects/:id/change': 'saves nothing',
  'POST /api/projects/sketch': 'a pure function of its input',
  'POST /api/projects/read': 'reads a description and keeps nothing of it',
  'POST /api/projects/:id/builds/:n/source.zip': 'makes an address that is good for a minute',
  'PUT /api/admin/views/:id/default': 'how a person’s own list opens',
  'PATCH /api/notifications/:id': 'a person’s own reading mark',
  'POST /api/notifications/read-all': 'a person’s own reading marks',
};

describe('the contract', () => {
  test('has every specified call, except those of the one list that may only shrink', () => {
    expect(SPECIFIED.filter((key) => !(key in table) && !LATER.includes(key))).toEqual([]);
  });

  test('has none of the calls that are still to come, and each of those is specified', () => {
    expect(LATER.filter((key) => key in table)).toEqual([]);
    expect(LATER.filter((key) => !SPECIFIED.includes(key))).toEqual([]);
  });

  test('has no call that nobody asked for', () => {
    expect(keys.filter((key) => !SPECIFIED.includes(key) && !OURS.includes(key))).toEqual([]);
  });

  test('lets only administrators into /api/admin/', () => {
    const open = keys.filter((key) => key.includes(' /api/admin/') && table[key]?.caller !== 'Admin');
    expect(open).toEqual([]);
  });

  test('opens nothing to visitors but signing in, the news, templates and reading descriptions', () => {
    expect(keys.filter((key) => table[key]?.caller === 'public').sort()).toEqual([
      'GET /api/auth/providers',
      'GET /api/news-updates',
      'GET /api/projects/model',
      'GET /api/templates/:kind/preview',
      'GET /auth/github',
      'GET /auth/github/callback',
      'GET /auth/google',
      'GET /auth/google/callback',
      'POST /api/auth/exchange',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/register',
      'POST /api/auth/verify',
      'POST /api/auth/verify/resend',
      'POST /api/projects/read',
      'POST /api/projects/sketch',
    ]);
  });

  test('gives every call that changes something an audit action, or a reason for none', () => {
    const silent = keys.filter((key) => !key.startsWith('GET ') && !table[key]?.audit);
    expect(silent.sort()).toEqual(Object.keys(UNAUDITED).sort());
  });

  test('audits no call that only reads', () => {
    expect(keys.filter((key) => key.startsWith('GET ') && (table[key]?.audit || CHANGES.has(key)))).toEqual(
      [],
    );
  });

  test('declares the parameters its path names, and no others', () => {
    for (const key of keys) {
      const named = [...key.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(Object.keys(table[key]?.params?.shape ?? {}).sort(), key).toEqual(named.sort());
    }
  });

  test('answers with one success status, or streams', () => {
    for (const key of keys) {
      const { replies, streams } = table[key] ?? { replies: {} };
      expect(Object.keys(replies).length, key).toBe(streams ? 0 : 1);
    }
  });

  test('takes no body with GET', () => {
    expect(keys.filter((key) => key.startsWith('GET ') && table[key]?.body)).toEqual([]);
  });

  test('tells of changes only with resources that screens know', () => {
    expect([...CHANGES.values()].flat().filter((one) => !RESOURCES.includes(one))).toEqual([]);
  });

  test('ends the session with exactly 401, 419 and 440', () => {
    expect([...SESSION_ENDED].sort()).toEqual([401, 419, 440]);
    expect(ERRORS).toMatchObject({
      unauthenticated: 401,
      invalid_credentials: 401,
      session_revoked: 419,
      session_expired: 440,
    });
  });

  test.each([
    ['a project', PROJECT_MOVES, 'draft'],
    ['an order', ORDER_MOVES, 'pending'],
    ['an update', UPDATE_MOVES, 'draft'],
  ] as [string, Record<string, readonly string[]>, string][])(
    'leads %s from its first state to every other, and from none to itself',
    (_, moves, first) => {
      const reached = new Set([first]);
      for (const state of reached) for (const next of moves[state] ?? []) reached.add(next);
      expect([...reached].sort()).toEqual(Object.keys(moves).sort());
      expect(Object.keys(moves).filter((state) => moves[state]?.includes(state))).toEqual([]);
    },
  );

  test('has the step statuses that are specified', () => {
    expect([...STEP_STATUSES]).toEqual(['complete', 'pending', 'in-progress', 'error']);
  });
});

describe('the OpenAPI document', () => {
  const document = openApi();

  test('has every call of the contract and nothing else', () => {
    const found = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(found.sort()).toEqual([...keys].sort());
  });

  test('describes every path parameter as required', () => {
    for (const [url, methods] of Object.entries(document.paths)) {
      const named = [...url.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const call of Object.values(methods)) {
        const described = call.parameters.filter((one) => one.in === 'path');
        expect(described.map((one) => one.name).sort(), call.operationId).toEqual([...named].sort());
        expect(
          described.every((one) => one.required),
          call.operationId,
        ).toBe(true);
      }
    }
  });

  test('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((call) => call.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is JSON whose references all lead somewhere', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
    const references = [...text.matchAll(/"\$ref":"(#[^"]*)"/g)].map((match) => match[1] ?? '');
    const leads = (reference: string) =>
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (at, part) => (at as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/')],
          document,
        );
    const dangling = references.filter((reference) => leads(reference) === undefined);
    expect(dangling).toEqual([]);
  });

  test('describes what each success answers', () => {
    for (const methods of Object.values(document.paths)) {
      for (const call of Object.values(methods)) {
        const statuses = Object.keys(call.responses).filter((status) => status.startsWith('2'));
        expect(statuses.length, call.operationId).toBe(1);
      }
    }
  });
});
