import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** The labels that are said to be of a thing. */
function fieldsOf(text: string, noun: string): string[] {
  const { fields } = understand(text).facts;
  return fields
    .filter(({ owner, source }) => owner === noun && source.from === 'text')
    .map(({ label }) => label);
}

describe('a row of fields of which nothing is named goes to', () => {
  it.each([
    ['what a title keeps', 'my gin cabinet: name, distillery, region, price, rating', 'gin'],
    [
      'what the first field numbers',
      'What comes into our shop. ticket no, colour, price, pick up date',
      'ticket',
    ],
    ['a job, where the title is a deed', 'Piano tuning. address, make, pitch, fee, date', 'job'],
  ])('%s', (_, text, owner) => {
    expect(fieldsOf(text, owner).length).toBeGreaterThan(2);
  });

  it('nobody else, where the row opens with a person', () => {
    const text = 'piano tuning. customer, address, last tuned, pitch, fee';
    expect(fieldsOf(text, 'customer')).toEqual([]);
    expect(understand(text).facts.relations).toContainEqual(
      expect.objectContaining({ from: 'job', to: 'customer' }),
    );
  });

  it('the thing that a title names by itself', () => {
    expect(fieldsOf('Wedding cakes: date, tiers, flavour, price', 'wedding cake').length).toBeGreaterThan(2);
  });
});
