import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { contract, type Key } from '#contract/index.ts';
import { type CallOptions, startServer } from '../support/server.ts';

// What every object inherits must never be taken for something that a caller sent, nor the other way round.

const app = await startServer();
const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
const hostile = fc.constantFrom(...HOSTILE);

/** The names that a schema knows, so that hostile values also stand where something is asked for. */
const namesOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

function bodies(endpoint: Endpoint) {
  const { value } = fc.letrec<{ value: unknown; object: object }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(1, 'x', '', null, true),
      hostile,
      fc.array(tie('value'), { maxLength: 2 }),
      tie('object'),
    ),
    object: fc.array(fc.tuple(hostile, tie('value')), { maxLength: 3 }).map(Object.fromEntries),
  }));
  const names = fc.constantFrom(...HOSTILE, ...namesOf(endpoint.body));
  return fc.array(fc.tuple(names, value), { minLength: 1, maxLength: 4 }).map(Object.fromEntries);
}

function queries(endpoint: Endpoint) {
  const known = ['_sort', '_order', 'q', 'id', ...namesOf(endpoint.query)];
  const names = fc.constantFrom(...HOSTILE, ...HOSTILE.map((name) => `${name}_ne`), ...known);
  return fc
    .array(fc.tuple(names, hostile), { maxLength: 3 })
    .map((pairs): Record<string, string> => Object.fromEntries(pairs));
}

const endpoints = Object.entries(contract) as [Key, Endpoint][];
/** The event stream goes on for ever, and takes nothing but its address. */
const asked = endpoints.filter(([, { streams }]) => streams !== 'text/event-stream').map(([key]) => key);

describe('names that every object inherits, in a body, a query or an address', () => {
  test.each(asked)('are no fault of ours: %s', async (key) => {
    const endpoint: Endpoint = contract[key];
    const person = await app.signInAs(endpoint.caller === 'Admin' ? 'Admin' : 'User');
    const id = fc.constantFrom(person.id, ...HOSTILE);
    const calls: fc.Arbitrary<CallOptions> = fc.record({
      params: fc.record(Object.fromEntries(namesOf(endpoint.params).map((name) => [name, id]))),
      query: queries(endpoint),
      ...(key.startsWith('GET ') ? {} : { body: bodies(endpoint) }),
    });
    await fc.assert(
      fc.asyncProperty(calls, async (options) => {
        const { status, text } = await person.call(key, options);
        expect(`${status} ${status < 500 ? '' : text}`.trim()).toBe(String(status));
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'are named as any other that is not known: %s',
    async (name) => {
      const answer = await app.visitor.rejected('POST /api/auth/login', { body: { [name]: 1 } });
      expect(answer).toMatchObject({ status: 422, code: 'invalid' });
      expect(Object.entries(answer.fields ?? {})).toContainEqual([name, ['Unknown field.']]);
    },
  );

  test('are refused where they would replace what an object inherits from', async () => {
    const answer = await app.visitor.rejected('POST /api/auth/login', { body: '{"__proto__":1}' });
    expect(answer).toMatchObject({ status: 400, code: 'malformed' });
  });
});
