import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { understand } from '#blueprint/understand/index.ts';
import { lexiconFor } from '#blueprint/understand/lexicon.ts';
import { occasionsIn } from '#blueprint/understand/read/english/occasions.ts';
import { unitsOf } from '#blueprint/understand/read/english/phrases.ts';
import { sentencesOf, tokensOf } from '#blueprint/understand/read/english/tokens.ts';
import { classed, nounsIn } from '#blueprint/understand/read/english/word-classes.ts';
import { classOf, isOpen } from '#blueprint/understand/read/english/word-signs.ts';

const lexicon = lexiconFor('en');
const sentencesIn = (text: string) => {
  const tagged = sentencesOf(text).map((sentence) => tokensOf(sentence));
  const named = nounsIn(tagged);
  return tagged.map((tokens) => ({ tokens, told: classed(tokens, lexicon, named) }));
};
/** Of what class the words of a text are: "guests noun, rsvp verb". */
const classesIn = (text: string) =>
  sentencesIn(text).flatMap(({ told }) =>
    told.filter(isOpen).map(({ lower, pos }) => `${lower} ${classOf(pos)}`),
  );
const nounsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);

describe('words', () => {
  it.each([
    ['Guests RSVP yes, no or maybe and choose a meal.', 'rsvp verb'],
    ['For every incident record the date, address and type.', 'record verb'],
    ['Reviewers score each application.', 'score verb'],
    ['Matches with white, black, result and date.', 'matches noun'],
    ['Grant applications and their reviewers.', 'grant noun'],
    ['Students practise, teachers write a report after each lesson.', 'report noun'],
    ['Watchmaker estimates the price, customer collects it.', 'estimates verb'],
  ])('are of the class that they have where they stand: %s', (text, expected) => {
    expect(classesIn(text)).toContain(expected);
  });

  it('are told as in the descriptions that were read by people, all but three in a hundred', async () => {
    const { sentences } = z
      .object({ sentences: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile('tests/understanding/word-classes.json', 'utf8')));
    const isNoun = Object.entries(sentences).flatMap(([text, letters]) => {
      const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)];
      return sentencesIn(text).flatMap(({ told }) =>
        told.filter(isOpen).flatMap((token) => {
          const at = words.findIndex(
            ({ index, 0: word }) => index <= token.start && index + word.length > token.start,
          );
          const letter = letters[at];
          return letter === undefined
            ? []
            : [(classOf(token.pos) === 'noun') === (letter.toLowerCase() === 'n')];
        }),
      );
    });
    expect(isNoun.length).toBeGreaterThan(5000);
    expect(isNoun.filter(Boolean).length / isNoun.length).toBeGreaterThan(0.97);
  });

  test('stay in their places, whatever a text holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { tokens, told } of sentencesIn(text))
          expect(told.map(({ start, end }) => [start, end])).toEqual(
            tokens.map(({ start, end }) => [start, end]),
          );
      }),
      { numRuns: 200 },
    );
  });
});

describe('what somebody does', () => {
  it.each([
    ['Wedding planner with guests and venues. Guests RSVP yes, no or maybe.', 'guests rsvp'],
    ['Fire brigade: trucks, incidents. For every incident record the date, address and type.', 'record'],
    ['Returns handling for a shop: order number, product, reason, date received.', 'returns handling'],
    ['Props and actors on a Trello board. Props have a size.', 'trello board'],
  ])('is no thing: %s', (text, none) => {
    expect(nounsOf(text)).not.toContain(none);
  });
});

describe('an answer that is left out of a list', () => {
  it('leaves no article behind as a field', () => {
    const { fields } = understand('Driving tests: date, learner and the result: pass, fail or retake.').facts;
    expect(fields.map(({ label }) => label)).not.toContain('the');
  });

  it('is not called after who gives it', () => {
    const { fields } = understand(
      'Returns of a shop with a reason and photos. After checking we refund, exchange or reject.',
    ).facts;
    expect(fields.map(({ label }) => label)).not.toContain('we');
  });
});

describe('what the app is to do', () => {
  it.each([
    ['Houseplants: name, species, room, last watered, and remind me to water them every week.', /remind/],
    ['Vans with a plate, trips and drivers. Alert when a service is due.', /^when/],
    ['Parking garage with spots, permits and tenants. No spot may be given twice.', /spot/],
  ])('is nothing that it keeps: %s', (text, label) => {
    const { blueprint } = understand(text);
    const labels = blueprint?.entities.flatMap(({ fields }) =>
      fields.filter(({ type }) => type !== 'reference').map((field) => field.label.toLowerCase()),
    );
    expect(labels?.filter((one) => label.test(one))).toEqual([]);
  });

  it('asks for no list of what is forbidden', () => {
    const { pages } = understand('Garage with spots, permits and tenants. No spot may be given twice.').facts;
    expect(pages.filter(({ attention }) => attention !== undefined)).toEqual([]);
  });
});

describe('what is written down at an occasion', () => {
  it.each([
    [
      'Each time it is caught we note the date and the weight.',
      'Each time it is caught',
      'the date and the weight',
    ],
    ['After a session I write the homework.', 'After a session', 'the homework'],
    ['We measure the height at every visit.', 'at every visit', 'the height'],
  ])('is found with when that is: %s', (text, when, noted) => {
    const [first] = sentencesIn(text);
    const [occasion] = occasionsIn(unitsOf(first?.told ?? [], [], lexicon));
    expect(occasion && text.slice(occasion.when.start, occasion.when.end)).toBe(when);
    expect(occasion && text.slice(occasion.noted.start, occasion.noted.end)).toContain(
      noted.replace(/^the /, ''),
    );
  });

  it('is not what is only kept', () => {
    const [first] = sentencesIn('We record the names and phones of our members.');
    expect(occasionsIn(unitsOf(first?.told ?? [], [], lexicon))).toEqual([]);
  });
});

describe('a reminder', () => {
  it('is of what has a day, and goes to whoever is sent it', () => {
    const { rules } = understand(
      'Tool library: tools, neighbours, reservations with a date. Send the neighbour a reminder the day before the reservation.',
    ).facts;
    expect(rules.find(({ kind }) => kind === 'reminder')).toMatchObject({
      owner: 'reservation',
      details: { to: 'neighbour' },
    });
  });

  it('is of the appointment, not of the chair that is named in the same sentence', () => {
    const { rules } = understand(
      'Dental practice with chairs, patients and appointments. An appointment has a patient, a chair and a start. Chairs must not be double booked, and every patient gets a reminder the day before.',
    ).facts;
    expect(rules.find(({ kind }) => kind === 'reminder')?.owner).toBe('appointment');
  });
});
