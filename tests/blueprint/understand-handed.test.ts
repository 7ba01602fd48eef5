import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const read = (text: string) => understand(text).facts;
const links = (text: string) =>
  read(text).relations.flatMap(({ from, to, source }) => (source.from === 'text' ? [`${from} ${to}`] : []));

describe('what goes from hand to hand', () => {
  test.each([
    ['who has the club keys and when are they due back', 'loan key'],
    ["who's got which laptop", 'loan laptop'],
    ['key register: which key is with whom since when', 'loan key'],
    ['which of my 200 board games did i lend to whom and when', 'loan board game'],
    ['List of bikes I rent out to tourists, who has which one right now', 'rental bike'],
    ['we rent cargo bikes to families by the day. bikes: name, colour, price', 'rental family'],
    ['costumes: name, size, photo. lend to dancers for shows', 'loan dancer'],
    ['Toy library - families take toys home and bring them back after two weeks', 'loan toy'],
    ["a calendar so we four siblings can see who's got the holiday house when", 'booking house'],
  ])('is told by who has it: %s', (text, link) => {
    expect(links(text)).toContain(link);
  });

  test.each([
    ['Book a court at our tennis club: 3 courts, members only', 'booking court'],
    ['reserve a desk in the office, 20 desks on 2 floors', 'reservation desk'],
    [
      "Public page with our choir's concerts and a form to reserve seats, 120 seats per concert.",
      'reservation concert',
    ],
  ])('and what is booked by what one is asked to do: %s', (text, link) => {
    expect(links(text)).toContain(link);
  });

  test.each([
    'who has the best score in our darts league. players, matches with date and points',
    'Book club: members suggest books and vote. Who has read which book',
    'Staff with name and department, who has which extension',
    'Tasks for our office: who has which task, due date, done',
    'which nights the kids are with whom, handovers with place and time',
  ])('is nothing else that somebody has: %s', (text) => {
    expect(read(text).entities.map(({ noun }) => noun)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:loan|rental|booking|reservation)$/u)]),
    );
  });

  test('has a field for whoever has it where nobody is kept', () => {
    expect(read("who's got which laptop").fields.map(({ label }) => label)).toContain('lent to');
    expect(
      read('key register: which key is with whom since when').fields.map(({ label }) => label),
    ).not.toContain('whom since');
  });
});
