import { describe, expect, it } from 'vitest';
import { understand } from '../../blueprint/understand/index.ts';

// What charts draw: the rows, the number and the parts that were asked for.

function chartsOf(description: string): string[] {
  const { blueprint } = understand(description);
  return (blueprint?.pages ?? []).flatMap(({ kind, sections }) =>
    sections.flatMap((section) =>
      kind === 'dashboard' && section.kind === 'chart'
        ? [
            [
              section.entity,
              section.measure,
              section.field ?? 'rows',
              'by',
              section.stack === undefined ? section.by : `${section.stack}, ${section.by}`,
              section.unit ?? '',
            ]
              .join(' ')
              .trim(),
          ]
        : [],
    ),
  );
}

describe('a chart', () => {
  it.each([
    [
      'Attendance for a primary school: classes with their pupils, and for every lesson a register where each pupil is marked present, late, absent or excused. The head wants a chart of absences by class.',
      'absent',
    ],
    ['Jobs: customer, date, quoted, accepted or completed. A chart of completed jobs by month.', 'completed'],
    ['Jobs: customer, date, quoted, accepted or completed. A chart of jobs by month.', undefined],
  ])('counts only what its name says: %s', (description, is) => {
    const [chart] = (understand(description).blueprint?.pages ?? []).flatMap(({ sections }) =>
      sections.flatMap((one) => (one.kind === 'chart' ? [one] : [])),
    );
    expect(chart?.where?.is).toBe(is);
  });

  it.each([
    [
      'Beach cleanups: beach, date, volunteers, kilos of rubbish collected, bags. I want a chart of kilos per beach.',
      'beachCleanup sum rubbishKilosCollected by beach',
    ],
    [
      'Fuel log for our vans: van, date, litres, price, mileage. A graph of litres per van.',
      'entry sum litres by van',
    ],
    [
      'We sell cakes. Orders have customer, flavour, size, price, pickup date. End of the month I want to see how much I took per sort of cake.',
      'order sum price by cake',
    ],
    [
      'Kids reading: child, book, pages, date. They want to see who read the most pages, as bars.',
      'kidsReading sum pages by child',
    ],
    [
      'Complaints at a hotel: guest, room, category (noise, cleaning, food, staff), date, solved yes/no. Which category comes up most?',
      'complaint count rows by category',
    ],
    [
      'Running log: date, distance, time, shoes, route. pace over time and km per month as charts',
      'entry average pace by date month',
    ],
  ])('draws the number that is named, of what has it: %s', (description, chart) => {
    expect(chartsOf(description)).toContain(chart);
  });

  it.each([
    [
      'Track my weight every morning: date, weight, waist, mood. Show my weight as a line chart.',
      'average weight by date',
    ],
    [
      'Beehives: hive, inspection date, frames of brood, honey in kg. I would like to see how the honey develops over the years.',
      'honey by inspectionDate year',
    ],
    [
      'Patients do exercises and rate pain from 0 to 10 each day. I want to see whether the pain is getting better.',
      'average pain by date',
    ],
    ['Plant growth: plant, date, height in cm, photo. Plus a graph.', 'average height by date'],
  ])('is drawn over time where something is to be followed: %s', (description, chart) => {
    expect(chartsOf(description).join('\n')).toContain(chart);
  });

  it('stands for each figure of a list', () => {
    expect(
      chartsOf(
        'Bike workshop. Jobs: customer, bike, job type (tyre, brakes, gears), price, date done. Reports: income per month, jobs per type, average price per job type.',
      ),
    ).toEqual(
      expect.arrayContaining([
        'job sum price by dateDone month',
        'job count rows by jobType',
        'job average price by jobType',
      ]),
    );
  });

  it.each([
    'As a nurse I want to write a handover note for every shift: what happened, what is still to do.',
    'Cottages with a name and a price per night. I need to know the price per night.',
    'He gets pocket money every week and writes down what he buys: item, amount, date.',
  ])('is none of what is only told: %s', (description) => {
    const { facts } = understand(description);
    expect(facts.pages.filter(({ kind, source }) => kind === 'dashboard' && source.from === 'text')).toEqual(
      [],
    );
  });
});

describe('what a chart is called', () => {
  const headingsOf = (text: string) =>
    understand(text).facts.pages.flatMap(({ kind, title }) =>
      kind === 'dashboard' && title !== undefined ? [title] : [],
    );
  it.each([
    [
      'We log catches with species and weight. A chart of the weight by year would be great.',
      ['weight by year'],
    ],
    [
      "Sales with item, amount and date. I'd like a chart of total sales by month, it would help.",
      ['total sales by month'],
    ],
    ['Monthly revenue chart. Jobs with customer, price, date.', ['revenue per month']],
    [
      'Donations with shop, weight in kilos and what it was. Show the total weight donated each month.',
      ['total weight donated each month'],
    ],
  ])('is what it draws: %s', (text, titles) => {
    expect(headingsOf(text)).toEqual(titles);
  });

  it('adds up kilos, and makes no field of their sum', () => {
    const text =
      'Donations with shop, weight in kilos and what it was. Show the total weight donated each month.';
    const { facts } = understand(text);
    expect(facts.fields.map(({ label }) => label)).not.toContain('total weight');
    expect(facts.pages.find(({ title }) => title !== undefined)?.chart).toMatchObject({
      of: 'sum',
      field: 'weight',
    });
  });
});

describe('what somebody is owed or earned', () => {
  it.each([
    ['Jobs have a fee and a driver. I need to see how much we owe each driver per week.', 'fee', 'driver'],
    [
      'Rides have a price, a driver and a date. Overview of what each driver earned per month.',
      'price',
      'driver',
    ],
    ['Lessons: student, hours, fee. I want to know what each student paid.', 'fee', 'student'],
  ])('is added up for each of them, and no field: %s', (text, field, by) => {
    const { facts } = understand(text);
    expect(facts.pages.find(({ chart }) => chart)?.chart).toMatchObject({ of: 'sum', field, by });
    expect(facts.fields.filter(({ label }) => /owe|earn|paid/.test(label))).toEqual([]);
  });
});
