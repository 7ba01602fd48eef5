import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '#blueprint/rows.ts';
import { blueprintSchema, type Row } from '#blueprint/schema.ts';
import { understand, applyCorrections, understandingOf } from '#blueprint/understand/index.ts';
import { withAddedRows } from '#blueprint/understand/compile/rows/added.ts';
import { expectWhole } from '../support/whole-app.ts';

const INVOICES = `Inv No\tCustomer\tHours\tTotal\tSent on\tPaid?\tPaid on
2024-001\tBauer GmbH\t12.5\t1,062.50\t03/02/2024\tyes\t20/02/2024
2024-002\tLumen Ltd\t6\t540\t11/02/2024\tno\t
2024-003\tBauer GmbH\t2\t170\t12/02/2024\tno\t`;

function appOf(text: string) {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error('Nothing was understood');
  expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
  return blueprint;
}
const byNumber = (rows: readonly Row[]) =>
  [...rows].sort((a, b) => String(a['invNo']).localeCompare(String(b['invNo'])));

describe('rows that were pasted from a spreadsheet', () => {
  test('are the rows of the app, each value as its field keeps it', () => {
    const [first, second, third, ...others] = byNumber(rowsOf(appOf(INVOICES), 'invoice'));
    expect(first).toMatchObject({
      invNo: '2024-001',
      hours: 12.5,
      total: 106_250,
      paid: true,
      paidOn: '2024-02-20',
    });
    // The day stands first in every column, since one of them says so.
    expect(first).toMatchObject({ sentOn: '2024-02-03' });
    expect(second).toMatchObject({ total: 54_000, paid: false, paidOn: null });
    expect(third).toBeDefined();
    expect(others).toEqual([]);
  });

  test('name the rows of other tables, each once', () => {
    const app = appOf(INVOICES);
    expect(rowsOf(app, 'customer').map(({ name }) => name)).toEqual(['Bauer GmbH', 'Lumen Ltd']);
    expect(byNumber(rowsOf(app, 'invoice')).map(({ customer }) => customer)).toEqual([
      'row-1',
      'row-2',
      'row-1',
    ]);
  });

  test('get nothing made up beside them, also not when the app is built', () => {
    const [bauer] = rowsOf(withAddedRows(appOf(INVOICES)), 'customer');
    expect(Object.values(bauer ?? {}).filter((cell) => cell !== null)).toEqual(['row-1', 'Bauer GmbH']);
  });

  test('are read with the marks of other countries', () => {
    const app = appOf(
      'Kundennr;Name;Ort;Umsatz;Seit\n1001;Bäckerei Huber;Graz;12.500,50 €;01.02.2020\n1002;Gasthof Post;Linz;8.200,00 €;15.07.2021',
    );
    expect(rowsOf(app, 'kunde')).toContainEqual(
      expect.objectContaining({ name: 'Bäckerei Huber', umsatz: 1_250_050, seit: '2020-02-01' }),
    );
  });

  test('follow a field that is given another name, and leave one that is removed', () => {
    const { facts } = understand(INVOICES);
    const renamed = understandingOf(
      applyCorrections(facts, [{ do: 'changeField', owner: 'invoice', label: 'hours', to: 'Time spent' }]),
    ).blueprint;
    expect(renamed && byNumber(rowsOf(renamed, 'invoice'))[0]).toMatchObject({ timeSpent: 12.5 });
    const without = understandingOf(
      applyCorrections(facts, [{ do: 'removeField', owner: 'invoice', label: 'hours' }]),
    ).blueprint;
    expect(without && Object.keys(rowsOf(without, 'invoice')[0] ?? {})).not.toContain('hours');
  });

  test('are as many as an app may have sample rows of', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `i${at}\tc${at}\t3`);
    const { rows } = appOf(['Item\tCustomer\tPrice', ...lines].join('\n'));
    expect(Object.values(rows).map(({ length }) => length)).toEqual([200, 200]);
  });

  test('that fit nowhere are left out, whatever stands in them', () => {
    const app = appOf(
      'Item\tPrice\tBought on\tWorks?\nLamp\tabout ten\t31/02/2024\tno\nChair\t-\tyesterday\tyes\nDesk\t12\t2024-05-01\tyes',
    );
    const rows = rowsOf(app, app.entities[0]?.name ?? '');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/yesterday|about ten|NaN|2024-02-31/u);
  });

  test('give an app that can be built, whatever is pasted', () => {
    const name = fc.constantFrom(
      'Name',
      'Inv no',
      'Customer',
      'Price',
      'Due date',
      'Paid?',
      'Status',
      'Room',
      'From',
      'To',
      'E-mail',
      'Stock',
    );
    const cell = fc.oneof(
      fc.constantFrom(
        '',
        '-',
        'yes',
        'no',
        '12',
        '1.234,50 €',
        '2024-02-30',
        '03/04/24',
        'a@b.example',
        'open',
        'Bauer',
        'x'.repeat(200),
      ),
      fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\t\n\r"]/gu, ' ')),
    );
    const table = fc.uniqueArray(name, { minLength: 3, maxLength: 8 }).chain((names) =>
      fc
        .array(fc.array(cell, { minLength: names.length, maxLength: names.length }), {
          minLength: 1,
          maxLength: 14,
        })
        .map((rows) => [names, ...rows].map((row) => row.join('\t')).join('\n')),
    );
    fc.assert(fc.property(table, expectWhole), { numRuns: 40 });
  });
});
