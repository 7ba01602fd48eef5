import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPictures } from '#server/features/pictures/store.ts';
import { startServer } from '../support/server.ts';

const app = await startServer();
const admin = await app.signInAs('Admin');
const user = await app.signInAs('User');

const blank = (width: number, height: number, colour = '#2F55D4') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

function send(payload: Buffer | string, type = 'image/png', token: string | null = admin.token) {
  return app.server.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
}
const open = (url: string) => app.server.inject({ method: 'GET', url });

describe('a picture for an update', () => {
  test('is scaled down, written anew as WebP, and served to everyone for good', async () => {
    const { result, audit } = await app.effectsOf(async () => send(await blank(3200, 1000).png().toBuffer()));
    expect(result.statusCode).toBe(201);
    expect(audit).toBe(1);
    const { url, width, height } = result.json<{ url: string; width: number; height: number }>();
    expect({ width, height }).toEqual({ width: 1600, height: 500 });
    const served = await open(url);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  });

  test('keeps nothing that the camera wrote into it, and stands upright', async () => {
    const file = await blank(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = (await send(file, 'image/jpeg')).json<{ url: string; width: number; height: number }>();
    expect(sent).toMatchObject({ width: 20, height: 40 });
    const served = await open(sent.url);
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
    expect(served.rawPayload.includes('secret-place')).toBe(false);
  });

  test('sent twice is kept once', async () => {
    const file = await blank(30, 30, '#E2725B').png().toBuffer();
    const before = (await readdir(path.join(app.config.dataDir, 'pictures'))).length;
    const urls = [await send(file), await send(file)].map((reply) => reply.json<{ url: string }>().url);
    expect(urls[0]).toBe(urls[1]);
    expect(await readdir(path.join(app.config.dataDir, 'pictures'))).toHaveLength(before + 1);
  });

  test('that unfolds to too many pixels is refused in words, though its file is small', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const reply = await send(bomb);
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ error: string }>().error).toContain('too large');
  });

  test.each([
    ['text called a picture', 'hello', 'image/png'],
    ['nothing', '', 'image/png'],
    [
      'a drawing that could load other files',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>',
      'image/png',
    ],
    ['half a picture', 'half', 'image/png'],
  ])('that is %s is 422', async (name, text, type) => {
    const whole = await blank(400, 400).png().toBuffer();
    const reply = await send(name === 'half a picture' ? whole.subarray(0, whole.length / 2) : text, type);
    expect(reply.statusCode).toBe(422);
  });

  test('of another type, or JSON instead of one, is 415; larger than 5 MB is 413', async () => {
    expect((await send('<svg/>', 'image/svg+xml')).statusCode).toBe(415);
    expect((await send('{}', 'application/json')).statusCode).toBe(415);
    expect((await send(Buffer.alloc(5_242_881), 'image/png')).statusCode).toBe(413);
  });

  test('is taken from administrators only, and no other call takes a file', async () => {
    const file = await blank(10, 10).png().toBuffer();
    expect((await send(file, 'image/png', null)).statusCode).toBe(401);
    expect((await send(file, 'image/png', user.token)).statusCode).toBe(403);
    const elsewhere = await app.server.inject({
      method: 'POST',
      url: '/api/admin/create-recent-update',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${admin.token}` },
      payload: file,
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  test('is gone a day later unless an update shows it', async () => {
    const [shown, unshown] = await Promise.all(
      ['#0B7A4B', '#7040D8'].map(async (colour) =>
        (await send(await blank(16, 16, colour).png().toBuffer())).json<{ url: string }>(),
      ),
    );
    await admin.ok('POST /api/admin/create-recent-update', {
      body: { title: 'With a picture', body: `![one](${shown?.url})`, category: 'product', state: 'draft' },
    });
    await app.db
      .updateTable('pictures')
      .set({ createdAt: Date.now() - 86_400_001 })
      .execute();
    await (await openPictures(app.db, app.config.dataDir)).sweep();
    expect((await open(shown?.url ?? '')).statusCode).toBe(200);
    expect((await open(unshown?.url ?? '')).statusCode).toBe(404);
  });

  test.each(['/pictures/../selvedge.db', '/pictures/..%2Fselvedge.db', '/pictures/a.webp', '/pictures/'])(
    'is not found at %s',
    async (url) => {
      expect((await open(url)).statusCode).not.toBe(500);
      expect((await open(url)).rawPayload.includes('SQLite')).toBe(false);
    },
  );
});
