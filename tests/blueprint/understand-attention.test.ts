import { describe, expect, it } from 'vitest';
import type { Section } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

const sectionsOf = (text: string): Section[] =>
  understand(text).blueprint?.pages.flatMap(({ sections }) => sections) ?? [];
const watchedIn = (text: string) =>
  sectionsOf(text).flatMap((section) =>
    section.kind === 'attention' ? [{ entity: section.entity, op: section.when.op }] : [],
  );

describe('rows that somebody has to look after', () => {
  it.each([
    [
      'Loans: tool, borrower, due back. Show me everything that should have been back by now.',
      'loan',
      'past',
    ],
    [
      'Repairs have a customer, a price and a received date. Show repairs older than 3 weeks.',
      'repair',
      'past',
    ],
    ['Materials: name, colour, sheets left. List everything under 10 sheets.', 'material', 'below'],
    [
      'Permits: holder, number, expiry date. Show which permits expire in the next 60 days.',
      'permit',
      'within',
    ],
  ])('are shown where the text asks for them: %s', (text, entity, op) => {
    expect(watchedIn(text)).toContainEqual({ entity, op });
  });

  it('are due so many days after they came, whatever days they have besides', () => {
    const { blueprint } = understand(
      'Umbrellas left in the cafe: colour, left on, shelf. Show me the umbrellas older than 3 weeks.',
    );
    const due = blueprint?.entities
      .flatMap(({ fields }) => fields)
      .find(({ default: start }) => start === 'today+21');
    expect(due?.type).toBe('date');
    expect(blueprint?.pages.flatMap(({ sections }) => sections)).toContainEqual(
      expect.objectContaining({ kind: 'attention', when: { op: 'past', field: due?.name } }),
    );
  });

  it('stand on a dashboard where the first page is the public’s', () => {
    const { blueprint } = understand(
      'Neighbours report potholes online: street, photo, reported on. Show me the potholes older than 20 days.',
    );
    const on = blueprint?.pages
      .filter(({ sections }) => sections.some(({ kind }) => kind === 'attention'))
      .map(({ kind }) => kind);
    expect(on).toEqual(['dashboard']);
  });

  it('asks for no dashboard', () => {
    const { facts } = understand('Invoices: customer, amount, due date. Show which invoices are overdue.');
    const asked = facts.pages.filter(({ source }) => source.from === 'text').map(({ kind }) => kind);
    expect(asked).toEqual(['home']);
  });

  it('are none where a text only names a date', () => {
    expect(watchedIn('Invoices: customer, amount, due date. Customers have a name and a phone.')).toEqual([]);
  });
});

describe('a chart over time', () => {
  it.each([
    ['Kilns: name, size. Firings: kiln, date, cone. I want to see firings a month as a graph.', 'month'],
    ['Jars of honey: weight, sold on, price. Jars sold by week in a diagram please.', 'week'],
  ])('is drawn wherever in its clause the drawing is named: %s', (text, unit) => {
    expect(sectionsOf(text)).toContainEqual(expect.objectContaining({ kind: 'chart', unit }));
  });

  it('is parted by what is counted besides', () => {
    const charts = sectionsOf(
      'Collections have a weight, a collection day and a material: glass, paper or metal. Chart of collections by material per month.',
    );
    expect(charts).toContainEqual(expect.objectContaining({ unit: 'month', stack: 'material' }));
  });

  it('takes months where a quarter is asked for', () => {
    const charts = sectionsOf(
      'Invoices: customer, amount, date, kind (work, parts). Chart of revenue per quarter.',
    );
    expect(charts).toContainEqual(expect.objectContaining({ heading: 'Revenue per quarter', unit: 'month' }));
  });
});
