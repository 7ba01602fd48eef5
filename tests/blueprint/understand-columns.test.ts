import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const factsOf = (text: string) => understand(text).facts;
const nounsOf = (text: string) => factsOf(text).entities.map(({ noun }) => noun);
const fieldsOf = (text: string) =>
  Object.fromEntries(
    factsOf(text).fields.flatMap(({ label, type, options, source }) =>
      source.from === 'text' ? [[label, options ?? type]] : [],
    ),
  );

describe('a title and its columns', () => {
  it.each([
    ['a plural', 'bell tower ropes: number, length m, fitted on, worn?', 'rope'],
    ['a thing on a list', 'hedge cutter register: serial no, kept where, serviced on', 'hedge cutter'],
    ['a hire', 'bouncy castle hire: name, phone, date, deposit paid, collected?', 'hire'],
    [
      'what the columns say of a place',
      'village hall: date, from, until, hirer name, deposit paid',
      'booking',
    ],
    ['an entry of a diary', 'compost diary: date, temp, turned?, added what, notes', 'entry'],
  ])('keeps %s', (_, text, noun) => {
    expect(nounsOf(text)).toEqual([noun]);
  });

  it.each([
    ['Fuel log for our three vans: who filled up, how many litres, price, mileage', ['van']],
    ['Watering log for the greenhouses: date, litres, who', ['greenhouse']],
    ['Training diary for my class: date, exercise, sets, weight', []],
  ])('refers to what its title says that it is kept of: %s', (text, things) => {
    const { relations } = factsOf(text);
    expect(relations.filter(({ source }) => source.from === 'text').map(({ to }) => to)).toEqual(things);
  });

  it('reads each column by itself', () => {
    const text =
      'darning list: garment, owner phone, wool colour, hole small/medium/large, needed by, mended by, washed?, price £';
    expect(nounsOf(text)).toEqual(['darning']);
    expect(fieldsOf(text)).toEqual({
      garment: 'text',
      'owner phone': 'phone',
      'wool colour': 'text',
      hole: ['small', 'medium', 'large'],
      'needed by': 'date',
      'mended by': 'text',
      washed: 'boolean',
      price: 'money',
    });
  });

  it('refers to the people in its columns, and to what is asked for with "which"', () => {
    const { relations } = factsOf('bell repairs: customer, which church, tone, next service, paid?');
    expect(relations.map(({ to }) => to)).toEqual(['customer', 'church']);
  });

  it('reads what follows as said of the record', () => {
    const text = 'organ pipes: rank, length cm, tuned on, notes. bought > cleaned > voiced > fitted';
    expect(factsOf(text).states).toMatchObject([{ owner: 'organ pipe' }]);
  });

  it('leaves lists of things as they are', () => {
    expect(nounsOf('Riding school: ponies, riders, lessons with date and price')).toEqual(
      expect.arrayContaining(['pony', 'rider', 'lesson']),
    );
  });
});
