import { describe, expect, onTestFinished, test } from 'vitest';
import { amountDue } from '#contract/builder/plans.ts';
import {
  ASKING_CARD,
  CARD,
  checkout,
  DECLINED_CARD,
  holdBuilds,
  newProject,
  paidProject,
  pay,
  smallBlueprint,
} from '../support/api-apps.ts';
import { openServer, type Person, startServer, until } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const admin = await app.signInAs('Admin');

type More = { card?: object; confirmation?: object };
const confirm = (person: Person, orderId: string, body: More = { card: CARD }, key?: string) =>
  person.call('POST /api/payments/:orderId/confirm', {
    params: { orderId },
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const bank = (person: Person, reference: string, accepted: boolean) =>
  person.call('POST /api/payments/demo-bank/:reference', { params: { reference }, body: { accepted } });
const orderOf = (person: Person, orderId: string) =>
  person.ok('GET /api/payments/orders/:orderId', { params: { orderId } });
const projectOf = (person: Person, id: string) => person.ok('GET /api/projects/:id', { params: { id } });
const creditOf = async (person: Person) => (await person.ok('GET /api/user/stats')).credit;

async function ready(more: { credit?: number; pages?: number } = {}) {
  const user = await app.signInAs('User', more);
  return { user, project: await newProject(user, smallBlueprint(more.pages ?? 1)) };
}

describe('checkout', () => {
  test('opens one order with a number, a price and a day to pay it', async () => {
    const { user, project } = await ready();
    const { result, audit } = await app.effectsOf(() =>
      user.ok('POST /api/payments/checkout', { body: { projectId: project.id, plan: 'starter' } }),
    );
    expect(result.gateway).toBe('demo');
    expect(result.order).toMatchObject({
      plan: 'starter',
      amount: 1900,
      currency: 'USD',
      creditUsed: 0,
      refunded: 0,
      state: 'pending',
      projectId: project.id,
      userId: user.id,
      paidAt: null,
    });
    expect(result.order.number).toMatch(/^S-20\d\d-\d{6}$/);
    expect(Date.parse(result.order.expiresAt) - Date.parse(result.order.createdAt)).toBe(86_400_000);
    expect(audit).toBe(1);
    expect(await projectOf(user, project.id)).toMatchObject({
      state: 'awaiting-payment',
      openOrderId: result.order.id,
    });
  });

  test('of two tabs at once gives one order', async () => {
    const { user, project } = await ready();
    const orders = await Promise.all(Array.from({ length: 4 }, () => checkout(user, project.id)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(
      await app.db.selectFrom('orders').select('id').where('projectId', '=', project.id).execute(),
    ).toHaveLength(1);
  });

  test('with the same Idempotency-Key gives the same reply, and another body with it is 409', async () => {
    const { user, project } = await ready();
    const other = await newProject(user);
    const asked = (projectId: string) =>
      user.call('POST /api/payments/checkout', {
        body: { projectId, plan: 'starter' },
        headers: { 'idempotency-key': 'checkout-1' },
      });
    const first = await asked(project.id);
    const again = await app.effectsOf(() => asked(project.id));
    expect(again.result.text).toBe(first.text);
    expect(again.audit).toBe(0);
    expect((await asked(other.id)).status).toBe(409);
    const stranger = await app.signInAs('User');
    expect(
      (
        await stranger.call('POST /api/payments/checkout', {
          body: { projectId: project.id, plan: 'starter' },
          headers: { 'idempotency-key': 'checkout-1' },
        })
      ).status,
    ).toBe(404);
  });

  test.each(['short', 'with blanks in it', 'x'.repeat(201)])(
    'refuses the Idempotency-Key %j',
    async (key) => {
      const { user, project } = await ready();
      expect(
        await user.rejected('POST /api/payments/checkout', {
          body: { projectId: project.id, plan: 'starter' },
          headers: { 'idempotency-key': key },
        }),
      ).toMatchObject({ status: 400 });
    },
  );

  test('is not held up for ever by a call that died with its Idempotency-Key', async () => {
    const { user, project } = await ready();
    const asked = () =>
      user.call('POST /api/payments/checkout', {
        body: { projectId: project.id, plan: 'starter' },
        headers: { 'idempotency-key': 'died-half-way' },
      });
    await asked();
    const mine = app.db.updateTable('idempotencyKeys').where('key', '=', 'died-half-way');
    await mine.set({ status: null, reply: null }).execute();
    const early = await asked();
    expect([early.status, early.headers['retry-after']]).toEqual([409, '1']);
    await mine.set({ createdAt: Date.now() - 61_000 }).execute();
    expect((await asked()).status).toBe(200);
  });

  test('of another plan replaces the open order, which can then not be paid', async () => {
    const { user, project } = await ready();
    const starter = await checkout(user, project.id, 'starter');
    const growth = await checkout(user, project.id, 'growth');
    expect(await orderOf(user, starter.id)).toMatchObject({ state: 'cancelled' });
    expect(growth).toMatchObject({ state: 'pending', amount: 4900 });
    const { status, text } = await confirm(user, starter.id);
    expect([status, JSON.parse(text).code]).toEqual([409, 'state']);
  });

  test('refuses a plan that is too small, at the field', async () => {
    const { user, project } = await ready({ pages: 6 });
    const answer = await user.rejected('POST /api/payments/checkout', {
      body: { projectId: project.id, plan: 'starter' },
    });
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.fields?.plan?.[0]).toMatch(/growth/);
    expect(await projectOf(user, project.id)).toMatchObject({ state: 'draft', openOrderId: null });
  });

  test('by an administrator is the owner’s order, without credit', async () => {
    const { user, project } = await ready({ credit: 500 });
    const order = await checkout(admin, project.id, 'starter', true);
    expect(order).toMatchObject({ userId: user.id, amount: 1900, creditUsed: 0 });
    expect(await creditOf(user)).toBe(500);
    expect(await orderOf(user, order.id)).toMatchObject({ id: order.id });
  });

  test('numbers orders one by one', async () => {
    const { user } = await ready();
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push(Number((await checkout(user, (await newProject(user)).id)).number.slice(-6)));
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
  });
});

describe('paying', () => {
  test('records a payment with brand and last four digits, queues build 1, notifies and mails a receipt', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const { result, audit, notifications } = await app.effectsOf(() =>
      user.ok('POST /api/payments/:orderId/confirm', { params: { orderId: order.id }, body: { card: CARD } }),
    );
    expect(result.order).toMatchObject({ state: 'paid', amount: 1900 });
    expect(result.order.paidAt).not.toBeNull();
    expect(result.payment).toMatchObject({
      state: 'succeeded',
      gateway: 'demo',
      amount: 1900,
      brand: 'Visa',
      last4: '4242',
      orderNumber: order.number,
      reason: null,
    });
    expect(audit).toBeGreaterThanOrEqual(1);
    expect(notifications).toBeGreaterThanOrEqual(1);
    expect(await projectOf(user, project.id)).toMatchObject({
      plan: 'starter',
      lastBuild: 1,
      openOrderId: null,
    });
    expect((await projectOf(user, project.id)).state).toMatch(/queued|building/);
    expect((await app.mailTo(user.email, (mail) => mail.subject.includes(order.number))).text).toContain(
      '$19.00',
    );
  });

  test('keeps nothing more of the card, anywhere', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    await confirm(
      user,
      order.id,
      { card: { ...CARD, cvc: '0391', name: 'Zebulon Q. Cardholder' } },
      'with-a-key-1',
    );
    for (const table of [
      'orders',
      'payments',
      'auditEntries',
      'jobs',
      'events',
      'idempotencyKeys',
      'notifications',
    ] as const) {
      const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/4242424242424242|4242 4242|(?<!\w)0391(?!\w)|Zebulon/);
    }
  });

  test('twice at once charges once', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(user, order.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    const { payments } = await orderOf(user, order.id);
    expect(payments.filter(({ state }) => state === 'succeeded')).toHaveLength(1);
    expect(await user.ok('GET /api/projects/:id/builds', { params: { id: project.id } })).toHaveLength(1);
  });

  test('twice with one Idempotency-Key gives both the same answer and charges once', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const first = await confirm(user, order.id, { card: CARD }, 'confirm-1');
    const again = await app.effectsOf(() => confirm(user, order.id, { card: CARD }, 'confirm-1'));
    expect([first.status, again.result.status]).toEqual([200, 200]);
    expect(again.result.text).toBe(first.text);
    expect((await orderOf(user, order.id)).payments).toHaveLength(1);
  });

  test('a second time is 409', async () => {
    const { user, project } = await ready();
    const order = await pay(user, project.id);
    const { status, text } = await confirm(user, order.id);
    expect([status, JSON.parse(text).code]).toEqual([409, 'state']);
  });

  test('with a declined card is 402 at the number, and the order stays payable', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const answer = await user.rejected('POST /api/payments/:orderId/confirm', {
      params: { orderId: order.id },
      body: { card: DECLINED_CARD },
    });
    expect(answer).toMatchObject({ status: 402, code: 'declined' });
    expect(answer.fields?.['card.number']?.[0]).toContain('declined');
    const after = await orderOf(user, order.id);
    expect(after.state).toBe('pending');
    expect(after.payments).toMatchObject([{ state: 'failed', last4: '0002' }]);
    expect(await projectOf(user, project.id)).toMatchObject({ state: 'awaiting-payment', lastBuild: null });
    expect((await confirm(user, order.id)).status).toBe(200);
    expect((await orderOf(user, order.id)).payments.map(({ state }) => state).sort()).toEqual([
      'failed',
      'succeeded',
    ]);
  });

  test('a repeated declined call with the same key says the same and tries no second time', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const answers = [
      await confirm(user, order.id, { card: DECLINED_CARD }, 'declined-1'),
      await confirm(user, order.id, { card: DECLINED_CARD }, 'declined-1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([402, 402]);
    expect(JSON.parse(answers[1]?.text ?? '').error).toBe(JSON.parse(answers[0]?.text ?? '').error);
    expect((await orderOf(user, order.id)).payments).toHaveLength(1);
  });

  test.each([
    ['letters', { number: 'four two' }, 422],
    ['too few digits', { number: '4242' }, 422],
    ['a wrong check digit', { number: '4242424242424241' }, 402],
    ['a card of last year', { expYear: 2020 }, 402],
    ['a thirteenth month', { expMonth: 13 }, 422],
    ['no name', { name: ' ' }, 422],
    ['letters for the code', { cvc: 'abc' }, 422],
    ['a field too many', { pin: '1234' }, 422],
  ])('with %s is refused and charges nothing', async (_, more, status) => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    expect((await confirm(user, order.id, { card: { ...CARD, ...more } })).status).toBe(status);
    expect(await orderOf(user, order.id)).toMatchObject({ state: 'pending' });
  });

  test('with neither card nor credit asks for the card', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const answer = await user.rejected('POST /api/payments/:orderId/confirm', {
      params: { orderId: order.id },
      body: {},
    });
    expect(answer.fields).toHaveProperty('card');
  });
});

describe('a card that asks for confirmation', () => {
  async function asking() {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const reply = await user.ok('POST /api/payments/:orderId/confirm', {
      params: { orderId: order.id },
      body: { card: ASKING_CARD },
    });
    expect(reply.order.state).toBe('pending');
    const reference = reply.confirm?.reference ?? '';
    expect(reference).not.toBe('');
    return { user, project, order, reference };
  }

  /** Answers the bank, then has the order ask the gateway what was answered. */
  async function answered(person: Person, orderId: string, reference: string, accepted: boolean) {
    await bank(person, reference, accepted);
    return confirm(person, orderId, { confirmation: { reference } });
  }

  test('is not paid because the browser says that the bank agreed', async () => {
    const { user, project, order, reference } = await asking();
    const claims: More[] = [{ confirmation: { reference, accepted: true } }, { confirmation: { reference } }];
    for (const claim of claims)
      expect((await confirm(user, order.id, claim)).status, JSON.stringify(claim)).toBeGreaterThanOrEqual(
        400,
      );
    expect(await orderOf(user, order.id)).toMatchObject({
      state: 'pending',
      payments: [{ state: 'initiated' }],
    });
    expect(await projectOf(user, project.id)).toMatchObject({ lastBuild: null });
    expect((await answered(user, order.id, reference, true)).status).toBe(200);
  });

  test('is answered once at the bank: another answer is 409, and the first one counts', async () => {
    const { user, order, reference } = await asking();
    expect((await bank(user, reference, false)).status).toBe(200);
    expect((await bank(user, reference, false)).status).toBe(200);
    expect((await bank(user, reference, true)).status).toBe(409);
    expect((await confirm(user, order.id, { confirmation: { reference } })).status).toBe(402);
  });

  test('can be answered by its own customer only', async () => {
    const { reference } = await asking();
    expect((await bank(await app.signInAs('User'), reference, true)).status).toBe(404);
    expect((await bank(admin, 'demo_nothing', true)).status).toBe(404);
  });

  test('accepted, pays the order', async () => {
    const { user, project, order, reference } = await asking();
    expect(await projectOf(user, project.id)).toMatchObject({ lastBuild: null });
    expect((await answered(user, order.id, reference, true)).status).toBe(200);
    expect(await orderOf(user, order.id)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'succeeded', last4: '3220' }],
    });
  });

  test('refused, is 402 and leaves the order payable', async () => {
    const { user, order, reference } = await asking();
    expect((await answered(user, order.id, reference, false)).status).toBe(402);
    expect(await orderOf(user, order.id)).toMatchObject({
      state: 'pending',
      payments: [{ state: 'failed' }],
    });
    expect((await answered(user, order.id, reference, true)).status).toBe(409);
    expect((await confirm(user, order.id)).status).toBe(200);
  });

  test('accepted in two tabs, pays once', async () => {
    const { user, project, order, reference } = await asking();
    const answers = await Promise.all([1, 2].map(() => answered(user, order.id, reference, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await user.ok('GET /api/projects/:id/builds', { params: { id: project.id } })).toHaveLength(1);
  });

  test('then another card instead, pays once: the first can no longer be accepted', async () => {
    const { user, order, reference } = await asking();
    expect((await confirm(user, order.id)).status).toBe(200);
    expect((await answered(user, order.id, reference, true)).status).toBe(409);
    expect(
      (await orderOf(user, order.id)).payments.filter(({ state }) => state === 'succeeded'),
    ).toHaveLength(1);
  });

  test('accepted after the order ran out, charges nothing', async () => {
    const { user, project, order, reference } = await asking();
    await app.db
      .updateTable('orders')
      .set({ expiresAt: Date.now() - 1 })
      .where('id', '=', order.id)
      .execute();
    expect((await answered(user, order.id, reference, true)).status).toBe(409);
    expect(await projectOf(user, project.id)).toMatchObject({ plan: null });
  });

  test('with somebody else’s reference is 409', async () => {
    const { reference } = await asking();
    const { user, order } = await asking();
    expect((await answered(user, order.id, reference, true)).status).toBe(409);
  });
});

describe('credit', () => {
  test('lowers the amount, is reserved at checkout, and comes back when another plan is chosen without it', async () => {
    const { user, project } = await ready({ credit: 500 });
    const order = await checkout(user, project.id, 'starter', true);
    expect(order).toMatchObject({ amount: 1400, creditUsed: 500 });
    expect(await creditOf(user)).toBe(0);
    expect(await checkout(user, project.id, 'growth')).toMatchObject({ amount: 4900, creditUsed: 0 });
    expect(await creditOf(user)).toBe(500);
  });

  test('is not used unless asked for', async () => {
    const { user, project } = await ready({ credit: 500 });
    expect(await checkout(user, project.id)).toMatchObject({ amount: 1900, creditUsed: 0 });
  });

  test('that covers all of it pays without a card', async () => {
    const { user, project } = await ready({ credit: 2500 });
    const order = await checkout(user, project.id, 'starter', true);
    expect(order).toMatchObject({ amount: 0, creditUsed: 1900 });
    const reply = await user.ok('POST /api/payments/:orderId/confirm', {
      params: { orderId: order.id },
      body: {},
    });
    expect(reply).toMatchObject({
      order: { state: 'paid' },
      payment: { gateway: 'credit', amount: 0, last4: null, state: 'succeeded' },
    });
    expect(await creditOf(user)).toBe(600);
  });

  test('cannot be spent twice by two checkouts at once', async () => {
    const { user, project } = await ready({ credit: 500 });
    const other = await newProject(user);
    const orders = await Promise.all([project, other].map(({ id }) => checkout(user, id, 'starter', true)));
    expect(orders.map(({ creditUsed }) => creditUsed).sort()).toEqual([0, 500]);
    expect(await creditOf(user)).toBe(0);
  });
});

describe('an order that runs out', () => {
  test('expires by its job: credit comes back and the project is a draft again', async () => {
    const { user, project } = await ready({ credit: 500 });
    const order = await checkout(user, project.id, 'starter', true);
    await app.db
      .updateTable('jobs')
      .set({ runAt: Date.now() })
      .where('id', '=', `expire:${order.id}`)
      .execute();
    app.services.wake.jobs();
    await until(async () => (await orderOf(user, order.id)).state === 'expired', 'the order to expire');
    expect(await creditOf(user)).toBe(500);
    expect(await projectOf(user, project.id)).toMatchObject({ state: 'draft', openOrderId: null });
    expect((await confirm(user, order.id)).status).toBe(409);
    expect(await checkout(user, project.id)).toMatchObject({ state: 'pending' });
  });

  test('cannot be paid even before its job has come', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    await app.db
      .updateTable('orders')
      .set({ expiresAt: Date.now() - 1 })
      .where('id', '=', order.id)
      .execute();
    expect((await confirm(user, order.id)).status).toBe(409);
    const next = await checkout(user, project.id);
    expect(next.id).not.toBe(order.id);
    expect(await orderOf(user, order.id)).toMatchObject({ state: 'expired' });
  });
});

describe('more pages than paid for', () => {
  test('costs the difference between the plans', async () => {
    const { user } = await ready();
    const project = await paidProject(app, user, 'complete');
    const { updatedAt } = project;
    await user.ok('PUT /api/projects/:id/blueprint', {
      params: { id: project.id },
      body: { updatedAt, blueprint: smallBlueprint(7) },
    });
    expect(
      await user.rejected('POST /api/projects/:id/builds', { params: { id: project.id } }),
    ).toMatchObject({ status: 402, code: 'plan_exceeded' });
    const order = await checkout(user, project.id, 'growth');
    expect(order.amount).toBe(amountDue('growth', 'starter'));
    expect(order.amount).toBe(3000);
    expect(await projectOf(user, project.id)).toMatchObject({ state: 'ready', plan: 'starter' });
    expect((await confirm(user, order.id)).status).toBe(200);
    expect(await projectOf(user, project.id)).toMatchObject({ plan: 'growth', lastBuild: 2, servedBuild: 1 });
  });

  test('the same plan or a smaller one is not sold again', async () => {
    const { user } = await ready();
    const project = await paidProject(app, user, 'complete');
    expect(
      await user.rejected('POST /api/payments/checkout', {
        body: { projectId: project.id, plan: 'starter' },
      }),
    ).toMatchObject({ status: 409, code: 'state' });
  });

  test('added after the checkout, make the order unpayable rather than sell too small a plan', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const { updatedAt } = await projectOf(user, project.id);
    await user.ok('PUT /api/projects/:id/blueprint', {
      params: { id: project.id },
      body: { updatedAt, blueprint: smallBlueprint(6) },
    });
    expect((await confirm(user, order.id)).status).toBe(422);
    expect(await orderOf(user, order.id)).toMatchObject({ state: 'pending', payments: [] });
  });

  test('a build of what was never paid is 402', async () => {
    const { user, project } = await ready();
    expect(
      await user.rejected('POST /api/projects/:id/builds', { params: { id: project.id } }),
    ).toMatchObject({ status: 402, code: 'unpaid' });
  });
});

describe('who sees what', () => {
  test('an order is its buyer’s and the administrators’', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id);
    const stranger = await app.signInAs('User');
    for (const answer of [
      await stranger.rejected('GET /api/payments/orders/:orderId', { params: { orderId: order.id } }),
      await stranger.rejected('POST /api/payments/:orderId/confirm', {
        params: { orderId: order.id },
        body: { card: CARD },
      }),
      await stranger.rejected('POST /api/payments/checkout', {
        body: { projectId: project.id, plan: 'starter' },
      }),
    ])
      expect(answer).toMatchObject({ status: 404 });
    expect(await admin.ok('GET /api/admin/orders/:id', { params: { id: order.id } })).toMatchObject({
      number: order.number,
      payments: [],
    });
  });

  test('the payment history has own payments, and all of them for an administrator', async () => {
    const { user, project } = await ready();
    const order = await pay(user, project.id);
    const own = await user.ok('GET /api/payments/payment-history');
    expect(own).toMatchObject([{ orderNumber: order.number, projectName: project.name, state: 'succeeded' }]);
    const all = await admin.ok('GET /api/payments/payment-history', { query: { q: order.number } });
    expect(all.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(await (await app.signInAs('User')).ok('GET /api/payments/payment-history')).toEqual([]);
  });

  test('the list of orders finds by number, state, amount and person', async () => {
    const { user, project } = await ready();
    const order = await checkout(user, project.id, 'scale');
    const queries: Record<string, string>[] = [
      { number: order.number },
      { q: user.email },
      { userId: user.id },
      { projectId: project.id },
      { state: 'pending', amount_gte: '9900', userId: user.id },
    ];
    for (const query of queries) {
      expect(
        (await admin.ok('GET /api/admin/orders', { query })).map(({ id }) => id),
        JSON.stringify(query),
      ).toEqual([order.id]);
    }
    expect(await admin.ok('GET /api/admin/orders', { query: { userId: user.id, state: 'paid' } })).toEqual(
      [],
    );
  });
});

test('in production without DEMO_PAYMENTS the checkout says that payments are not set up', async () => {
  const live = await openServer({ production: true, demoPayments: false });
  onTestFinished(() => live.close());
  const user = await live.signInAs('User');
  const project = await newProject(user);
  expect(
    await user.rejected('POST /api/payments/checkout', { body: { projectId: project.id, plan: 'starter' } }),
  ).toMatchObject({ status: 422, code: 'payments_off' });
  expect(await user.ok('GET /api/projects/:id', { params: { id: project.id } })).toMatchObject({
    state: 'draft',
  });
});
