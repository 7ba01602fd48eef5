import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '#contract/resources/jobs/calls.ts';
import { toast } from '#src/components/feedback/toast.ts';
import JobList from '#src/resources/jobs/list.tsx';
import { openList, pageServer } from '../support/open-page.tsx';

const AT = '2026-03-01T10:00:00.000Z';
const job = (id: string, more: Partial<Job> = {}): Job => ({
  id,
  kind: 'mail',
  state: 'dead',
  attempt: 5,
  attempts: 5,
  error: 'The mail server did not answer',
  runAt: AT,
  createdAt: AT,
  finishedAt: AT,
  ...more,
});
const DONE = job('done', { kind: 'build', state: 'done', attempt: 1, error: null });

const server = pageServer();
beforeEach(() => {
  server.noViews();
  server.use(
    http.get('*/api/admin/jobs', ({ request }) =>
      HttpResponse.json([], {
        headers: { 'X-Total-Count': new URL(request.url).searchParams.get('state') === 'dead' ? '2' : '0' },
      }),
    ),
  );
});
const open = (address = '/jobs') =>
  openList({ page: JobList, path: '/jobs', address, rows: { jobs: [job('one'), job('two'), DONE] } });

test('counts link to their jobs, and a job without attempts left is shown as failed', async () => {
  open();
  const figure = await screen.findByRole('link', { name: '2 failed' });
  expect(figure.getAttribute('href')).toBe('/jobs?state=dead');
  expect((await screen.findAllByText('Failed')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/given up|dead/i)).toBeNull();
});

test('a job opens at its own URL with its details and can be retried there', async () => {
  const replayed: string[] = [];
  server.use(
    http.post('*/api/admin/jobs/:id/replay', ({ params }) => {
      replayed.push(String(params['id']));
      return HttpResponse.json(job('one', { state: 'queued' }));
    }),
  );
  vi.spyOn(toast, 'success').mockReturnValue();
  const { address } = open('/jobs?kind=mail');
  const [first] = await screen.findAllByRole('link', { name: 'E-mail' });
  if (first) await userEvent.click(first);
  expect(address()).toBe('/jobs/one?kind=mail');
  const drawer = within(await screen.findByRole('dialog', { name: 'E-mail' }));
  drawer.getByText('The mail server did not answer');
  drawer.getByText('5 of 5');
  await userEvent.click(drawer.getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(replayed).toEqual(['one']));
});

test('only a failed job can be retried', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'More for Build done' }));
  await screen.findByRole('menuitem', { name: 'Details' });
  expect(screen.queryByRole('menuitem', { name: 'Run again' })).toBeNull();
});

test('selected jobs are retried together; a rejected one states the reason and stays selected', async () => {
  server.use(
    http.post('*/api/admin/jobs/:id/replay', ({ params }) =>
      params['id'] === 'done'
        ? HttpResponse.json(
            { error: 'Only a failed job can be run again.', code: 'state', requestId: 'r' },
            { status: 409 },
          )
        : HttpResponse.json(job('one')),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select E-mail one' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Build done' }));
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Run again' }));
  const report = within(await screen.findByRole('dialog'));
  await report.findByText('Only a failed job can be run again.');
  await screen.findByText('1 selected');
});
