import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// How an app is asked for, and clauses that follow their noun without "that".

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`Nothing was understood of: ${text}`);
  return blueprint;
};
const labels = (text: string) => appOf(text).entities.map(({ label }) => label);

describe('how an app is asked for', () => {
  const openings = [
    'An app for ',
    'Build me an app for ',
    'Please build me a simple app for ',
    'Can you make me a small web app for ',
    'I would like you to create a nice, easy tool to manage ',
    'Give me an app for ',
    'I want an app that tracks ',
    'Develop a mobile app which records ',
    'Looking for software for ',
    "I'm looking for a tool to keep track of ",
    'Help me build an app that helps me keep track of ',
    'I need some help managing ',
    'I would like to catalogue ',
  ];
  it.each(openings)('says nothing of what it keeps: %s', (opening) => {
    const text = `${opening}my plants: name, species, last watered and photo.`;
    expect(labels(text)).toEqual(['Plant']);
    const fields = appOf(text).entities[0]?.fields.map(({ label }) => label);
    expect(fields).toEqual(expect.arrayContaining(['Name', 'Species', 'Last watered', 'Photo']));
  });
  it.each(openings)('leaves a list of things as it is: %s', (opening) => {
    const text = `${opening}customers, orders and invoices. Every order has a delivery date and a total.`;
    expect(labels(text).sort()).toEqual(['Customer', 'Invoice', 'Order']);
  });

  it('names the app after what it keeps, and not after the keeping', () => {
    expect(appOf('Create a simple app for logging my runs: date, distance and time.').name).toBe('Runs');
    expect(appOf('Make a small tool for registering visitors: name, company, arrival.').name).toBe(
      'Visitors',
    );
  });

  it.each([
    ['Time tracking for freelancers: clients, projects with hourly rate and budget, invoices.', 'Freelancer'],
    ['Lead tracking for solar companies: leads, quotes, installations.', 'Company'],
    ['Class scheduling for yoga studios: teachers, classes, rooms.', 'Yoga studio'],
  ])('keeps no table of whom a title says that it is for: %s', (text, whom) => {
    expect(labels(text)).not.toContain(whom);
  });
  it('keeps a table of whom the list behind the title names', () => {
    expect(labels('Shift planning for nurses: nurses, wards, shifts.')).toEqual(['Nurse', 'Ward', 'Shift']);
  });
});

describe('a clause that follows its noun without "that"', () => {
  it.each([
    ['Student housing with rooms, and repair requests students can submit.', 'Repair request', 'Student'],
    ['Catering: events, menus, and quotes the client has to accept.', 'Quote', 'Client'],
    ['Museum: objects, rooms, and tours visitors book.', 'Tour', 'Room'],
    ['Bakery: products, orders customers place by phone, deliveries.', 'Order', 'Customer'],
    ['School: teachers, classes, homework pupils hand in by a due date.', 'Homework', 'Pupil'],
    ['Keep the invoices suppliers send us, with number, amount and due date.', 'Invoice', 'Supplier'],
    ['Track the bugs testers find and the releases they were found in.', 'Bug', 'Tester'],
    ['Dance school: courses, teachers, and trial lessons people can book online.', 'Trial lesson', 'Teacher'],
  ])('is no part of its name: %s', (text, told, other) => {
    const things = labels(text);
    expect(things).toEqual(expect.arrayContaining([told, other]));
    expect(things.filter((label) => /s \w/.test(label))).toEqual([]);
  });

  it.each([
    ['Committee members vote on grants. Each grant has a title and an amount.', 'Grant'],
    ['For each order customers pay a deposit. Orders have a date and a total.', 'Order'],
    ['At weekends guests eat on the terrace. Tables have a number and seats.', 'Table'],
  ])('is none where the sentence only begins with something: %s', (text, kept) => {
    expect(labels(text)).toContain(kept);
    expect(labels(text).filter((label) => /s \w/.test(label))).toEqual([]);
  });

  it('leaves the name of the app without it', () => {
    expect(appOf('Keep the invoices suppliers send us, with number and amount.').name).toBe('Invoices');
  });
});
