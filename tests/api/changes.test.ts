import { describe, expect, test } from 'vitest';
import { CHANGE_REQUESTS } from '#contract/core/limits.ts';
import { startServer } from '../support/server.ts';
import { sampleBlueprint as blueprint } from '../support/sample-blueprint.ts';

const app = await startServer();
const ada = await app.signInAs('User');
const ben = await app.signInAs('User');

const create = () => ada.ok('POST /api/projects', { body: { description: 'A shop for bikes', blueprint } });

describe('requests for changes', () => {
  test('are kept with their project, the newest first', async () => {
    const { id } = await create();
    const params = { id };
    await ada.ok('POST /api/projects/:id/changes', {
      params,
      body: { text: 'Dark mode', outcome: 'accepted' },
    });
    await ada.ok('POST /api/projects/:id/changes', { params, body: { text: '“Ω” <b>', outcome: 'refused' } });
    expect(await ada.ok('GET /api/projects/:id/changes', { params })).toMatchObject([
      { text: '“Ω” <b>', outcome: 'refused' },
      { text: 'Dark mode', outcome: 'accepted' },
    ]);
  });

  test('are nobody else’s', async () => {
    const { id } = await create();
    const params = { id };
    const body = { text: 'Dark mode', outcome: 'accepted' as const };
    expect((await ben.call('GET /api/projects/:id/changes', { params })).status).toBe(404);
    expect((await ben.call('POST /api/projects/:id/changes', { params, body })).status).toBe(404);
    const preview = await ben.call('POST /api/projects/:id/changes/preview', { params, body: { blueprint } });
    expect(preview.status).toBe(404);
    expect(await ada.ok('GET /api/projects/:id/changes', { params })).toEqual([]);
  });

  test('that are older than the newest so many go', async () => {
    const { id } = await create();
    const params = { id };
    for (let number = 0; number <= CHANGE_REQUESTS.kept; number += 1)
      await ada.ok('POST /api/projects/:id/changes', {
        params,
        body: { text: `Request ${number}`, outcome: 'refused' },
      });
    const kept = await ada.ok('GET /api/projects/:id/changes', { params });
    expect(kept).toHaveLength(CHANGE_REQUESTS.kept);
    expect(kept.at(-1)?.text).toBe('Request 1');
  });

  test('need words, and not too many', async () => {
    const { id } = await create();
    const send = (text: string) =>
      ada.call('POST /api/projects/:id/changes', { params: { id }, body: { text, outcome: 'refused' } });
    expect((await send(' ')).status).toBe(422);
    expect((await send('x'.repeat(CHANGE_REQUESTS.max + 1))).status).toBe(422);
  });

  test('are previewed without touching the draft', async () => {
    const { id } = await create();
    const params = { id };
    const before = await ada.ok('GET /api/projects/:id/blueprint', { params });
    const { url } = await ada.ok('POST /api/projects/:id/changes/preview', {
      params,
      body: { blueprint: { ...blueprint, name: 'Another name' } },
    });
    expect(url).toMatch(/^\/preview\/[^/]+\/$/);
    expect(await ada.ok('GET /api/projects/:id/blueprint', { params })).toEqual(before);
  });
});
