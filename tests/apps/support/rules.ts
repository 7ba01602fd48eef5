import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Cell, Entity, Field, Rule } from '../../../builder/app/src/core/entity.ts';
import { writableFields } from '../../../builder/app/src/core/fields.ts';
import { type Values, wrongValue } from '../../../builder/app/tests/support/values.ts';
import { fieldBox } from './fill.ts';
import { visitPage } from './people.ts';
import type { Walk } from './walk.ts';

const WRONG_TYPES: readonly string[] = ['text', 'number', 'money', 'duration', 'email', 'url', 'phone'];
/** Characters of a text whose field says no other limit. */
const MAX_TEXT = 500;

export function fieldNamed(entity: Entity, name: string): Field {
  const found = entity.fields.find((field) => field.name === name);
  if (!found) throw new Error(`${entity.name} has no field ${name}`);
  return found;
}

/** Opens the form of a new row with values in it. */
export async function openFilled(page: Page, entity: Entity, values: Values, walk: Walk): Promise<void> {
  await visitPage(page, walk.source.paths.createPath(entity, values));
}
export const send = (page: Page, entity: Entity, walk: Walk) =>
  page.getByRole('button', { name: walk.source.words.form.create(entity.text.label), exact: true }).click();

/** Sends a form that is wrong. Returns what it says at each field. */
async function rejected(page: Page, entity: Entity, values: Values, fields: readonly string[], walk: Walk) {
  await openFilled(page, entity, values, walk);
  await send(page, entity, walk);
  await page.locator('.summary').waitFor();
  const said: Record<string, string> = {};
  for (const name of fields)
    said[name] = (await fieldBox(page, name).locator('.error').allInnerTexts()).join(' ').trim();
  return said;
}

const empty = (said: Readonly<Record<string, string>>) =>
  Object.keys(said).filter((name) => said[name] === '');

/** Sends the form of an entity empty, and with a wrong value in each field: it says so at each. */
export async function breakFields(page: Page, entity: Entity, walk: Walk): Promise<void> {
  await visitPage(page, walk.source.paths.createPath(entity));
  const required: string[] = [];
  for (const field of writableFields(entity)) {
    if (!field.required || field.type === 'boolean' || field.default !== undefined) continue;
    if (entity.definition.states?.field === field.name) continue;
    if ((await fieldBox(page, field.name).count()) > 0) required.push(field.name);
  }
  if (required.length > 0)
    expect(empty(await rejected(page, entity, {}, required, walk)), `${entity.name}, left out`).toEqual([]);

  const wrong = writableFields(entity).flatMap((field): [string, Cell][] => {
    const value = field.type === 'text' ? 'x'.repeat((field.max ?? MAX_TEXT) + 1) : wrongValue(field);
    const isTypeable = WRONG_TYPES.includes(field.type) && value !== undefined && value !== 'many';
    return isTypeable ? [[field.name, value]] : [];
  });
  if (wrong.length === 0) return;
  const values = { ...(await walk.rows.full(entity)), ...Object.fromEntries(wrong) };
  const names = wrong.map(([name]) => name);
  expect(empty(await rejected(page, entity, values, names, walk)), `${entity.name}, wrong`).toEqual([]);
}

/** What breaks a rule, and the fields at one of which that is said. */
export interface Conflict {
  readonly values: Values;
  readonly at: readonly string[];
}

const rulesOf = (entity: Entity): readonly Rule[] => entity.definition.rules ?? [];

interface Room {
  readonly reference?: string;
  /** A number of the row referred to, or a fixed one. */
  readonly limit?: string;
  readonly most?: number;
  readonly date?: string;
  readonly amount?: string;
}

/** Takes all but the last place, so that one more row fits and the next doesn't. */
async function nearlyFull(entity: Entity, room: Room, walk: Walk): Promise<Values> {
  const { reference, limit, most, date, amount } = room;
  const target =
    reference === undefined ? undefined : walk.rows.entityOf(fieldNamed(entity, reference).entity);
  const least = amount === undefined ? 1 : (fieldNamed(entity, amount).min ?? 1);
  const places =
    most ?? Math.max(least, target && limit !== undefined ? (fieldNamed(target, limit).min ?? 0) : 0);
  const link: Record<string, Cell> = { ...(amount !== undefined && { [amount]: least }) };
  if (reference !== undefined && target) {
    const given = limit === undefined ? {} : { [limit]: places };
    link[reference] = await walk.rows.makeRow(target, await walk.rows.full(target, given));
  }
  if (date !== undefined) link[date] = (await walk.rows.full(entity))[date] ?? null;
  const largest = amount === undefined ? 1 : (fieldNamed(entity, amount).max ?? places);
  for (let left = places - least; left >= least; left -= Math.min(left, largest)) {
    const taken = amount === undefined ? {} : { [amount]: Math.min(left, largest) };
    await walk.rows.makeRow(entity, await walk.rows.full(entity, { ...link, ...taken }));
  }
  return link;
}

/** Values that one row may have and a second may not, of each rule about more than one row. */
export async function conflictsOf(entity: Entity, rule: Rule, walk: Walk): Promise<Conflict | undefined> {
  switch (rule.kind) {
    case 'noOverlap': {
      const values = await walk.rows.full(entity);
      const shared = [rule.start, rule.end, ...(rule.per === undefined ? [] : [rule.per])];
      return { values: pick(values, shared), at: [rule.start] };
    }
    case 'uniqueTogether': {
      const values = await walk.rows.full(entity);
      return { values: pick(values, rule.fields), at: rule.fields };
    }
    case 'capacity': {
      const { reference, limit, most, date, count: amount } = rule;
      const values = await nearlyFull(entity, { reference, limit, most, date, amount }, walk);
      return { values, at: [reference, date, amount].filter((name) => name !== undefined) };
    }
    case 'stock': {
      const { reference, stock, quantity } = rule;
      const values = await nearlyFull(entity, { reference, limit: stock, amount: quantity }, walk);
      return { values, at: [reference, ...(quantity === undefined ? [] : [quantity])] };
    }
    case 'before':
      return undefined;
  }
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Breaks each rule of an entity once, through its form, which says why at a field. */
export async function breakRules(page: Page, entity: Entity, walk: Walk): Promise<void> {
  for (const { name } of entity.fields.filter(({ unique }) => unique)) {
    const values = await walk.rows.full(entity);
    await walk.rows.makeRow(entity, values);
    const again = await walk.rows.full(entity, { [name]: values[name] ?? null });
    expect(empty(await rejected(page, entity, again, [name], walk)), `${entity.name}, unique`).toEqual([]);
  }
  for (const rule of rulesOf(entity)) {
    let values: Values;
    let at: readonly string[];
    if (rule.kind === 'before') {
      const right = await walk.rows.full(entity);
      values = {
        ...right,
        [rule.first]: right[rule.second] ?? null,
        [rule.second]: right[rule.first] ?? null,
      };
      at = [rule.second];
    } else {
      const conflict = await conflictsOf(entity, rule, walk);
      if (!conflict) continue;
      await walk.rows.makeRow(entity, await walk.rows.full(entity, conflict.values));
      values = await walk.rows.full(entity, conflict.values);
      ({ at } = conflict);
    }
    const said = await rejected(page, entity, values, at, walk);
    expect(Object.values(said).join(''), `${entity.name}, ${rule.kind}`).not.toBe('');
  }
}

/** A step between states that no transition allows is answered with a sentence. */
export async function breakStates(entity: Entity, walk: Walk): Promise<void> {
  const { states } = entity.definition;
  if (!states) return;
  const { initial, transitions, field } = states;
  const forbidden = (fieldNamed(entity, field).options ?? []).find(
    (option) => option !== initial && !transitions.some(({ from, to }) => from === initial && to === option),
  );
  if (forbidden === undefined) return;
  const id = await walk.rows.makeRow(entity, await walk.rows.full(entity));
  const { status, body } = await walk.app.call<{ fields: Record<string, string> }>(
    'PATCH',
    `/${entity.name}/${id}`,
    { token: walk.owner, body: { [field]: forbidden } },
  );
  expect({ status, said: body.fields[field] ?? '' }).toEqual({
    status: 422,
    said: expect.stringMatching(/./),
  });
}
