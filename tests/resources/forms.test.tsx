import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { Project } from '#contract/builder/projects/calls.ts';
import type { RecentUpdate } from '#contract/resources/recent-updates/calls.ts';
import type { User } from '#contract/resources/users/calls.ts';
import { toast } from '#src/components/feedback/toast.ts';
import EditProject from '#src/resources/projects/edit.tsx';
import CreateRecentUpdate from '#src/resources/recent-updates/create.tsx';
import EditRecentUpdate from '#src/resources/recent-updates/edit.tsx';
import CreateUser from '#src/resources/users/create.tsx';
import EditUser from '#src/resources/users/edit.tsx';
import { openPage, pageServer } from '../support/open-page.tsx';

// Each form in each state that it can be in, over a server that answers what a test gives it.

const AT = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T10:05:00.000Z';
const ANA: Partial<User> = {
  id: 'u1',
  firstName: 'Ana',
  lastName: 'Silva',
  userName: 'ana',
  email: 'ana@example.com',
  role: 'User',
  updatedAt: AT,
};
const BAKERY: Partial<Project> = {
  id: 'p1',
  name: 'Bakery',
  description: 'Bread by the day',
  state: 'ready',
  updatedAt: AT,
};
const FASTER: Partial<RecentUpdate> = {
  id: 'n1',
  title: 'Faster builds',
  body: 'Half the time.',
  category: 'product',
  state: 'published',
  publishAt: AT,
  updatedAt: AT,
};

interface Form {
  page: ComponentType;
  path: string;
  list: string;
  /** What the tests type, and what they expect of it. */
  field: string;
  name: string;
  /** Another field, which somebody else changes meanwhile. */
  other: string;
  otherName: string;
  submit: string;
  done: (value: string) => string;
  /** The call that sends the form. */
  send: readonly ['post' | 'put', string];
}
interface EditForm extends Form {
  row: { id?: string; updatedAt?: string };
  read: string;
  /** What the call carries besides what was changed. */
  carries: object;
}

const USER = {
  list: '/user-management',
  field: 'First name',
  name: 'firstName',
  other: 'Last name',
  otherName: 'lastName',
} as const;
const UPDATE = {
  list: '/recent-update-management',
  field: 'Title',
  name: 'title',
  other: 'Text',
  otherName: 'body',
} as const;

const EDITS: readonly (readonly [string, EditForm])[] = [
  [
    'a user',
    {
      ...USER,
      page: EditUser,
      path: '/edit-user/:id',
      submit: 'Save changes',
      done: (value) => `${value} Silva is saved`,
      row: ANA,
      read: '*/api/admin/users/u1',
      send: ['put', '*/api/admin/users/update'],
      carries: { id: 'u1' },
    },
  ],
  [
    'a project',
    {
      page: EditProject,
      path: '/edit-project/:id',
      list: '/project-management',
      field: 'Name',
      name: 'name',
      other: 'Description',
      otherName: 'description',
      submit: 'Save changes',
      done: (value) => `${value} is saved`,
      row: BAKERY,
      read: '*/api/admin/projects/p1',
      send: ['put', '*/api/admin/projects/update'],
      carries: { id: 'p1' },
    },
  ],
  [
    'an update',
    {
      ...UPDATE,
      page: EditRecentUpdate,
      path: '/edit-recent-update/:id',
      submit: 'Save changes',
      done: (value) => `“${value}” is saved`,
      row: FASTER,
      read: '*/api/admin/recent-updates-by-id/n1',
      send: ['put', '*/api/admin/recent-updates/n1'],
      carries: {},
    },
  ],
];

const server = pageServer();
const sent: unknown[] = [];
let push: (event: string) => void;
let told: MockInstance<typeof toast.success>;

beforeEach(() => {
  sent.length = 0;
  told = vi.spyOn(toast, 'success').mockReturnValue();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (event) => controller.enqueue(new TextEncoder().encode(event));
    },
  });
  server.use(
    http.get('*/api/events', () => new HttpResponse(stream)),
    http.get('*/api/admin/audit-log', () => HttpResponse.json([{ actorName: 'Bo Admin', at: LATER }])),
  );
});

const open = ({ page, path, row }: Form & Partial<EditForm>) =>
  openPage({ page, path, address: path.replace(':id', row?.id ?? '') });
/** Holds that it is told once it is done: the page it was sent from is left then. */
const isTold = (text: string) => waitFor(() => expect(told).toHaveBeenCalledWith(text));
const reading = (form: EditForm, row: object = form.row) =>
  server.use(http.get(form.read, () => HttpResponse.json(row)));
/** Answers what the form sends: with a refusal, where one is given. */
const sending = ({ send: [method, path] }: Form, refusal?: object, status = 422) =>
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json());
      return refusal
        ? HttpResponse.json({ requestId: 'r', ...refusal }, { status })
        : HttpResponse.json({ id: 'x', updatedAt: LATER });
    }),
  );
/** A field once it holds something, or is there to be filled. */
const field = async (label: string) => {
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return screen.getByLabelText<HTMLInputElement>(label);
};
async function type(label: string, text: string): Promise<void> {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
const submit = async (form: Form) => userEvent.click(screen.getByRole('button', { name: form.submit }));
const stale = { error: 'Someone changed this.', code: 'stale' };

describe.each(EDITS)('the form of %s', (_, form) => {
  const changed = { [form.name]: 'Changed' };

  test('says that it loads, and shows no field before it holds what its row does', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get(form.read, () => asked.then(() => HttpResponse.json(form.row))));
    open(form);
    await screen.findByRole('status', { name: 'Loading' });
    const waiting = screen.getByLabelText(form.field).closest('form');
    if (!waiting) throw new Error('No form waits');
    expect(waiting.hidden).toBe(true);
    const shown: string[] = [];
    new MutationObserver(() => {
      if (!waiting.hidden) shown.push(screen.getByLabelText<HTMLInputElement>(form.field).value);
    }).observe(waiting, { attributes: true });
    answer();
    await field(form.field);
    await waitFor(() => expect(waiting.hidden).toBe(false));
    await waitFor(() => expect(shown[0]).toBe(Reflect.get(form.row, form.name)));
  });

  test('that could not be read says why, and reads again when it is asked to', async () => {
    server.use(
      http.get(form.read, () => HttpResponse.json({ error: 'Not this way.' }, { status: 400 }), {
        once: true,
      }),
      http.get(form.read, () => HttpResponse.json(form.row)),
    );
    open(form);
    await screen.findByText('Not this way.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field(form.field)).toBeDefined();
  });

  test('of a row that is gone says so', async () => {
    server.use(http.get(form.read, () => HttpResponse.json({ error: 'None.' }, { status: 404 })));
    open(form);
    await screen.findByText('Not found');
    expect(screen.queryByLabelText(form.field)).toBeNull();
  });

  test('sends only what was changed, with the time the row was read at, and leads to the list', async () => {
    reading(form);
    sending(form);
    const { address } = open(form);
    await type(form.field, 'Changed');
    await submit(form);
    await isTold(form.done('Changed'));
    expect(sent).toEqual([{ ...form.carries, ...changed, updatedAt: AT }]);
    expect(address()).toBe(form.list);
  });

  test('shows a refusal of a field at its top with a way to the field, and keeps what was typed', async () => {
    reading(form);
    sending(form, { error: 'Invalid.', code: 'invalid', fields: { [form.name]: ['Choose another.'] } });
    const { address } = open(form);
    await type(form.field, 'Changed');
    await submit(form);
    await userEvent.click(await screen.findByRole('link', { name: `${form.field}: Choose another.` }));
    const input = await field(form.field);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('Changed');
    expect(address()).not.toBe(form.list);
  });

  test('shows a refusal of the whole in its words', async () => {
    reading(form);
    sending(form, { error: 'You can’t do this to yourself.', code: 'forbidden' }, 403);
    open(form);
    await type(form.field, 'Changed');
    await submit(form);
    const alert = (await screen.findByText('You can’t do this to yourself.')).closest('[role=alert]');
    expect(document.activeElement).toBe(alert);
  });

  test('asks before what was typed is left', async () => {
    reading(form);
    const { address } = open(form);
    await type(form.field, 'Changed');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = (await screen.findByText('Leave without saving?')).closest<HTMLElement>('[role=dialog]');
    if (!question) throw new Error('Nothing asks');
    expect(address()).not.toBe(form.list);
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe(form.list));
  });

  test('of a row that changed meanwhile sends nothing before it is chosen whose field to keep, then sends against the newer row', async () => {
    reading(form);
    sending(form, stale, 409);
    open(form);
    await type(form.field, 'Changed');
    reading(form, { ...form.row, [form.name]: 'Theirs', [form.otherName]: 'Other', updatedAt: LATER });
    await submit(form);
    await screen.findByText(/^Bo Admin changed this/);
    expect(await field(form.field)).toHaveProperty('value', 'Changed');
    expect(await field(form.other)).toHaveProperty('value', 'Other');

    sending(form);
    await submit(form);
    const notice = screen.getByText(/^Bo Admin changed this/).closest('section');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: `Keep yours: ${form.field}` }));
    await submit(form);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ ...form.carries, ...changed, updatedAt: LATER });
  });

  test('of a row that changed meanwhile in what the form does not show is saved against the newer row', async () => {
    reading(form);
    sending(form, stale, 409);
    const { address } = open(form);
    await type(form.field, 'Changed');
    server.use(
      http.get(form.read, () => {
        sending(form);
        return HttpResponse.json({ ...form.row, updatedAt: LATER });
      }),
    );
    await submit(form);
    await isTold(form.done('Changed'));
    expect(sent).toEqual([AT, LATER].map((updatedAt) => ({ ...form.carries, ...changed, updatedAt })));
    expect(address()).toBe(form.list);
  });

  test('of a row that changes again and again is sent twice at most, and says why it was refused', async () => {
    reading(form);
    sending(form, stale, 409);
    const { address } = open(form);
    await type(form.field, 'Changed');
    let changes = 0;
    server.use(
      http.get(form.read, () => {
        changes += 1;
        return HttpResponse.json({
          ...form.row,
          updatedAt: new Date(Date.parse(LATER) + changes).toISOString(),
        });
      }),
    );
    await submit(form);
    await screen.findByText(stale.error);
    expect(sent).toHaveLength(2);
    expect(await field(form.field)).toHaveProperty('value', 'Changed');
    expect(address()).not.toBe(form.list);
  });

  test('of a row that changed meanwhile follows it where nothing was typed, and says nothing', async () => {
    reading(form);
    open(form);
    const input = await field(form.field);
    await waitFor(() => expect(input.value).toBe(Reflect.get(form.row, form.name)));
    reading(form, { ...form.row, [form.name]: 'Theirs', updatedAt: LATER });
    const resource = { '/user-management': 'users', '/project-management': 'projects' }[form.list];
    push(`event: changed\ndata: ${JSON.stringify({ resource: resource ?? 'recent-updates' })}\n\n`);
    await waitFor(() => expect(input.value).toBe('Theirs'));
    expect(screen.queryByText(/changed this/)).toBeNull();
  });
});

describe('the form of a new user', () => {
  const form: Form = {
    ...USER,
    page: CreateUser,
    path: '/create-user',
    submit: 'Create and invite',
    done: (email) => `Invitation sent to ${email}`,
    send: ['post', '*/api/admin/create/users'],
  };

  test('names what is missing, and sends nothing', async () => {
    open(form);
    await type('E-mail', 'not an address');
    await submit(form);
    const summary = within(await screen.findByRole('alert'));
    for (const text of ['Enter a first name.', 'Enter a last name.', /valid e-mail address/])
      expect(await summary.findByRole('link', { name: text })).toBeDefined();
    expect(sent).toEqual([]);
  });

  const fill = async () => {
    await type('First name', 'Ana');
    await type('Last name', 'Silva');
    await type('E-mail', 'ana@example.com');
  };
  const body = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', role: 'User' };

  test('invites where no password is set, and leaves the user name to the server', async () => {
    sending(form);
    const { address } = open(form);
    await fill();
    await submit(form);
    await isTold('Invitation sent to ana@example.com');
    expect(sent).toEqual([body]);
    expect(address()).toBe(form.list);
  });

  test('creates with a password where one is set', async () => {
    sending(form);
    open(form);
    await fill();
    await type('Password', 'correct horse battery');
    await submit({ ...form, submit: 'Create user' });
    await isTold('ana@example.com can sign in now');
    expect(sent).toEqual([{ ...body, password: 'correct horse battery' }]);
  });

  test('shows at the field that its address is taken, and keeps the rest', async () => {
    sending(form, { error: 'Taken.', code: 'conflict', fields: { email: ['This e-mail is taken.'] } }, 409);
    open(form);
    await fill();
    await submit(form);
    await screen.findByRole('link', { name: 'This e-mail is taken.' });
    expect(await field('First name')).toHaveProperty('value', 'Ana');
  });
});

describe('the form of a new update', () => {
  const form: Form = {
    ...UPDATE,
    page: CreateRecentUpdate,
    path: '/create-recent-update',
    submit: 'Save draft',
    done: (title) => `“${title}” is saved as a draft`,
    send: ['post', '*/api/admin/create-recent-update'],
  };
  const body = { title: 'Faster', body: 'Half the time.', category: 'product' };
  const fill = async () => {
    await type('Title', body.title);
    await type('Text', body.body);
  };

  test('names what is missing, and sends nothing', async () => {
    open(form);
    await submit(form);
    const summary = within(await screen.findByRole('alert'));
    for (const text of ['Enter a title.', 'Enter a text.'])
      expect(await summary.findByRole('link', { name: text })).toBeDefined();
    expect(sent).toEqual([]);
  });

  test.each([
    ['draft', 'Save as draft', 'Save draft', '“Faster” is saved as a draft'],
    ['published', 'Publish', 'Publish update', '“Faster” is published'],
  ])('makes it %s where that is chosen, and its button says so', async (state, choice, action, done) => {
    sending(form);
    const { address } = open(form);
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    await submit({ ...form, submit: action });
    await isTold(done);
    expect(sent).toMatchObject([{ ...body, state }]);
    expect(address()).toBe(form.list);
  });

  test('asks for a time where it is scheduled', async () => {
    open(form);
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
    await submit({ ...form, submit: 'Schedule update' });
    await screen.findByRole('link', { name: /Choose a publish time\./ });
    expect(sent).toEqual([]);
  });
});

test('an update that is published can stay so or become a draft, and be scheduled no more', async () => {
  const form = EDITS[2]?.[1];
  if (!form) throw new Error('There is no form of an update');
  reading(form);
  sending(form);
  open(form);
  await userEvent.click(await screen.findByRole('radio', { name: 'Revert to draft' }));
  expect(screen.getByRole('radio', { name: 'Keep published' })).toBeDefined();
  expect(screen.queryByRole('radio', { name: 'Schedule' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish update' }));
  await isTold('“Faster builds” is a draft again');
  expect(sent).toEqual([{ state: 'draft', updatedAt: AT }]);
});
