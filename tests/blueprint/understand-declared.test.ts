import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`There is no app in: ${text}`);
  return blueprint;
};
const labelsOf = (text: string, noun: string) =>
  appOf(text)
    .entities.find(({ label }) => label === noun)
    ?.fields.map(({ label }) => label) ?? [];

describe('texts that say what the tables of an app are', () => {
  const tables = [
    'Table: plants',
    'Columns: species, common name, bed, date planted, height, health, notes',
    'Table: beds',
    'Columns: name, sun exposure (full, partial, shade), size',
  ].join('\n');

  it('give each table its own columns', () => {
    expect(appOf(tables).entities.map(({ label }) => label)).toEqual(['Plant', 'Bed']);
    expect(labelsOf(tables, 'Plant')).toEqual(
      expect.arrayContaining(['Species', 'Common name', 'Bed', 'Date planted', 'Health', 'Notes']),
    );
    expect(labelsOf(tables, 'Bed')).toEqual(expect.arrayContaining(['Name', 'Sun exposure', 'Size']));
  });

  it('name every module as a thing, and none after the word for it', () => {
    const { entities, roles } = appOf(
      'Inventory system for a small shop. Modules: Product, Category, Supplier, Purchase. User roles: admin and cashier.',
    );
    expect(entities.map(({ label }) => label)).toEqual(['Product', 'Category', 'Supplier', 'Purchase']);
    expect(roles.map(({ label }) => label)).toEqual(['Admin', 'Cashier']);
  });

  it('are not called after the word for a table', () => {
    const text = 'Entities: Student, Course\n- Student: name, email\n- Course: title, credits, room';
    expect(appOf(text).name).not.toMatch(/entit/i);
    expect(labelsOf(text, 'Course')).toEqual(expect.arrayContaining(['Title', 'Credits', 'Room']));
  });

  it('keep their places in the text', () => {
    const text = 'Shop. Modules: products, suppliers. Each product has a price.';
    const found = understand(text).facts.entities.flatMap(({ noun, source }) =>
      source.from === 'text' ? source.spans.map(({ start, end }) => [noun, text.slice(start, end)]) : [],
    );
    expect(found).toEqual(
      expect.arrayContaining([
        ['product', 'products'],
        ['supplier', 'suppliers'],
      ]),
    );
  });
});

describe('texts that say who their users are', () => {
  const rolesOf = (text: string) => understand(text).blueprint?.roles.map(({ label }) => label);

  it.each([
    'A user is an admin, a guide or a student. Guides add kayaks with a name.',
    'Users are admins, guides or students. We list kayaks with a name.',
  ])('%s', (text) => {
    expect(rolesOf(text)).toEqual(['Admin', 'Guide', 'Student']);
  });

  it('keeps users where nothing else is said', () => {
    const { blueprint } = understand('A user is an admin, a teacher or a student.');
    expect(blueprint?.entities.map(({ label }) => label)).toEqual(['User']);
  });

  it('takes what users are like for no role', () => {
    expect(rolesOf('Users are active, inactive or blocked. Each user has a name.')).toEqual([]);
  });
});
