import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../src/api/client.ts';
import { startServer, OWNER_EMAIL, type TestServer } from './support/server.ts';

// Signing in, members and what the owner may do with them.

let server: TestServer;
let owner: string;
let clock = new Date('2030-03-01T09:00:00Z').getTime();
const now = () => new Date(clock);
const MINUTE = 60_000;

beforeAll(async () => {
  server = await startServer({ info: { signUp: 'open' }, now });
  owner = await server.signIn(OWNER_EMAIL);
});
afterAll(() => server.close());

const ask = (email: string) => server.call('POST', '/sign-in', { body: { email } });
const verify = (email: string, code: string) =>
  server.call('POST', '/sign-in/verify', { body: { email, code } });
const codeFor = (email: string) =>
  /\d{6}/.exec(server.mails.findLast(({ to }) => to === email)?.subject ?? '')?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const me = async (token: string | undefined) =>
  (await server.call<Member | null>('GET', '/me', { token })).body;

describe('signing in', () => {
  it('takes the code from the mail once', async () => {
    expect((await ask('ada@example.com')).status).toBe(204);
    const code = codeFor('ada@example.com');
    expect((await verify('ada@example.com', otherThan(code))).status).toBe(422);
    expect((await verify('Ada@Example.com', code)).status).toBe(200);
    expect((await verify('ada@example.com', code)).status).toBe(422);
  });

  it('takes a code for ten minutes and five tries', async () => {
    await ask('late@example.com');
    clock += 10 * MINUTE;
    expect((await verify('late@example.com', codeFor('late@example.com'))).status).toBe(422);
    await ask('tries@example.com');
    const code = codeFor('tries@example.com');
    for (let tries = 0; tries < 5; tries += 1) await verify('tries@example.com', otherThan(code));
    expect((await verify('tries@example.com', code)).status).toBe(422);
  });

  it('sends an address no more than five codes in a quarter of an hour', async () => {
    for (let codes = 0; codes < 5; codes += 1) expect((await ask('often@example.com')).status).toBe(204);
    expect((await ask('often@example.com')).status).toBe(429);
    clock += 15 * MINUTE;
    expect((await ask('often@example.com')).status).toBe(204);
  });

  it('ends a session with sign-out and after thirty days', async () => {
    const token = await server.signIn('ends@example.com');
    expect((await me(token))?.email).toBe('ends@example.com');
    await server.call('POST', '/sign-out', { token });
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
    const other = await server.signIn('ends@example.com');
    const before = clock;
    clock += 30 * 24 * 60 * MINUTE;
    expect((await server.call('GET', '/me', { token: other })).status).toBe(401);
    clock = before;
  });

  it('says the same to an address that wasn’t invited, and sends it nothing', async () => {
    const closed = await startServer({ info: { signUp: 'invited' } });
    const token = await closed.signIn(OWNER_EMAIL);
    const count = closed.mails.length;
    const reply = await closed.call('POST', '/sign-in', { body: { email: 'stranger@example.com' } });
    expect({ status: reply.status, mails: closed.mails.length }).toEqual({ status: 204, mails: count });
    await closed.call('POST', '/members', { token, body: { email: 'stranger@example.com', roles: [] } });
    expect(await closed.signIn('stranger@example.com')).not.toBe('');
    await closed.close();
  });

  it('knows a visitor as nobody and prints the owner’s code', async () => {
    expect(await me(undefined)).toBeNull();
    expect(server.printed.some((line) => line.includes(OWNER_EMAIL))).toBe(true);
    expect((await me(owner))?.isOwner).toBe(true);
  });
});

describe('members', () => {
  it('are seen and changed by the owner alone', async () => {
    const token = await server.signIn('grace@example.com');
    const member = await me(token);
    expect((await server.call('GET', '/members', { token })).status).toBe(403);
    expect((await server.call('GET', '/members')).status).toBe(401);
    const change = { token, body: { roles: [], isBlocked: false } };
    expect((await server.call('PATCH', `/members/${member?.id}`, change)).status).toBe(403);
    const list = await server.call<Member[]>('GET', '/members', { token: owner });
    expect(list.body.map(({ email }) => email)).toContain('grace@example.com');
  });

  it('are signed out when they are blocked, and get no code', async () => {
    const token = await server.signIn('blocked@example.com');
    const member = await me(token);
    await server.call('PATCH', `/members/${member?.id}`, { token: owner, body: { isBlocked: true } });
    expect((await server.call('GET', '/me', { token })).status).toBe(401);
    const count = server.mails.length;
    expect((await ask('blocked@example.com')).status).toBe(204);
    expect(server.mails).toHaveLength(count);
  });

  it('get only roles that there are', async () => {
    const body = { email: 'role@example.com', roles: ['no such role'] };
    expect((await server.call('POST', '/members', { token: owner, body })).status).toBe(422);
  });

  it('leave the owner alone', async () => {
    const { id } = (await me(owner)) ?? { id: '' };
    const reply = await server.call('PATCH', `/members/${id}`, { token: owner, body: { isBlocked: true } });
    expect(reply.status).toBe(422);
    expect((await me(owner))?.isOwner).toBe(true);
  });

  it('choose their own name', async () => {
    const token = await server.signIn('name@example.com');
    await server.call('PATCH', '/me', { token, body: { name: '  Grace  ' } });
    expect((await me(token))?.name).toBe('Grace');
    expect((await server.call('PATCH', '/me', { token, body: { name: 'x'.repeat(81) } })).status).toBe(422);
  });
});
