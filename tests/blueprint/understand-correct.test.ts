import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_TYPES } from '#blueprint/kinds.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import type { Facts, Source } from '#blueprint/understand/facts.ts';
import { applyCorrections, understandingOf, type Correction } from '#blueprint/understand/index.ts';

const said: Source = { from: 'text', spans: [{ start: 0, end: 3 }] };
const usual: Source = { from: 'knowledge', because: 'usually has it' };
const facts: Facts = {
  language: 'en',
  about: { kind: 'custom', title: 'Dog salon', tagline: 'Dogs and who brings them', look: {} },
  entities: [
    { noun: 'customer', plural: 'customers', concept: 'customer', source: said },
    { noun: 'dog', plural: 'dogs', concept: 'dog', source: said },
    { noun: 'invoice', plural: 'invoices', concept: 'invoice', source: said },
  ],
  fields: [
    { owner: 'customer', label: 'Name', type: 'text', source: usual },
    { owner: 'customer', label: 'E-mail', type: 'email', source: usual },
    { owner: 'dog', label: 'name', type: 'text', source: said },
    { owner: 'dog', label: 'breed', type: 'text', source: said },
    { owner: 'dog', label: 'photo', type: 'image', source: usual },
    { owner: 'invoice', label: 'number', type: 'text', source: said },
    { owner: 'invoice', label: 'hours', type: 'number', source: said },
    { owner: 'invoice', label: 'price', type: 'money', source: said },
    { owner: 'invoice', label: 'due date', type: 'date', source: said },
    {
      owner: 'invoice',
      label: 'total',
      type: 'computed',
      computed: { of: 'product', fields: ['price', 'hours'] },
      source: said,
    },
  ],
  relations: [
    { from: 'dog', to: 'customer', many: false, source: said },
    { from: 'invoice', to: 'customer', many: false, source: said },
  ],
  states: [{ owner: 'invoice', values: ['draft', 'sent', 'paid'], source: said }],
  rules: [
    { owner: 'invoice', kind: 'reminder', details: { field: 'due date', minutes: 4320 }, source: said },
  ],
  roles: [{ noun: 'manager', source: said }],
  access: [{ who: 'manager', owner: 'invoice', action: 'delete', allowed: true, source: said }],
  pages: [{ kind: 'board', entity: 'invoice', source: said }],
  unknown: [],
};
const after = (...corrections: Correction[]) => applyCorrections(facts, corrections);
const appAfter = (...corrections: Correction[]) => understandingOf(after(...corrections)).blueprint;
const labels = (...corrections: Correction[]) => appAfter(...corrections)?.entities.map(({ label }) => label);
const entity = (label: string, ...corrections: Correction[]) =>
  appAfter(...corrections)?.entities.find((one) => one.label === label);

describe('a correction of what was understood', () => {
  it('removes a thing with all that was said of it', () => {
    const left = after({ do: 'removeEntity', noun: 'invoice' });
    expect(JSON.stringify({ ...left, about: null })).not.toMatch(/"(?:owner|from|to|entity|noun)":"invoice"/);
    expect(labels({ do: 'removeEntity', noun: 'invoice' })).toEqual(['Customer', 'Dog']);
  });

  it('leaves no app when the last thing is removed', () => {
    const all = facts.entities.map(({ noun }): Correction => ({ do: 'removeEntity', noun }));
    expect(appAfter(...all)).toBeNull();
  });

  it('renames a thing everywhere it is spoken of', () => {
    const rename: Correction = { do: 'renameEntity', noun: 'customer', to: 'Client' };
    expect(labels(rename)).toEqual(['Client', 'Dog', 'Invoice']);
    expect(entity('Client', rename)?.plural).toBe('Clients');
    expect(entity('Dog', rename)?.fields.find(({ entity: target }) => target === 'client')).toBeDefined();
    expect(JSON.stringify(appAfter(rename)?.entities)).not.toContain('"customer"');
  });

  it('gives a thing no name that another has', () => {
    expect(after({ do: 'renameEntity', noun: 'customer', to: 'dog' })).toBe(facts);
    expect(after({ do: 'renameEntity', noun: 'customer', to: ' ' })).toBe(facts);
  });

  it('adds a thing with what one usually keeps of it, and brings back nothing that was removed', () => {
    const corrections: Correction[] = [
      { do: 'removeField', owner: 'customer', label: 'E-mail' },
      { do: 'addEntity', noun: 'Appointment' },
    ];
    expect(entity('Appointment', ...corrections)?.fields.map(({ type }) => type)).toContain('dateTime');
    expect(entity('Customer', ...corrections)?.fields.map(({ type }) => type)).not.toContain('email');
  });

  it('adds a thing with the fields that are named with it', () => {
    const services: Correction = { do: 'addEntity', noun: 'services with name, duration and price' };
    expect(entity('Service', services)?.plural).toBe('Services');
    expect(entity('Service', services)?.fields.map(({ label, type }) => [label, type])).toEqual(
      expect.arrayContaining([
        ['Duration', 'duration'],
        ['Price', 'money'],
      ]),
    );
  });

  it('adds a field of the type that its name tells, once', () => {
    const add = (label: string): Correction => ({ do: 'addField', owner: 'dog', label });
    const fields = entity('Dog', add('Date of birth'), add('weight'), add('Weight'))?.fields;
    expect(fields?.find(({ label }) => label === 'Date of birth')?.type).toBe('date');
    expect(fields?.filter(({ label }) => label.toLowerCase() === 'weight')).toMatchObject([
      { type: 'number' },
    ]);
  });

  it('renames and removes a field', () => {
    const fields = entity(
      'Dog',
      { do: 'changeField', owner: 'dog', label: 'breed', to: 'Race' },
      { do: 'removeField', owner: 'dog', label: 'photo' },
    )?.fields.map(({ label }) => label);
    expect(fields).toContain('Race');
    expect(fields).not.toContain('Breed');
    expect(fields).not.toContain('Photo');
  });

  it('keeps the type that a field had by its name', () => {
    const kilos = entity(
      'Dog',
      { do: 'addField', owner: 'dog', label: 'kg' },
      { do: 'changeField', owner: 'dog', label: 'kg', to: 'Last weighed in' },
    )?.fields.find(({ label }) => label === 'Last weighed in');
    expect(kilos?.type).toBe('number');
  });

  it('keeps what is worked out from a field that was renamed', () => {
    const rename: Correction = { do: 'changeField', owner: 'invoice', label: 'price', to: 'Rate' };
    const total = entity('Invoice', rename)?.fields.find(({ type }) => type === 'computed');
    expect(JSON.stringify(total?.value)).toContain('"rate"');
  });

  it('removes a relation, the states, a rule, a role, a line of access and a page', () => {
    expect(
      entity('Dog', { do: 'removeRelation', from: 'dog', to: 'customer' })?.fields.some(
        ({ type }) => type === 'reference',
      ),
    ).toBe(false);
    expect(entity('Invoice')?.states).toBeDefined();
    expect(entity('Invoice', { do: 'changeStates', owner: 'invoice', values: [] })?.states).toBeUndefined();
    const reminders = (...corrections: Correction[]) =>
      appAfter(...corrections)?.rules.filter(({ kind }) => kind === 'reminder');
    expect(reminders()).toHaveLength(1);
    expect(reminders({ do: 'removeRule', owner: 'invoice', kind: 'reminder' })).toEqual([]);
    expect(appAfter()?.roles).toHaveLength(1);
    expect(appAfter({ do: 'removeRole', noun: 'manager' })?.roles).toEqual([]);
    const deleters = (...corrections: Correction[]) => entity('Invoice', ...corrections)?.access.delete;
    const line = { who: 'manager', owner: 'invoice', action: 'delete', allowed: true } as const;
    expect(deleters()).toEqual(['manager']);
    expect(deleters({ do: 'removeAccess', ...line, action: 'update' })).toEqual(['manager']);
    expect(deleters({ do: 'removeAccess', ...line })).not.toContain('manager');
    const boards = (...corrections: Correction[]) =>
      appAfter(...corrections)?.pages.filter(({ kind }) => kind === 'board');
    expect(boards()).toHaveLength(1);
    expect(boards({ do: 'removePage', kind: 'board', entity: 'invoice' })).toEqual([]);
  });

  it('renames, moves, removes and adds states, and what was said of them follows', () => {
    const told: Facts = {
      ...facts,
      access: [
        { who: 'manager', owner: 'invoice', action: 'update', state: 'sent', allowed: true, source: said },
        { who: 'manager', owner: 'invoice', action: 'update', state: 'paid', allowed: true, source: said },
      ],
      rules: [{ owner: 'invoice', kind: 'notify', details: { state: 'sent', to: 'customer' }, source: said }],
    };
    const values = [{ name: 'Written', was: 'draft' }, { name: 'checked' }, { name: 'mailed', was: 'sent' }];
    const changed = applyCorrections(told, [{ do: 'changeStates', owner: 'invoice', values }]);
    expect(changed.states).toEqual([
      { owner: 'invoice', values: ['Written', 'checked', 'mailed'], source: said },
    ]);
    expect(changed.access.map(({ state }) => state)).toEqual(['mailed']);
    expect(changed.rules.map(({ details }) => details.state)).toEqual(['mailed']);
    const status = understandingOf(changed)
      .blueprint?.entities.find(({ label }) => label === 'Invoice')
      ?.fields.find(({ type }) => type === 'select');
    expect(status?.options?.map(({ label }) => label)).toEqual(['Written', 'Checked', 'Mailed']);
  });

  it('keeps what was said of a state that is named again', () => {
    const told: Facts = {
      ...facts,
      access: [
        { who: 'manager', owner: 'invoice', action: 'update', state: 'paid', allowed: true, source: said },
      ],
    };
    const again = applyCorrections(told, [
      { do: 'addField', owner: 'invoice', label: 'Status: draft, paid' },
      { do: 'addField', owner: 'invoice', label: 'Status: ,' },
    ]);
    expect(again.states.map(({ values }) => values)).toEqual([['draft', 'paid']]);
    expect(again.access.map(({ state }) => state)).toEqual(['paid']);
  });

  it('takes a step out of a state with that state, and the choice of states with all of them', () => {
    const told: Facts = {
      ...facts,
      states: [{ owner: 'dog', values: ['free', 'blocked'], source: said }],
      fields: [
        ...facts.fields,
        { owner: 'dog', label: 'status', type: 'select', options: ['free', 'blocked'], source: said },
      ],
      access: [
        {
          who: 'manager',
          owner: 'dog',
          action: 'update',
          state: 'free',
          step: { isNeeded: false, ends: 'blocked' },
          allowed: true,
          source: said,
        },
      ],
    };
    const values = [{ name: 'free', was: 'free' }];
    expect(applyCorrections(told, [{ do: 'changeStates', owner: 'dog', values }]).access).toEqual([]);
    const none = applyCorrections(told, [{ do: 'changeStates', owner: 'dog', values: [] }]);
    expect(none.fields.some(({ label }) => label === 'status')).toBe(false);
  });

  it('changes pasted cells of its own column only, and keeps that a field is required', () => {
    const description = 'Name Paid Came';
    const told: Facts = {
      ...facts,
      fields: [
        { owner: 'dog', label: 'paid', type: 'select', options: ['yes', 'no'], required: true, source: said },
        { owner: 'dog', label: 'came', type: 'select', options: ['yes', 'no'], source: said },
      ],
      pasted: [
        {
          columns: [
            { start: 0, end: 4 },
            { start: 5, end: 9 },
            { start: 10, end: 14 },
          ],
          rows: [
            ['Rex', 'yes', 'no'],
            ['Ida', 'no', 'yes'],
          ],
        },
      ],
    };
    const values = [
      { name: 'full', was: 'yes' },
      { name: 'no', was: 'no' },
    ];
    const changed = applyCorrections(
      told,
      [{ do: 'changeField', owner: 'dog', label: 'paid', values }],
      description,
    );
    expect(changed.pasted?.[0]?.rows).toEqual([
      ['Rex', 'full', 'no'],
      ['Ida', 'no', 'yes'],
    ]);
    expect(changed.fields[0]).toMatchObject({ required: true, options: ['full', 'no'] });
  });

  it('leaves words not understood that were added to what isn’t there', () => {
    const told: Facts = { ...facts, unknown: [{ start: 0, end: 4 }] };
    const correction: Correction = { do: 'addField', owner: 'gone', label: 'x', words: 'flub' };
    expect(applyCorrections(told, [correction], 'flub').unknown).toHaveLength(1);
  });

  it('gives states to a thing that had none', () => {
    const values = [{ name: 'waiting' }, { name: ' ' }, { name: 'groomed' }, { name: 'Waiting' }];
    expect(after({ do: 'changeStates', owner: 'dog', values }).states.at(-1)?.values).toEqual([
      'waiting',
      'groomed',
    ]);
  });

  it('gives a field another type or choices, whatever its name says', () => {
    const dueDate = (correction: object) =>
      entity('Invoice', {
        do: 'changeField',
        owner: 'invoice',
        label: 'due date',
        ...correction,
      })?.fields.find(({ label }) => /due|terms/iu.test(label));
    expect(dueDate({})?.type).toBe('date');
    expect(dueDate({ type: 'text' })?.type).toBe('text');
    expect(dueDate({ type: 'computed' })?.type).toBe('date');
    const chosen = dueDate({ to: 'Terms', values: [{ name: 'now' }, { name: '30 days' }] });
    expect(chosen).toMatchObject({ label: 'Terms', type: 'select' });
    expect(chosen?.options?.map(({ label }) => label)).toEqual(['Now', '30 days']);
  });

  it.each([
    ['Size: small, medium or large', 'Size', ['Small', 'Medium', 'Large']],
    ['Coat：long、short', 'Coat', ['Long', 'Short']],
    ['Status: new -> groomed -> gone', 'Status', ['New', 'Groomed', 'Gone']],
  ])('adds “%s” with what is chosen in it', (label, name, options) => {
    const field = entity('Dog', { do: 'addField', owner: 'dog', label })?.fields.find(
      (one) => one.label === name,
    );
    expect(field?.options?.map((option) => option.label)).toEqual(options);
  });

  it('settles words that weren’t understood by what they are added as, or by leaving them', () => {
    const description = 'Dogs with zorbles and quibs';
    const told: Facts = {
      ...facts,
      unknown: [
        { start: 10, end: 17 },
        { start: 22, end: 27 },
      ],
    };
    const settled = applyCorrections(
      told,
      [
        { do: 'addField', owner: 'dog', label: 'zorble count', words: 'zorbles' },
        { do: 'dismiss', words: 'quibs' },
        { do: 'dismiss', words: 'dogs' },
      ],
      description,
    );
    expect(settled.unknown).toEqual([]);
    expect(settled.fields.at(-1)).toMatchObject({
      label: 'zorble count',
      source: { from: 'text', spans: [{ start: 10, end: 17 }] },
    });
  });

  it('calls the app as it is told to', () => {
    expect(appAfter({ do: 'rename', name: 'Happy Paws' })?.name).toBe('Happy Paws');
  });

  it('of what isn’t there changes nothing', () => {
    const none: Correction[] = [
      { do: 'removeEntity', noun: 'x' },
      { do: 'renameEntity', noun: 'x', to: 'y' },
      { do: 'addEntity', noun: ' Dog ' },
      { do: 'addField', owner: 'x', label: 'y' },
      { do: 'removeField', owner: 'dog', label: 'y' },
      { do: 'removeRelation', from: 'x', to: 'dog' },
      { do: 'changeStates', owner: 'x', values: [] },
      { do: 'removeRule', owner: 'x', kind: 'stock' },
      { do: 'removeRole', noun: 'x' },
      { do: 'removeAccess', who: 'x', owner: 'dog', action: 'update', allowed: true },
      { do: 'removePage', kind: 'content' },
    ];
    expect(after(...none)).toEqual(facts);
  });

  it('leaves an app that the checks accept, whatever is corrected in whatever order', () => {
    const noun = fc.constantFrom(
      'customer',
      'dog',
      'invoice',
      'manager',
      'room',
      '客户',
      'ß',
      '__proto__',
      ' ',
    );
    const label = fc.constantFrom(
      'name',
      'breed',
      'amount',
      'due date',
      'status',
      'photo',
      'constructor',
      'ß',
      ' ',
    );
    const correction: fc.Arbitrary<Correction> = fc.oneof(
      fc.record({ do: fc.constant('addEntity' as const), noun }),
      fc.record({ do: fc.constant('renameEntity' as const), noun, to: noun }),
      fc.record({ do: fc.constant('removeEntity' as const), noun }),
      fc.record({ do: fc.constant('addField' as const), owner: noun, label }),
      fc.record({ do: fc.constant('changeField' as const), owner: noun, label, to: label }),
      fc.record({ do: fc.constant('removeField' as const), owner: noun, label }),
      fc.record({ do: fc.constant('removeRelation' as const), from: noun, to: noun }),
      fc.record({
        do: fc.constant('changeStates' as const),
        owner: noun,
        values: fc.array(fc.record({ name: label }), { maxLength: 4 }),
      }),
      fc.record({
        do: fc.constant('changeField' as const),
        owner: noun,
        label,
        type: fc.constantFrom(...FIELD_TYPES),
      }),
      fc.record({
        do: fc.constant('changeField' as const),
        owner: noun,
        label,
        values: fc.array(fc.record({ name: label }), { maxLength: 4 }),
      }),
      fc.record({
        do: fc.constant('removeAccess' as const),
        who: noun,
        owner: noun,
        action: fc.constantFrom('read' as const, 'delete' as const),
        allowed: fc.boolean(),
      }),
      fc.record({ do: fc.constant('rename' as const), name: label }),
    );
    fc.assert(
      fc.property(fc.array(correction, { maxLength: 12 }), (corrections) => {
        const blueprint = appAfter(...corrections);
        if (blueprint !== null) expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
