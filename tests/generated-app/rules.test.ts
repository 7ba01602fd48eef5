import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateTimeOf, minutesOf } from '../../builder/app/src/core/dates.ts';
import type { Values } from '../../builder/app/src/core/calls.ts';
import type { Rule } from '../../builder/app/src/core/entity.ts';
import { checkRules } from '../../builder/app/src/core/rules.ts';
import type { Storage } from '../../builder/app/src/core/storage.ts';
import { entity, failure, fieldErrors, texts, worldOf } from './support.ts';

const STATUS = {
  type: 'select',
  required: true,
  options: ['open', 'cancelled'],
} as const;
const STATES = {
  field: 'status',
  initial: 'open',
  transitions: [
    { from: 'open', to: 'cancelled' },
    { from: 'cancelled', to: 'open' },
  ],
};

describe('no overlap', () => {
  const room = entity('room', { name: { type: 'text', required: true } });
  const visit = entity(
    'visit',
    {
      name: { type: 'text' },
      room: { type: 'reference', entity: 'room' },
      start: { type: 'dateTime', required: true },
      end: { type: 'dateTime' },
      status: STATUS,
    },
    {
      states: STATES,
      rules: [{ kind: 'noOverlap', start: 'start', end: 'end', per: 'room', except: ['cancelled'] }],
    },
  );
  const at = (from: string, to: string | null, more: Values = {}): Values => ({
    start: `2026-05-01T${from}`,
    end: to && `2026-05-01T${to}`,
    ...more,
  });
  async function world() {
    const made = worldOf([room, visit]);
    const blue = await made.add('room', { name: 'Blue' });
    const green = await made.add('room', { name: 'Green' });
    const id = await made.add('visit', at('10:00', '10:30', { room: blue }));
    return { ...made, blue, green, id };
  }

  test.each([
    ['the same time', '10:00', '10:30'],
    ['inside', '10:10', '10:20'],
    ['around', '09:00', '11:00'],
    ['over the start', '09:45', '10:01'],
    ['over the end', '10:29', '10:45'],
    ['beginning inside, with no end yet', '10:29', null],
  ])('a time is taken by %s', async (_, from, to) => {
    const { blue, create } = await world();
    expect(await fieldErrors(create('visit', at(from, to, { room: blue })))).toEqual({
      start: 'Taken from 10:00 AM to 10:30 AM. Choose another time.',
    });
  });

  test.each([
    ['ends when the other begins', '09:30', '10:00'],
    ['begins when the other ends', '10:30', '11:00'],
  ])('a time is free that %s', async (_, from, to) => {
    const { blue, create } = await world();
    await expect(create('visit', at(from, to, { room: blue }))).resolves.toBeDefined();
  });

  test('another room, no room and a cancelled visit leave the time free', async () => {
    const { blue, green, id, create, update } = await world();
    await create('visit', at('10:00', '10:30', { room: green }));
    await create('visit', at('10:00', '10:30'));
    await create('visit', at('10:00', '10:30'));
    await update('visit', id, { status: 'cancelled' });
    await expect(create('visit', at('10:00', '10:30', { room: blue }))).resolves.toBeDefined();
    expect(await fieldErrors(update('visit', id, { status: 'open' }))).toHaveProperty('start');
  });

  test('a row may be moved within its own time, and its other fields may change', async () => {
    const { id, update } = await world();
    await update('visit', id, at('10:10', '10:40'));
    await update('visit', id, { name: 'Ada' });
    expect(await fieldErrors(update('visit', id, at('10:10', '10:00')))).toEqual({
      end: 'Can’t be before “Start”.',
    });
  });

  test('a duration makes the end', async () => {
    const slot = entity(
      'slot',
      {
        name: { type: 'text' },
        start: { type: 'dateTime', required: true },
        takes: { type: 'duration', required: true },
      },
      { rules: [{ kind: 'noOverlap', start: 'start', end: 'takes' }] },
    );
    const { create } = worldOf([slot]);
    await create('slot', { start: '2026-05-01T23:30', takes: 60 });
    expect(await fieldErrors(create('slot', { start: '2026-05-02T00:29', takes: 10 }))).toEqual({
      start: 'Taken from May 1, 2026, 11:30 PM to May 2, 2026, 12:30 AM. Choose another time.',
    });
    await create('slot', { start: '2026-05-02T00:30', takes: 10 });
  });

  test('days are taken to the end of the last one', async () => {
    const stay = entity(
      'stay',
      { name: { type: 'text' }, from: { type: 'date', required: true }, to: { type: 'date' } },
      { rules: [{ kind: 'noOverlap', start: 'from', end: 'to' }] },
    );
    const { create } = worldOf([stay]);
    await create('stay', { from: '2026-05-01', to: '2026-05-03' });
    expect(await fieldErrors(create('stay', { from: '2026-05-03' }))).toEqual({
      from: 'Taken from May 1, 2026 to May 3, 2026. Choose another time.',
    });
    await create('stay', { from: '2026-05-04' });
    expect(await fieldErrors(create('stay', { from: '2026-05-04' }))).toHaveProperty('from');
  });

  test('reads only the rows that may overlap', async () => {
    const visit = entity(
      'visit',
      {
        name: { type: 'text' },
        start: { type: 'dateTime' },
        takes: { type: 'duration' },
        days: { type: 'date' },
        until: { type: 'date' },
      },
      {
        rules: [
          { kind: 'noOverlap', start: 'start', end: 'takes' },
          { kind: 'noOverlap', start: 'days', end: 'until' },
        ],
      },
    );
    const world = worldOf([visit]);
    for (let month = 1; month <= 9; month += 1) {
      const day = `2026-0${month}-05`;
      await world.add('visit', { start: `${day}T10:00`, takes: 90, days: day, until: `2026-0${month}-08` });
    }
    await world.add('visit', { start: '2026-09-20T10:00', takes: 4 * 24 * 60, days: '2026-09-20' });
    const found: number[] = [];
    const storage = { ...world.storage, find: spy(world.storage.find) };
    function spy(find: Storage['find']): Storage['find'] {
      return async (...query) => {
        const rows = await find(...query);
        found.push(rows.length);
        return rows;
      };
    }
    const check = (values: Values) =>
      checkRules(
        {
          entity: visit,
          before: null,
          after: { id: 'new', version: 1, createdAt: '', updatedAt: '', createdBy: null, ...values },
        },
        { entities: new Map([['visit', visit]]), db: storage, ...texts },
      );
    expect(Object.keys(await check({ start: '2026-09-24T09:00', takes: 30 }))).toEqual(['start']);
    expect(Object.keys(await check({ start: '2026-09-24T10:00', takes: 30 }))).toEqual([]);
    expect(Object.keys(await check({ days: '2026-05-08', until: '2026-05-09' }))).toEqual(['days']);
    expect(Object.keys(await check({ days: '2026-09-20', until: '2026-09-22' }))).toEqual(['days']);
    expect(Object.keys(await check({ days: '2026-09-21', until: '2026-09-22' }))).toEqual([]);
    expect(Math.max(...found)).toBe(1);
  });

  test('two rows that overlap are never both stored, whatever is tried', async () => {
    const base = minutesOf('2026-05-01T00:00');
    const span = fc.record({
      from: fc.integer({ min: 0, max: 200 }),
      length: fc.integer({ min: 1, max: 60 }),
      room: fc.boolean(),
      status: fc.constantFrom('open', 'cancelled'),
      on: fc.option(fc.nat(9), { nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(span, { maxLength: 25 }), async (tries) => {
        const made = worldOf([room, visit]);
        const rooms = [await made.add('room', { name: 'A' }), await made.add('room', { name: 'B' })];
        const ids: string[] = [];
        for (const { from, length, room: second, status, on } of tries) {
          const values = {
            room: rooms[second ? 1 : 0] ?? '',
            start: dateTimeOf(base + from),
            end: dateTimeOf(base + from + length),
          };
          const id = on === null ? undefined : ids[on];
          const call =
            id === undefined ? made.create('visit', values) : made.update('visit', id, { ...values, status });
          const answer = await call.catch(() => null);
          if (answer && id === undefined) ids.push(answer.row.id);
        }
        const rows = made.rows('visit').filter((row) => row['status'] !== 'cancelled');
        for (const a of rows)
          for (const b of rows)
            if (a.id < b.id && a['room'] === b['room'])
              expect(String(a['end']) <= String(b['start']) || String(b['end']) <= String(a['start'])).toBe(
                true,
              );
      }),
      { numRuns: 60 },
    );
  });
});

describe('capacity', () => {
  const course = entity('course', { name: { type: 'text' }, seats: { type: 'number' } });
  const place = (count?: string) =>
    entity(
      'place',
      {
        name: { type: 'text' },
        course: { type: 'reference', entity: 'course' },
        people: { type: 'number', default: 1 },
        status: STATUS,
      },
      {
        states: STATES,
        rules: [{ kind: 'capacity', reference: 'course', limit: 'seats', count, except: ['cancelled'] }],
      },
    );

  test('as many rows as the limit says, and no more', async () => {
    const { add, create, update } = worldOf([course, place()]);
    const yoga = await add('course', { name: 'Yoga', seats: 2 });
    const first = await add('place', { course: yoga });
    await add('place', { course: yoga });
    expect(await fieldErrors(create('place', { course: yoga }))).toEqual({
      course: 'No places left. Choose another.',
    });
    await update('place', first, { name: 'Ada' });
    await update('place', first, { status: 'cancelled' });
    await add('place', { course: yoga });
    expect(await fieldErrors(update('place', first, { status: 'open' }))).toHaveProperty('course');
  });

  test('rows that take several places say how many are left', async () => {
    const { add, create, update } = worldOf([course, place('people')]);
    const yoga = await add('course', { name: 'Yoga', seats: 5 });
    const id = await add('place', { course: yoga, people: 2 });
    expect(await fieldErrors(create('place', { course: yoga, people: 4 }))).toEqual({
      people: 'Only 3 places left.',
    });
    expect(await fieldErrors(create('place', { course: yoga, people: -4 }))).toEqual({
      people: 'Enter 0 or more.',
    });
    await update('place', id, { people: 5 });
    expect(await fieldErrors(update('place', id, { people: 6 }))).toEqual({ people: 'Only 5 places left.' });
    expect(await fieldErrors(update('course', yoga, { seats: 4 }))).toEqual({
      seats: '5 places are already taken. Enter 5 or more.',
    });
  });

  test('at most so many in a day, a week, a month or a year of a date', async () => {
    const within = (unit: 'day' | 'week' | 'month' | 'year') =>
      entity(
        'order',
        { name: { type: 'text' }, due: { type: 'dateTime' }, status: STATUS },
        {
          states: STATES,
          rules: [{ kind: 'capacity', most: 2, date: 'due', unit, except: ['cancelled'] }],
        },
      );
    const days = {
      day: ['2026-11-22T08:00', '2026-11-22T23:59', '2026-11-22T00:00', '2026-11-23T00:00'],
      // A week begins on Monday.
      week: ['2026-11-16T08:00', '2026-11-22T23:59', '2026-11-18T00:00', '2026-11-23T00:00'],
      month: ['2026-02-01T00:00', '2026-02-28T23:59', '2026-02-14T12:00', '2026-03-01T00:00'],
      year: ['2026-01-01T00:00', '2026-12-31T23:59', '2026-06-01T12:00', '2027-01-01T00:00'],
    } as const;
    const said = {
      day: 'Nov 22, 2026 is full (at most 2). Choose another date.',
      week: 'Nov 16 – 22, 2026 is full (at most 2). Choose another date.',
      month: 'Feb 1 – 28, 2026 is full (at most 2). Choose another date.',
      year: 'Jan 1 – Dec 31, 2026 is full (at most 2). Choose another date.',
    };
    for (const unit of ['day', 'week', 'month', 'year'] as const) {
      const { add, create, update } = worldOf([within(unit)]);
      const [first, second, third, next] = days[unit];
      const one = await add('order', { due: first });
      await add('order', { due: second });
      const errors = await fieldErrors(create('order', { due: third }));
      expect({ due: String(errors['due']).replaceAll('\u2009', ' ') }, unit).toEqual({ due: said[unit] });
      const later = await add('order', { due: next });
      expect(await fieldErrors(update('order', later, { due: third })), unit).toHaveProperty('due');
      // What has its place keeps it, and what is cancelled gives it back.
      await update('order', one, { due: third });
      await update('order', one, { status: 'cancelled' });
      await update('order', later, { due: third });
      await add('order', {});
    }
  });

  test('what lasts counts in each of its days until it leaves, whose place is free on that day', async () => {
    const stay = entity(
      'stay',
      { name: { type: 'text' }, from: { type: 'date' }, to: { type: 'date' } },
      { rules: [{ kind: 'capacity', most: 2, date: 'from', end: 'to', unit: 'day' }] },
    );
    const { add, create, update } = worldOf([stay]);
    await add('stay', { from: '2026-11-01', to: '2026-11-10' });
    const second = await add('stay', { from: '2026-11-08', to: '2026-11-12' });
    expect(await fieldErrors(create('stay', { from: '2026-11-07', to: '2026-11-09' }))).toEqual({
      from: 'Nov 8, 2026 is full (at most 2). Choose another date.',
    });
    await add('stay', { from: '2026-11-05', to: '2026-11-08' });
    await add('stay', { from: '2026-11-10', to: '2026-11-11' });
    // A stay without an end takes its first day; one that gets shorter keeps its place.
    expect(await fieldErrors(create('stay', { from: '2026-11-10' }))).toHaveProperty('from');
    await update('stay', second, { to: '2026-11-11' });
    expect(await fieldErrors(update('stay', second, { from: '2026-11-05' }))).toHaveProperty('from');
  });

  test('at most so many in a period for each row of the linked data, as a field of it says or as the rule does', async () => {
    const member = entity('member', { name: { type: 'text' }, weekly: { type: 'number' } });
    const booking = entity(
      'booking',
      {
        name: { type: 'text' },
        member: { type: 'reference', entity: 'member' },
        on: { type: 'date' },
        hours: { type: 'number', default: 1 },
      },
      {
        rules: [
          {
            kind: 'capacity',
            reference: 'member',
            limit: 'weekly',
            date: 'on',
            unit: 'week',
            count: 'hours',
          },
          { kind: 'capacity', reference: 'member', most: 3 },
        ],
      },
    );
    const { add, create, update } = worldOf([member, booking]);
    const ada = await add('member', { name: 'Ada', weekly: 4 });
    const bob = await add('member', { name: 'Bob', weekly: 4 });
    await add('booking', { member: ada, on: '2026-11-16', hours: 3 });
    expect(await fieldErrors(create('booking', { member: ada, on: '2026-11-20', hours: 2 }))).toEqual({
      hours: 'Only 1 place left.',
    });
    await add('booking', { member: ada, on: '2026-11-23', hours: 2 });
    await add('booking', { member: bob, on: '2026-11-20', hours: 4 });
    // The fullest week counts where the limit is lowered.
    expect(await fieldErrors(update('member', ada, { weekly: 2 }))).toEqual({
      weekly: '3 places are already taken. Enter 3 or more.',
    });
    await update('member', ada, { weekly: 3 });
    await add('booking', { member: ada, on: '2027-01-01' });
    expect(await fieldErrors(create('booking', { member: ada, on: '2027-02-01' }))).toEqual({
      member: 'No places left. Choose another.',
    });
  });

  test('no limit means no limit', async () => {
    const { add, create } = worldOf([course, place()]);
    const open = await add('course', { name: 'Open air' });
    await create('place', { course: open });
    await expect(create('place', { course: open })).resolves.toBeDefined();
  });

  test('of two who take the last place at once, one gets it and the other is told', async () => {
    const { add, create, rows } = worldOf([course, place()]);
    const yoga = await add('course', { name: 'Yoga', seats: 1 });
    const both = await Promise.allSettled([
      create('place', { course: yoga }),
      create('place', { course: yoga }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 422 } });
    expect(rows('place')).toHaveLength(1);
  });
});

describe('stock', () => {
  const product = entity('product', {
    name: { type: 'text' },
    stock: { type: 'number' },
    note: { type: 'text' },
  });
  const order = entity(
    'order',
    {
      name: { type: 'text' },
      product: { type: 'reference', entity: 'product', onDelete: 'clear' },
      quantity: { type: 'number', default: 1 },
      status: STATUS,
    },
    {
      states: STATES,
      rules: [
        { kind: 'stock', reference: 'product', stock: 'stock', quantity: 'quantity', except: ['cancelled'] },
      ],
    },
  );
  async function world(stock: number | null = 10) {
    const made = worldOf([product, order]);
    const lamp = await made.add('product', { name: 'Lamp', stock });
    const vase = await made.add('product', { name: 'Vase', stock: 3 });
    const left = (id = lamp) => made.rows('product').find((row) => row.id === id)?.['stock'];
    return { ...made, lamp, vase, left };
  }

  /** The same with a state that ends a sale. */
  async function sold() {
    const transition = (from: string, to: string) => ({ from, to });
    const sale = entity(
      'sale',
      {
        product: { type: 'reference', entity: 'product' },
        quantity: { type: 'number' },
        status: { type: 'select', options: ['open', 'done', 'cancelled'] },
      },
      {
        states: {
          field: 'status',
          initial: 'open',
          transitions: [transition('open', 'done'), transition('open', 'cancelled')],
        },
        rules: [
          {
            kind: 'stock',
            reference: 'product',
            stock: 'stock',
            quantity: 'quantity',
            except: ['cancelled'],
          },
        ],
      },
    );
    const made = worldOf([product, sale]);
    const lamp = await made.add('product', { name: 'Lamp', stock: 10 });
    const left = (id = lamp) => made.rows('product').find((row) => row.id === id)?.['stock'];
    return { ...made, lamp, left };
  }

  test('creating takes, changing adjusts, deleting gives back', async () => {
    const { lamp, vase, left, add, update, remove } = await world();
    const id = await add('order', { product: lamp, quantity: 4 });
    expect(left()).toBe(6);
    await update('order', id, { quantity: 1 });
    expect(left()).toBe(9);
    await update('order', id, { quantity: 10 });
    expect(left()).toBe(0);
    await update('order', id, { product: vase, quantity: 2 });
    expect([left(), left(vase)]).toEqual([10, 1]);
    await remove('order', id);
    expect([left(), left(vase)]).toEqual([10, 3]);
  });

  test('a cancelled row gives back, and takes again when it is reopened', async () => {
    const { lamp, left, add, update, remove } = await world();
    const id = await add('order', { product: lamp, quantity: 4 });
    await update('order', id, { status: 'cancelled' });
    expect(left()).toBe(10);
    await add('order', { product: lamp, quantity: 8 });
    expect(await fieldErrors(update('order', id, { status: 'open' }))).toEqual({ quantity: 'Only 2 left.' });
    await remove('order', id);
    expect(left()).toBe(2);
  });

  test('more than there is isn’t sold, and nothing changes', async () => {
    const { lamp, left, create, add, update, rows } = await world();
    expect(await fieldErrors(create('order', { product: lamp, quantity: 999 }))).toEqual({
      quantity: 'Only 10 left.',
    });
    expect(await fieldErrors(create('order', { product: lamp, quantity: -5 }))).toEqual({
      quantity: 'Enter 0 or more.',
    });
    expect(rows('order')).toEqual([]);
    const id = await add('order', { product: lamp, quantity: 10 });
    expect(await fieldErrors(create('order', { product: lamp }))).toEqual({ quantity: 'Out of stock.' });
    expect(await fieldErrors(update('order', id, { quantity: 11 }))).toEqual({ quantity: 'Only 10 left.' });
    expect(left()).toBe(0);
  });

  test('a stock is never typed below zero, and whoever edits the row meanwhile is told', async () => {
    const { lamp, service, create, update } = await world();
    expect(await fieldErrors(update('product', lamp, { stock: -1 }))).toEqual({ stock: 'Enter 0 or more.' });
    const { row } = await service.get({ id: 'x', email: '', roles: [], isOwner: true }, 'product', lamp);
    await create('order', { product: lamp });
    const stale = service.update(
      { id: 'x', email: '', roles: [], isOwner: true },
      'product',
      lamp,
      { stock: 10 },
      row.version,
    );
    expect((await failure(stale)).status).toBe(409);
  });

  test('what has no number has no stock to run out of', async () => {
    const { lamp, left, create } = await world(null);
    await create('order', { product: lamp, quantity: 50 });
    expect(left()).toBeNull();
  });

  test('of two who buy the last at once, one gets it and the other is told', async () => {
    const { lamp, create, left } = await world(1);
    const both = await Promise.allSettled([
      create('order', { product: lamp }),
      create('order', { product: lamp }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 422, fields: { quantity: 'Out of stock.' } },
    });
    expect(left()).toBe(0);
  });

  test.each([
    ['could still be cancelled', 'open', 10],
    ['was cancelled', 'cancelled', 10],
    ['is done', 'done', 6],
  ])('deleting a row that %s leaves the stock right', async (_, status, stock) => {
    const { lamp, left, create, update, remove } = await sold();
    const { row } = await create('sale', { product: lamp, quantity: 4 });
    if (status !== 'open') await update('sale', row.id, { status });
    await remove('sale', row.id);
    expect(left(lamp)).toBe(stock);
  });

  test('under any sequence of writes the stock stays above zero and adds up', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('create' as const),
        quantity: fc.integer({ min: -2, max: 8 }),
        other: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('quantity' as const),
        on: fc.nat(6),
        quantity: fc.integer({ min: 0, max: 8 }),
      }),
      fc.record({ kind: fc.constant('move' as const), on: fc.nat(6), other: fc.boolean() }),
      fc.record({ kind: fc.constant('status' as const), on: fc.nat(6), isOpen: fc.boolean() }),
      fc.record({ kind: fc.constant('delete' as const), on: fc.nat(6) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { lamp, vase, left, create, update, remove, rows } = await world();
        const pick = (isVase: boolean) => (isVase ? vase : lamp);
        for (const one of steps) {
          const id = 'on' in one ? (rows('order')[one.on]?.id ?? 'none') : '';
          const call = {
            create: () =>
              one.kind === 'create' && create('order', { product: pick(one.other), quantity: one.quantity }),
            quantity: () => one.kind === 'quantity' && update('order', id, { quantity: one.quantity }),
            move: () => one.kind === 'move' && update('order', id, { product: pick(one.other) }),
            status: () =>
              one.kind === 'status' && update('order', id, { status: one.isOpen ? 'open' : 'cancelled' }),
            delete: () => remove('order', id),
          }[one.kind];
          await Promise.resolve(call()).catch(() => null);
          for (const [product, all] of [
            [lamp, 10],
            [vase, 3],
          ] as const) {
            const sold = rows('order')
              .filter((row) => row['product'] === product && row['status'] === 'open')
              .reduce((sum, row) => sum + Number(row['quantity']), 0);
            expect(Number(left(product))).toBeGreaterThanOrEqual(0);
            expect(left(product)).toBe(all - sold);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('unique', () => {
  const member = entity(
    'member',
    {
      name: { type: 'text' },
      email: { type: 'email', unique: true },
      club: { type: 'text' },
      number: { type: 'number' },
    },
    { rules: [{ kind: 'uniqueTogether', fields: ['club', 'number'] }] },
  );

  test('case and spaces around make no difference', async () => {
    const { add, create, update } = worldOf([member]);
    const id = await add('member', { email: 'Ada@Example.com' });
    expect(await fieldErrors(create('member', { email: ' ada@example.COM ' }))).toEqual({
      email: 'This is already taken. Enter another.',
    });
    await update('member', id, { email: 'ada@example.com', name: 'Ada' });
    await create('member', {});
    await create('member', {});
  });

  test('fields are unique together, unless one is empty', async () => {
    const { add, create } = worldOf([member]);
    await add('member', { club: 'North', number: 1 });
    await add('member', { club: 'North', number: 2 });
    await add('member', { club: 'North' });
    await add('member', { club: 'North' });
    expect(await fieldErrors(create('member', { club: 'north', number: 1 }))).toEqual({
      number: 'This combination of “Club” and “Number” already exists.',
    });
  });
});

describe('one time before another', () => {
  const rule: readonly Rule[] = [{ kind: 'before', first: 'from', second: 'to' }];
  const named = { name: { type: 'text' } } as const;
  test.each([
    ['date', '2026-05-01', '2026-05-02', null],
    ['date', '2026-05-01', '2026-05-01', null],
    ['date', '2026-05-02', '2026-05-01', 'Can’t be before “From”.'],
    ['dateTime', '2026-05-01T10:00', '2026-05-01T10:01', null],
    ['dateTime', '2026-05-01T10:00', '2026-05-01T10:00', 'Must be after “From”.'],
    ['dateTime', '2026-05-01T10:00', '2026-05-01T09:59', 'Must be after “From”.'],
    ['dateTime', '2026-05-01T10:00', null, null],
  ] as const)('%s from %s to %s', async (type, from, to, message) => {
    const { create } = worldOf([
      entity('stay', { ...named, from: { type, required: true }, to: { type } }, { rules: rule }),
    ]);
    const call = create('stay', { from, to });
    if (message === null) await expect(call).resolves.toBeDefined();
    else expect(await fieldErrors(call)).toEqual({ to: message });
  });
});
