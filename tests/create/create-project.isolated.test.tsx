import '@ant-design/v5-patch-for-react-19';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SessionUser } from '#contract/account/auth.ts';
import { call } from '#src/api/call.ts';
import { queryClient } from '#src/api/queries.ts';
import { startLocales } from '#src/locales/index.ts';
import CreateProject from '#src/pages/create-project/index.tsx';

vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: vi.fn(async () => ({ sketch: null })) as never,
}));
vi.mock(import('#src/access/identity.ts'), async (original) => ({
  ...(await original()),
  useIdentity: () => ({ _id: 'ada' }) as SessionUser,
  useRole: () => 'User' as const,
}));
vi.mock(import('#src/api/understanding/client.ts'), async (original) => ({
  ...(await original()),
  startWorker: () => {},
}));

beforeAll(() => startLocales(['common', 'create', 'repository', 'templates'], initReactI18next));
afterEach(cleanup);

test('a text without any words is no description, which the field says', async () => {
  const router = createMemoryRouter([{ path: '/', element: <CreateProject /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const box = await screen.findByRole('textbox', { name: 'What should the app do?' });
  await user.type(box, '🐶');
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await screen.findByText('Describe the app in a few words.');
  expect(document.activeElement).toBe(box);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(vi.mocked(call).mock.calls.map(([key]) => key)).not.toContain('POST /api/projects');
});
