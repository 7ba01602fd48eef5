import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { singular } from '#blueprint/understand/read/english/inflect.ts';
import { withoutAsides } from '#blueprint/understand/read/english/asides.ts';

const thingsOf = (text: string) => understand(text).blueprint?.entities.map(({ label }) => label) ?? [];

describe('what a description says beside the matter', () => {
  it.each([
    [
      'Need a log for the night porter: who rang, what they wanted, of course with the time. Rooms have a number.',
      'Course',
    ],
    ["I'm a dog groomer. Dogs have an owner. What matters is that I see who hasn't been in.", 'Matter'],
    ['Who borrowed my lawn tools? I keep losing track.', 'Track'],
    [
      'Birds with ring number and loft. What I have in mind is that a volunteer weighs each bird. Nobody minds.',
      'Mind',
    ],
    [
      "For my chess pupils. I want to write what opening we did, which puzzles they got right. They shouldn't see each others.",
      'Other',
    ],
  ])('names nothing by its turns of phrase: %s', (text, scrap) => {
    expect(thingsOf(text)).not.toContain(scrap);
  });

  it.each([
    ['Graves: row, who lies there, born, died. Put it in a computer so that others find it.', 'Computer'],
    [
      'Every morning someone reads the thermometers. There are six bays. She opens the vents and puts a tick on a sheet.',
      'Tick',
    ],
    ['something to replace the whiteboard in the workshop: job, customer, bike, promised by', 'Whiteboard'],
    [
      'Cottages with a cleaner. She goes round with a list on the back of an envelope: beds, bath.',
      'Envelope',
    ],
    ['Anyone on site scans a poster and writes what nearly happened, with photo and area.', 'Poster'],
  ])('keeps none of the tools that people write with: %s', (text, tool) => {
    expect(thingsOf(text)).not.toContain(tool);
  });

  it.each([
    ['IT desk: which computers we have, who has which laptop, serial number and warranty.', 'Computer'],
    ['A library lends books. Members note a loan in a book. Books have a title and an author.', 'Book'],
  ])('keeps what is spoken of besides: %s', (text, thing) => {
    expect(thingsOf(text)).toContain(thing);
  });

  it.each([
    ["I shoot weddings. I'd like to see which were edited. I don't do portraits.", 'Portrait'],
    [
      "Soap orders from three shops, ingredients and batches. I don't need invoices because the accountant does them.",
      'Invoice',
    ],
    ['Jigsaws with title and missing pieces. Books and films we do not bother with.', 'Book'],
    ['Records with band and price. No need for tracks or anything like that.', 'Track'],
  ])('keeps nothing that is said not to be needed: %s', (text, refused) => {
    expect(thingsOf(text)).not.toContain(refused);
  });

  it.each([
    "I don't want people to see the invoices of others",
    "We don't need a login",
    "I don't want two bookings at once",
  ])('leaves what is forbidden and opened: %s', (text) => {
    expect(withoutAsides(text)).toBe(text);
  });

  it('is told of the family of whoever tells', () => {
    expect(
      thingsOf('Two chairs and a queue. Customers have a name. That is how my father did it.'),
    ).not.toContain('Father');
    expect(thingsOf('Cousins have a name and a birthday. My cousin Ann has most of the photos.')).toContain(
      'Cousin',
    );
  });

  it('keeps everything in its place', () => {
    const text = 'Of course my uncle’s boats, no: on a clipboard, hmm, and I don’t need a calendar.';
    expect(withoutAsides(text)).toHaveLength(text.length);
  });

  it.each(["i don't need a ", 'my mum ', 'on the back of an ', 'of course ', 'books we '])(
    'is read in no time where "%s" is repeated',
    (words) => {
      const start = performance.now();
      withoutAsides(words.repeat(4000 / words.length));
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe('where a sentence needs a verb', () => {
  it.each([
    ["Volunteers for the kitchen. Each Friday there's a cook and someone who washes up.", 'Wash'],
    ['Reports have a week and hours. The apprentice sends it to the trainer who signs it.', 'Sign'],
    ['Pumps with village and depth. When one breaks the women walk for hours.', 'Break'],
    ['Badges for kids. A leader watches and signs that they did it.', 'Leader watch'],
    ['Fork lift checks before every shift. Driver signs, supervisor looks at it.', 'Driver sign'],
  ])('no noun stands: %s', (text, scrap) => {
    expect(thingsOf(text)).not.toContain(scrap);
  });

  it.each([
    'Dear developer, my shop mends shoes. Tickets with number and price.',
    'Tools with number and shelf. Kind regards, Peter',
    'Best wishes, Anna Miller. PS: plots with number and size.',
  ])('keeps nothing of how a letter begins and ends: %s', (text) => {
    expect(thingsOf(text).join()).not.toMatch(/developer|regard|wish/i);
  });

  it('a compound is left whole where another verb follows', () => {
    expect(
      thingsOf('We track order items with size and price. When the order items are packed, we ship.'),
    ).toContain('Order item');
  });
});

it('what ends in s without being several stays as it is', () => {
  expect(['diabetes', 'gymnastics', 'chaos'].map(singular)).toEqual(['diabetes', 'gymnastics', 'chaos']);
  expect(['taxis', 'skis', 'asbestos'].map(singular)).toEqual(['taxi', 'ski', 'asbestos']);
});
