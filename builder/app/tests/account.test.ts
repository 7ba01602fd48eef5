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

const ask = (email: string, ip?: string) => server.call('POST', '/sign-in', { body: { email }, ip });
const verify = (email: string, code: string, ip?: string) =>
  server.call('POST', '/sign-in/verify', { body: { email, code }, ip });
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

  it('takes a code for a quarter of an hour, and five tries from one place', async () => {
    await ask('late@example.com');
    clock += 15 * MINUTE;
    expect((await verify('late@example.com', codeFor('late@example.com'))).status).toBe(422);
    await ask('tries@example.com');
    const code = codeFor('tries@example.com');
    const ip = '192.0.2.7';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await verify('tries@example.com', otherThan(code), ip)).status).toBe(422);
    const late = await verify('tries@example.com', code, ip);
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('sends one place no more than five codes in a quarter of an hour', async () => {
    const ip = '192.0.2.8';
    for (let codes = 0; codes < 5; codes += 1) expect((await ask('often@example.com', ip)).status).toBe(204);
    expect((await ask('often@example.com', ip)).status).toBe(429);
    clock += 15 * MINUTE;
    expect((await ask('often@example.com', ip)).status).toBe(204);
  });

  it.each([
    ['an IPv4 address', () => '192.0.2.9'],
    ['an IPv6 network', (count: number) => `2001:db8::${count + 1}`],
  ])('lets nobody keep others from signing in, from %s', async (kind, ip) => {
    const email = `target.${kind.length}@example.com`;
    await ask(email, '198.51.100.1');
    const code = codeFor(email);
    const statuses = [];
    for (let count = 0; count < 8; count += 1) {
      statuses.push((await ask(email, ip(count))).status);
      await verify(email, otherThan(code), ip(count));
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect((await ask(email, '198.51.100.1')).status).toBe(204);
    expect((await verify(email, code, '198.51.100.1')).status).toBe(200);
  });

  it('takes a code also when another was asked for after it', async () => {
    await ask('twice@example.com');
    const first = codeFor('twice@example.com');
    clock += 6 * MINUTE;
    await ask('twice@example.com');
    const second = codeFor('twice@example.com');
    expect(second).not.toBe(first);
    expect((await verify('twice@example.com', first)).status).toBe(200);
    expect((await verify('twice@example.com', second)).status).toBe(422);
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

  it('knows a visitor as nobody and the owner as the owner', async () => {
    expect(await me(undefined)).toBeNull();
    expect((await me(owner))?.isOwner).toBe(true);
  });

  it('prints codes only where no mail leaves the machine', async () => {
    expect(server.printed).toEqual([]);
    const local = await startServer({ hasMail: false });
    await local.call('POST', '/sign-in', { body: { email: OWNER_EMAIL } });
    expect(local.printed).toEqual([expect.stringMatching(`^Sign-in code for ${OWNER_EMAIL}: \\d{6}$`)]);
    await local.close();
  });

  it('makes nobody the owner while none is named', async () => {
    const ownerless = await startServer({ info: { signUp: 'open' }, ownerEmail: null });
    const token = await ownerless.signIn(OWNER_EMAIL);
    const { body } = await ownerless.call<Member>('GET', '/me', { token });
    expect(body.isOwner).toBe(false);
    await ownerless.close();
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
