import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import AuditLog from '#src/resources/audit-log/list.tsx';
import { openList, pageServer } from '../support/open-page.tsx';

const server = pageServer();
beforeEach(() => server.noViews());

const USER = '0193b0a0-0000-7000-8000-000000000001';
const PROJECT = '0193b0a0-0000-7000-8000-000000000002';
const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-03-01T10:00:00.000Z',
  actorId: USER,
  actorName: 'Ada Lindqvist',
  onBehalfOfId: null,
  onBehalfOfName: null,
  action: 'project.update',
  entity: 'project',
  entityId: PROJECT,
  entityName: 'Café',
  opens: { entity: 'project', id: PROJECT },
  names: {},
  before: { name: 'Bakery', pages: 4 },
  after: { name: 'Café', pages: 4 },
  ip: '203.0.113.7',
  ...more,
});
const open = (address = '/audit-log', entries: AuditEntry[] = [entry('e1')], users: object[] = []) =>
  openList({
    page: AuditLog,
    path: '/audit-log',
    address,
    rows: { 'audit-log': entries, users: users as { id: string }[] },
  });

test('users and records are linked by name, without ids', async () => {
  open('/audit-log', [
    entry('e1'),
    entry('e2', {
      action: 'order.decline',
      entity: 'order',
      entityId: 'o1',
      entityName: null,
      opens: { entity: 'order', id: 'o1' },
    }),
  ]);
  const href = (name: string) =>
    screen.findAllByRole('link', { name }).then(([link]) => link?.getAttribute('href'));
  expect(await href('Ada Lindqvist')).toBe(`/user-management/${USER}`);
  expect(await href('Café')).toBe(`/project/details/${PROJECT}`);
  // The entry has no name for it: the kind of thing is the link.
  expect(await href('Order')).toBe('/order-management/o1');
  expect(document.body.textContent).not.toMatch(/[0-9a-f]{8}/);
});

test('deleted records and former users are named without a link', async () => {
  open('/audit-log', [
    entry('e1', {
      action: 'project.delete',
      entityName: 'Bakery',
      opens: null,
      after: null,
      actorId: null,
      actorName: 'Selvedge',
    }),
  ]);
  await screen.findByText('Bakery');
  expect(screen.queryByRole('link', { name: 'Bakery' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Selvedge' })).toBeNull();
});

test('an entry opens at its own URL with actor, record, IP address and each changed field', async () => {
  const { address } = open('/audit-log?entity=project', [
    entry('e1', { onBehalfOfId: 'u2', onBehalfOfName: 'Uli Brandt' }),
  ]);
  await userEvent.click(await screen.findByRole('link', { name: 'Changed a project' }));
  expect(address()).toBe('/audit-log/e1?entity=project');
  const drawer = within(await screen.findByRole('dialog', { name: 'Changed a project' }));
  drawer.getByText('203.0.113.7');
  expect(drawer.getByRole('link', { name: 'Uli Brandt' }).getAttribute('href')).toBe('/user-management/u2');
  const cells = within(await drawer.findByRole('row', { name: /^Name/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Bakery', 'Café']);
});

test('ids in the changes are shown by the entry’s names', async () => {
  open('/audit-log/e1', [
    entry('e1', { before: { owner: USER }, after: { owner: PROJECT }, names: { [USER]: 'Ana Silva' } }),
  ]);
  const drawer = within(await screen.findByRole('dialog', { name: 'Changed a project' }));
  drawer.getByRole('cell', { name: 'Ana Silva' });
});

/** Opens an entry and reads its table of changes: label, before, after. */
async function changesOf(more: Partial<AuditEntry>): Promise<string[][]> {
  open('/audit-log/e1', [entry('e1', more)]);
  const drawer = within(await screen.findByRole('dialog', { name: 'Changed a project' }));
  await drawer.findByRole('columnheader', { name: 'Before' });
  return drawer
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

describe('the changes of an entry', () => {
  test('have labels, and values in words', async () => {
    expect(
      await changesOf({
        entity: 'user',
        before: { firstName: 'Ana', role: 'User', status: 'pending', locale: 'en' },
        after: { firstName: 'Anna', role: 'Admin', status: 'active', locale: 'de' },
      }),
    ).toEqual([
      ['First name', 'Ana', 'Anna'],
      ['Role', 'User', 'Administrator'],
      ['Status', 'Not verified', 'Active'],
      ['Language', 'English', 'Deutsch'],
    ]);
  });

  test('show amounts as money of their currency, which has no row of its own', async () => {
    expect(
      await changesOf({
        entity: 'order',
        before: { state: 'paid', refunded: 0 },
        after: { state: 'refunded', refunded: 4900, currency: 'EUR', reason: 'Late' },
      }),
    ).toEqual([
      ['State', 'Paid', 'Refunded'],
      ['Refunded', '€0.00', '€49.00'],
      ['Reason', '–', 'Late'],
    ]);
  });

  test('show older rewards, which were texts, as money', async () => {
    expect(await changesOf({ entity: 'user', before: null, after: { credit: '+500' } })).toEqual([
      ['Credit', '–', '$5.00'],
    ]);
  });

  test('show times by the reader’s formats, and answers as yes and no', async () => {
    const time = new Date(2026, 2, 1, 10, 0);
    const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
    expect(
      await changesOf({
        entity: 'recent-update',
        before: null,
        after: { publishAt: time.getTime(), state: 'scheduled', shared: true, seenAt: time.toISOString() },
      }),
    ).toEqual([
      ['Publish at', '–', shown],
      ['State', '–', 'Scheduled'],
      ['Shared', '–', 'Yes'],
      // A field that has no label.
      ['seen at', '–', shown],
    ]);
  });

  test('show nested settings as lines', async () => {
    expect(
      await changesOf({
        entity: 'user',
        before: { payment: { inApp: true, mail: true } },
        after: { payment: { inApp: true, mail: false } },
      }),
    ).toEqual([['A payment or refund', 'In app: Yes\nE-mail: Yes', 'In app: Yes\nE-mail: No']]);
  });

  test('show what a saved view asks for', async () => {
    expect(
      await changesOf({
        entity: 'saved-view',
        before: null,
        after: { resource: 'users', query: 'role=User&sort=-createdAt&status=blocked&status=pending' },
      }),
    ).toEqual([
      ['List', '–', 'Users'],
      ['Filters', '–', 'Role: User\nStatus: Blocked, Not verified\nSorted by: Joined ↓'],
    ]);
  });

  test('show what an export was asked with, and ids in it by name', async () => {
    expect(
      await changesOf({
        entity: 'export',
        before: null,
        after: {
          list: 'audit-log',
          query: { actorId: [USER], action: ['user.block'], q: 'ana', _sort: 'at', _order: 'asc' },
        },
        names: { [USER]: 'Ana Silva' },
      }),
    ).toEqual([
      ['List', '–', 'Audit log'],
      ['Filters', '–', 'Search: ana\nUser: Ana Silva\nAction: Blocked a user\nSorted by: When ↑'],
    ]);
  });

  test('say what is hidden, and leave out what stayed the same', async () => {
    expect(
      await changesOf({
        before: { pages: 4, name: 'Café', slug: null },
        after: { pages: 5, name: 'Café', slug: '', blueprint: '[hidden]' },
      }),
    ).toEqual([
      ['Pages', '4', '5'],
      ['App content', '–', 'Hidden'],
    ]);
  });
});

test('row actions filter the log by actor or record, shown by name', async () => {
  const { address } = open();
  const menu = () => screen.findByRole('button', { name: /^More for/ }).then(userEvent.click);
  await menu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all by Ada Lindqvist' }));
  expect(address()).toBe(`/audit-log?actorId=${USER}`);
  await screen.findByText('User is Ada Lindqvist');
  await menu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all for Café' }));
  expect(address()).toBe(`/audit-log?actorId=${USER}&entity=project&entityId=${PROJECT}`);
  await screen.findByText('Item is Café');
});

test('the actor in the URL is named even without matching rows', async () => {
  open(`/audit-log?actorId=${USER}`, [], [{ id: USER, firstName: 'Ada', lastName: 'Lindqvist' }]);
  await screen.findByText('User is Ada Lindqvist');
  await screen.findByText('No results');
});
