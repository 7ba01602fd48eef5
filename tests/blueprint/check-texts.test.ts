import { expect, test } from 'vitest';
import { CHECK_TEXTS } from '#blueprint/check-texts.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import { appOf } from '#blueprint/concepts/index.ts';
import { isText, translate } from '#server/texts/index.ts';
import { issueText } from '#server/texts/issues.ts';

const shop = appOf('bookings');
const saidOf = (blueprint: unknown, language: 'en' | 'de') =>
  blueprintSchema.safeParse(blueprint).error?.issues.map((issue) => translate(language, issueText(issue)));

test('whatever a check of a blueprint says stands in every language', () => {
  expect(CHECK_TEXTS.filter((text) => !isText(text))).toEqual([]);
});

test('a fault between parts is said in the reader’s language, with the name it is about', () => {
  const broken = {
    ...shop,
    roles: [
      { name: 'staff', label: 'Staff' },
      { name: 'staff', label: 'Staff' },
    ],
  };
  expect(saidOf(broken, 'en')).toEqual(['“staff” is used twice.']);
  expect(saidOf(broken, 'de')).toEqual(['„staff“ kommt zweimal vor.']);
});

test('a value that does not fit is said in the reader’s language', () => {
  const broken = { ...shop, theme: { ...shop.theme, primary: 'blue' } };
  expect(saidOf(broken, 'de')).toEqual(['Geben Sie eine Farbe wie #2F55D4 ein.']);
});
