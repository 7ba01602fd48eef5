import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { checkRepository, isPublicAddress, type Reach } from '#server/features/repositories/check.ts';
import { startServer } from '../support/server.ts';

const run = promisify(execFile);
const root = await mkdtemp(path.join(os.tmpdir(), 'selvedge-git-'));

async function git(folder: string, ...args: string[]) {
  await run('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
}
await git(root, 'init', '--bare', '--initial-branch=main', 'empty.git');
await git(root, 'init', '--bare', '--initial-branch=trunk', 'team.git');
await git(root, 'clone', '--quiet', 'team.git', 'work');
const work = path.join(root, 'work');
await writeFile(path.join(work, 'a.txt'), 'a');
await git(work, 'add', '.');
await git(work, 'commit', '--quiet', '-m', 'first');
await git(work, 'push', '--quiet', 'origin', 'HEAD:trunk', 'HEAD:feature/ä-ö');

/** Git's own server, over HTTP, and a few addresses that behave otherwise. */
const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://x');
  if (url.pathname.startsWith('/loop')) response.writeHead(302, { location: request.url ?? '' }).end();
  else if (url.pathname.startsWith('/inside'))
    response.writeHead(302, { location: 'http://10.0.0.7/info/refs' }).end();
  else if (url.pathname.startsWith('/file'))
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (url.pathname.startsWith('/moved'))
    response.writeHead(301, { location: `/team.git/info/refs${url.search}` }).end();
  else if (url.pathname.startsWith('/private')) response.writeHead(401).end();
  else if (url.pathname.startsWith('/page'))
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>');
  else if (url.pathname.startsWith('/endless')) {
    response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
    const more = () => {
      while (response.write('0032'.padEnd(65_536, 'x')));
      response.once('drain', more);
    };
    more();
  } else if (url.pathname.startsWith('/garbage'))
    response
      .writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' })
      .end('zzzz not packets');
  else {
    const backend = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: url.pathname,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? 'GET',
      },
    });
    const parts: Buffer[] = [];
    backend.stdout.on('data', (part: Buffer) => parts.push(part));
    backend.on('close', () => {
      const whole = Buffer.concat(parts);
      const end = whole.indexOf('\r\n\r\n');
      const headers = Object.fromEntries(
        whole
          .toString('latin1', 0, end)
          .split('\r\n')
          .map((line) => line.split(': ') as [string, string]),
      );
      response.writeHead(Number(headers['Status']?.slice(0, 3) ?? 200), headers).end(whole.subarray(end + 4));
    });
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true, force: true });
});

/** As in the product, but over HTTP and with this machine counted as public. */
const here: Reach = {
  protocol: 'http:',
  isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
};
const check = (name: string) => checkRepository(`http://127.0.0.1:${port}/${name}`, here);

describe('the check of a repository', () => {
  test('tells a real one’s branches and which comes first', async () => {
    expect(await check('team.git')).toEqual({
      valid: true,
      defaultBranch: 'trunk',
      branches: ['feature/ä-ö', 'trunk'],
    });
    expect(await check('team.git/')).toMatchObject({ valid: true });
  });

  test('knows one without a branch', async () => {
    expect(await check('empty.git')).toEqual({ valid: true, defaultBranch: '', branches: [] });
  });

  test('follows to where it has moved, and looks at every address on the way', async () => {
    expect(await check('moved.git')).toMatchObject({ valid: true, defaultBranch: 'trunk' });
    expect(await check('loop.git')).toMatchObject({
      valid: false,
      reason: expect.stringContaining('too many'),
    });
    expect(await check('inside.git')).toMatchObject({
      valid: false,
      reason: 'This URL is not on the public internet.',
    });
    expect(await check('file.git')).toMatchObject({ valid: false, reason: expect.stringContaining('https') });
  });

  test.each([
    ['no-such.git', 'There is no repository at this URL'],
    ['private.git', 'This repository is not public.'],
    ['page.git', 'This URL is not a Git repository.'],
    ['garbage.git', 'This URL is not a Git repository.'],
    ['endless.git', 'too many branches'],
  ])('says of %s what is wrong', async (name, reason) => {
    expect(await check(name)).toMatchObject({
      valid: false,
      branches: [],
      reason: expect.stringContaining(reason),
    });
  });

  test.each([
    'not an address',
    'http://example.com/team/app.git',
    'ssh://git@example.com/team/app.git',
    'file:///etc',
    'https://user:secret@example.com/app.git',
    'https://127.0.0.1/app.git',
    'https://[::1]/app.git',
    'https://[::ffff:10.0.0.1]/app.git',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/app.git',
    'https://0x7f.1/app.git',
    'https://localhost/app.git',
  ])('goes nowhere near %s', async (address) => {
    expect(await checkRepository(address)).toMatchObject({ valid: false });
  });
});

describe('a public address', () => {
  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.0.1 198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 ::ffff:8.8.8.8 64:ff9b::808:808 2002:7f00:1:: 2001:db8::1 ff02::1 example.com'.split(
      ' ',
    ),
  )('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('through the API', async () => {
  const app = await startServer();
  const user = await app.signInAs('User');

  test('an address is checked for whoever is signed in, and refused in words', async () => {
    expect(
      await user.ok('POST /api/user/validate-repo', { body: { url: 'https://127.0.0.1/x.git' } }),
    ).toEqual({
      valid: false,
      defaultBranch: '',
      branches: [],
      reason: 'This URL is not on the public internet.',
    });
    expect(
      await app.visitor.rejected('POST /api/user/validate-repo', { body: { url: 'https://x.example' } }),
    ).toMatchObject({ status: 401 });
  });

  test('a project keeps no address that is not a repository', async () => {
    const { id, updatedAt } = await user.ok('POST /api/projects', {
      body: { description: 'A tool library with members and loans' },
    });
    expect(
      await user.rejected('PATCH /api/projects/:id', {
        params: { id },
        body: { repoUrl: 'https://10.0.0.1/x.git', updatedAt },
      }),
    ).toMatchObject({ status: 422, fields: { repoUrl: ['This URL is not on the public internet.'] } });
    expect(await user.ok('GET /api/projects/:id', { params: { id } })).toMatchObject({ repoUrl: null });
  });

  test('a project is not made of an address that is no repository’s, and nothing is left of the try', async () => {
    const before = await user.ok('GET /api/projects');
    expect(
      await user.rejected('POST /api/projects', {
        body: { description: 'A tool library with members and loans', repoUrl: 'http://example.com/x.git' },
      }),
    ).toMatchObject({ status: 422, fields: { repoUrl: ['The URL must start with https://.'] } });
    expect(await user.ok('GET /api/projects')).toEqual(before);
  });
});
