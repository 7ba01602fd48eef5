import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openServer } from '../support/server.ts';

interface Prepare {
  stampsOf(env: Record<string, string>): Promise<{ web: string; server: string }>;
}
interface BuildSettings {
  buildSettings(): Plugin;
}
const script = (name: string) => pathToFileURL(path.resolve('scripts', name)).href;

async function folder(): Promise<string> {
  const name = await mkdtemp(path.join(os.tmpdir(), 'selvedge-web-'));
  onTestFinished(() => rm(name, { recursive: true }));
  return name;
}

test.each(['VITE_API_BASE', 'VITE_TOKEN_STORE'])(
  'a change of %s builds the pages again, and not the server',
  async (name) => {
    const { stampsOf }: Prepare = await import(script('prepare.mjs'));
    const before = await stampsOf({});
    const after = await stampsOf({ [name]: 'cookie' });
    expect(after.web).not.toBe(before.web);
    expect(after.server).toBe(before.server);
    expect(await stampsOf({})).toEqual(before);
  },
);

describe('a build', () => {
  async function built(env: Record<string, string>): Promise<string> {
    const { buildSettings }: BuildSettings = await import(script('build-settings.mjs'));
    const root = await folder();
    await writeFile(path.join(root, 'index.html'), '<!doctype html><title>The page</title>');
    await writeFile(
      path.join(root, '.env'),
      Object.entries(env)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    );
    await build({ root, configFile: false, logLevel: 'silent', plugins: [buildSettings()] });
    return readFile(path.join(root, 'dist/settings.json'), 'utf8');
  }

  test('says where its pages call the API', async () => {
    expect(await built({ VITE_API_BASE: 'https://api.example.com' })).toBe(
      '{"apiBase":"https://api.example.com"}',
    );
    expect(await built({})).toBe('{"apiBase":""}');
  });

  test.each([
    ['VITE_API_BASE', 'api.example.com'],
    ['VITE_API_BASE', 'https://api.example.com/'],
    ['VITE_API_BASE', '//api.example.com'],
    ['VITE_TOKEN_STORE', 'session'],
  ])('with %s=%s stops with a sentence that names it', async (name, value) => {
    await expect(built({ [name]: value })).rejects.toThrow(name);
  });
});

describe('the policy of the pages', () => {
  async function policy(apiBase: string): Promise<string> {
    const webDir = await folder();
    await mkdir(path.join(webDir, 'assets'));
    await writeFile(path.join(webDir, 'index.html'), '<!doctype html><title>The page</title>');
    await writeFile(path.join(webDir, 'preload-manifest.json'), '{}');
    await writeFile(path.join(webDir, 'settings.json'), JSON.stringify({ apiBase }));
    const site = await openServer({ webDir });
    onTestFinished(() => site.close());
    return String((await site.server.inject('/landing')).headers['content-security-policy']);
  }

  test('admits the API that they were built to call', async () => {
    expect(await policy('https://api.example.com/v1')).toContain(
      "connect-src 'self' https://api.example.com;",
    );
    expect(await policy('/backend')).toContain("connect-src 'self';");
    expect(await policy('')).toContain("connect-src 'self';");
  });
});
