import { describe, expect, it } from 'vitest';
import type { Entity } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

const entitiesOf = (text: string): readonly Entity[] => understand(text).blueprint?.entities ?? [];
const namesOf = (text: string) => entitiesOf(text).map(({ name }) => name);
const typesOf = (text: string, entity: string) =>
  Object.fromEntries(
    entitiesOf(text)
      .filter(({ name }) => name === entity)
      .flatMap(({ fields }) => fields.map(({ name, type }) => [name, type])),
  );

describe('what somebody tracks', () => {
  it.each([
    ['Track water, sleep and mood', { date: 'date', water: 'number', sleep: 'duration', mood: 'number' }],
    [
      'Track my weight and blood pressure',
      { date: 'date', weight: 'number', systolic: 'number', diastolic: 'number' },
    ],
    ['App to track mood, energy and pain every day', { mood: 'number', energy: 'number', pain: 'number' }],
  ])('“%s” is an entry of a day with a number for each', (text, fields) => {
    expect(namesOf(text)).toEqual(['dailyRecord']);
    expect(typesOf(text, 'dailyRecord')).toMatchObject(fields);
  });

  it.each(['Record temperature and humidity of each room', 'temperature and humidity per room'])(
    '“%s” is a reading of one of them',
    (text) => {
      expect(namesOf(text).sort()).toEqual(['reading', 'room']);
      expect(typesOf(text, 'reading')).toMatchObject({
        room: 'reference',
        temperature: 'number',
        humidity: 'number',
      });
    },
  );

  it.each([
    'I want to track my running, cycling and swimming',
    'An app where I can log runs, rides and swims',
  ])('“%s” is one sort of workouts of several', (text) => {
    expect(namesOf(text)).toEqual(['workout']);
    expect(typesOf(text, 'workout')).toMatchObject({ type: 'select' });
  });

  it.each([
    'Track nutrition, training and sleep',
    'Track nutrition, workouts and sleep',
    'Log books and films I watched',
  ])('“%s” keeps neither tracks nor logs', (text) =>
    expect(namesOf(text).filter((name) => /^(?:track|song|log)$/iu.test(name))).toEqual([]),
  );

  it.each([
    ['Log feeding and cleaning of the tanks', ['cleaning', 'feeding', 'tank']],
    ['We log turning and brushing of each wheel.', ['brushing', 'turning', 'wheel']],
  ])('“%s” keeps each time and what it is done to', (text, names) => {
    expect(namesOf(text).sort()).toEqual(names);
  });
});

describe('levels of stock', () => {
  it.each([
    'Inventory with products, suppliers, purchase orders and reorder levels',
    'Inventory for a wholesaler with products, suppliers, stock movements and reorder levels',
  ])('“%s”: the reorder level is the product’s', (text) => {
    expect(typesOf(text, 'product')).toMatchObject({ reorderLevel: 'number' });
    expect(namesOf(text)).not.toContain('reorderLevel');
  });
});

describe('one of a list of fields', () => {
  it.each([
    ['Each sample has a barcode, species, collection date, freezer, box and position.', 'sample'],
    ['Gardens have plants. Per tree we record: species, height and age.', 'tree'],
  ])('“%s” has a species, and no table of them', (text, entity) => {
    expect(typesOf(text, entity)).toMatchObject({ species: 'text' });
  });

  it('per one of something, what is needed of it is its own', () => {
    const text =
      'Per commission I need the customer with her e-mail and Instagram name, photos of the pet, size, number of animals and price.';
    expect(Object.keys(typesOf(text, 'commission'))).toEqual(
      expect.arrayContaining(['customer', 'size', 'numberOfAnimals', 'price']),
    );
    expect(Object.keys(typesOf(text, 'customer'))).not.toContain('size');
  });
});
