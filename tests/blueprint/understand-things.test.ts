import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { evidenceIn } from '#blueprint/understand/read/english/index.ts';
import { likelihood } from '#blueprint/understand/likelihood.ts';
import { WEIGHTS } from '#blueprint/understand/words/english-weights.ts';

const thingsOf = (description: string) =>
  understand(description)
    .facts.entities.filter(({ source }) => source.from === 'text')
    .map(({ noun }) => noun);

describe('which nouns are things, weighed over a whole description', () => {
  it('takes what is spoken of again by its last word for one thing', () => {
    const things = thingsOf(
      'We run a small ferry line. Motor boats leave from three piers. Boats have a name and a number of seats. Skippers sail the boats, passengers buy tickets for a trip.',
    );
    expect(things).toContain('boat');
    expect(things).not.toContain('motor boat');
  });

  it('takes a thing that is only named among the parts of another', () => {
    const things = thingsOf(
      'Tree nursery. Seedlings have a species, a bed and a height. Gardeners water each bed, every bed has a number. Customers order seedlings.',
    );
    expect(things).toEqual(expect.arrayContaining(['seedling', 'bed', 'gardener', 'customer']));
  });

  it('takes nothing that is denied for a thing', () => {
    const things = thingsOf(
      'Choir library with scores, singers and loans. Each loan has a due date. No payments and no invoices, singers bring scores back.',
    );
    expect(things).not.toContain('payment');
    expect(things).not.toContain('invoice');
  });

  it('says by its signs why', () => {
    const evidence = evidenceIn(
      'Lighthouses have keepers. Each keeper writes reports with a date and a note.',
    );
    const valueOf = (noun: string) =>
      likelihood(evidence.find((one) => one.noun === noun)?.signs ?? [], WEIGHTS.things);
    expect(evidence.find(({ noun }) => noun === 'keeper')?.signs).toContain('determiner:each');
    expect(valueOf('keeper')).toBeGreaterThan(0.6);
    expect(valueOf('note')).toBeLessThan(0.4);
  });
});
