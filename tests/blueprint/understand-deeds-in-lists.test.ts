import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
const saidOf = (text: string) =>
  understand(text)
    .facts.fields.filter(({ source }) => source.from === 'text')
    .map(({ label }) => label);

describe('what people do, in a list', () => {
  test.each([
    ['Clubs book courts, pay monthly and have keys.', /monthly|have/u],
    ['Sports hall: clubs book courts, pay monthly, have keys, and report damage.', /monthly|have|report/u],
    ['Customers book a slot online, and pay on site.', /pay|site/u],
    ['Helpdesk: users report problems with priority, agents answer and close tickets.', /close/u],
  ])('is no field: %s', (text, deed) => {
    expect(saidOf(text).filter((label) => deed.test(label))).toEqual([]);
  });

  it('is told of one of them behind a title', () => {
    const text =
      'Expense claims: employee enters date, amount and a receipt photo; manager approves.';
    expect(saidOf(text)).toEqual(['date', 'amount', 'receipt photo']);
  });

  it('is a deed where a pronoun follows', () => {
    expect(thingsOf('Library: members borrow books, return them and pay fines.')).not.toContain('return');
  });

  it('lends nothing to those who check out', () => {
    expect(thingsOf('Gym: members rent lockers and check out when they leave.')).not.toContain('loan');
    expect(thingsOf('Library: members check out books.')).toContain('loan');
  });
});

it('takes a date for no thing of its own, however often dates are named', () => {
  const text =
    'Wedding planner tool: couples, their wedding date and venue, vendors with contract amount, and a to-do list with due dates.';
  expect(thingsOf(text)).not.toContain('date');
});

it('takes the needs of somebody for a noun', () => {
  expect(saidOf('Children with name, allergies and special needs.')).toContain('special needs');
});

it('underlines nothing of the title that the app is called by', () => {
  const text = 'Freelance time tracking: clients, projects with hourly rate.';
  expect(understand(text).facts.unknown.map(({ start, end }) => text.slice(start, end))).toEqual([]);
});
