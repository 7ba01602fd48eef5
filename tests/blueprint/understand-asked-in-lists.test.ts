import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
const fieldsOf = (text: string) =>
  understand(text)
    .facts.fields.filter(({ source }) => source.from === 'text')
    .map(({ owner, label, type }) => `${owner}.${label}: ${type}`);

describe('who has or does something, asked among fields', () => {
  it.each([
    ['Cars: plate, model, and who drives it.', 'car.driven by: text'],
    ['Keys with number, door and who has it now.', 'key.held by: text'],
    ['Machines with name, location and who looks after it.', 'machine.looked after by: text'],
    ['Books: title, author and who I lent it to.', 'book.lent to: text'],
  ])('is a field: %s', (text, field) => {
    expect(fieldsOf(text)).toContain(field);
  });
});

describe('what was done, counted among fields', () => {
  const text = 'Shifts with start, end, kilometres driven, deliveries made and bottles filled.';

  it('is a number', () => {
    expect(fieldsOf(text)).toEqual(
      expect.arrayContaining(['shift.deliveries made: number', 'shift.bottles filled: number']),
    );
  });

  it('keeps no things of it', () => {
    expect(thingsOf(text)).toEqual(['shift']);
  });
});

describe('what is left behind by guests', () => {
  it('is theirs, and no leave from work', () => {
    const text = 'Guests leave passport number and country. Beds have a number.';
    expect(thingsOf(text)).toEqual(['bed', 'guest']);
    expect(fieldsOf(text)).toEqual(
      expect.arrayContaining(['guest.passport number: text', 'guest.country: text']),
    );
  });
});

describe('what somebody tracks', () => {
  it('is kept, and nothing to choose from', () => {
    const text =
      'Freelance designers track projects, tasks, time spent and invoices; clients can see progress.';
    expect(thingsOf(text)).toEqual(expect.arrayContaining(['project', 'task', 'invoice', 'client']));
    expect(thingsOf(text)).not.toContain('progress');
  });
});

describe('what is told of some rows', () => {
  it.each([
    ['Housekeeping sees which rooms are dirty, clean or inspected.', 'room', ['dirty', 'clean', 'inspected']],
    ['The office knows which vans are free, out or in the garage.', 'van', ['free', 'out', 'in the garage']],
  ])('is their life: %s', (text, owner, values) => {
    const { states } = understand(text).facts;
    expect(states).toContainEqual(expect.objectContaining({ owner, values }));
  });
});

describe('an app that opens with a sentence', () => {
  it.each([
    ['Housekeeping sees which rooms are dirty, clean or inspected.', 'Rooms'],
    ['Patients wait, are called, are with the doctor, or have left.', 'Patients'],
    ['Translation jobs come in, I assign a translator.', 'Translation jobs'],
    ['The bike comes in, gets inspected, repaired and picked up.', 'Bikes'],
    ['Grant projects run from idea via proposal and running to finished.', 'Grant projects'],
    ['Our gatekeeper sets the booking to at gate, docked, unloading, done, or no show.', 'Bookings'],
    ['Guests leave passport number and country. Beds have a number.', 'Beds'],
  ])('is called by what it keeps: %s', (text, name) => {
    expect(understand(text).blueprint?.name).toBe(name);
  });
});

describe('a list of fields', () => {
  it('goes on behind what is to be shown on a map', () => {
    const text = 'Wildlife sightings: species, place on a map, time, number of animals, photo.';
    const labels = understand(text).facts.fields.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['place', 'time', 'number of animals']));
  });
});
