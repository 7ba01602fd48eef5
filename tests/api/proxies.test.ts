import { describe, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { openServer, PASSWORD } from '../support/server.ts';

const PROXY = '10.0.0.1';
const CLIENT = '198.51.100.7';

/** The address that a server with these settings writes down for a new session. */
async function addressSeen(
  trustProxy: Config['trustProxy'],
  from: { socket: string; forwarded: string },
): Promise<string | null | undefined> {
  const server = await openServer({ trustProxy });
  onTestFinished(() => server.close());
  const { email } = await server.signInAs('User');
  const { token } = await server.visitor.ok('POST /api/auth/login', {
    body: { email, password: PASSWORD },
    ip: from.socket,
    headers: { 'x-forwarded-for': from.forwarded },
  });
  const sessions = await server.client(token).ok('GET /api/user/sessions');
  return sessions.find(({ current }) => current)?.ip;
}

const trusted = (value: string) => readConfig({ TRUST_PROXY: value }, '/nowhere').trustProxy;

describe('the address of a caller', () => {
  test.each([
    ['without a proxy is the connection’s, whatever is forwarded', '0', CLIENT, '1.1.1.1', CLIENT],
    ['behind one proxy is what that proxy added', '1', PROXY, `1.1.1.1, ${CLIENT}`, CLIENT],
    ['behind two proxies is what the outer one added', '2', PROXY, `1.1.1.1, ${CLIENT}, 10.0.0.2`, CLIENT],
    ['behind a named proxy is what it added', PROXY, PROXY, `1.1.1.1, ${CLIENT}`, CLIENT],
    [
      'behind a named network is what came into it',
      '10.0.0.0/8, ::1',
      PROXY,
      `1.1.1.1, ${CLIENT}, 10.2.3.4`,
      CLIENT,
    ],
    ['past a named proxy is the connection’s', '10.0.0.0/8', CLIENT, '1.1.1.1', CLIENT],
  ])('%s', async (_, value, socket, forwarded, expected) => {
    expect(await addressSeen(trusted(value), { socket, forwarded })).toBe(expected);
  });

  test('behind a proxy holds the limit of sign-ins whatever the caller forwards', async () => {
    const server = await openServer({ trustProxy: trusted('1') });
    onTestFinished(() => server.close());
    const statuses: number[] = [];
    for (let count = 0; count < 105; count += 1) {
      const { status } = await server.visitor.call('POST /api/auth/login', {
        body: { email: `nobody${count}@example.com`, password: 'a wrong password' },
        ip: PROXY,
        headers: { 'x-forwarded-for': `203.0.113.${count}, ${CLIENT}` },
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '64',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.1/x',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '128.0.0.0/1, 10.0.0.0/8, 0.0.0.0/2, 64.0.0.0/2',
    '::ffff:0.0.0.0/96',
    '::/1, 8000::/1',
    '2000::/3',
    '10.1',
    '0x0a.0.0.1',
    '10.0.0.1,,10.0.0.2',
  ])('%j is refused by name', (value) => {
    expect(() => trusted(value)).toThrow(/TRUST_PROXY/);
  });

  test('is a number of proxies or a list of addresses and networks', () => {
    expect(readConfig({}, '/nowhere').trustProxy).toBe(false);
    expect(trusted('0')).toBe(false);
    expect(trusted('2')).toBe(2);
    for (const list of [
      '10.0.0.1, 2001:db8::/32',
      '0.0.0.0/1',
      '0.0.0.0/1, 128.0.0.0/2',
      '::ffff:10.0.0.0/104',
    ])
      expect(trusted(list)).toEqual(list.split(', '));
  });
});
