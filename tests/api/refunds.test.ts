import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundAmount } from '#server/features/orders/refunds.ts';
import { createDemoGateway } from '#server/platform/payments/demo.ts';
import { holdBuilds, newProject, checkout, pay } from '../support/api-apps.ts';
import { startServer, until } from '../support/server.ts';

const app = await startServer();
await holdBuilds(app);
const admin = await app.signInAs('Admin');
const ADMIN_IP = '192.0.2.7';
const ORDER = { state: 'paid' as const, amount: 1900, refunded: 0, currency: 'USD' };

describe('what a refund gives back', () => {
  test('is never more than was paid, whatever is asked and in whatever order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(fc.option(fc.integer({ min: 1, max: 12_000 }), { nil: undefined })),
        (amount, asks) => {
          let refunded = 0;
          for (const asked of asks) {
            try {
              refunded += refundAmount({ ...ORDER, amount, refunded }, 0, asked);
            } catch {
              // Refused: nothing was given back.
            }
            expect(refunded).toBeLessThanOrEqual(amount);
          }
        },
      ),
    );
  });
  test('counts what is under way', () => {
    expect(refundAmount(ORDER, 1000, undefined)).toBe(900);
    expect(() => refundAmount(ORDER, 1000, 901)).toThrow(/highlighted/);
    expect(() => refundAmount(ORDER, 1900, undefined)).toThrow(/already/);
  });
});

/** A paid order whose build has ended, with its owner. */
async function paid() {
  const owner = await app.signInAs('User');
  const project = await newProject(owner);
  const { id } = await pay(owner, project.id);
  await app.db
    .updateTable('projects')
    .set({ state: 'ready', published: 1, servedBuild: 1, slugFixed: 1 })
    .where('id', '=', project.id)
    .execute();
  const order = await app.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const read = () =>
    app.db.selectFrom('projects').selectAll().where('id', '=', project.id).executeTakeFirstOrThrow();
  return { owner, project, order, read };
}
const refund = (id: string, body: object = {}, headers = {}) =>
  admin.ok('POST /api/admin/orders/:id/refund', { params: { id }, body, headers });

describe('a refund', () => {
  test('of a part leaves the order paid and the project as it is, and tells the customer', async () => {
    const { owner, order, read } = await paid();
    const after = await refund(order.id, { amount: 950, reason: 'Half of it was late' });
    expect(after).toMatchObject({ state: 'paid', refunded: 950 });
    expect(after.refunds).toMatchObject([{ amount: 950, state: 'succeeded', reason: 'Half of it was late' }]);
    expect(await read()).toMatchObject({ state: 'ready', published: 1, plan: 'starter' });
    const notes = await owner.ok('GET /api/notifications');
    expect(notes[0]?.body).toContain('$9.50');
    expect((await app.mailTo(owner.email, ({ subject }) => subject.includes('Refund'))).text).toContain(
      'Half of it was late',
    );
  });

  test('of the rest makes the order refunded, unpublishes the app, stops its files and lets it be paid again', async () => {
    const { owner, order, project, read } = await paid();
    await refund(order.id, { amount: 950 });
    expect(await refund(order.id)).toMatchObject({ state: 'refunded', refunded: 1900 });
    expect(await read()).toMatchObject({ state: 'awaiting-payment', published: 0, plan: null });
    expect(
      await owner.rejected('GET /api/projects/:id/builds/:n/files', { params: { id: project.id, n: 1 } }),
    ).toMatchObject({ status: 402 });
    expect((await checkout(owner, project.id)).amount).toBe(1900);
  });

  test('of more than is left is 422 at the amount and says what is left', async () => {
    const { order } = await paid();
    await refund(order.id, { amount: 1000 });
    const answer = await admin.rejected('POST /api/admin/orders/:id/refund', {
      params: { id: order.id },
      body: { amount: 901 },
    });
    expect(answer).toMatchObject({ status: 422, fields: { amount: [expect.stringContaining('$9.00')] } });
  });

  test('sent twice with one key is one refund, and two at once never give back more than was paid', async () => {
    const { order } = await paid();
    const headers = { 'idempotency-key': 'one-intent' };
    await refund(order.id, { amount: 500 }, headers);
    expect(await refund(order.id, { amount: 500 }, headers)).toMatchObject({ refunded: 500 });
    const both = await Promise.all(
      [1000, 1000].map((amount) =>
        admin.call('POST /api/admin/orders/:id/refund', { params: { id: order.id }, body: { amount } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('sent twice with what had been refunded before it is one refund, at once or one after the other', async () => {
    const { order } = await paid();
    const send = (refunded: number) =>
      admin.call('POST /api/admin/orders/:id/refund', {
        params: { id: order.id },
        body: { amount: 500, refunded },
      });
    const both = await Promise.all([send(0), send(0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      await admin.rejected('POST /api/admin/orders/:id/refund', {
        params: { id: order.id },
        body: { amount: 500, refunded: 0 },
      }),
    ).toMatchObject({ status: 409, code: 'stale' });
    const read = () => admin.ok('GET /api/admin/orders/:id', { params: { id: order.id } });
    expect(await read()).toMatchObject({ refunded: 500 });
    expect((await send(500)).status).toBe(200);
    expect(await read()).toMatchObject({ refunded: 1000 });
  });

  test('whose gateway did not answer is finished by its job, once', async () => {
    const { order } = await paid();
    const keys: string[] = [];
    let fails = true;
    const gateway = createDemoGateway(app.db);
    app.services.gateway = {
      ...gateway,
      refund: (_reference, _amount, _currency, key) => {
        keys.push(key);
        if (!fails) return Promise.resolve();
        fails = false;
        return Promise.reject(new Error('the line is dead'));
      },
    };
    const answer = await admin.call('POST /api/admin/orders/:id/refund', {
      params: { id: order.id },
      body: { amount: 700 },
      ip: ADMIN_IP,
    });
    expect(answer.status).toBe(500);
    await app.db.updateTable('jobs').set({ runAt: 0 }).where('id', '=', `refund:${keys[0]}`).execute();
    app.services.wake.jobs();
    await until(
      async () =>
        (await admin.ok('GET /api/admin/orders/:id', { params: { id: order.id } })).refunded === 700,
      'the refund',
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    app.services.gateway = gateway;
    const [entry] = await admin.ok('GET /api/admin/audit-log', {
      query: { entityId: order.id, action: 'order.refund' },
    });
    expect(entry, 'the administrator who asked made it').toMatchObject({
      actorId: admin.id,
      actorName: 'Test Admin',
      ip: ADMIN_IP,
    });
  });

  test('of an order that was never paid is 409', async () => {
    const owner = await app.signInAs('User');
    const order = await checkout(owner, (await newProject(owner)).id);
    expect(
      await admin.rejected('POST /api/admin/orders/:id/refund', { params: { id: order.id }, body: {} }),
    ).toMatchObject({ status: 409, code: 'state' });
  });

  test('gives used credit back once all of the order is refunded', async () => {
    const { owner, order } = await paid();
    await app.db.updateTable('orders').set({ creditUsed: 500 }).where('id', '=', order.id).execute();
    await refund(order.id);
    expect(await owner.ok('GET /api/user/stats')).toMatchObject({ credit: 500 });
  });

  test('of the whole waits for a build that is running', async () => {
    const { order, project } = await paid();
    await app.db.updateTable('projects').set({ state: 'building' }).where('id', '=', project.id).execute();
    expect(
      await admin.rejected('POST /api/admin/orders/:id/refund', { params: { id: order.id }, body: {} }),
    ).toMatchObject({ status: 409 });
  });
});

describe('cancelling', () => {
  test('an open order returns the project to draft and tells the customer', async () => {
    const owner = await app.signInAs('User');
    const project = await newProject(owner);
    const order = await checkout(owner, project.id);
    expect(
      await admin.ok('POST /api/admin/orders/:id/cancel', {
        params: { id: order.id },
        body: { reason: 'Twice' },
      }),
    ).toMatchObject({ state: 'cancelled' });
    expect(await owner.ok('GET /api/projects/:id', { params: { id: project.id } })).toMatchObject({
      state: 'draft',
    });
    expect((await owner.ok('GET /api/notifications'))[0]?.title).toContain('cancelled');
    const letter = await app.mailTo(owner.email, ({ subject }) => subject.includes('cancelled'));
    expect(letter.subject).toBe(`Order ${order.number} is cancelled`);
    expect(letter.text).toContain('Reason: Twice');
  });

  test('a paid order is 409', async () => {
    const { order } = await paid();
    expect(
      await admin.rejected('POST /api/admin/orders/:id/cancel', { params: { id: order.id }, body: {} }),
    ).toMatchObject({ status: 409, code: 'state' });
  });
});

describe('an invoice', () => {
  const invoiceOf = async (order: { id: string }) => {
    const { payments } = await admin.ok('GET /api/admin/orders/:id', { params: { id: order.id } });
    return payments[0]?.id ?? '';
  };

  test('says who paid what for what, and what went back since', async () => {
    const { owner, order } = await paid();
    const params = { id: await invoiceOf(order) };
    expect(await owner.ok('GET /api/payments/:id/invoice', { params })).toMatchObject({
      number: order.number,
      buyer: { name: 'Test User', email: owner.email },
      projectName: order.projectName,
      price: order.amount,
      creditUsed: 0,
      paid: order.amount,
      refunds: [],
      payment: { gateway: 'demo', last4: '4242' },
    });
    await refund(order.id, { amount: 500, reason: 'Late' });
    expect((await owner.ok('GET /api/payments/:id/invoice', { params })).refunds).toMatchObject([
      { amount: 500, reason: 'Late' },
    ]);
  });

  test('shows the price before the credit that was used', async () => {
    const owner = await app.signInAs('User', { credit: 500 });
    const project = await newProject(owner);
    const order = await pay(owner, project.id, 'starter', true);
    const invoice = await admin.ok('GET /api/payments/:id/invoice', {
      params: { id: await invoiceOf(order) },
    });
    expect(invoice.creditUsed).toBe(500);
    expect(invoice.price).toBe(invoice.paid + 500);
  });

  test('is its owner’s and the administrators’, and there is none of what was not paid', async () => {
    const { order } = await paid();
    const params = { id: await invoiceOf(order) };
    const other = await app.signInAs('User');
    expect(await other.rejected('GET /api/payments/:id/invoice', { params })).toMatchObject({ status: 404 });
    expect(await admin.ok('GET /api/payments/:id/invoice', { params })).toMatchObject({
      number: order.number,
    });
    await app.db.updateTable('payments').set({ state: 'failed' }).where('id', '=', params.id).execute();
    expect(await admin.rejected('GET /api/payments/:id/invoice', { params })).toMatchObject({ status: 404 });
  });
});
