import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const valuesOf = (description: string, label: string) =>
  understand(description)
    .blueprint?.entities.flatMap(({ fields }) => fields)
    .find((field) => field.label === label)
    ?.options?.map((option) => option.label)
    .join(', ');

describe('a status that is asked for without its values', () => {
  it.each([
    ['Members with name, status and notes', 'Status', 'Active, Suspended, Inactive'],
    ['Manuscripts: title, author, status', 'Status', 'Submitted, In review, Accepted, Rejected'],
    ['Suppliers with name and status', 'Status', 'Active, Inactive'],
    ['Widgets with name and status', 'Status', 'Active, Inactive'],
    ['Recipes with title and status', 'Status', 'Active, Inactive'],
    ['Herramientas con nombre, estado y fecha', 'Estado', 'Disponible, Prestada, En mantenimiento'],
  ])('goes through what such things usually do: %s', (description, label, values) => {
    expect(valuesOf(description, label)).toBe(values);
  });

  it('has the values that are said, and no others', () => {
    expect(valuesOf('Members with name and status (trial, full, left)', 'Status')).toBe('Trial, Full, Left');
  });
});

describe('a choice whose values nobody said', () => {
  it.each([
    ['Errands with title and priority', 'Priority', 'Low, Medium, High'],
    ['Clients with name, gender and payment method', 'Payment method', 'Cash, Card, Bank transfer'],
    ['Invoices with number and payment status', 'Payment status', 'Unpaid, Partly paid, Paid'],
    ['Courses with title and level', 'Level', 'Beginner, Intermediate, Advanced'],
    ['Bikes with brand and condition', 'Condition', 'New, Good, Worn, Broken'],
    ['Aufgaben mit Titel und Priorität', 'Priorität', 'Niedrig, Mittel, Hoch'],
  ])('has the usual ones: %s', (description, label, values) => {
    expect(valuesOf(description, label)).toBe(values);
  });

  it('leaves out what animals are not', () => {
    expect(valuesOf('Goats with ear tag and sex', 'Sex')).toBe('Female, Male');
  });

  it.each([
    ['Tanks with volume and level', 'Level'],
    ['Patients with name and condition', 'Condition'],
    ['Employees with name, level and salary', 'Level'],
    ['Tickets with title and priority 1 to 5', 'Priority'],
    ['Películas con género y año', 'Género'],
  ])('has none where its name means something else: %s', (description, label) => {
    expect(valuesOf(description, label)).toBeUndefined();
  });
});
