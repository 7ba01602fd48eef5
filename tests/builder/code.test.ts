import { expect, test } from 'vitest';
import { code, element, print } from '#builder/generate/code.ts';

test('names of a blueprint that our own parts have too stay data', () => {
  const field = element('ReferenceField', [
    ['within', { name: 'town', children: 'one' }],
    ['start', { code: 'alert(1)' }],
    ['form', code('form')],
  ]);
  expect(print(field, '')).toBe(
    "<ReferenceField within={{ name: 'town', children: 'one' }} start={{ code: 'alert(1)' }} form={form} />",
  );
});
