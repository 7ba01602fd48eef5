import { describe, expect, it } from 'vitest';
import { isSaid } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';

// Several things that one sentence asks to see.

const pagesOf = (description: string) =>
  understand(description)
    .facts.pages.filter(isSaid)
    .map(({ kind, entity, attention, chart }) =>
      [kind, entity, attention?.when, chart?.unit].filter((part) => part !== undefined).join(' '),
    );

const SALON = 'Salon with customers, appointments and invoices.';

describe('what a sentence asks to see', () => {
  it.each([
    [
      `${SALON} Show me the revenue per month and today's appointments.`,
      ['dashboard invoice month', 'home appointment within'],
    ],
    [
      `${SALON} I need a list of overdue invoices, tomorrow's appointments and the revenue per month as a chart.`,
      ['dashboard invoice month', 'home invoice past', 'home appointment within'],
    ],
  ])('is each read by itself: %s', (description, pages) => {
    expect(pagesOf(description)).toEqual(pages);
  });

  it.each([
    `${SALON} Show me the revenue per month.`,
    `${SALON} Show me the revenue.`,
    `${SALON} I want to see the income per month and the new customers.`,
  ])('comes of amounts, and is kept by itself nowhere: %s', (description) => {
    const { facts } = understand(description);
    const names = [...facts.entities.map(({ noun }) => noun), ...facts.fields.map(({ label }) => label)];
    expect(names.filter((name) => /revenue|income/iu.test(name))).toEqual([]);
    expect(names).toContain('Total');
  });

  it('is one where the rest goes on with it', () => {
    expect(pagesOf(`${SALON} Show me the revenue by customer and month.`)).toHaveLength(1);
  });

  it('is a calendar of what it is said to be of', () => {
    expect(
      pagesOf(
        'Volunteers sign up for shifts (place, start, end). Sign-ups: requested, confirmed. Calendar of shifts.',
      ),
    ).toEqual(['calendar shift']);
  });

  it('is no row of values', () => {
    const { facts } = understand('Deliveries with driver. Show me deliveries first thing in the morning.');
    expect(facts.states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});

describe('rows in one of their states', () => {
  const ATTENDANCE =
    'School with pupils and classes. Every morning the teacher marks each pupil as present, late or absent with a note.';

  it.each([
    `${ATTENDANCE} I want a chart of absences per month.`,
    'Bookings: requested, confirmed, cancelled. Customers have a name. Chart of cancellations per month.',
  ])('are no thing of their own: %s', (description) => {
    const { facts } = understand(description);
    expect(facts.entities.map(({ noun }) => noun).join()).not.toMatch(/absence|cancellation/u);
    expect(pagesOf(description)).toContainEqual(expect.stringMatching(/^dashboard (?:attendance|booking) /u));
  });

  it('make no fields of the person, who isn’t in that state', () => {
    const text = `${ATTENDANCE} A list of pupils who were absent more than 3 times.`;
    const pupil = understand(text).blueprint?.entities.find(({ label }) => label === 'Pupil');
    expect(pupil?.fields.map(({ label }) => label).join()).not.toMatch(/absent|times/iu);
  });
});
