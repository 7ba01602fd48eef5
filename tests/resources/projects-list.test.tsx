import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Project } from '#contract/builder/projects/calls.ts';
import { toast } from '#src/components/feedback/toast.ts';
import ProjectList from '#src/resources/projects/list.tsx';
import { openList, pageServer } from '../support/open-page.tsx';

const server = pageServer();
beforeEach(() => server.noViews());

const BAKERY: Project = {
  id: 'p1',
  ownerId: 'u1',
  ownerName: 'Ana Silva',
  name: 'Bakery',
  slug: 'bakery',
  description: '',
  repoUrl: null,
  kind: 'shop',
  plan: 'starter',
  state: 'ready',
  published: true,
  pages: 4,
  entities: 2,
  primary: '#2F55D4',
  servedBuild: 1,
  unpublishedChanges: false,
  lastBuild: 1,
  picture: null,
  openOrderId: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
};
const open = (parts: Partial<Parameters<typeof openList>[0]> = {}) =>
  openList({
    page: ProjectList,
    path: '/project-management',
    rows: {
      projects: [BAKERY],
      users: [{ id: 'u1', firstName: 'Ana', lastName: 'Silva' } as { id: string }],
    },
    ...parts,
  });

test('projects, owners and “new project” link to their pages', async () => {
  open();
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Bakery')).toBe('/project/details/p1');
  expect(await href('Ana Silva')).toBe('/user-management/u1');
  expect(await href('New project')).toBe('/create-project');
});

test('a name is edited in place, with its version', async () => {
  const saved = vi.spyOn(toast, 'success').mockReturnValue();
  const { asked } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Name of Bakery' }));
  await userEvent.keyboard('Bakery and café{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(asked.update[0]).toMatchObject({
    resource: 'projects',
    id: 'p1',
    variables: { name: 'Bakery and café', updatedAt: BAKERY.updatedAt },
  });
});

test('a name changed meanwhile is not overwritten, and the conflict is shown', async () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue();
  const saved = vi.spyOn(toast, 'success').mockReturnValue();
  open({ update: () => Promise.reject({ message: 'Ada changed this meanwhile.', statusCode: 409 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Name of Bakery' }));
  await userEvent.keyboard('Shop{Enter}');
  await waitFor(() => expect(told).toHaveBeenCalledWith('Ada changed this meanwhile.'));
  expect(saved).not.toHaveBeenCalled();
  expect(await screen.findByRole('link', { name: 'Bakery' })).toBeDefined();
});

test('without the permission neither editing nor deleting is offered', async () => {
  open({ can: false });
  await screen.findByRole('link', { name: 'Bakery' });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More for Bakery' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
});

test('selected projects are deleted together after confirmation', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/projects/delete', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ results: [{ id: 'p1', ok: true }] });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bakery' }));
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete…' }));
  const question = await screen.findByRole('dialog');
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete…' }));
  await waitFor(() => expect(sent).toEqual([{ ids: ['p1'] }]));
});

test('an owner in the URL is shown by name and can be removed', async () => {
  const { address, asked } = open({ address: '/project-management?ownerId=u1' });
  await screen.findByText('Owner is Ana Silva');
  expect(asked.getList.at(-1)?.filters).toEqual([{ field: 'ownerId', operator: 'eq', value: 'u1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Owner' }));
  expect(address()).toBe('/project-management');
});

test('the empty list says what will appear here', async () => {
  open({ rows: {} });
  await screen.findByText('No projects yet');
});

test('a failed list shows the error and can be retried', async () => {
  let fails = true;
  open({
    getList: () =>
      fails
        ? Promise.reject({ message: 'The database is away.', statusCode: 500 })
        : Promise.resolve({ data: [BAKERY], total: 1 } as never),
  });
  await screen.findByText('The database is away.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Bakery' });
});
