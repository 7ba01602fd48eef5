import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Facts, NO_FACTS } from '#blueprint/understand/facts.ts';
import { answerReader } from '#blueprint/understand/model/index.ts';
import { openJson } from '#blueprint/understand/model/open-json.ts';
import { withRules } from '#blueprint/understand/model/with-rules.ts';

describe('JSON that is still being written', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));

  test('is whole at its end, whatever stands around it', () => {
    fc.assert(
      fc.property(
        object,
        fc.string().filter((text) => !/[{]|<\/think>/.test(text)),
        (value, around) => {
          const text = `${around}${JSON.stringify(value)}${around}`;
          expect(openJson(text)).toEqual({ value: JSON.parse(JSON.stringify(value)), isWhole: true });
        },
      ),
    );
  });

  test('never throws, and is never whole before its end', () => {
    fc.assert(
      fc.property(object, fc.nat(), (value, at) => {
        const text = JSON.stringify(value);
        expect(openJson(text.slice(0, at % text.length))?.isWhole ?? false).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\a1 ') }), (text) => void openJson(text)),
    );
  });

  test('holds the items of a list that are whole', () => {
    expect(openJson('{"a":[{"b":1},{"b":"}]"},{"b"')?.value).toEqual({ a: [{ b: 1 }, { b: '}]' }] });
  });
});

const said = (start: number, end: number) => ({ from: 'text' as const, spans: [{ start, end }] });
const NONE: Facts = {
  language: 'en',
  ...NO_FACTS,
};

describe('the rules’ reading beneath the model’s', () => {
  // "Clients bring dogs. Order items have a name, dogs have a name."
  const client = { noun: 'client', plural: 'clients', concept: 'customer', source: said(0, 7) };
  const dog = { noun: 'dog', plural: 'dogs', source: said(14, 18) };
  const name = { label: 'Name', type: 'text' as const };

  test('goes by the model’s nouns', () => {
    const model = { ...NONE, entities: [client] };
    const rules = {
      ...NONE,
      entities: [{ ...client, noun: 'customer', plural: 'customers' }],
      states: [{ owner: 'customer', values: ['new', 'known'], source: said(20, 25) }],
    };
    const { entities, states } = withRules(model, rules);
    expect(entities.map(({ noun }) => noun)).toEqual(['client']);
    expect(states).toMatchObject([{ owner: 'client', values: ['new', 'known'] }]);
  });

  test('adds no thing whose main word the model read as something else', () => {
    const model = { ...NONE, entities: [client, dog] };
    const phrase = { noun: 'clients bring dog', plural: 'clients bring dogs', source: said(0, 18) };
    const item = { noun: 'order item', plural: 'order items', source: said(20, 31) };
    const price = { owner: 'order item', label: 'Price', type: 'money' as const, source: said(37, 41) };
    const rules = { ...NONE, entities: [phrase, item], fields: [price] };
    expect(withRules(model, rules).entities).toEqual([client, dog, item]);
  });

  test('adds a thing with nothing of its own only where the model left out most', () => {
    const item = { noun: 'order item', plural: 'order items', source: said(20, 31) };
    const whole = { ...NONE, entities: [client, dog, item] };
    expect(withRules({ ...NONE, entities: [client, dog] }, whole).entities).toEqual([client, dog]);
    expect(withRules({ ...NONE, entities: [client] }, whole).entities).toEqual([client, dog, item]);
  });

  test('adds no values, fields or roles of which the model made something else', () => {
    const model = {
      ...NONE,
      entities: [client, dog],
      fields: [
        {
          owner: 'dog',
          label: 'Coat',
          type: 'select' as const,
          options: ['Long', 'Short'],
          source: said(20, 30),
        },
      ],
      roles: [{ noun: 'head groomer', source: said(31, 40) }],
    };
    const rules = {
      ...NONE,
      entities: [client, dog],
      fields: [{ owner: 'client', label: 'Long coat', type: 'boolean' as const, source: said(50, 55) }],
      states: [{ owner: 'client', values: ['Long', 'Clipped'], source: said(50, 60) }],
      roles: [{ noun: 'groomer', source: said(35, 40) }],
    };
    expect(withRules(model, rules)).toMatchObject({ fields: model.fields, states: [], roles: model.roles });
    const coatless = { ...model, fields: [], roles: [] };
    expect(withRules(coatless, rules)).toMatchObject({
      fields: rules.fields,
      states: rules.states,
      roles: rules.roles,
    });
  });

  test('adds a field that is said more often than the model has it, and doesn’t put one twice', () => {
    const ofClient = { ...name, owner: 'client', source: said(43, 47) };
    const ofDog = { ...name, owner: 'dog', source: said(61, 65) };
    const model = { ...NONE, entities: [client, dog], fields: [ofClient] };
    const rules = { ...NONE, entities: [client, dog] };
    expect(withRules(model, { ...rules, fields: [ofClient, ofDog] }).fields).toEqual([ofClient, ofDog]);
    expect(withRules(model, { ...rules, fields: [ofDog] }).fields).toEqual([ofClient]);
  });

  test('has the same values once, as states or as choices', () => {
    const states = [{ owner: 'dog', values: ['In', 'Out'], source: said(0, 7) }];
    const fields = [
      { owner: 'dog', label: 'Where', type: 'select' as const, options: ['in', 'out'], source: said(0, 7) },
    ];
    const base = { ...NONE, entities: [dog] };
    expect(withRules({ ...base, states }, { ...base, fields })).toMatchObject({ states, fields: [] });
    expect(withRules({ ...base, fields }, { ...base, states })).toMatchObject({ fields, states: [] });
  });

  test('gives the model’s facts the words that it gave none', () => {
    const assumed = { from: 'knowledge' as const, because: 'x' };
    const link = { from: 'dog', to: 'client', many: false };
    const model = { ...NONE, entities: [client, dog], relations: [{ ...link, source: assumed }] };
    const rules = { ...NONE, entities: [client, dog], relations: [{ ...link, source: said(0, 18) }] };
    expect(withRules(model, rules).relations).toEqual([{ ...link, source: said(0, 18) }]);
  });

  test('keeps as not understood only what neither understood', () => {
    const model = { ...NONE, entities: [client, dog] };
    const unknown = [
      { start: 14, end: 18 },
      { start: 8, end: 13 },
    ];
    expect(withRules(model, { ...NONE, unknown }).unknown).toEqual([{ start: 8, end: 13 }]);
  });
});

test('an answer’s words are found in descriptions of any language', () => {
  const description = '诊所管理患者和预约。Über die Ärzte: اسم المريض';
  const read = answerReader(
    description,
    'en',
  )(JSON.stringify({ entities: [{ noun: '患者' }, { noun: 'arzt', plural: 'ärzte' }, { noun: 'المريض' }] }));
  const words = read?.facts.entities.map(({ source }) =>
    source.from === 'text' ? source.spans.map(({ start, end }) => description.slice(start, end)) : [],
  );
  expect(words).toEqual([['患者'], ['Ärzte'], ['المريض']]);
});

test('a finished answer that is nearly JSON is mended, and one still being written is not guessed at', () => {
  const read = answerReader('Clients and their dogs', 'en');
  const nearly = "{'entities': [{noun: 'client'}, {'noun': 'dog',},],}";
  expect(read(nearly, true)?.facts.entities.map(({ noun }) => noun)).toEqual(['client', 'dog']);
  expect(read(nearly)).toBeNull();
  expect(read('I would rather not.', true)?.facts.entities ?? []).toEqual([]);
});
