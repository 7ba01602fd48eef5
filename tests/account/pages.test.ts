import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Notification } from '#contract/account/notifications.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { nextStep } from '#src/pages/home/next-step.ts';
import { byDay } from '#src/pages/notification/by-day.ts';
import {
  brandOf,
  digitsOf,
  expiryOf,
  grouped,
  groupedExpiry,
  isCardNumber,
  isSecurityCode,
  TEST_CARDS,
} from '#src/pages/payment/card.ts';
import { compareLines } from '#src/pages/project-details/line-diff.ts';

describe('card form', () => {
  test.each([
    ['1240', '12 / 40', { expMonth: 12, expYear: 2040 }],
    ['12/2040', '12 / 2040', { expMonth: 12, expYear: 2040 }],
    ['1/30', '01 / 30', { expMonth: 1, expYear: 2030 }],
    ['930', '09 / 30', { expMonth: 9, expYear: 2030 }],
    ['12 / 40', '12 / 40', { expMonth: 12, expYear: 2040 }],
  ])('formats the expiry date “%s” as %s', (typed, shown, meant) => {
    expect(groupedExpiry(typed)).toBe(shown);
    expect(expiryOf(shown)).toEqual(meant);
  });

  test.each(['', '13 / 30', '00 / 30', '12', '12 / 3'])('rejects the expiry date “%s”', (typed) => {
    expect(expiryOf(typed)).toBeNull();
  });

  test('groups digits as printed on the card and detects the brand', () => {
    expect(grouped('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(grouped('378282246310005')).toBe('3782 822463 10005');
    expect([brandOf('42'), brandOf('5105'), brandOf('37'), brandOf('')]).toEqual([
      'Visa',
      'Mastercard',
      'American Express',
      null,
    ]);
    expect(digitsOf('4242-4242 x')).toBe('42424242');
  });

  test('accepts the test cards and detects any single wrong digit', () => {
    for (const { number } of TEST_CARDS) {
      expect(isCardNumber(number)).toBe(true);
      for (let at = 0; at < number.length; at += 1) {
        const wrong = String((Number(number[at]) + 1) % 10);
        expect(isCardNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
      }
    }
  });
});

test('a security code has three digits, on an American Express card four', () => {
  expect(isSecurityCode('123', '4242424242424242')).toBe(true);
  expect(isSecurityCode('1234', '4242424242424242')).toBe(false);
  expect(isSecurityCode('1234', '378282246310005')).toBe(true);
  expect(isSecurityCode('123', '378282246310005')).toBe(false);
  for (const code of ['123', '1234']) expect(isSecurityCode(code, '')).toBe(true);
  for (const code of ['', '12', '12345']) expect(isSecurityCode(code, '')).toBe(false);
});

describe('line diff', () => {
  test('marks added and removed lines', () => {
    expect(compareLines('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ]);
  });

  test('reproduces both texts', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const compared = compareLines(before.join('\n'), after.join('\n'));
        const without = (kind: string) =>
          compared.filter((line) => line.kind !== kind).map((line) => line.text);
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
      }),
    );
  });
});

const project = (over: Partial<Project>): Project => ({
  id: 'p',
  ownerId: 'o',
  ownerName: '',
  name: 'App',
  slug: 'app',
  description: '',
  repoUrl: null,
  kind: 'custom',
  plan: null,
  state: 'draft',
  published: false,
  pages: 3,
  entities: 1,
  primary: '#2F55D4',
  servedBuild: null,
  unpublishedChanges: false,
  lastBuild: null,
  picture: null,
  openOrderId: null,
  createdAt: '',
  updatedAt: '',
  ...over,
});

describe('next step', () => {
  test('is the stored sketch, before anything else', () => {
    expect(nextStep([project({ state: 'failed' })], true).kind).toBe('sketch');
  });
  test.each([
    ['failed', ['draft', 'awaiting-payment', 'failed', 'ready']],
    ['pay', ['draft', 'awaiting-payment', 'ready']],
    ['publish', ['draft', 'ready']],
    ['shape', ['draft']],
    ['first', []],
  ] as const)('is %s with apps in the states %j', (kind, states) => {
    expect(
      nextStep(
        states.map((state) => project({ state })),
        false,
      ).kind,
    ).toBe(kind);
  });
  test('is to open an app when all are published', () => {
    expect(nextStep([project({ state: 'ready', published: true })], false).kind).toBe('open');
  });
});

test('notifications are grouped by the reader’s local days, in order', () => {
  const note = (id: string, at: Date): Notification => ({
    id,
    kind: 'order',
    title: '',
    body: '',
    link: null,
    readAt: null,
    createdAt: at.toISOString(),
  });
  const days = byDay([
    note('c', new Date(2026, 4, 2, 0, 5)),
    note('b', new Date(2026, 4, 1, 23, 55)),
    note('a', new Date(2026, 4, 1, 0, 1)),
  ]);
  expect(days.map(({ day, notes }) => [day, notes.map(({ id }) => id)])).toEqual([
    ['2026-05-02', ['c']],
    ['2026-05-01', ['b', 'a']],
  ]);
});
