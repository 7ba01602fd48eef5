import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Invoice, Payment } from '#contract/resources/payments/calls.ts';
import Billing from '#src/pages/billing/index.tsx';
import { listOf, openPage, pageServer } from '../support/open-page.tsx';

const server = pageServer();

const PAID: Payment = {
  id: 'pay1',
  orderId: 'o1',
  orderNumber: 'S-2026-000042',
  projectId: 'p1',
  projectName: 'Bakery',
  userName: 'Uli Brandt',
  plan: 'growth',
  gateway: 'demo',
  amount: 4900,
  currency: 'USD',
  state: 'succeeded',
  reference: 'demo_42',
  brand: 'Visa',
  last4: '4242',
  reason: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const DECLINED: Payment = { ...PAID, id: 'pay2', orderNumber: 'S-2026-000043', state: 'failed' };
const INVOICE: Invoice = {
  number: PAID.orderNumber,
  issuedAt: PAID.createdAt,
  seller: { name: 'Selvedge', url: 'https://selvedge.example' },
  buyer: { name: 'Uli Brandt', email: 'user@example.com' },
  plan: 'growth',
  projectName: 'Bakery',
  currency: 'USD',
  price: 4900,
  creditUsed: 0,
  paid: 4900,
  refunds: [],
  payment: { gateway: 'demo', brand: 'Visa', last4: '4242', reference: 'demo_42' },
};

const asked: URLSearchParams[] = [];
let views: number;
let rows: Payment[];

beforeEach(() => {
  rows = [PAID, DECLINED];
  asked.length = 0;
  views = 0;
  server.use(
    http.get('*/api/admin/views', () => {
      views += 1;
      return HttpResponse.json([]);
    }),
    http.get('*/api/payments/payment-history', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return listOf(rows);
    }),
    http.get('*/api/payments/:id/invoice', () => HttpResponse.json(INVOICE)),
    http.get('*/api/user/stats', () =>
      HttpResponse.json({ projects: 1, ready: 1, published: 0, unread: 0, credit: 500 }),
    ),
    http.get('*/api/user/profile', () => HttpResponse.json({ referralCode: 'abc' })),
    http.get('*/api/user/rewards', () => HttpResponse.json([])),
  );
});

const open = (parts: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ page: Billing, path: '/billing', role: 'User', ...parts });
const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

test('a user sees only their own payments and credit, without administrator tools or calls', async () => {
  open();
  await screen.findByRole('link', { name: PAID.orderNumber });
  expect(await heads()).not.toContain('User');
  await screen.findByText('$5.00');
  expect(screen.getByRole('button', { name: 'Columns' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Views' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(views).toBe(0);
});

test('an administrator sees the paying user and has saved views and the export', async () => {
  open({ role: 'Admin' });
  await screen.findAllByText('Uli Brandt');
  expect(await heads()).toContain('User');
  expect(screen.getByRole('button', { name: 'Views' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDefined();
  expect(screen.queryByText('Invite friends')).toBeNull();
});

test('an invoice opens at its own URL and keeps the list’s filters', async () => {
  const { address } = open({ address: '/billing?state=succeeded' });
  const [link] = await screen.findAllByRole('link', { name: `Invoice ${PAID.orderNumber}` });
  if (!link) throw new Error('There is no invoice');
  await userEvent.click(link);
  const invoice = await screen.findByRole('dialog', { name: 'Invoice' });
  await within(invoice).findByText('user@example.com');
  expect(address()).toBe('/billing/pay1?state=succeeded');
  await userEvent.click(within(invoice).getByRole('button', { name: 'Close invoice' }));
  await waitFor(() => expect(address()).toBe('/billing?state=succeeded'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an invoice opened from another page goes back there', async () => {
  const { address } = open({
    role: 'Admin',
    address: '/billing/pay1',
    state: { back: '/order-management/o1?state=paid' },
  });
  const invoice = await screen.findByRole('dialog', { name: 'Invoice' });
  await userEvent.click(within(invoice).getByRole('button', { name: 'Close invoice' }));
  await waitFor(() => expect(address()).toBe('/order-management/o1?state=paid'));
});

test('only a successful payment has an invoice', async () => {
  open();
  await screen.findByRole('link', { name: DECLINED.orderNumber });
  expect(screen.queryByRole('link', { name: `Invoice ${DECLINED.orderNumber}` })).toBeNull();
});

test('state, order and search in the URL are sent to the server', async () => {
  open({ address: '/billing?state=failed&sort=-amount&q=bakery' });
  await screen.findByRole('link', { name: PAID.orderNumber });
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    state: 'failed',
    _sort: 'amount',
    _order: 'desc',
    q: 'bakery',
  });
});

test('a project in the URL is shown by name and can be removed', async () => {
  const { address } = open({ address: '/billing?projectId=p1' });
  await screen.findByText('Project is Bakery');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Project' }));
  expect(address()).toBe('/billing');
});

test('the empty list says what will appear here and links to the apps', async () => {
  rows = [];
  open();
  await screen.findByText('No payments yet');
  expect(screen.getByRole('link', { name: 'Go to your apps' }).getAttribute('href')).toBe('/applications');
});
