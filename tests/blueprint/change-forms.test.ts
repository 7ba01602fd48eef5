import { expect, test } from 'vitest';
import { FORMS } from '#blueprint/change/model/forms.ts';
import { firstChangeMessages } from '#blueprint/change/model/index.ts';
import { readChangeAnswer } from '#blueprint/change/model/answer.ts';
import { readChange } from '#blueprint/change/index.ts';
import { type Blueprint, blueprintSchema } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

/** An app with all that the forms name. */
const WORKSHOP = understand(
  `A workshop with projects, rooms and tasks. Tasks have a title, number, due date, start time, end time, place (Office, Home),
hours, price, notes and a status: open, doing, done. Each task belongs to a project. Projects have a name and photos.
Rooms have a name. Calendar of tasks.`,
).blueprint;

function workshop(): Blueprint {
  if (!WORKSHOP) throw new Error('The workshop was not understood');
  return WORKSHOP;
}

test.each(FORMS)('a model’s form for %s is read as that: “%s”', (kind, form) => {
  const change = readChange(form, workshop());
  const reasons = change.notUnderstood.map(({ reason }) => reason.code);
  // What the app has already was understood, too.
  expect(reasons.filter((code) => code !== 'already')).toEqual([]);
  if (reasons.length === 0) expect(change.edits.map((edit) => edit.kind)).toEqual([kind]);
  expect(blueprintSchema.safeParse(change.blueprint).error).toBeUndefined();
});

test('each form changes the workshop, but for the two that say what it is', () => {
  const without = FORMS.filter(([, form]) => readChange(form, workshop()).edits.length === 0);
  expect(without.map(([, form]) => form)).toEqual([
    'Make the notes of tasks optional',
    'Each task belongs to a room',
  ]);
});

test('an answer’s requests are made one after the other, up to twelve', () => {
  const requests = [
    'Create invoices (number, amount)',
    'Add a phone number to invoices',
    'Add a board for rivers',
  ];
  const read = readChangeAnswer(JSON.stringify({ requests }), workshop());
  expect(read?.change.edits.map(({ kind }) => kind)).toEqual(['addEntity', 'addField']);
  expect(read?.faults).toEqual(['“Add a board for rivers” names what the app does not have: rivers']);
  const many = Array.from({ length: 40 }, (_, at) => `Add a field “Field ${at}” to tasks`);
  expect(readChangeAnswer(JSON.stringify({ requests: many }), workshop())?.change.edits).toHaveLength(12);
});

test.each(['', 'null', '[]', '{"requests": "all"}', '{"requests": [1]}', 'Sure! Here is what I would do.'])(
  '%j is no answer',
  (text) => {
    expect(readChangeAnswer(text, workshop())).toBeNull();
  },
);

test('of a big app a model is told what fits beside its instructions', () => {
  const app = workshop();
  const [first] = app.entities;
  if (!first) throw new Error('The workshop has no data');
  const fields = Array.from({ length: 60 }, (_, at) => ({
    name: `f${at}`,
    label: `A field with a name ${at}`,
    type: 'text' as const,
  }));
  const big = {
    ...app,
    entities: Array.from({ length: 30 }, (_, at) => ({ ...first, plural: `Things ${at}`, fields })),
  };
  const sizes = [app, big].map((one) => firstChangeMessages('x', one).at(-1)?.content.length);
  for (const size of sizes) expect(size).toBeLessThan(13_000);
});
