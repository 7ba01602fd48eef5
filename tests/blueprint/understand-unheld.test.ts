import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const unknownIn = (description: string): string[] =>
  understand(description).facts.unknown.map(({ start, end }) => description.slice(start, end));

describe('rules that no app can hold', () => {
  it.each([
    ['Gym members and visits. Nobody under 18 without a form.', 'Nobody under 18 without a form'],
    [
      'Dogs, owners, stays. Dogs without a vaccination aren’t let in.',
      'Dogs without a vaccination aren’t let in',
    ],
    [
      'Invoices with a date and an amount for clients. Once they’re sent out nobody can change them any more.',
      'Once they’re sent out nobody can change them any more',
    ],
    [
      'Claims: amount, date. Members hand in claims, no claim without a receipt.',
      'no claim without a receipt',
    ],
    ['Guests and stays. Guests under 16 only with an adult.', 'Guests under 16 only with an adult'],
    [
      'We keep cows and their treatments. After a treatment the milk is blocked for some days.',
      'After a treatment the milk is blocked for some days',
    ],
    ['Clocks, owners, notes. Owners see only their own clocks, but not my notes.', 'not my notes'],
    [
      'Teams and motions. Motions have to stay secret from the teams.',
      'Motions have to stay secret from the teams',
    ],
    [
      'Teams with a name. Coaches can change their own teams until the first round.',
      'Coaches can change their own teams until the first round',
    ],
    [
      'Trello board for props with columns. Volunteers see everything but only change there own props.',
      'only change there own props',
    ],
    [
      'Props, each with a name and a size. Only the props master takes them home.',
      'Only the props master takes them home',
    ],
  ])('%s', (text, rule) => {
    expect(unknownIn(text)).toContain(rule);
  });

  it.each([
    'Books and loans. I can’t remember who has which book.',
    'Bins with a status: packed, blocked, released. We never know where a bin is.',
    'Tools and loans. Only the caretaker may change tools.',
    'Rooms and bookings. No room can be booked twice at the same time.',
  ])('leaves alone: %s', (text) => {
    expect(unknownIn(text)).toEqual([]);
  });
});

describe('a right that one reading found', () => {
  it('was understood, whatever another one missed', () => {
    const text =
      'Prescriptions: doctors write prescriptions for patients. Status draft, signed, checked, rejected. Only doctors may sign, only pharmacists may check or reject.';
    const { facts } = understand(text);
    expect(facts.unknown.map(({ start, end }) => text.slice(start, end))).toEqual([]);
  });
});
