import { expect, test } from 'vitest';
import type { Entity } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// What is done with each thing again and again is a record of its own, and no field of the thing.

const madeOf = (text: string): readonly Entity[] => understand(text).blueprint?.entities ?? [];
const named = (text: string, label: string): Entity | undefined =>
  madeOf(text).find((entity) => entity.label === label);
const fieldsOf = (text: string, label: string): string[] =>
  named(text, label)?.fields.map((field) => field.label) ?? [];
const optionsOf = (text: string, label: string): string[] =>
  named(text, label)?.fields.flatMap(({ options = [] }) => options.map((option) => option.label)) ?? [];

test('who marks each pupil every morning keeps attendance, and the marks are its own', () => {
  const text = 'teachers mark each pupil present, absent or late every morning';
  expect(fieldsOf(text, 'Attendance')).toEqual(expect.arrayContaining(['Pupil', 'Teacher', 'Date']));
  expect(optionsOf(text, 'Attendance')).toEqual(['Present', 'Absent', 'Late']);
  expect(fieldsOf(text, 'Attendance')).not.toContain('Present');
  expect(optionsOf(text, 'Teacher')).toEqual([]);
});

test('who is marked at every training is kept with the training', () => {
  const text =
    'Students with name and birthday. Every training the coach marks each student present, absent or excused.';
  expect(fieldsOf(text, 'Attendance')).toEqual(expect.arrayContaining(['Training', 'Student', 'Coach']));
  expect(optionsOf(text, 'Attendance')).toEqual(['Present', 'Absent', 'Excused']);
  expect(understand(text).questions.map((one) => one.text)).toContain(
    'Can there be several attendance for the same training and student?',
  );
});

test.each([
  ['Puppies have a chip number, a colour and weekly weights', 'Reading', 'Weights'],
  ['Goats with name. Milk yield per goat morning and evening.', 'Reading', 'Milk yield'],
  ['I log my weight every morning', 'Reading', 'Weight'],
  ['fridge temperature checks for a cafe, twice a day', 'Fridge temperature check', 'Temperature'],
  ['crane operators log daily hours per crane', 'Time entry', 'Hours'],
])('what is gauged is a number of its record: %s', (text, record, label) => {
  expect(named(text, record)?.fields.find((field) => field.label === label)?.type).toBe('number');
  for (const entity of madeOf(text))
    if (entity.label !== record) expect(entity.fields.map((field) => field.label)).not.toContain(label);
});

test('what was measured is in no list of the next seven days', () => {
  const { blueprint } = understand('water meter readings of our 36 flats');
  const headings = blueprint?.pages.flatMap((page) =>
    'sections' in page ? page.sections.map((section) => JSON.stringify(section)) : [],
  );
  expect(headings?.join()).not.toContain('seven days');
  expect(fieldsOf('water meter readings of our 36 flats', 'Water meter reading')).not.toContain(
    'Temperature',
  );
});

test('what is measured at each thing so often is a reading of it', () => {
  const text = 'Every morning staff record the temperature of each fridge and initial it';
  expect(fieldsOf(text, 'Reading')).toEqual(expect.arrayContaining(['Fridge', 'Temperature', 'Timestamp']));
  expect(fieldsOf(text, 'Fridge')).not.toContain('Temperature');
});

test('what nobody is said to measure, but twice a day, is a reading too', () => {
  const text =
    'Microbrewery. Brews get a number and a recipe, tank from/to. Gravity and temperature reading twice a day.';
  expect(fieldsOf(text, 'Reading')).toEqual(expect.arrayContaining(['Gravity', 'Temperature reading']));
});

test('what a list notes of each every day is an entry of that day', () => {
  const text =
    'We keep layers in five barns. Every day per barn: eggs collected, dirty eggs, feed in kg, dead birds.';
  expect(fieldsOf(text, 'Daily entry')).toEqual(
    expect.arrayContaining(['Barn', 'Date', 'Dirty eggs', 'Feed', 'Dead birds']),
  );
  expect(named(text, 'Bird')).toBeUndefined();
});

test('questions that are answered for each every day belong to the entry', () => {
  const text =
    'Dogs at our kennel. Staff note what each dog ate, how it slept and if it had meds, every day.';
  expect(fieldsOf(text, 'Daily entry')).toEqual(
    expect.arrayContaining(['Dog', 'What dog ate', 'How it slept', 'Meds']),
  );
});

test('whoever weighs animals keeps weighings with a weight', () => {
  const text = 'I weigh my goats every month and write down worming';
  expect(fieldsOf(text, 'Weighing')).toEqual(expect.arrayContaining(['Goat', 'Date', 'Weight']));
});

test('how often is no part of what it is called', () => {
  const text = 'Patients send me their blood sugar three times a day with a photo of the meal';
  expect(fieldsOf(text, 'Daily entry')).toEqual(
    expect.arrayContaining(['Patient', 'Time', 'Blood sugar', 'Photo']),
  );
});

test('hours that volunteers log are entries of theirs, each time anew', () => {
  const text = 'Volunteers log hours. Each volunteer has a name and phone.';
  expect(fieldsOf(text, 'Time entry')).toEqual(expect.arrayContaining(['Volunteer', 'Hours']));
  expect(fieldsOf(text, 'Time entry')).not.toContain('Duration');
  expect(fieldsOf(text, 'Volunteer')).not.toContain('Hours');
});

test('who does something every morning is nobody of the morning', () => {
  const text = 'Every morning staff record the temperature of each fridge';
  expect(understand(text).blueprint?.roles.map(({ label }) => label)).toEqual(['Staff']);
});

test('what is named already needs no other record', () => {
  const text =
    'As a nurse I want to write a handover note for every shift: what happened, what is still to do.';
  expect(named(text, 'Daily entry')).toBeUndefined();
});

test.each([
  'Each member pays a monthly fee of 20 euros',
  'I want a report of sales each month and a chart of visitors per day',
  'Send every customer an invoice every month',
  'Members can book a court for one hour every week',
  'Users can log in every day and see their orders',
  'We note the address and phone of every customer',
  'Two services every sunday, people sign up for jobs',
])('what is paid, sent, shown or booked so often is no record: %s', (text) => {
  expect(madeOf(text).map(({ label }) => label)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/entry|reading|check|attendance/i)]),
  );
});

test.each([
  [
    'Each machine gets greased every week and I want to know who did it and when',
    'Machine greasing',
    ['Machine', 'Greased by', 'Date'],
  ],
  [
    'The tanks are cleaned every week and we note the date and who did it. Tanks have a size.',
    'Cleaning',
    ['Tank', 'Date'],
  ],
  [
    'Every evening the barman counts the bottles. Bottles have a name.',
    'Count',
    ['Bottle', 'Quantity', 'Date'],
  ],
])('what is done so often is kept with who and when: %s', (text, record, labels) => {
  expect(fieldsOf(text, record)).toEqual(expect.arrayContaining(labels));
});

test('how often something is done is no product and no field', () => {
  const text = 'Toilets are cleaned three times a day. Cleaners tick it with the time.';
  expect(madeOf(text).flatMap(({ fields }) => fields.map(({ type }) => type))).not.toContain('computed');
  expect(fieldsOf(text, 'Toilet').join()).not.toMatch(/times/);
});

test.each(['nurse', 'guide', 'beekeeper'])('the %s who checks people often keeps checks', (who) => {
  const text = `Our ${who}s check the patients twice a day and note the temperature.`;
  expect(madeOf(text).map(({ label }) => label)).not.toContain('Attendance');
  expect(fieldsOf(text, 'Check')).toEqual(expect.arrayContaining(['Patient', 'Time', 'Temperature']));
});
