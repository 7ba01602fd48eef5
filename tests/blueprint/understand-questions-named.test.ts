import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// "Where it stands, who uses it": asked as people do, and called as a form does.

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`Nothing was understood of: ${text}`);
  return blueprint;
};
const labels = (text: string) => appOf(text).entities.map(({ label }) => label);
const typesOf = (text: string) =>
  Object.fromEntries(
    appOf(text).entities.flatMap(({ fields }) => fields.map((one) => [one.label, one.type])),
  );

describe('what is asked of each', () => {
  it.each([
    [
      'Rental cars: which car is where, who has it, when it comes back and what damage there was.',
      { Location: 'text', 'Due back': 'date', Damage: 'text' },
    ],
    [
      'Laptops: serial number, who uses it, when it was bought and when the warranty ends.',
      { 'Used by': 'text', 'Bought on': 'date', 'Warranty end': 'date' },
    ],
    [
      'Projects: what it is about, who leads it, how far it is, what it costs.',
      { Subject: 'text', 'Led by': 'text', Progress: 'number', Cost: 'money' },
    ],
    [
      'Machines: where they stand, who is responsible, when they were last serviced.',
      { Location: 'text', Responsible: 'text' },
    ],
    [
      'Books: who recommended it, where I bought it, why.',
      { 'Recommended by': 'text', 'Place bought': 'text' },
    ],
  ])('is called as a form would call it: %s', (text, fields) => {
    expect(typesOf(text)).toMatchObject(fields);
    expect(Object.keys(typesOf(text)).filter((label) => /^(?:Who|Where|When) /.test(label))).toEqual([]);
  });

  it('stays as it was asked where no shorter word says it', () => {
    expect(typesOf('Wine bottles: where it is from, when to drink it and how I liked it.')).toMatchObject({
      Origin: 'text',
      'How I liked it': 'text',
    });
  });

  it('leaves a name that is taken to what has it', () => {
    const fields = appOf('Plants: name, location, where it stands.').entities.flatMap((one) => one.fields);
    expect(fields.filter(({ label }) => label === 'Location')).toHaveLength(1);
  });
});

describe('who does what, in a list of things', () => {
  it.each([
    'Church: members, groups, and who serves on which Sunday.',
    'Choir with singers, concerts and who sings which part.',
  ])('names nothing by the question: %s', (text) => {
    expect(labels(text).filter((label) => label.startsWith('Who'))).toEqual([]);
  });
});
