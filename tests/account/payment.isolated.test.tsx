import '@ant-design/v5-patch-for-react-19';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#src/api/queries.ts';
import { startLocales } from '#src/locales/index.ts';
import Payment from '#src/pages/payment/index.tsx';

const ID = '01a1fb88-5068-725c-9ba1-f9366261e357';
let isPaid = false;
let historyAsked = 0;

/** The server, which is still reading the payments of the project when it is paid. */
vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: vi.fn(async (key: string) =>
    key === 'GET /api/payments/config'
      ? { gateway: 'demo' }
      : { id: ID, name: 'Bike repairs', state: 'draft', pages: 4, plan: isPaid ? 'growth' : null },
  ) as never,
  callList: vi.fn(() => {
    historyAsked += 1;
    return new Promise<never>(() => undefined);
  }) as never,
}));
vi.mock(import('#src/pages/payment/checkout.tsx'), () => ({
  Checkout: ({ onPaid }) => {
    const payment = {
      orderNumber: 'S-2026-000044',
      projectName: 'Bike repairs',
      plan: 'growth',
      brand: 'Visa',
      last4: '4242',
      amount: 4900,
      currency: 'USD',
      createdAt: '2026-01-05T10:00:00.000Z',
    };
    const pay = () => {
      isPaid = true;
      onPaid({ payment, order: {} } as never);
    };
    return (
      <button type="button" onClick={pay}>
        Pay
      </button>
    );
  },
}));

beforeAll(() => startLocales(['common', 'shell', 'pay'], initReactI18next));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

test('the receipt stays while the page reads what was paid before', async () => {
  const router = createMemoryRouter([{ path: '/demo/payment/:id', element: <Payment /> }], {
    initialEntries: [`/demo/payment/${ID}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  const link = await screen.findByRole('link', { name: 'Watch it being built' });
  await waitFor(() => expect(historyAsked).toBe(1));
  expect(link.isConnected).toBe(true);
});
