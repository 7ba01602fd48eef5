import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const labelsOf = (description: string) =>
  understand(description).blueprint?.entities.map(({ label }) => label);

describe('a wish for something like a product that everybody knows', () => {
  it.each([
    ['I’d like something like Trello for my team of five', 'Card'],
    ['I need something like Notion', 'Note'],
    ['Ich hätte gern etwas wie Trello', 'Karte'],
    ['Je voudrais un truc comme Instagram', 'Commentaire'],
  ])('is a wish though it names nothing else: %s', (description, label) => {
    expect(labelsOf(description)).toContain(label);
  });

  it.each(['I love Trello', 'Trello sucks'])('is none where somebody only talks: %s', (description) => {
    expect(labelsOf(description)).toBeUndefined();
  });

  it('keeps no table of tools', () => {
    expect(labelsOf('A tool similar to Asana for our team')).toEqual(['Project', 'Task', 'Member']);
  });
});

describe('what a shop is for', () => {
  it.each([
    ['Online store for handmade candles', 'Handmade candle'],
    ['E-commerce for sneakers', 'Sneaker'],
    ['A shop for my customers', 'Product'],
    ['Online shop for gardeners', 'Product'],
    ['Store for shifts', 'Shift'],
  ])('is what it sells: %s', (description, label) => {
    expect(labelsOf(description)?.[0]).toBe(label);
  });
});

describe('words of a trade and of what is done', () => {
  it('name nothing that is kept', () => {
    const text = 'An app for my book club where we can keep track of what we read and when we meet.';
    expect(labelsOf(text)).not.toContain('Song');
    expect(labelsOf(text)).not.toContain('Club');
    expect(labelsOf('An app for our film club where we log what we watch')).not.toContain(
      'Piece of jewellery',
    );
  });
});
