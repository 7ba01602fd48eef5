import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THINGS } from '#blueprint/understand/ontology/index.ts';
import { APP_LANGUAGES } from '#blueprint/kinds.ts';
import { understand } from '#blueprint/understand/index.ts';
import { appOf, expectWhole } from '../support/whole-app.ts';

describe('the app of a description', () => {
  it('is whole whatever was written, and the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expectWhole(text);
        expect(appOf(text)).toEqual(appOf(text));
      }),
      { numRuns: 40 },
    );
  });

  it('refers to minutes of a meeting where others last as many minutes', () => {
    expectWhole('Meeting minutes no double booking Customer Customer');
  });

  describe('is whole for things and clauses thrown together', () => {
    const CLAUSES = [
      'with',
      'has',
      'each',
      'status:',
      'new, done, cancelled',
      'from draft to sent to paid',
      ',',
      '. ',
      '\n- ',
      ':',
      'and',
      'can book',
      'only managers can delete',
      'no double booking',
      'at most 5',
      'below 5',
      'remind me 3 days before',
      'belongs to',
      'per',
      'total = price times quantity',
      'number of',
      'calendar of',
      'kanban board',
      'stock goes down',
      'start must be before end',
      'only one per',
      'start date',
      'end date',
      'due date',
      'price',
      'quantity',
      'stock',
      'con',
      'estado: nuevo, hecho, cancelado',
      'mit',
      'Status: neu, erledigt, storniert',
      'avec',
      'statut : nouveau, annulé',
      '和',
      '状态：新建、完成、已取消',
      'مع',
    ];
    it.each(APP_LANGUAGES)('in %s', (language) => {
      const words = THINGS.flatMap(({ names }) => [names[language].one, names[language].many]);
      const text = fc
        .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...CLAUSES)), {
          minLength: 2,
          maxLength: 30,
        })
        .map((parts) => parts.join(' '));
      fc.assert(fc.property(text, expectWhole), { numRuns: 20 });
    });
  });
});

describe('the calendar of a thing', () => {
  const spanOf = (text: string) => {
    const page = appOf(text)?.pages.find(({ kind }) => kind === 'calendar');
    return [page?.start, page?.end];
  };
  it('begins with no day that something ends on, where there is another', () => {
    expect(spanOf('Leases with end date, start date and rent, as a calendar')).toEqual([
      'startDate',
      'endDate',
    ]);
  });
  it('ends after it begins in every row, also where two days have nothing to do with each other', () => {
    expectWhole('Comments with end date and due date, as a calendar');
    expectWhole('Drafts: end must be before start. Drafts have a start and an end, as a calendar');
  });
  it('has a last day in every row where one is asked for, also of those who are still there', () => {
    expectWhole('Walker statut : nouveau, annulé , end date Leave request');
  });
  it('ends by a word for an end, and by no part of another word', () => {
    expect(spanOf('Lessons with lesson date, attendance date and room, as a calendar')).toEqual([
      'lessonDate',
      undefined,
    ]);
  });
});

describe('the life of a thing', () => {
  const steps = (text: string, noun: string) =>
    appOf(text)
      ?.entities.find(({ label }) => label === noun)
      ?.states?.transitions.map(({ from, to }) => `${from} ${to}`) ?? [];

  it('comes back to where it rests, and a process does not come back', () => {
    expect(steps('Bikes to hire. Each bike is available, hired or in repair.', 'Bike')).toEqual(
      expect.arrayContaining(['available hired', 'hired available', 'in-repair available']),
    );
    expect(steps('Letters. A letter goes from draft to signed to sent.', 'Letter')).toEqual([
      'draft signed',
      'signed sent',
    ]);
  });

  it('is called a status in the language of the app', () => {
    const app = appOf(
      'Un taller con coches y reparaciones. Cada reparación está pedida, en curso o terminada.',
    );
    const repair = app?.entities.find(({ label }) => label === 'Reparación');
    expect(repair?.fields.find(({ name }) => name === repair.states?.field)?.label).toBe('Estado');
  });

  it('has nothing rented or lent where nobody keeps rentals or loans', () => {
    const statesOf = (text: string, label: string) =>
      appOf(text)
        ?.entities.find((entity) => entity.label === label)
        ?.fields.flatMap(({ options = [] }) => options.map((option) => option.label)) ?? [];
    expect(statesOf('Motor workshop with customers, cars and repairs', 'Car')).not.toContain('Rented');
    expect(statesOf('Hire firm with customers, cars and rentals', 'Car')).toContain('Rented');
    expect(statesOf('A club with members, instruments and loans', 'Instrument')).toContain('On loan');
  });
});

describe('the first page', () => {
  it('tells who comes to a class by its bookings, and gives the class to nobody', () => {
    const { facts } = understand('Yoga studio: members book classes with date and teacher');
    const linksOf = (noun: string) => facts.relations.filter(({ from }) => from === noun).map(({ to }) => to);
    expect(linksOf('class')).toEqual(['teacher']);
    expect(linksOf('booking').sort()).toEqual(['class', 'member']);
  });

  it('wants filled in what rows are told apart by, as far as it was said', () => {
    const { blueprint } = understand(
      'Yoga studio: members book classes. Each class has a date and a teacher.',
    );
    const neededOf = (label: string) =>
      blueprint?.entities
        .find((one) => one.label === label)
        ?.fields.filter(({ required }) => required)
        .map((field) => field.label);
    expect(neededOf('Booking')).toEqual(['Member', 'Starts', 'Status']);
    expect(neededOf('Class')).toEqual(['Name']);
  });

  it('adds up what comes in, and not the prices of what is booked or paid by the hour', () => {
    const sumsIn = (description: string) =>
      understand(description)
        .blueprint?.pages.flatMap(({ sections }) => sections)
        .flatMap((section) => (section.kind === 'figures' ? section.figures : []))
        .flatMap((figure) => (figure.measure === 'sum' ? [figure.label] : []));
    expect(sumsIn('Students book classes. Each class has a date, a teacher and a price.')).toEqual([]);
    expect(sumsIn('Repairs with date, hourly rate and customer')).toEqual([]);
    expect(sumsIn('Repairs with date, price and customer')).toEqual(['Repairs: price']);
  });

  it('calls things without a name by a text of theirs and what they belong to', () => {
    const { blueprint } = understand('Students make pieces. Each piece has a photo and a glaze colour.');
    const piece = blueprint?.entities.find(({ label }) => label === 'Piece');
    expect(piece?.title).toBe('{glazeColour}, {student}');
    expect(blueprint?.rows[piece?.name ?? '']?.map(({ glazeColour }) => glazeColour)).not.toContain(
      'Piece 1',
    );
  });

  it('leads to the thing whose life was told, and leaves the figures to the dashboard', () => {
    const app = appOf(
      'A clinic with patients, doctors and visits. A visit is booked, done or cancelled. Dashboard of visits by month.',
    );
    const home = app?.pages.find(({ kind }) => kind === 'home')?.sections ?? [];
    expect(home[0]).toMatchObject({ kind: 'hero', action: { path: '/visits' } });
    expect(home.map(({ kind }) => kind)).not.toContain('figures');
  });
});

describe('the sample rows', () => {
  it('of pupils are children, and those of their teachers are not', () => {
    const app = appOf('A school with pupils and teachers. Both have a name and a date of birth.');
    const years = (noun: string) =>
      (app?.rows[noun] ?? []).map(({ dateOfBirth }) => Number(String(dateOfBirth).slice(0, 4)));
    expect(Math.min(...years('pupil'))).toBeGreaterThan(2005);
    expect(Math.min(...years('teacher'))).toBeLessThan(1990);
  });

  it('of what may not overlap begin at different hours of the day', () => {
    const app = appOf(
      'A tennis club. Members book a court from a time to a time; a court can’t be booked twice.',
    );
    const rule = app?.rules.find(({ kind }) => kind === 'noOverlap');
    expect(rule?.kind).toBe('noOverlap');
    const hours = (app?.rows[rule?.entity ?? ''] ?? []).map((row) =>
      /T\d\d:\d\d/.exec(String(rule?.kind === 'noOverlap' ? row[rule.start] : '')),
    );
    expect(new Set(hours.map(String)).size).toBeGreaterThan(3);
  });
});

describe('what needs attention', () => {
  const watched = (text: string) =>
    (appOf(text)?.pages ?? []).flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'attention' ? [section.when] : [])),
    );

  it('is what falls below its minimum, and never the minimum itself', () => {
    const found = watched(
      'Drugs with a minimum and a stock. Alert when the stock of a drug falls below its minimum.',
    );
    expect(new Set(found.map((when) => JSON.stringify(when))).size).toBe(1);
    expect(found[0]).toMatchObject({ op: 'below', field: 'stock', value: 'minimum' });
  });
});
