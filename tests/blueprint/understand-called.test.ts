import { describe, expect, it } from 'vitest';
import { titleNames } from '#blueprint/rows.ts';
import { understand } from '#blueprint/understand/index.ts';

/** The labels of what rows of an entity are called by. */
function calledBy(description: string, label: string): string[] {
  const entity = understand(description).blueprint?.entities.find((one) => one.label === label);
  if (!entity) throw new Error(`${label} is not kept`);
  return titleNames(entity.title).map(
    (name) => entity.fields.find((one) => one.name === name)?.label ?? name,
  );
}

describe('a row is called', () => {
  it.each([
    [
      'Hospital prescriptions: each prescription has a doctor, a patient, a drug and a start date.',
      'Prescription',
      'Patient',
    ],
    ['Clínica: dueños, mascotas y citas con veterinario, dueño y fecha.', 'Cita', 'Dueño'],
    [
      'Eine Tischlerei: Kunden, Aufträge mit Preis. Mitarbeiter tragen ihre Stunden je Auftrag ein.',
      'Auftrag',
      'Kunde',
    ],
  ])('by whom it is for, and not by who does it: %s', (description, label, whose) => {
    expect(calledBy(description, label)).toContain(whose);
  });

  it('by where and when it is, where people only take places in it', () => {
    const description =
      'We’re a food bank. A shift has a date, a place and at most 8 volunteers; volunteers sign up for shifts themselves.';
    expect(calledBy(description, 'Shift')).toEqual(['Place', 'Date']);
  });

  it('by who has what, where it is lent', () => {
    const called = calledBy(
      'A tool library lends drills and ladders to members. Loans have a due date.',
      'Loan',
    );
    expect(called).toEqual(['Member', 'Ladder']);
  });

  it('by who worked, where that is what it says', () => {
    const description = 'Timesheets: employees enter their hours for a customer each day.';
    expect(calledBy(description, 'Timesheet')).toContain('Employee');
  });

  it.each([
    'Hive inspections: priority, status, assignee, deadline',
    'Piano tunings: priority, status, deadline',
  ])('by no word that many rows share: %s', (description) => {
    const [entity] = understand(description).blueprint?.entities ?? [];
    expect(calledBy(description, entity?.label ?? '')).not.toContain('Priority');
  });
});

describe('a number of things', () => {
  const leastOf = (description: string, label: string) =>
    (understand(description).blueprint?.entities ?? [])
      .flatMap(({ fields }) => fields)
      .find((field) => field.label === label)?.min;

  it.each([
    ['Bookings with a date, guests and a table.', 'Guests'],
    ['Hives: name, number of frames, notes.', 'Number of frames'],
    ['Reservas con fecha, número de comensales y mesa.', 'Número de comensales'],
    ['Zimmer mit Nummer und Anzahl Betten.', 'Anzahl Betten'],
  ])('is never below nought: %s', (description, label) => {
    expect(leastOf(description, label)).toBe(0);
  });

  it.each([
    ['Cellar log: readings with a date and temperature.', 'Temperature'],
    ['Stock movements with product, quantity and date.', 'Quantity'],
  ])('may be below nought where that means something: %s', (description, label) => {
    expect(leastOf(description, label)).toBeUndefined();
  });

  it('is as low as the description says', () => {
    expect(
      leastOf('Routes with a name. The number of attempts must be between 1 and 99.', 'Number of attempts'),
    ).toBe(1);
  });
});
