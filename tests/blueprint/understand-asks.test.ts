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
