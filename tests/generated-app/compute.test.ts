import { describe, expect, test } from 'vitest';
import { draftValues, referencesOf } from '../../builder/app/src/core/compute.ts';
import type { Cell, Expression, FieldDefinition, Row } from '../../builder/app/src/core/entity.ts';
import { entity, format, worldOf } from './support.ts';

const value = (text: number | string): Expression => ({ op: 'value', value: text });
const field = (name: string, of?: string): Expression => ({ op: 'field', field: name, of });
const computed = (expression: Expression, as: FieldDefinition['as'] = 'number'): FieldDefinition => ({
  type: 'computed',
  as,
  value: expression,
});

describe('an expression over one row', () => {
  const cells = {
    name: 'Lamp',
    a: 7,
    b: 2,
    none: null,
    from: '2026-02-27',
    to: '2026-03-02T08:00',
    paid: true,
  };
  test.each<[string, Expression, FieldDefinition['as'], unknown]>([
    ['a value', value(3), 'number', 3],
    ['a sum', { op: 'add', args: [field('a'), field('b')] }, 'number', 9],
    ['a sum with nothing', { op: 'add', args: [field('a'), field('none')] }, 'number', 7],
    ['nothing and nothing', { op: 'add', args: [field('none'), field('none')] }, 'number', null],
    ['a difference', { op: 'subtract', args: [field('b'), field('a')] }, 'number', -5],
    ['a product with nothing', { op: 'multiply', args: [field('a'), field('none')] }, 'number', null],
    ['a quotient', { op: 'divide', args: [field('a'), field('b')] }, 'number', 3.5],
    ['a division by zero', { op: 'divide', args: [field('a'), value(0)] }, 'number', null],
    [
      'what a division by zero gives, divided',
      { op: 'divide', args: [value(1), { op: 'divide', args: [field('a'), value(0)] }] },
      'number',
      null,
    ],
    ['an amount of 3.5', { op: 'divide', args: [field('a'), field('b')] }, 'money', 4],
    ['an amount of -3.5', { op: 'divide', args: [value(-7), field('b')] }, 'money', -4],
    ['0.1 + 0.2', { op: 'add', args: [value(0.1), value(0.2)] }, 'number', 0.3],
    ['an overflow', { op: 'multiply', args: [value(1e300), value(1e300)] }, 'number', null],
    [
      'texts',
      { op: 'join', args: [field('name'), value(' × '), field('a'), field('none')] },
      'text',
      'Lamp × 7',
    ],
    ['texts with a date', { op: 'join', args: [field('from')] }, 'text', 'Feb 27, 2026'],
    ['no texts', { op: 'join', args: [field('none')] }, 'text', null],
    ['days between', { op: 'days', args: [field('from'), field('to')] }, 'number', 3],
    ['days until nothing', { op: 'days', args: [field('from'), field('none')] }, 'number', null],
    ['days until today', { op: 'days', args: [field('from'), { op: 'today' }] }, 'number', 11],
    ['a date and days', { op: 'add', args: [field('from'), field('b')] }, 'date', '2026-03-01'],
    ['a field that isn’t there', field('other'), 'number', null],
    ['arithmetic with a text', { op: 'multiply', args: [field('name'), value(2)] }, 'number', null],
  ])('%s', async (_, expression, as, wanted) => {
    const thing = entity('thing', {
      name: { type: 'text' },
      a: { type: 'number' },
      b: { type: 'number' },
      none: { type: 'number' },
      from: { type: 'date' },
      to: { type: 'dateTime' },
      paid: { type: 'boolean' },
      result: computed(expression, as),
    });
    const { create } = worldOf([thing]);
    expect((await create('thing', cells)).row['result']).toBe(wanted);
  });
});

test('values that need each other or themselves come to an end', async () => {
  const thing = entity('thing', {
    name: { type: 'text' },
    parent: { type: 'reference', entity: 'thing' },
    a: computed({ op: 'add', args: [field('b'), value(1)] }),
    b: computed({ op: 'add', args: [field('a'), value(1)] }),
    depth: computed({ op: 'add', args: [field('depth', 'parent'), value(1)] }),
    children: computed({ op: 'sum', entity: 'thing', by: 'parent', field: 'children' }),
  });
  const { add, update, service } = worldOf([thing]);
  const id = await add('thing', {});
  await update('thing', id, { parent: id });
  const { row } = await service.get({ id: 'o', email: '', roles: [], isOwner: true }, 'thing', id);
  expect(row['depth']).toEqual(expect.any(Number));
  expect(row['a']).toEqual(expect.any(Number));
});

describe('over other rows', () => {
  const product = entity('product', { name: { type: 'text' }, price: { type: 'money' } });
  const invoice = entity('invoice', {
    name: { type: 'text' },
    discount: { type: 'money' },
    total: computed({ op: 'sum', entity: 'line', by: 'invoice', field: 'amount' }, 'money'),
    due: computed({ op: 'subtract', args: [field('total'), field('discount')] }, 'money'),
    lines: computed({ op: 'count', entity: 'line', by: 'invoice' }),
    open: computed({ op: 'count', entity: 'line', by: 'invoice', where: { field: 'isSent', is: false } }),
    first: computed({ op: 'min', entity: 'line', by: 'invoice', field: 'day' }, 'date'),
    last: computed({ op: 'max', entity: 'line', by: 'invoice', field: 'day' }, 'date'),
    least: computed({ op: 'min', entity: 'line', by: 'invoice', field: 'quantity' }),
    usual: computed({ op: 'average', entity: 'line', by: 'invoice', field: 'amount' }, 'money'),
  });
  const line = entity('line', {
    name: { type: 'text' },
    invoice: { type: 'reference', entity: 'invoice' },
    product: { type: 'reference', entity: 'product' },
    quantity: { type: 'number', default: 1 },
    isSent: { type: 'boolean' },
    day: { type: 'date' },
    amount: computed({ op: 'multiply', args: [field('quantity'), field('price', 'product')] }, 'money'),
  });
  const owner = { id: 'o', email: '', roles: [], isOwner: true };
  async function world() {
    const made = worldOf([product, invoice, line]);
    const lamp = await made.add('product', { name: 'Lamp', price: 999 });
    const vase = await made.add('product', { name: 'Vase', price: 100 });
    const one = await made.add('invoice', { name: 'One', discount: 98 });
    const two = await made.add('invoice', { name: 'Two' });
    await made.add('line', { invoice: one, product: lamp, quantity: 2, day: '2026-02-01', isSent: true });
    await made.add('line', { invoice: one, product: vase, quantity: 11, day: '2026-01-05' });
    await made.add('line', { product: vase });
    return { ...made, one, two, lamp };
  }

  test('sums of computed amounts, counts, extremes and averages', async () => {
    const { service, one, two } = await world();
    expect((await service.get(owner, 'invoice', one)).row).toMatchObject({
      total: 3098,
      due: 3000,
      lines: 2,
      open: 1,
      first: '2026-01-05',
      last: '2026-02-01',
      least: 2,
      usual: 1549,
    });
    expect((await service.get(owner, 'invoice', two)).row).toMatchObject({
      total: 0,
      due: 0,
      lines: 0,
      first: null,
      usual: null,
    });
  });

  test('follow the rows that they come from', async () => {
    const { service, update, one, lamp } = await world();
    await update('product', lamp, { price: 1000 });
    expect((await service.get(owner, 'invoice', one)).row['total']).toBe(3100);
  });

  test('lists filter and sort by them, and summaries add them up', async () => {
    const { service } = await world();
    const names = async (query: object) => {
      const { rows, total } = await service.list(owner, 'invoice', query);
      return [total, rows.map((row) => row['name'])];
    };
    expect(await names({ sort: '-total' })).toEqual([2, ['One', 'Two']]);
    expect(await names({ sort: 'total', limit: 1 })).toEqual([2, ['Two']]);
    expect(await names({ filters: { total: { from: '3098' } } })).toEqual([1, ['One']]);
    expect(await names({ filters: { total: { to: '3097' } } })).toEqual([1, ['Two']]);
    const { groups } = await service.summary(owner, 'line', {
      measure: 'sum',
      field: 'amount',
      by: 'product',
    });
    expect(groups.map(({ value: sum }) => sum)).toEqual([1998, 1200]);
  });
});

describe('the values of a row that is typed', () => {
  const product = entity('product', { name: { type: 'text' }, price: { type: 'money' } });
  const line = entity('line', {
    name: { type: 'text' },
    product: { type: 'reference', entity: 'product' },
    quantity: { type: 'number' },
    from: { type: 'date' },
    total: computed({ op: 'multiply', args: [field('price', 'product'), field('quantity')] }, 'money'),
    days: computed({ op: 'days', args: [field('from'), { op: 'today' }] }),
    double: computed({ op: 'multiply', args: [field('notes'), value(2)] }),
    notes: computed({ op: 'count', entity: 'note', by: 'line' }),
  });
  const meta = { version: 1, createdAt: '', updatedAt: '', createdBy: null };
  const lamp: Row = { ...meta, id: 'p1', name: 'Lamp', price: 1250 };
  const draft = (cells: Record<string, Cell>) =>
    draftValues(
      {
        entities: new Map([product, line].map((each) => [each.name, each])),
        format,
        today: '2026-03-10',
      },
      line,
      { ...meta, id: 'l1', ...cells },
      (name, id) => (name === 'product' && id === 'p1' ? lamp : undefined),
    );

  test('follow what it refers to and what is typed', () => {
    expect(draft({ product: 'p1', quantity: 3 })).toMatchObject({ total: 3750 });
    expect(referencesOf(line, { product: 'p1' })).toEqual([{ entity: 'product', id: 'p1' }]);
  });
  test('are empty while something is half typed or can’t be read', () => {
    expect(draft({ product: 'p1', quantity: '3 or so', from: '2026-13' })).toMatchObject({
      total: null,
      days: null,
    });
    expect(draft({ product: 'p2', quantity: 3 })).toMatchObject({ total: null });
    expect(referencesOf(line, { product: null })).toEqual([]);
  });
  test('over related rows stay as they were read', () => {
    expect(draft({ notes: 4 })).toMatchObject({ notes: 4, double: 8 });
  });
});
