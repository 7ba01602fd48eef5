import '@ant-design/v5-patch-for-react-19';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { queryClient } from '#src/api/queries.ts';
import { startLocales } from '#src/locales/index.ts';
import ImportUsers from '#src/resources/users/import/index.tsx';
import { pageServer } from '../support/open-page.tsx';

const server = pageServer();
const sent: unknown[] = [];
beforeAll(() => startLocales(['import'], initReactI18next));
beforeEach(() => {
  sent.length = 0;
  server.use(
    http.post('*/api/admin/users/import', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ lines: 1, faulty: 0, created: 0, faults: [] });
    }),
  );
});

async function choose(csv: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <ImportUsers onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.upload(input, new File([csv], 'users.csv', { type: 'text/csv' }));
  await screen.findByText('Map columns');
  return { user, check: screen.getByRole('button', { name: 'Check the file' }) };
}

test('a file with full names in a column “Name” can be checked right away', async () => {
  const { user, check } = await choose('Name;E-Mail\nAna Lopes;ana@example.com\n');
  await user.click(check);
  await waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toMatchObject([{ mapping: { email: 'E-Mail', name: 'Name' }, dryRun: true }]);
});

test('a missing column is named next to the button, which focuses its field', async () => {
  const { user, check } = await choose('First name;Company\nAna;Acme\n');
  expect(screen.getByRole('status').textContent).toBe('Choose a column for: E-mail and Last name.');
  await user.click(check);
  expect(sent).toEqual([]);
  expect(document.activeElement?.id).toBe('import-email');
});
