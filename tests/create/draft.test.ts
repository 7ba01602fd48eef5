import { beforeEach, expect, test } from 'vitest';
import { appOf } from '#blueprint/concepts/index.ts';
import { storedSketch, storeSketch } from '#src/api/sketch.ts';
import { EMPTY, keepDraft, newestDraft, renamedTemplate } from '#src/pages/create-project/draft.ts';

const USER = 'ada';
beforeEach(() => localStorage.clear());

test('a sketch that was just made takes the place of an older draft, once', () => {
  keepDraft(USER, { ...EMPTY, description: 'A shop' });
  storeSketch({ description: 'A choir', blueprint: appOf('events'), template: 'events' });
  expect(newestDraft(USER)).toMatchObject({ description: 'A choir', template: 'events' });
  expect(storedSketch()).toBeNull();
  keepDraft(USER, { ...EMPTY, description: 'A choir that tours' });
  expect(newestDraft(USER)?.description).toBe('A choir that tours');
});

test('without a sketch the draft of this browser is opened, and nothing where there is none', () => {
  expect(newestDraft(USER)).toBeNull();
  keepDraft(USER, { ...EMPTY, description: 'A shop' });
  expect(newestDraft(USER)?.description).toBe('A shop');
});

test('a template under another name says it in its headline', () => {
  const app = renamedTemplate(appOf('bookings'), 'Snip');
  expect(app.name).toBe('Snip');
  expect(app.pages[0]?.sections?.[0]).toMatchObject({ kind: 'hero', heading: 'Snip' });
});
