import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accessGroups,
  addRole,
  newTransition,
  removeRole,
  renameRole,
  setAccess,
  setStates,
  setTransitions,
  whoIn,
} from '#blueprint/edit-access.ts';
import { FORMULAS, formulaOf, newFormula, sourcesFor, usualAs } from '#blueprint/edit-computed.ts';
import { addRule, mailAt, newRule, placesOf, removeRule, setRule, withPlace } from '#blueprint/edit-rules.ts';
import {
  addEntity,
  addField,
  addPage,
  addRow,
  CONDITIONS,
  moveField,
  movePage,
  newCondition,
  newSection,
  removeEntity,
  removeField,
  removePage,
  retyped,
  setEntity,
  setSections,
  titleFrom,
  titleParts,
  updateField,
} from '#blueprint/edits.ts';
import { countedPages } from '#blueprint/counted.ts';
import { ACTIONS, FIELD_TYPES, LIMITS, PAGE_KINDS, RULE_KINDS, SECTION_KINDS } from '#blueprint/kinds.ts';
import { type Blueprint, blueprintSchema, type Field, type Rule } from '#blueprint/schema.ts';
import { tidy } from '#blueprint/tidy.ts';
import { changed, redone, startHistory, undone } from '#src/pages/manage-pages/history.ts';
import { arbitraryBlueprint } from '../support/blueprints.ts';

type Edit = (app: Blueprint) => Blueprint;
const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(items.length, 1)];
const faults = (app: Blueprint) => blueprintSchema.safeParse(app).error?.issues.slice(0, 3) ?? [];

/** Made whole instead of drawn until one is: an unlucky row of draws never ended. */
const validBlueprint = arbitraryBlueprint.map(tidy);

/** Every change that the editor offers, at places that numbers choose. */
function editAt(name: string, [a, b, c]: readonly [number, number, number]): Edit {
  return (app) => {
    const e = a % Math.max(app.entities.length, 1);
    const entity = app.entities[e];
    const p = a % app.pages.length;
    const page = app.pages[p];
    if (!page) return app;
    switch (name) {
      case 'addEntity':
        return app.entities.length < LIMITS.entities ? addEntity(app, 'Due date', 'Due dates') : app;
      case 'addRole':
        return addRole(app, pick(['Staff', 'Owner', 'Public', '日本'], a) ?? '');
      case 'renameRole':
        return renameRole(app, a, 'Renamed');
      case 'removeRole':
        return removeRole(app, a % Math.max(app.roles.length, 1));
      case 'removePage':
        return removePage(app, p);
      case 'movePage':
        return movePage(app, p, b % app.pages.length);
      case 'addSection': {
        const section = newSection(app, pick(SECTION_KINDS, b) ?? 'text', 'Section');
        return section && page.sections.length < LIMITS.sections
          ? setSections(app, p, [...page.sections, section])
          : app;
      }
      case 'addPage':
        return countedPages(app.pages) < LIMITS.pages
          ? addPage(app, pick(PAGE_KINDS, b) ?? 'content', 'New page', entity?.name)
          : app;
      case 'removeRule':
        return removeRule(app, a % Math.max(app.rules.length, 1));
      case 'changeRule': {
        const rule = pick(app.rules, a);
        const place = rule && pick(placesOf(app, rule), b);
        const field = place && pick(place.fields, c);
        return rule && place && field
          ? setRule(app, a % app.rules.length, withPlace(rule, place.name, field.name))
          : app;
      }
    }
    if (!entity) return app;
    const f = b % entity.fields.length;
    const field = entity.fields[f];
    if (!field) return app;
    switch (name) {
      case 'removeEntity':
        return removeEntity(app, e);
      case 'addField':
        return entity.fields.length < LIMITS.fields ? addField(app, e, 'Class') : app;
      case 'removeField':
        return removeField(app, e, f);
      case 'moveField':
        return moveField(app, e, f, c % entity.fields.length);
      case 'retype':
        return updateField(app, e, f, retyped(field, pick(FIELD_TYPES, c) ?? 'text', app));
      case 'compute': {
        const sources = sourcesFor(app, entity, field);
        const formula = newFormula(pick(FORMULAS, c) ?? 'join', sources);
        if (!formula) return app;
        const base: Field = retyped(field, 'computed', app);
        return updateField(app, e, f, { ...base, value: formula, as: usualAs(app, entity, formula) });
      }
      case 'title':
        return setEntity(app, e, {
          title: titleFrom(
            entity.fields.slice(f, f + 3).map((one) => one.name),
            ', ',
          ),
        });
      case 'access':
        return setAccess(app, e, pick(ACTIONS, b) ?? 'read', pick(whoIn(app), c) ?? 'own', b > c);
      case 'states': {
        const select = entity.fields.find(({ type }) => type === 'select');
        return setStates(app, e, b % 3 === 0 ? null : (select?.name ?? null));
      }
      case 'transition': {
        const step = newTransition(entity);
        const old = entity.states?.transitions ?? [];
        return step ? setTransitions(app, e, [...old, step]) : setTransitions(app, e, old.slice(1));
      }
      case 'addRule': {
        const rule = newRule(app, pick(RULE_KINDS, b) ?? 'notify', entity, { subject: 'New', text: 'Row' });
        return rule && app.rules.length < LIMITS.rules ? addRule(app, rule) : app;
      }
      case 'addRow':
        return addRow(app, entity);
      default:
        throw new Error(`No edit is called ${name}`);
    }
  };
}

const EDITS = [
  'addEntity',
  'addRole',
  'renameRole',
  'removeRole',
  'removePage',
  'movePage',
  'addSection',
  'addPage',
  'removeRule',
  'changeRule',
  'removeEntity',
  'addField',
  'removeField',
  'moveField',
  'retype',
  'compute',
  'title',
  'access',
  'states',
  'transition',
  'addRule',
  'addRow',
];
const number = fc.nat({ max: 40 });
const anyEdits = fc.array(
  fc
    .tuple(fc.constantFrom(...EDITS), fc.tuple(number, number, number))
    .map(([name, at]) => ({ name, edit: editAt(name, at) })),
  { minLength: 1, maxLength: 14 },
);

test('any edits of any app leave an app that the schema admits', () => {
  fc.assert(
    fc.property(validBlueprint, anyEdits, (start, edits) => {
      let app = start;
      for (const { name, edit } of edits) {
        const next = edit(app);
        expect(faults(next), name).toEqual([]);
        app = next;
      }
    }),
    { numRuns: 150 },
  );
});

test('any run of edits is undone to the same bytes, and redone', () => {
  fc.assert(
    fc.property(validBlueprint, anyEdits, (start, edits) => {
      let history = startHistory(start);
      const before = JSON.stringify(start);
      for (const { edit } of edits) history = changed(history, edit(history.present), null, 0);
      const after = JSON.stringify(history.present);
      let back = history;
      for (let step = undone(back); step; step = undone(step)) back = step;
      expect(JSON.stringify(back.present)).toBe(before);
      let again = back;
      for (let step = redone(again); step; step = redone(step)) again = step;
      expect(JSON.stringify(again.present)).toBe(after);
    }),
    { numRuns: 60 },
  );
});

const app = blueprintSchema.parse({
  ...fc.sample(arbitraryBlueprint, { numRuns: 1, seed: 7 })[0],
  roles: [{ name: 'staff', label: 'Staff' }],
  entities: [
    {
      name: 'order',
      label: 'Order',
      plural: 'Orders',
      icon: 'cart',
      title: '{customer} – {day}',
      access: { read: ['own', 'staff'], create: ['public'], update: ['staff'], delete: ['owner'] },
      fields: [
        { name: 'customer', label: 'Customer', type: 'text' },
        { name: 'email', label: 'E-mail', type: 'email' },
        { name: 'day', label: 'Day', type: 'date' },
        { name: 'price', label: 'Price', type: 'money' },
        { name: 'count', label: 'Quantity', type: 'number' },
        { name: 'total', label: 'Total', type: 'computed', value: { op: 'value', value: 0 } },
        {
          name: 'state',
          label: 'State',
          type: 'select',
          options: [
            { name: 'new', label: 'New' },
            { name: 'sent', label: 'Sent' },
          ],
        },
      ],
      states: { field: 'state', transitions: [{ from: 'new', to: 'sent', label: 'Send', roles: ['staff'] }] },
    },
  ],
  pages: [{ kind: 'home', title: 'Home', path: '/', icon: 'home', sections: [], inMenu: true }],
  rules: [
    { kind: 'notify', entity: 'order', to: { role: 'staff' }, subject: 'New', text: 'An order' },
    { kind: 'uniqueTogether', entity: 'order', fields: ['customer', 'day'], except: ['sent'] },
  ],
  rows: {},
});
const [order] = app.entities;
const total = order?.fields[5];
if (!order || !total) throw new Error('The app has orders with a total');

test('what only a removed role was allowed is left to the owner', () => {
  const after = removeRole(app, 0);
  expect(faults(after)).toEqual([]);
  expect(after.entities[0]?.access).toMatchObject({ read: ['own'], update: [] });
  expect(after.entities[0]?.states?.transitions[0]?.roles).toEqual(['owner']);
  expect(after.rules[0]).toMatchObject({ to: { role: 'owner' } });
});

test('a rule stays when a state it leaves out is removed', () => {
  const state = order.fields[6];
  const after = state && updateField(app, 0, 6, { ...state, options: state.options?.slice(0, 1) ?? [] });
  expect(after?.rules[1]).toEqual({ kind: 'uniqueTogether', entity: 'order', fields: ['customer', 'day'] });
});

test('a mail at a limit goes when the number it looks at is removed, or is no number any more', () => {
  const to = { role: 'owner' };
  const when = { op: 'above', field: 'price', value: 'count' } as const;
  const mail: Rule = { kind: 'notify', entity: 'order', to, when, subject: 'High', text: 'An order' };
  const mailed = addRule(app, mail);
  const at = (name: string) => order.fields.findIndex((field) => field.name === name);
  const isKept = ({ rules }: Blueprint) => rules.some((rule) => rule.kind === 'notify' && rule.when);
  expect(isKept(mailed)).toBe(true);
  for (const name of ['price', 'count']) expect(isKept(removeField(mailed, 0, at(name)))).toBe(false);
  const price = order.fields[at('price')];
  expect(price && isKept(updateField(mailed, 0, at('price'), { ...price, label: 'Cost' }))).toBe(true);
  const text = { name: 'price', label: 'Price', type: 'text' } as const;
  expect(isKept(updateField(mailed, 0, at('price'), text))).toBe(false);
});

test('a mail moves between a new row, a state and a limit, and is sent at one of them only', () => {
  const [mail] = app.rules;
  if (mail?.kind !== 'notify') throw new Error('The app sends a mail');
  const low = mailAt(mail, order, { op: 'below' });
  expect(low.when).toEqual({ op: 'below', field: 'price', value: 5 });
  const chosen = { ...low, when: { op: 'below', field: 'count', value: 7 } as const };
  expect(mailAt(chosen, order, { op: 'above' }).when).toEqual({ op: 'above', field: 'count', value: 7 });
  expect(mailAt(chosen, order, { state: 'sent' })).toEqual({ ...mail, state: 'sent' });
  expect(mailAt({ ...mail, state: 'sent' }, order, { op: 'below' })).toEqual(low);
  expect(mailAt(chosen, order, {})).toEqual(mail);
  const bare = { ...order, fields: order.fields.slice(0, 1) };
  expect(mailAt(mail, bare, { op: 'below' })).toEqual(mail);
});

test('access is summed up by who may do what', () => {
  expect(accessGroups(order)).toEqual([
    { who: ['own', 'staff'], actions: ['read'] },
    { who: ['public'], actions: ['create'] },
    { who: ['staff'], actions: ['update'] },
    { who: ['owner'], actions: ['delete'] },
  ]);
});

test('a title made of several fields is taken apart and put together again', () => {
  const { fields, between } = titleParts(order);
  expect({ fields, between }).toEqual({ fields: ['customer', 'day'], between: ' – ' });
  expect(titleFrom(fields, between)).toBe(order.title);
  expect(titleFrom(['customer'], between)).toBe('customer');
});

test('a computed field is offered only what it can be made of, and reads as the sentence it was built by', () => {
  const sources = sourcesFor(app, order, total);
  expect(sources.numbers).toEqual([
    { op: 'field', field: 'price' },
    { op: 'field', field: 'count' },
  ]);
  for (const kind of FORMULAS) {
    const formula = newFormula(kind, sources);
    if (formula) expect(formulaOf(formula)).toBe(kind);
  }
  const product = newFormula('arithmetic', sources);
  expect(product && usualAs(app, order, product)).toBe('money');
  expect(formulaOf({ op: 'add', args: [{ op: 'today' }, { op: 'value', value: 1 }] })).toBeNull();
});

test('every condition that an entity has a field for can be asked, no other', () => {
  expect(CONDITIONS.map((op) => newCondition(order, op)?.field)).toEqual([
    'price',
    'price',
    'day',
    'day',
    'state',
  ]);
  const bare = { ...order, fields: order.fields.slice(0, 2) };
  expect(newCondition(bare)).toBeNull();
});
