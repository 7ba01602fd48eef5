import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Pages that are asked for in ordinary words, and what is no page and no thing.

const blueprintOf = (description: string) => {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('nothing was understood');
  return blueprint;
};
const sectionsOf = (description: string, kind: 'chart' | 'attention') =>
  blueprintOf(description)
    .pages.flatMap(({ sections }) => sections)
    .filter((section) => section.kind === kind);
const entitiesOf = (description: string) => blueprintOf(description).entities.map(({ label }) => label);

describe('what is asked to be shown', () => {
  it('is read as an app of whoever keeps something, whatever is sent to whom', () => {
    expect(
      entitiesOf('A charity keeps donors and donations. Send a thank-you mail for every donation.'),
    ).toEqual(expect.arrayContaining(['Donor', 'Donation']));
  });

  it('is rows, where an overview says of which', () => {
    const text =
      'A landlord has flats, tenants and rent payments. I need an overview of who has not paid this month and a chart of rent received per month.';
    const headings = sectionsOf(text, 'chart').map(({ heading }) => heading);
    expect(headings).toContain('Rent received per month');
    expect(headings.join()).not.toMatch(/who has not paid/i);
    expect(sectionsOf(text, 'attention')[0]).toMatchObject({ entity: 'rentPayment' });
  });

  it.each([
    ['A hall takes bookings from groups. A public calendar, and a list of unpaid invoices.', 'invoice'],
    ['A theatre group keeps rehearsals and props. A timeline, and a list of props still missing.', 'prop'],
    ["A lawyer keeps cases and deadlines. Show this week's deadlines and hours worked.", 'case'],
  ])('is rows, where a list of them is asked for: %s', (description, entity) => {
    expect(sectionsOf(description, 'attention')).toEqual(
      expect.arrayContaining([expect.objectContaining({ entity })]),
    );
  });

  it('begins on the day that is asked for', () => {
    const [today] = sectionsOf(
      "A dog groomer keeps dogs and appointments with a price. I want to see today's appointments.",
      'attention',
    );
    expect(today).toMatchObject({ when: { op: 'within', field: 'starts', days: 1 } });
  });

  it('is counted by what there is how many of', () => {
    const text =
      'A choir keeps singers with their voice part and rehearsals. I want to see how many of each voice part will come.';
    expect(sectionsOf(text, 'chart')[0]).toMatchObject({ entity: 'singer', by: 'voicePart' });
    expect(sectionsOf(text, 'chart')[0]?.heading).toBe('Singers per voice part');
  });

  it('draws no limit as a chart', () => {
    const text =
      'A pottery studio keeps students and sessions. Each student may book at most two sessions per week.';
    expect(
      sectionsOf(text, 'chart')
        .map(({ heading }) => heading)
        .join(),
    ).not.toMatch(/most two/i);
  });

  it.each([
    ['A market keeps tables and traders. A plan of the tables and who stands where.', 'Plan'],
    ['A small gym: members, classes and bookings. A weekly timetable of classes.', 'Timetable'],
    ['A bakery takes orders for cakes with a pickup date. A printable list of tomorrow’s pickups.', 'Pickup'],
    [
      'A fire brigade keeps vehicles and equipment. Show which vehicle each piece of equipment is on.',
      'Piece',
    ],
    ['A football club keeps players, matches and goals. Show a table of top scorers.', 'Scorer'],
  ])('keeps nothing that is only the name of what is shown: %s', (description, noun) => {
    expect(entitiesOf(description)).not.toContain(noun);
  });

  it.each([
    ['A scout group plans camps with kids.', 'Camp'],
    ['A car club shares cars among members.', 'Car'],
    ['A small travel club hosts trips with a date.', 'Trip'],
  ])('says what somebody does whose name has several words: %s', (description, noun) => {
    expect(entitiesOf(description)).toContain(noun);
  });

  it('is searched by what the searched thing has', () => {
    const { entities } = blueprintOf(
      'A library keeps books and loans. Pupils can search by title, author and shelf.',
    );
    const withShelf = entities.filter(({ fields }) => fields.some(({ label }) => label === 'Shelf'));
    expect(withShelf.map(({ label }) => label)).toEqual(['Book']);
  });
});
