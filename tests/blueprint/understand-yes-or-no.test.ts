import { expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// What is answered by yes or no, however it is asked.

const answeredIn = (text: string) =>
  understand(text)
    .facts.fields.filter(({ type }) => type === 'boolean')
    .map(({ owner, label }) => `${owner}: ${label.toLowerCase()}`);

it.each([
  ["For each loom we note the owner and whether it's been cleaned.", 'loom: cleaned'],
  ['For each saddle we note the owner and cleaned or not.', 'saddle: cleaned'],
  [
    "I record every inspection with its date, the hive and whether or not it's insured.",
    'inspection: insured',
  ],
  [
    'For every permit I want to know: who is the skipper, which mooring, when is it, is it paid yet?',
    'permit: paid',
  ],
  ['Regattas with date, sailor, number of people, and did they pay?', 'regatta: paid'],
  ['Bookings with date, room, number of players, and did they escape?', 'booking: escaped'],
  ['Jobs: date, address, and was the key returned?', 'job: key returned'],
  ['Kayak rentals: kayak, date, paid?', 'kayak rental: paid'],
  ['For each hive: site, treatment, follow up needed? and notes.', 'hive: follow up needed'],
  ['Recipes have a title. Mark as vegetarian.', 'recipe: vegetarian'],
  ['Hives: name, colour, is it wet? Is it insured? Did they escape?', 'hive: wet'],
  ['Hives: name, colour, is it wet? Is it insured? Did they escape?', 'hive: insured'],
  ['Hives: name, colour, is it wet? Is it insured? Did they escape?', 'hive: escaped'],
])('%s', (text, expected) => {
  expect(answeredIn(text)).toContain(expected);
});

it('asks nothing by yes or no where a question says what it is', () => {
  expect(answeredIn('Calls with date, caller, and what did they want? Who is the fitter?')).toEqual([]);
});

it('marks the words of a question that say what it asks', () => {
  const text = 'Rooms: name, players, is it paid? Did they escape?';
  const marked = understand(text).facts.fields.flatMap(({ type, source }) =>
    type === 'boolean' && source.from === 'text'
      ? source.spans.map(({ start, end }) => text.slice(start, end))
      : [],
  );
  expect(marked).toEqual(['paid', 'escape']);
});
