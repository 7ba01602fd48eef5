import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#contract/resources/orders/calls.ts';
import type { Payment, Refund } from '#contract/resources/payments/calls.ts';
import { toast } from '#src/components/feedback/toast.ts';
import OrderList from '#src/resources/orders/list.tsx';
import { useTheme } from '#src/theme/store.ts';
import { openList, pageServer } from '../support/open-page.tsx';

const server = pageServer();
beforeEach(() => {
  server.noViews();
  server.use(http.get('*/api/admin/audit-log', () => HttpResponse.json([])));
  useTheme.getState().setDirection('ltr');
});

const AT = '2026-03-01T10:00:00.000Z';
const payment: Payment = {
  id: 'pay1',
  orderId: 'o1',
  orderNumber: 'S-2026-000001',
  projectId: 'p1',
  projectName: 'Bakery',
  userName: 'Ana Silva',
  plan: 'growth',
  gateway: 'demo',
  amount: 4900,
  currency: 'USD',
  state: 'succeeded',
  reference: 'demo_1',
  brand: 'Visa',
  last4: '4242',
  reason: null,
  createdAt: AT,
};
const refund: Refund = {
  id: 'r1',
  amount: 900,
  currency: 'USD',
  state: 'succeeded',
  reason: 'A day late',
  actorName: 'Ada Lindqvist',
  createdAt: AT,
};
const PAID: Order & { payments: Payment[]; refunds: Refund[] } = {
  id: 'o1',
  number: 'S-2026-000001',
  userId: 'u1',
  userName: 'Ana Silva',
  userEmail: 'ana@example.com',
  projectId: 'p1',
  projectName: 'Bakery',
  plan: 'growth',
  amount: 4900,
  currency: 'USD',
  creditUsed: 0,
  refunded: 900,
  state: 'paid',
  createdAt: AT,
  expiresAt: AT,
  paidAt: AT,
  payments: [payment],
  refunds: [refund],
};
const open = (parts: Partial<Parameters<typeof openList>[0]> = {}) =>
  openList({ page: OrderList, path: '/order-management', rows: { orders: [PAID] }, ...parts });
/** By its title: antd gives every dialog of a test the same id to be named by. */
const refundDialog = async () => {
  const dialog = (await screen.findByText(/^Refund order/)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('The refund is no dialog');
  return dialog;
};
const drawer = () => screen.findByRole('dialog', { name: PAID.number });

test('an order opens at its own URL, and closing it keeps the list’s filters', async () => {
  const { address } = open({ address: '/order-management?state=paid' });
  await userEvent.click(await screen.findByRole('link', { name: PAID.number }));
  expect(address()).toBe('/order-management/o1?state=paid');
  await userEvent.click(within(await drawer()).getByRole('button', { name: 'Close order' }));
  expect(address()).toBe('/order-management?state=paid');
});

test('its URL opens its details, payments, refunds and history, with links to the customer and the project', async () => {
  open({ address: '/order-management/o1' });
  const shown = within(await drawer());
  expect((await shown.findByRole('link', { name: 'Ana Silva' })).getAttribute('href')).toBe(
    '/user-management/u1',
  );
  expect(shown.getByRole('link', { name: 'Bakery' }).getAttribute('href')).toBe('/project/details/p1');
  shown.getByText('Visa ending in 4242');
  within(shown.getByRole('list', { name: 'Refunds' })).getByText('Ada Lindqvist');
  shown.getByText('Refunded $9.00 by Ada Lindqvist');
});

test('a missing order is reported as not found next to the list', async () => {
  open({ address: '/order-management/gone' });
  await within(await screen.findByRole('dialog', { name: 'Order' })).findByText('Not found');
  expect(await screen.findByRole('link', { name: PAID.number })).toBeDefined();
});

test('in right-to-left languages the drawer opens on the left, opposite the menu', async () => {
  useTheme.getState().setDirection('rtl');
  open({ address: '/order-management/o1' });
  const dialog = await drawer();
  expect(dialog.closest('.ant-drawer-left')).not.toBeNull();
});

test('a partial refund with a reason is made once, even when submitted twice', async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/admin/orders/o1/refund', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return sent.length === 1
        ? HttpResponse.json(
            { error: 'The gateway is away.', code: 'internal', requestId: 'r' },
            { status: 500 },
          )
        : HttpResponse.json(PAID);
    }),
  );
  const saved = vi.spyOn(toast, 'success').mockReturnValue();
  open({ address: '/order-management/o1' });
  await userEvent.click(await within(await drawer()).findByRole('button', { name: 'Refund' }));
  const question = within(await refundDialog());
  question.getByRole('radio', { name: 'Full refund ($40.00)' });
  await userEvent.click(question.getByRole('radio', { name: 'Partial refund' }));
  await userEvent.type(question.getByLabelText('Amount in USD'), '10');
  await userEvent.type(question.getByLabelText('Reason'), 'Late');
  await userEvent.click(question.getByRole('button', { name: 'Refund $10.00' }));
  await question.findByText('The gateway is away.');
  await userEvent.click(question.getByRole('button', { name: 'Refund $10.00' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Refunded $10.00 of order S-2026-000001'));
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: 1000, refunded: 900, reason: 'Late' },
    { amount: 1000, refunded: 900, reason: 'Late' },
  ]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('cancelling a refund returns the focus to its button', async () => {
  open({ address: '/order-management/o1' });
  await userEvent.click(await within(await drawer()).findByRole('button', { name: 'Refund' }));
  await userEvent.click(within(await refundDialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/^Refund order/)).toBeNull());
  expect(document.activeElement?.textContent).toBe('Refund');
});

test('keeping a pending order is called that, and leaves it as it is', async () => {
  const pending = { ...PAID, state: 'pending', refunded: 0, paidAt: null, payments: [], refunds: [] };
  open({ address: '/order-management/o1', rows: { orders: [pending] } });
  await userEvent.click(await within(await drawer()).findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByText(/can no longer be paid/)).toBeNull());
});

test('without the permission neither refund nor cancelling is offered', async () => {
  open({ address: '/order-management/o1', can: false });
  await within(await drawer()).findByText('Visa ending in 4242');
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

test('a customer and a project in the URL are shown by name, even when deleted', async () => {
  open({
    address: '/order-management?userId=u1&projectId=gone',
    rows: { orders: [PAID], users: [{ id: 'u1', firstName: 'Ana', lastName: 'Silva' } as { id: string }] },
  });
  await screen.findByText('Customer is Ana Silva');
  await screen.findByText('Project is Project');
});

test('the empty list says what will appear here', async () => {
  open({ rows: {} });
  await screen.findByText('No orders yet');
});
