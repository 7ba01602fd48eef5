import { describe, expect, test } from 'vitest';
import { differences } from '#blueprint/diff.ts';
import { addRole, removeRole, setAccess, setStates } from '#blueprint/edit-access.ts';
import { addRule, newRule } from '#blueprint/edit-rules.ts';
import {
  addEntity,
  addField,
  addRow,
  movePage,
  removeEntity,
  removePage,
  updateField,
  updatePage,
} from '#blueprint/edits.ts';
import { appOf } from '#blueprint/concepts/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';

const shop = appOf('bookings');
const [entity] = shop.entities;
const [field] = entity?.fields ?? [];
if (!entity || !field) throw new Error('The app has data with fields');
const from = (after: Blueprint) => differences(shop, after);

describe('two versions of an app', () => {
  test('that are the same differ in nothing', () => {
    expect(from(structuredClone(shop))).toEqual([]);
  });

  test('differ by their name, look and language, each with what it was and is', () => {
    const after = { ...shop, name: 'Spokes', theme: { ...shop.theme, font: 'mono' as const } };
    expect(from(after)).toEqual([
      { kind: 'changed', what: 'app', label: 'Spokes', part: 'name', from: shop.name, to: 'Spokes' },
      {
        kind: 'changed',
        what: 'look',
        label: 'Spokes',
        part: 'font',
        from: shop.theme.font,
        to: 'mono',
      },
    ]);
  });

  test('differ by a field that was added, under the data it belongs to', () => {
    expect(from(addField(shop, 0, 'Due date'))).toEqual([
      { kind: 'added', what: 'field', label: 'Due date', of: entity.label },
    ]);
  });

  test('differ by each property of a field', () => {
    expect(from(updateField(shop, 0, 0, { ...field, label: 'Anew', help: 'A hint' }))).toEqual([
      {
        kind: 'changed',
        what: 'field',
        label: 'Anew',
        of: entity.label,
        part: 'label',
        from: field.label,
        to: 'Anew',
      },
      { kind: 'changed', what: 'field', label: 'Anew', of: entity.label, part: 'help', to: 'A hint' },
    ]);
  });

  test('differ by data with its pages, and back again', () => {
    const after = addEntity(shop, 'Wheel', 'Wheels');
    expect(from(after).map(({ kind, what, label }) => `${kind} ${what} ${label}`)).toEqual([
      'added entity Wheel',
      'added page Wheels',
      'added page Wheel',
    ]);
    expect(from(removeEntity(after, after.entities.length - 1))).toEqual([]);
  });

  test('differ by a page that was removed, moved or got another path', () => {
    const at = shop.pages.findIndex(({ kind }) => kind === 'content');
    const page = shop.pages[at];
    if (!page) throw new Error('The app has a text page');
    expect(from(removePage(shop, at))).toContainEqual({ kind: 'removed', what: 'page', label: page.title });
    expect(from(updatePage(shop, at, { path: '/elsewhere' }))).toContainEqual({
      kind: 'changed',
      what: 'page',
      label: page.title,
      part: 'path',
      from: page.path,
      to: '/elsewhere',
    });
    expect(from(movePage(shop, 1, 2))).toEqual([
      { kind: 'changed', what: 'app', label: shop.name, part: 'pages' },
    ]);
  });

  test('differ by roles, access, states, rules and sample rows', () => {
    const withRole = addRole(shop, 'Mechanic');
    expect(from(withRole)).toEqual([{ kind: 'added', what: 'role', label: 'Mechanic' }]);
    expect(from(removeRole(withRole, 0))).toEqual([]);
    expect(differences(withRole, setAccess(withRole, 0, 'delete', 'mechanic', true))).toMatchObject([
      { kind: 'changed', what: 'access', label: entity.label, part: 'delete' },
    ]);
    const e = shop.entities.findIndex(({ fields }) => fields.some(({ type }) => type === 'select'));
    const select = shop.entities[e]?.fields.find(({ type }) => type === 'select');
    const plain = setStates(shop, e, null);
    expect(differences(plain, setStates(plain, e, select?.name ?? ''))[0]).toMatchObject({
      kind: 'changed',
      what: 'state',
      part: 'field',
      to: select?.label,
    });
    const rule = newRule(shop, 'notify', entity, { subject: 'New', text: 'One came in' });
    expect(rule && from(addRule(shop, rule))).toEqual([
      { kind: 'added', what: 'rule', label: 'notify', of: entity.label, rule },
    ]);
    const rows = shop.rows[entity.name]?.length ?? 0;
    expect(from(addRow(shop, entity))).toEqual([
      { kind: 'changed', what: 'rows', label: entity.label, from: rows, to: rows + 1 },
    ]);
  });
});
