import { describe, expect, test } from 'vitest';
import { APP_TEMPLATES } from '#blueprint/concepts/index.ts';
import { APP_LANGUAGES } from '#blueprint/kinds.ts';
import { templateKind } from '#contract/builder/templates.ts';
import { RATE } from '#contract/core/limits.ts';
import { openTemplates } from '#server/platform/storage/templates.ts';
import { startServer } from '../support/server.ts';

const app = await startServer();

describe('templates', () => {
  test('each run in the sandbox for anybody', async () => {
    expect(APP_TEMPLATES.map(({ kind }) => kind).toSorted()).toEqual(templateKind.options.toSorted());
    for (const { kind } of APP_TEMPLATES) {
      const { url } = await app.visitor.ok('GET /api/templates/:kind/preview', { params: { kind } });
      for (const name of ['', 'app.js', 'kit.js']) {
        const file = await app.server.inject(url + name);
        expect(file.statusCode).toBe(200);
        expect(file.headers['content-security-policy']).toMatch(/^sandbox .*connect-src 'none'/);
      }
    }
  });

  test('run in each language', async () => {
    for (const language of APP_LANGUAGES) {
      const { url } = await app.visitor.ok('GET /api/templates/:kind/preview', {
        params: { kind: 'blog' },
        query: { language },
      });
      expect((await app.server.inject(url)).body).toMatch(new RegExp(`<html lang="${language}[-"]`));
    }
  });

  test('are of known kinds and languages only, and nothing beside their files is served', async () => {
    for (const url of [
      '/preview/templates/en/custom/',
      '/preview/templates/tlh/shop/',
      '/preview/templates/en/shop/../../../secret.key',
    ])
      expect((await app.server.inject(url)).statusCode).toBe(404);
    expect((await app.server.inject('/api/templates/custom/preview')).statusCode).toBe(404);
    expect((await app.server.inject('/api/templates/shop/preview?language=tlh')).statusCode).toBe(422);
  });

  test('are asked for only so often from one network', async () => {
    const replies = [];
    for (let time = 0; time <= RATE.sketchesPerMinute; time += 1)
      replies.push(
        await app.visitor.call('GET /api/templates/:kind/preview', {
          params: { kind: 'shop' },
          ip: '10.9.9.9',
        }),
      );
    expect(replies.at(-1)?.status).toBe(429);
  });

  test('are compiled once however many ask, and again after a failure', async () => {
    let compiles = 0;
    const templates = openTemplates({
      compile: async () => {
        compiles += 1;
        return compiles === 1 ? { ok: false, log: 'too slow' } : { ok: true, ms: 1 };
      },
      close: async () => undefined,
    });
    await Promise.allSettled([templates.folder('shop', 'en'), templates.folder('shop', 'en')]);
    expect(compiles).toBe(1);
    const folders = await Promise.all([templates.folder('shop', 'en'), templates.folder('shop', 'en')]);
    expect(compiles).toBe(2);
    expect(new Set(folders).size).toBe(1);
    expect(await templates.folder('shop', 'fr')).not.toBe(folders[0]);
    expect(compiles).toBe(3);
    await templates.close();
  });
});
