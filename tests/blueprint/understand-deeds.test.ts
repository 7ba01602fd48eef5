import { describe, expect, it } from 'vitest';
import type { Entity } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// What somebody does is a record, of who did it and of what it was done to.

const madeOf = (text: string): readonly Entity[] => understand(text).blueprint?.entities ?? [];
const labelsOf = (text: string): string[] => madeOf(text).map(({ label }) => label);
const fieldsOf = (text: string, label: string): string[] =>
  madeOf(text)
    .find((entity) => entity.label === label)
    ?.fields.map((field) => field.label) ?? [];

describe('what leaves a record by itself', () => {
  it.each([
    ['We need a place where visitors can rent bikes online.', 'Rental', ['Visitor', 'Bike']],
    ['List the proposals so that members can vote on them.', 'Vote', ['Member', 'Proposal']],
    ['A site for collectors to trade stamps.', 'Trade', ['Collector', 'Stamp']],
    ['I would like families to be able to sponsor trees.', 'Sponsorship', ['Family', 'Tree']],
    ['Runners take part in races.', 'Participation', ['Runner', 'Race']],
    ['Companies can apply for grants on our site.', 'Application', ['Company', 'Grant']],
    ['Engineers inspect boilers. Boilers have a model.', 'Inspection', ['Engineer', 'Boiler']],
  ])('is kept: %s', (text, label, fields) => {
    expect(fieldsOf(text, label)).toEqual(expect.arrayContaining(fields));
  });

  it('is not done by looking after what the app keeps', () => {
    expect(labelsOf('Editors can edit recipes and upload photos. Recipes have a title.')).toEqual(
      expect.not.arrayContaining(['Editing', 'Upload', 'Uploading']),
    );
  });

  it('is not kept twice where it has a name', () => {
    const labels = labelsOf('Guests can reserve rooms. Bookings have a start date and an end date.');
    expect(labels).toContain('Booking');
    expect(labels).not.toContain('Reservation');
  });

  it('is none where a thing is put into another state', () => {
    expect(labelsOf('Readers can mark books as read.')).not.toContain('Mark');
  });
});

describe('what is noted of each time', () => {
  it.each([
    [
      'Some vets treat several horses, and we write down the date and a note.',
      'Treatment',
      ['Vet', 'Horse', 'Date', 'Note'],
    ],
    [
      'We have filing cabinets. Mechanics replace them, and each time we note the date.',
      'Replacement',
      ['Mechanic', 'Date'],
    ],
    [
      'Some technicians calibrate several scales, and we write down the date and a note.',
      'Calibration',
      ['Technician', 'Scale', 'Date', 'Note'],
    ],
    [
      'Our dentists examine patients. For each one we record the date and the price.',
      'Examination',
      ['Price'],
    ],
    ['How often do gardeners water beds? Keep a log with the date.', 'Watering', ['Gardener', 'Bed', 'Date']],
    [
      'List boilers so that technicians can clean them. We want to see what was cleaned last month.',
      'Cleaning',
      ['Technician', 'Boiler', 'Date'],
    ],
    [
      'I would like coaches to be able to train swimmers, and to see later who did it and when.',
      'Training',
      ['Coach', 'Swimmer'],
    ],
    [
      'We have pupils. Tutors teach them, and each time we note the date.',
      'Lesson',
      ['Tutor', 'Pupil', 'Date'],
    ],
    ['How often do nurses give medicines? Keep a log with the date.', 'Dose', ['Nurse', 'Medicine', 'Date']],
    [
      'When a hiker climbs a peak, someone writes down the date and remarks.',
      'Climb',
      ['Peak', 'Date', 'Remarks'],
    ],
  ])('is kept with who does it, and to what: %s', (text, label, fields) => {
    expect(fieldsOf(text, label)).toEqual(expect.arrayContaining(fields));
  });

  it('is of what is done and of no note', () => {
    const labels = labelsOf('We have matches. Players score in them, and each time we note the date.');
    expect(labels).toEqual(['Match', 'Player', 'Score']);
  });
});

describe('what is asked of a deed', () => {
  it.each([
    [
      'An app to track which members attended which classes and when.',
      'Attendance',
      ['Member', 'Class', 'Date'],
    ],
    ['Dogs, vets and who vaccinated what.', 'Vaccination', ['Dog']],
    ['Which volunteers signed up for which shifts and when.', 'Sign-up', ['Volunteer', 'Shift']],
    ['Wines, chefs and who tasted what.', 'Tasting', ['Wine']],
  ])('is kept with it: %s', (text, label, fields) => {
    expect(fieldsOf(text, label)).toEqual(expect.arrayContaining(fields));
  });
});
