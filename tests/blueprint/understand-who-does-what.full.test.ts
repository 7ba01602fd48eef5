import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// "Nurses work shifts, and managers approve requests": who does what, where a word could be a noun as well.

const entitiesOf = (text: string) => understand(text).blueprint?.entities ?? [];
const plurals = (text: string) => entitiesOf(text).map(({ plural }) => plural.toLowerCase());

describe('what people do is no part of what they are called', () => {
  it.each([
    ['nurses work shifts', 'nurses', 'shifts'],
    ['firefighters fight fires', 'firefighters', 'fires'],
    ['farmers milk cows', 'farmers', 'cows'],
    ['guards patrol sites', 'guards', 'sites'],
    ['groomers groom dogs', 'groomers', 'dogs'],
    ['mechanics service cars', 'mechanics', 'cars'],
    ['roasters blend coffees', 'roasters', 'coffees'],
    ['authors draft chapters', 'authors', 'chapters'],
    ['curators stage exhibitions', 'curators', 'exhibitions'],
    ['weavers weave rugs', 'weavers', 'rugs'],
  ])('%s', (clause, who, what) => {
    for (const text of [
      `We need an app where ${clause}.`,
      `Company: ${clause}, and managers approve requests.`,
    ]) {
      const kept = plurals(text);
      expect(kept).toContain(who);
      expect(kept).toContain(what);
    }
  });

  it('reads a gift of donors as a donation', () => {
    const kept = plurals('Food bank: volunteers work shifts, and donors give food or money.');
    expect(kept).toEqual(['volunteers', 'shifts', 'donors', 'donations']);
  });

  it('still reads nouns that stand side by side as one', () => {
    expect(plurals('Members have phone numbers and delivery addresses.')).toEqual(['members']);
    expect(plurals('Sales reps visit shops and write visit reports.')).toContain('shops');
  });

  it('keeps notes that somebody writes of each visit, beside the visits', () => {
    const text =
      'Physiotherapy clinic with patients, therapists and appointments. After each appointment the therapist writes a session note.';
    expect(plurals(text)).toContain('session notes');
    const note = entitiesOf(text).find(({ label }) => label === 'Session note');
    expect(note?.fields.flatMap((field) => (field.type === 'reference' ? [field.entity] : []))).toEqual(
      expect.arrayContaining(['appointment', 'therapist']),
    );
  });
});

describe('the title of a description', () => {
  it.each([
    ['Scheduling for a small observatory: telescopes, astronomers and proposals.', /schedul|observator/],
    ['Ordering app for a school canteen: dishes, menus and students.', /canteen/],
    ['Wood stock for a joinery: boards, suppliers and deliveries.', /joiner/],
    ['Personal finances: accounts, income and expenses with date and amount.', /financ/],
    ['Staff planning for a hospital ward: nurses, shifts and absences.', /planning|ward/],
  ])('is nothing that is kept: %s', (text, title) => {
    const kept = plurals(text);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.filter((one) => title.test(one))).toEqual([]);
  });

  it.each(['Museum', 'Festival', 'Kindergarten'])('names the app where clauses follow: %s', (title) => {
    expect(understand(`${title}: guides lead tours, and visitors buy tickets.`).blueprint?.name).toBe(title);
  });

  it('is no field of a list that begins with plots', () => {
    const [bottling] = entitiesOf('Vineyard management with plots, harvests, tanks and bottlings.').filter(
      ({ label }) => label === 'Bottling',
    );
    expect(bottling?.fields.map(({ label }) => label)).not.toContain('Vineyard management');
  });
});

describe('what stands in a list', () => {
  it('leaves examples out, and gives what is said behind them to what they are examples of', () => {
    const [item, ...others] = entitiesOf(
      'Event rental: items such as tents, tables and chairs with quantity and daily price, customers and orders.',
    );
    expect(item?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Quantity', 'Daily price']),
    );
    expect(others.map(({ label }) => label)).toEqual(['Customer', 'Order']);
  });

  it('keeps a number by which something is known as a field of that', () => {
    const [product, ...others] = entitiesOf(
      'Hardware shop with products, barcodes, shelf numbers and suppliers.',
    );
    expect(product?.fields.map(({ label }) => label)).toContain('Shelf number');
    expect(others.map(({ label }) => label)).toEqual(['Supplier']);
  });

  it('keeps what is tracked of something in a title', () => {
    expect(
      plurals('Track what my two cars cost me: fill-ups with date and litres, repairs with cost.'),
    ).toEqual(expect.arrayContaining(['cars', 'fill-ups', 'repairs']));
  });

  it('keeps the yarns of a stash, and how many are left as a number', () => {
    const [yarn] = entitiesOf(
      'Knitting: projects, and my yarn stash with colour and how many skeins are left.',
    ).filter(({ label }) => label === 'Yarn');
    expect(yarn?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Colour', 'Number of skeins']),
    );
  });

  it('takes no day for somebody', () => {
    expect(plurals('On Thursday two drivers deliver the boxes along fixed routes.')).toEqual([
      'drivers',
      'boxes',
      'routes',
    ]);
  });

  it('refers to whom something comes from behind a list of fields', () => {
    const [lot] = entitiesOf(
      'Each barrel has an origin, a variety and a weight, and comes from an importer.',
    );
    expect(lot?.fields.filter(({ type }) => type === 'reference').map(({ label }) => label)).toEqual([
      'Importer',
    ]);
  });
});

const entity = (text: string, label: string) => entitiesOf(text).find((one) => one.label === label);
const fieldsOf = (text: string, label: string) =>
  entity(text, label)?.fields.map((field) => field.label) ?? [];

describe('what is said at the end of a list, or of each', () => {
  it('gives every one of them a minimum where that stands last', () => {
    const text =
      'Stock for our pharmacy: medicines with code and price, wholesalers, and a minimum stock for every medicine.';
    expect(fieldsOf(text, 'Medicine')).toContain('Minimum stock');
  });

  it('counts how many of each are there', () => {
    const text =
      'My wine cellar: wines with region and price, how many bottles of each I still have, and tasting notes.';
    expect(fieldsOf(text, 'Wine')).toContain('Number of bottles');
    expect(plurals(text)).toEqual(['wines', 'tasting notes']);
  });

  it('keeps the hours that are spent on something', () => {
    const text =
      'Each project has a client and a budget. A project goes through several phases, each with a fee and a deadline. Employees write down their hours on a phase.';
    expect(plurals(text)).toEqual(expect.arrayContaining(['projects', 'phases', 'time entries']));
    expect(fieldsOf(text, 'Time entry')).toContain('Phase');
  });

  it('gives what each of several has to them', () => {
    const text = 'Courses have several modules, each with a title and a length.';
    expect(fieldsOf(text, 'Module')).toEqual(expect.arrayContaining(['Course', 'Title', 'Length']));
  });

  it('keeps who was at which rehearsal as attendance', () => {
    expect(plurals('Choir: singers, rehearsals and who was at which rehearsal.')).toEqual([
      'singers',
      'rehearsals',
      'attendance',
    ]);
  });

  it('keeps monthly fees beside the classes that they follow in a list', () => {
    const text = 'Dance school: teachers, students, classes with style, level and weekday, and monthly fees.';
    expect(fieldsOf(text, 'Class')).not.toContain('Monthly fees');
    expect(plurals(text)).toContain('fees');
  });

  it('keeps weight and height as measurements where they are listed beside what happens', () => {
    const text = 'Baby log: feedings with time and amount, naps, nappies, weight and height.';
    expect(fieldsOf(text, 'Measurement')).toEqual(expect.arrayContaining(['Date', 'Weight', 'Height']));
    expect(fieldsOf(text, 'Nap')).not.toContain('Weight');
    expect(fieldsOf('Products with price, weight and height.', 'Product')).toContain('Weight');
  });
});

describe('what somebody notes or gives', () => {
  it('is of the visit that it is noted at', () => {
    const text = 'Midwives make home visits and write down weight, blood pressure and remarks.';
    expect(fieldsOf(text, 'Home visit')).toEqual(expect.arrayContaining(['Blood pressure', 'Remarks']));
  });

  it('is of the loan where a school lends something', () => {
    const text = 'Our school lends laptops to pupils. Pupils take one home with a start and a return date.';
    expect(fieldsOf(text, 'Loan')).toEqual(expect.arrayContaining(['Laptop', 'Pupil', 'Return date']));
  });

  it('is of the review that it is given with', () => {
    const text = 'Board members review the applications and give a score and a comment.';
    expect(plurals(text)).not.toContain('comments');
    expect(fieldsOf(text, 'Review')).toEqual(expect.arrayContaining(['Score', 'Comment']));
  });

  it('is a step of a life, and somebody to whom it was handed', () => {
    const text = 'A defect is reported, assigned to a contractor and then fixed.';
    const states = entity(text, 'Defect')?.fields.flatMap((field) =>
      field.type === 'select' ? [(field.options ?? []).map(({ label }) => label)] : [],
    );
    expect(states).toContainEqual(['Reported', 'Assigned', 'Fixed']);
    expect(fieldsOf(text, 'Defect')).toContain('Contractor');
  });
});

describe('stock', () => {
  it('is kept of what a description is the stock of', () => {
    const text =
      'Drinks stock for our bar: drinks with category, bottle size and purchase price, and suppliers.';
    expect(fieldsOf(text, 'Drink')).toContain('In stock');
  });

  it('has goods and no reading matter where articles are ordered', () => {
    const text = 'Office supplies: articles with stock and reorder level, suppliers and purchase orders.';
    expect(fieldsOf(text, 'Article')).not.toContain('Published on');
    expect(fieldsOf(text, 'Article')).toContain('Supplier');
  });
});
