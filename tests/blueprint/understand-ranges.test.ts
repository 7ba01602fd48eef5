import { expect, test } from 'vitest';
import { understand } from '../../blueprint/understand/index.ts';

const fieldsOf = (text: string) =>
  (understand(text).blueprint?.entities ?? []).flatMap((entity) =>
    entity.fields.map((field) => ({ ...field, of: entity.label })),
  );
const fieldIn = (text: string, label: string) => fieldsOf(text).find((field) => field.label === label);

test.each([
  ['Headache diary. Each entry has a date, pain 0-10, trigger and notes.', 'Pain', 0, 10],
  ['Wines with name, grape and a rating (1-5 stars).', 'Rating', 1, 5],
  ['Students, exams, and results with marks out of 20.', 'Marks', 0, 20],
  ['Employee reviews with a score from 1 to 100 and comments.', 'Score', 1, 100],
  ['Sessions with a patient and a pain score between 0 and 10.', 'Pain score', 0, 10],
  [
    'Coffee tasting notes: bean, roaster, acidity on a scale of 1 to 5, overall out of 100.',
    'Overall',
    0,
    100,
  ],
  ['Poems have a title and an author; judges rate originality 1-5 and rhythm 1-5.', 'Rhythm', 1, 5],
  ['Grant applications; reviewers score each application from 1 to 7 on impact.', 'Score', 1, 7],
  [
    'Routes with name and grade. The number of attempts must be between 1 and 99.',
    'Number of attempts',
    1,
    99,
  ],
  ['Clinica de dolor: cada visita tiene paciente, fecha, dolor 0-10 y notas.', 'Dolor', 0, 10],
  [
    'Carnet de migraines : chaque crise a une date, une douleur de 0 à 10 et un déclencheur.',
    'Douleur',
    0,
    10,
  ],
  ['Weinprobe: Weine mit Name, Rebsorte und Bewertung 1-5.', 'Bewertung', 1, 5],
  ['疼痛日记：每条记录有日期、疼痛程度（0-10）和备注。', '疼痛程度', 0, 10],
  ['سجل الصداع: كل نوبة لها تاريخ وشدة الألم 0-10 وملاحظات.', 'شدة الألم', 0, 10],
])('a range stands at its number, not in its label: %s', (text, label, min, max) => {
  expect(fieldIn(text, label)).toMatchObject({ type: 'number', min, max });
});

test('words with a range in a row are fields, not choices', () => {
  const text =
    'Coffee tasting notes: bean, roaster, acidity on a scale of 1 to 5, body on a scale of 1 to 5.';
  expect(fieldsOf(text).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Bean', 'Roaster', 'Acidity', 'Body']),
  );
});

test('sample rows stay within a range, and use all of it', () => {
  const { blueprint } = understand('Wines with name, grape and a rating (1-5 stars).');
  const ratings = (blueprint?.rows['wine'] ?? []).map(({ rating }) => Number(rating));
  expect(new Set(ratings).size).toBeGreaterThan(2);
  expect(ratings.every((rating) => rating >= 1 && rating <= 5)).toBe(true);
});

test('what an instrument shows may lie outside its range, and is shown then', () => {
  const { blueprint } = understand(
    'Fridges. Each check has a fridge and a temperature. The temperature must be between 2 and 8.',
  );
  const field = blueprint?.entities
    .flatMap(({ fields }) => fields)
    .find(({ label }) => label === 'Temperature');
  expect(field).not.toHaveProperty('max');
  const watched = (blueprint?.pages ?? [])
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'attention' ? [section.when] : []));
  expect(watched).toEqual(
    expect.arrayContaining([
      { op: 'above', field: field?.name, value: 8 },
      { op: 'below', field: field?.name, value: 2 },
    ]),
  );
});

test.each([
  'Stamp collection 1950-1980 with country, year and value.',
  'Second hand shop: items with a title, price and 2-3 photos.',
  'Community hall hire: weddings up to 120 guests, 7 rooms, groups of 3 to 5 tables.',
  'Bakery open 9 to 5, customers order cakes.',
])('numbers that are no range of a field stay out: %s', (text) => {
  const bounded = fieldsOf(text).filter(({ max }) => max !== undefined && max !== 2999);
  expect(bounded).toEqual([]);
});

test('how many years something lasts is no year of the calendar', () => {
  const field = understand('Kids with a name and age in years.').blueprint?.entities[0]?.fields.find(
    ({ label }) => /year|age/i.test(label),
  );
  expect(field?.min).not.toBe(1000);
  const years = understand('Permits: number, holder, years.').blueprint?.entities.flatMap(({ fields }) =>
    fields.filter(({ label }) => label === 'Years'),
  );
  expect(years).toHaveLength(1);
  expect(years?.[0]?.min).toBe(0);
});
