import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Sorts that the words around a noun tell, and where they are chosen.

const entityIn = (text: string, label: string) =>
  understand(text).blueprint?.entities.find((entity) => entity.label === label);

/** The options of a field by their labels; nothing where there is no such choice. */
const optionsIn = (text: string, label: string, name: string): string[] | undefined =>
  entityIn(text, label)
    ?.fields.find((field) => field.label === name)
    ?.options?.map((option) => option.label);

const labelsIn = (text: string): string[] =>
  understand(text).blueprint?.entities.map(({ label }) => label) ?? [];

/** The states of a thing by their labels, in their order. */
const lifeIn = (text: string, label: string): string[] | undefined => {
  const entity = entityIn(text, label);
  return entity?.fields
    .find((field) => field.name === entity.states?.field)
    ?.options?.map((option) => option.label);
};

describe('sorts in front of a noun', () => {
  it.each([
    [
      'A language school with English, Spanish and German courses. Each course has a teacher and a start date.',
      'Course',
      'Language',
      ['English', 'Spanish', 'German'],
    ],
    [
      'Fitness studio with yoga, pilates and spinning classes. Members book a place in a class.',
      'Class',
      'Type',
      ['Yoga', 'Pilates', 'Spinning'],
    ],
    [
      'Our tennis club wants to book courts: four clay and two hard courts, by the hour.',
      'Court',
      'Type',
      ['Clay', 'Hard'],
    ],
  ])('are what it is chosen from: %s', (text, owner, label, options) => {
    expect(optionsIn(text, owner, label)).toEqual(options);
  });

  it('leave the noun its name', () => {
    const text = 'Music school: piano, guitar and drum lessons, pupils, teachers, rooms.';
    expect(labelsIn(text)).toContain('Lesson');
    expect(optionsIn(text, 'Lesson', 'Type')).toEqual(['Piano', 'Guitar', 'Drum']);
  });

  it.each([
    ['Create and edit tasks, assign and close tasks, users and teams.', 'Task'],
    [
      'I run a plumbing company with four lads. There is me and four lads. Jobs have a lad and a date.',
      'Lad',
    ],
    ['Invoices with number and amount; I want to see open and closed invoices.', 'Invoice'],
  ])('are none where it is a deed, a number or a state: %s', (text, owner) => {
    expect(optionsIn(text, owner, 'Type')).toBeUndefined();
  });
});

describe('sorts behind a noun', () => {
  it.each([
    [
      'A small ferry company: ferries, routes, departures, passengers and tickets for people, bikes or cars.',
      'Ticket',
      'Type',
      ['Person', 'Bike', 'Car'],
    ],
    [
      'Our football club sells season tickets for adults, students and children.',
      'Season ticket',
      'Type',
      ['Adult', 'Student', 'Child'],
    ],
    [
      'Volunteers are assigned to shifts at the gate, bar, parking or first aid. Every shift has a start and an end.',
      'Shift',
      'Place',
      ['Gate', 'Bar', 'Parking', 'First aid'],
    ],
    [
      'Blood donors club: donors with blood group, donations of whole blood, plasma or platelets, and appointments.',
      'Donation',
      'Type',
      ['Whole blood', 'Plasma', 'Platelet'],
    ],
  ])('are what it is chosen from: %s', (text, owner, label, options) => {
    expect(optionsIn(text, owner, label)).toEqual(options);
  });

  it('are no sorts where the list began before', () => {
    const text =
      "A notary's office: clients, case files with a type, appointments for signing, documents and invoices.";
    expect(labelsIn(text)).toEqual(expect.arrayContaining(['Document', 'Invoice']));
  });
});

describe('sorts of what is done', () => {
  it.each([
    [
      'Citizens report potholes, broken street lights, graffiti or illegal dumping with a photo. City hall passes each report to a department.',
      'Report',
      'Type',
      ['Pothole', 'Broken street light', 'Graffiti', 'Illegal dumping'],
    ],
    [
      'Advertisers book a quarter, half or full page in an issue at a fixed price.',
      'Booking',
      'Page',
      ['Quarter', 'Half', 'Full'],
    ],
    [
      'People sign up for the run, choose a distance (5 km, 10 km or half marathon) and pay the entry fee.',
      'Sign-up',
      'Distance',
      ['5 km', '10 km', 'Half marathon'],
    ],
    [
      'Guests book a massage, and pay cash, by card or to the room. Each massage has a date and a price.',
      'Booking',
      'Payment method',
      ['Cash', 'Card', 'To the room'],
    ],
    [
      'Customers subscribe to a small, medium or large box, weekly or every two weeks.',
      'Subscription',
      'Frequency',
      ['Weekly', 'Every two weeks'],
    ],
    [
      'Club: members vote yes, no or abstain on motions. A motion has a title and text.',
      'Vote',
      'Answer',
      ['Yes', 'No', 'Abstain'],
    ],
    [
      'In the evening the guests tell us what breakfast they want: sweet, savoury or vegan.',
      'Breakfast',
      'Type',
      ['Sweet', 'Savoury', 'Vegan'],
    ],
  ])('are chosen where it is written down: %s', (text, owner, label, options) => {
    expect(optionsIn(text, owner, label)).toEqual(options);
  });
});

describe('the name of a choice', () => {
  it.each([
    [
      'A bakery takes orders for cakes: size for 8, 12 or 20 people, flavour chocolate, vanilla or lemon, pick-up date.',
      'Order',
      'Flavour',
      ['Chocolate', 'Vanilla', 'Lemon'],
    ],
    [
      'A bakery takes orders for cakes: size for 8, 12 or 20 people, flavour chocolate, vanilla or lemon, pick-up date.',
      'Order',
      'Size',
      ['8 people', '12 people', '20 people'],
    ],
    [
      'Blood pressure diary: date, upper value, pulse, and how I feel: good, ok or bad.',
      'Entry',
      'How I feel',
      ['Good', 'Ok', 'Bad'],
    ],
    [
      'The cooperative collects repair requests from tenants (heating, water, electricity, other) with a photo.',
      'Repair request',
      'Type',
      ['Heating', 'Water', 'Electricity', 'Other'],
    ],
    [
      'A garden centre plans deliveries: customer, address, day, morning or afternoon.',
      'Delivery',
      'Time of day',
      ['Morning', 'Afternoon'],
    ],
    [
      'A repair café lists items people bring in: what is wrong, and whether it was repaired, half repaired or beyond repair.',
      'Item',
      'Result',
      ['Repaired', 'Half repaired', 'Beyond repair'],
    ],
  ])('stands before its values: %s', (text, owner, label, options) => {
    expect(optionsIn(text, owner, label)).toEqual(options);
  });

  it('tells a life once', () => {
    const text =
      'I manage holiday flats and need to know the cleaning status of each flat: dirty, being cleaned, clean or inspected.';
    expect(labelsIn(text)).toEqual(['Holiday flat']);
    expect(lifeIn(text, 'Holiday flat')).toEqual(['Dirty', 'Being cleaned', 'Clean', 'Inspected']);
  });

  it('leaves an amount its own name', () => {
    const text = 'Tool hire: tools, hires with start, end, deposit paid by cash or card.';
    const labels = entityIn(text, 'Hire')?.fields.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Deposit', 'Payment method']));
  });
});

describe('what somebody does to each of something', () => {
  it.each([
    [
      'Our newspaper has letters: name, email, subject, text; the editor publishes, shortens or rejects them.',
      'Letter',
      ['New', 'Published', 'Shortened', 'Rejected'],
    ],
    [
      'Car sharing: cars, members, trips, and damages that someone reports, repairs and closes.',
      'Damage',
      ['Reported', 'Repaired', 'Closed'],
    ],
    ['Students hand in essays; the teacher grades or returns them.', 'Essay', ['New', 'Graded', 'Returned']],
    [
      'We collect ideas from employees. The board accepts it, puts it off or rejects it.',
      'Idea',
      ['Pending', 'Accepted', 'Put off', 'Rejected'],
    ],
  ])('is its life: %s', (text, owner, life) => {
    expect(lifeIn(text, owner)).toEqual(life);
  });

  it('is a result where it passes or fails', () => {
    const text = 'A driving school app: students with phone, and exams that a student passes or fails.';
    expect(optionsIn(text, 'Exam', 'Result')).toEqual(['Passed', 'Failed']);
  });
});

describe('the life of what nobody tells one of', () => {
  it.each([
    [
      'Landlord app with properties, tenants, leases and repairs.',
      'Repair',
      ['Reported', 'In progress', 'Done'],
    ],
    [
      'A club with proposals, votes and tasks.',
      'Proposal',
      ['Submitted', 'In review', 'Accepted', 'Rejected'],
    ],
    [
      'Film festival: directors submit films with running time and country, and films get screenings.',
      'Film',
      ['Submitted', 'In review', 'Accepted', 'Rejected'],
    ],
    [
      'An item is kept, picked up by its owner or given away after three months.',
      'Item',
      ['Kept', 'Picked up', 'Given away'],
    ],
    [
      'In the end an animal is released, passed on to another centre, or it dies. Every animal has a species.',
      'Animal',
      ['In care', 'Released', 'Passed on', 'Died'],
    ],
    [
      'Translation jobs with word count. The translator accepts the job, delivers it, a proofreader checks it.',
      'Translation job',
      ['Accepted', 'Delivered', 'Checked'],
    ],
  ])('is the usual one, or as it is told: %s', (text, owner, life) => {
    expect(lifeIn(text, owner)).toEqual(life);
  });
});

describe('words that are no choice', () => {
  it.each([
    'Two volunteers read the meters in October and April and type the readings in on their phone.',
    'After every stay a cleaner does the changeover and reports anything broken or missing, with a photo.',
  ])('make no type: %s', (text) => {
    const fields = understand(text).blueprint?.entities.flatMap((entity) => entity.fields) ?? [];
    expect(fields.map(({ label }) => label)).not.toContain('Type');
  });
});
