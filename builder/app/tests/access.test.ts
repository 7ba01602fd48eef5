import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer, RowAnswer } from '../src/api/client.ts';
import { app } from '../src/app.ts';
import type { Entity, Who } from '../src/core/entity.ts';
import { entities } from '../src/entities/index.ts';
import { OWNER_EMAIL, startServer, type TestServer } from './support/server.ts';
import { createMaker, type Maker } from './support/values.ts';

// Every access line of the app from both sides: a visitor, two members, a member with each role, and the owner.

interface Person {
  readonly name: string;
  readonly token: string | undefined;
  readonly roles: readonly string[];
}

const NAMES = ['visitor', 'member', 'other member', ...app.roles.map(({ name }) => `role ${name}`), 'owner'];

let server: TestServer;
let maker: Maker;
const people = new Map<string, Person>();

beforeAll(async () => {
  server = await startServer({ info: { signUp: 'open' } });
  const owner = await server.signIn(OWNER_EMAIL);
  maker = createMaker(server, entities, owner);
  for (const [index, name] of NAMES.entries()) {
    const roles = app.roles.filter((role) => name === `role ${role.name}`).map((role) => role.name);
    const email = `someone${index}@example.com`;
    if (roles.length > 0) await server.call('POST', '/members', { token: owner, body: { email, roles } });
    const isMember = name !== 'visitor' && name !== 'owner';
    const token = isMember ? await server.signIn(email) : name === 'owner' ? owner : undefined;
    people.set(name, { name, token, roles });
  }
});
afterAll(() => server.close());

function personOf(name: string): Person {
  const person = people.get(name);
  if (!person) throw new Error(`There is no ${name}`);
  return person;
}

/** Whether a line of access names someone, said once more than the app's own code says it. */
function isNamed(who: readonly Who[], { name, token, roles }: Person, isOwn: boolean): boolean {
  if (name === 'owner' || who.includes('public')) return true;
  if (token === undefined) return false;
  return who.includes('member') || (isOwn && who.includes('own')) || roles.some((role) => who.includes(role));
}

/** What someone is told who may read a row but not do what they asked for: sign in, or no. */
const deniedStatus = (person: Person) => (person.token === undefined ? 401 : 403);

/** Whether someone may set the references that a row must have: only rows that they may read. */
function canRefer(entity: Entity, person: Person): boolean {
  return entity.fields
    .filter(({ type, required }) => required && (type === 'reference' || type === 'references'))
    .every(({ entity: target }) => isNamed(maker.entityOf(target).definition.access.read, person, false));
}

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  const { access } = entity.definition;

  it.each(NAMES)('is made by whom it may be: %s', async (name) => {
    const person = personOf(name);
    const body = await maker.valuesOf(entity);
    const { status } = await server.call('POST', `/${entity.name}`, { token: person.token, body });
    if (!isNamed(access.create, person, true)) expect(status).toBe(deniedStatus(person));
    else expect(status).toBe(canRefer(entity, person) ? 201 : 422);
  });

  it.each(NAMES)('is read, changed and deleted by whom it may be: %s', async (name) => {
    const person = personOf(name);
    const { token } = person;
    const member = personOf('member');
    const ids: { id: string; isOwn: boolean }[] = [
      { id: await maker.makeRow(entity), isOwn: name === 'owner' },
    ];
    if (isNamed(access.create, member, true) && canRefer(entity, member))
      ids.push({ id: await maker.makeRow(entity, {}, member.token), isOwn: name === 'member' });

    for (const { id, isOwn } of ids) {
      const at = `/${entity.name}/${id}`;
      const mayRead = isNamed(access.read, person, isOwn);
      const expected = (who: readonly Who[], success: number) => {
        if (!mayRead) return 404;
        return isNamed(who, person, isOwn) ? success : deniedStatus(person);
      };
      const read = await server.call<RowAnswer>('GET', at, { token });
      expect(read.status).toBe(mayRead ? 200 : 404);
      if (mayRead)
        expect(read.body.may).toEqual({
          update: isNamed(access.update, person, isOwn),
          delete: isNamed(access.delete, person, isOwn),
        });

      const list = await server.call<ListAnswer>('GET', `/${entity.name}?id=${id}`, { token });
      const mayList = isNamed(access.read, person, true);
      expect(list.status).toBe(mayList ? 200 : 404);
      if (mayList) expect(list.body.rows.map((row) => row.id)).toEqual(mayRead ? [id] : []);

      const change = await server.call('PATCH', at, { token, body: {} });
      expect(change.status, 'change').toBe(expected(access.update, 200));
      const deletion = await server.call('DELETE', at, { token });
      expect(deletion.status, 'delete').toBe(expected(access.delete, 204));
    }
  });

  it.each(NAMES)('is moved on by whom it may be: %s', async (name) => {
    const { states } = entity.definition;
    const person = personOf(name);
    if (!states || !isNamed(access.read, person, false)) return;
    for (const { from, to, roles } of states.transitions.filter((step) => step.from === states.initial)) {
      const id = await maker.makeRow(entity);
      const { status } = await server.call('PATCH', `/${entity.name}/${id}`, {
        token: person.token,
        body: { [states.field]: to },
      });
      const isAllowed = isNamed(roles ?? access.update, person, false);
      const mayUpdate = isNamed(access.update, person, false);
      expect(status, `${from} to ${to}`).toBe(isAllowed ? 200 : mayUpdate ? 422 : deniedStatus(person));
    }
  });
});

it.each(NAMES)('an address that leads to no kind of row tells nothing: %s', async (name) => {
  const { token } = personOf(name);
  const { status } = await server.call('GET', '/no-such-kind', { token });
  expect(status).toBe(404);
});
