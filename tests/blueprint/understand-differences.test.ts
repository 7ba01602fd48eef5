import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** What is worked out in the app of a description, by the label of its entity and field. */
function workedOut(text: string): Record<string, unknown> {
  const entities = understand(text).blueprint?.entities ?? [];
  return Object.fromEntries(
    entities.flatMap(({ label, fields }) =>
      fields.flatMap((field) =>
        field.type === 'computed' ? [[`${label}: ${field.label}`, field.value]] : [],
      ),
    ),
  );
}
const subtract = (...args: unknown[]) => ({ op: 'subtract', args });
const field = (name: string) => ({ op: 'field', field: name });

describe('what is left of a sum', () => {
  test.each([
    [
      "Loans to family: who, how much, when, each repayment with date and amount, what's still open",
      "Loan: What's still open",
    ],
    ['Budget per project, expenses with amount, remaining budget', 'Project: Remaining budget'],
    [
      'Invoices with total, payments with amount and date, outstanding balance per invoice',
      'Invoice: Outstanding balance',
    ],
    [
      'Préstamos con importe, pagos con fecha e importe, saldo pendiente de cada préstamo',
      'Préstamo: Saldo pendiente',
    ],
    ['Kredite mit Betrag, Rückzahlungen mit Datum und Betrag, Restbetrag', 'Kredit: Restbetrag'],
  ])('%s', (text, label) => {
    const value = workedOut(text)[label];
    expect(value).toMatchObject(subtract({ op: 'field' }, { op: 'sum' }));
  });

  test('is typed in where nothing says what it is left of', () => {
    expect(workedOut('Tanks with a code and a litres left figure, deliveries with a date')).toEqual({});
    expect(workedOut('Items with price and how many left, sales with a total and an item')).toEqual({});
    expect(workedOut('Orders with right lens, left lens and price, payments with amount')).toEqual({});
  });
});

describe('a number between two others', () => {
  test('a profit is what came in less what it cost', () => {
    const value = subtract(field('takings'), field('costs'));
    expect(workedOut('Gigs with venue, date, takings, costs and profit')).toEqual({ 'Gig: Profit': value });
  });

  test('a way is what the meter says at its end less what it said at its start', () => {
    const value = subtract(field('kmEnd'), field('kmStart'));
    expect(
      Object.values(workedOut('Vehicle log: driver, date, km start, km end, km driven, purpose')),
    ).toEqual([value]);
  });
});
