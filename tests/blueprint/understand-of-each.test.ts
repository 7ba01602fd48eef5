import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// What is said of the first of two things in a sentence, in all languages.

const appOf = (description: string) => {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('There is no app');
  return blueprint;
};
const entityOf = (description: string, label: string) =>
  appOf(description).entities.find((one) => one.label === label);

describe('fields behind two things', () => {
  it.each([
    ['Clínica con mascotas. Vacunas por mascota con fecha y próxima dosis.', 'Vacuna', 'Próxima dosis'],
    ['Vaccins par animal avec date et prochaine dose.', 'Vaccin', 'Prochaine dose'],
    ['Vet with pets. Vaccinations per pet with date and next due date.', 'Vaccination', 'Due date'],
  ])('are of the first: %s', (description, label, field) => {
    expect(entityOf(description, label)?.fields.find((one) => one.label === field)?.type).toBe('date');
  });
});

describe('who can’t be in two places', () => {
  it.each([
    'Un veterinario no puede tener dos citas a la misma hora. Citas con fecha y hora, mascota y veterinario. Mascotas con nombre.',
    'Ein Arzt darf nicht zwei Termine zur gleichen Zeit haben. Termine mit Datum und Uhrzeit, Patient und Arzt. Patienten mit Name.',
    'Un médecin ne peut pas avoir deux rendez-vous en même temps. Rendez-vous avec date et heure, patient et médecin. Patients avec nom.',
  ])('is who the sentence is about: %s', (description) => {
    const [rule] = appOf(description).rules;
    expect(rule).toMatchObject({
      kind: 'noOverlap',
      per: expect.stringMatching(/^(?:veterinario|arzt|medecin)$/u),
    });
  });
});

describe('values behind an amount', () => {
  it.each([
    ['Facturas con importe: pendiente, pagada. Clientes con nombre.', 'Factura', 'Importe'],
    ['Rechnungen mit Betrag: offen, bezahlt. Kunden mit Name.', 'Rechnung', 'Betrag'],
    ['Invoices with amount: open, paid. Customers with name.', 'Invoice', 'Amount'],
  ])('are the life of its thing: %s', (description, label, field) => {
    const entity = entityOf(description, label);
    expect(entity?.fields.find((one) => one.label === field)?.type).toBe('money');
    const status = entity?.fields.find(({ name }) => name === entity.states?.field);
    expect(status?.options).toHaveLength(2);
  });

  it('are chosen where they are no states', () => {
    const size = entityOf('Boxes with a price: small, medium, large. Customers with name.', 'Box');
    expect(size?.fields.some(({ type }) => type === 'select')).toBe(true);
  });
});

describe('a reminder', () => {
  it.each([
    'Clínica con mascotas (nombre, fecha de nacimiento). Vacunas por mascota con fecha y próxima dosis, con un recordatorio una semana antes.',
    'Vet with pets (name, date of birth). Vaccinations per pet with date and next due date, with a reminder a week before.',
  ])('is of what has a day in its sentence, and not of a birthday: %s', (description) => {
    const rule = appOf(description).rules.find(({ kind }) => kind === 'reminder');
    expect(rule).toMatchObject({ entity: expect.stringMatching(/^vac/u), minutes: 7 * 24 * 60 });
  });

  it('of what runs low is of what it is said of', () => {
    const { facts } = understand(
      'Prescriptions with drug and date. Drugs have a stock and we want a warning when below 20.',
    );
    expect(facts.pages.find(({ attention }) => attention?.value === 20)?.entity).toBe('drug');
  });
});
