import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { alsoRefersTo } from '../../blueprint/understand/assume/usual-links.ts';
import {
  APP_LANGUAGES,
  FIELD_TYPES,
  ICONS,
  NAME_PATTERN,
  OPTION_NAME_PATTERN,
  RESERVED_NAMES,
} from '../../blueprint/kinds.ts';
import {
  ATTRIBUTES,
  attributeNamed,
  categoryOf,
  SHARED_NAMES,
  thingById,
  thingNamed,
  THINGS,
  USUAL_FIELDS,
} from '../../blueprint/understand/ontology/index.ts';
import { interactions } from '../../blueprint/understand/ontology/interactions.ts';
import { plain } from '../../blueprint/understand/ontology/lookup.ts';

const namesIn = (names: { one: string; many: string; also?: readonly string[] }) => [
  ...new Set([names.one, names.many, ...(names.also ?? [])].map(plain)),
];
/** A script that the other languages don't write in shows that a text was put in the wrong place. */
const WRITTEN_IN = { zh: /^[\p{Script=Han}A-Za-z0-9 ,·-]+$/u, ar: /^[\p{Script=Arabic}\p{M}A-Za-z ,]+$/u };
const inOwnScript = (text: string, language: (typeof APP_LANGUAGES)[number]) =>
  language === 'zh' || language === 'ar'
    ? WRITTEN_IN[language].test(text)
    : !/[\p{Script=Han}\p{Script=Arabic}|+]/u.test(text);
const allFields = [
  ...ATTRIBUTES,
  ...THINGS.flatMap((thing) => thing.fields),
  ...Object.values(USUAL_FIELDS).flat(),
];

describe('the things the product knows', () => {
  it('are named in singular and plural in six languages, each in its own script', () => {
    const wrong = THINGS.flatMap(({ id, names }) =>
      APP_LANGUAGES.flatMap((language) =>
        namesIn(names[language])
          .filter((name) => name === '' || !inOwnScript(name, language))
          .map((name) => `${id} ${language} ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have ids of their own, which are also names an entity may carry', () => {
    const ids = THINGS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !NAME_PATTERN.test(id))).toEqual([]);
  });

  it('are no two called the same in a language, unless the name is marked as shared', () => {
    const claimed = APP_LANGUAGES.flatMap((language) => {
      const owners = new Map<string, string[]>();
      // By those a noun isn't known: what they are called may be said of anything.
      for (const { id, names } of THINGS.filter((one) => !interactions.includes(one)))
        for (const name of namesIn(names[language])) owners.set(name, [...(owners.get(name) ?? []), id]);
      return [...owners]
        .filter(([name, ids]) => ids.length > 1 && !SHARED_NAMES[language].map(plain).includes(name))
        .map(([name, ids]) => `${language} ${name}: ${ids.join(', ')}`);
    });
    expect(claimed).toEqual([]);
  });

  it('are at least 250', () => {
    expect(THINGS.length).toBeGreaterThanOrEqual(250);
  });

  it('refer to things that exist, and not to themselves', () => {
    const wrong = THINGS.flatMap(({ id, refersTo = [] }) =>
      refersTo.filter((to) => to === id || !thingById(to)).map((to) => `${id} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says of what usually belongs together only what no concept says by itself', () => {
    const wrong = THINGS.flatMap(({ id, refersTo = [] }) =>
      alsoRefersTo(id)
        .filter((to, at, all) => !thingById(to) || refersTo.includes(to) || all.indexOf(to) !== at)
        .map((to) => `${id} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have a life of at least two states, each with its own name and six labels', () => {
    for (const { id, states } of THINGS) {
      if (!states) continue;
      expect(states.length, id).toBeGreaterThanOrEqual(2);
      expect(new Set(states.map(({ name }) => name)).size, id).toBe(states.length);
      for (const { name, label } of states) {
        expect(name).toMatch(OPTION_NAME_PATTERN);
        for (const language of APP_LANGUAGES)
          expect(inOwnScript(label[language], language), label[language]).toBe(true);
      }
      for (const language of APP_LANGUAGES)
        expect(new Set(states.map(({ label }) => label[language])).size, `${id} ${language}`).toBe(
          states.length,
        );
    }
  });

  it('show a board only where there is a life, and a calendar only where there is a time', () => {
    for (const { id, pages = [], states, fields } of THINGS) {
      if (pages.includes('board')) expect(states, id).toBeDefined();
      if (pages.includes('calendar'))
        expect(
          fields.some(({ type }) => type === 'date' || type === 'dateTime'),
          id,
        ).toBe(true);
      if (pages.includes('gallery'))
        expect(
          fields.some(({ type }) => type === 'image'),
          id,
        ).toBe(true);
    }
  });

  it('carry an icon the generator draws', () => {
    expect(THINGS.filter(({ icon }) => !ICONS.includes(icon))).toEqual([]);
  });

  it('have eight samples or more, none twice, in a language where there are any', () => {
    for (const { id, samples } of THINGS) {
      if (!samples) continue;
      for (const list of Array.isArray(samples) ? [samples] : Object.values(samples)) {
        expect(list.length, id).toBeGreaterThanOrEqual(8);
        expect(new Set(list).size, id).toBe(list.length);
      }
    }
  });

  it('say their states in the gender of the thing', () => {
    const label = (id: string, name: string) =>
      thingById(id)?.states?.find((state) => state.name === name)?.label;
    expect(label('invoice', 'paid')).toMatchObject({ es: 'Pagada', fr: 'Payée', ar: 'مدفوعة' });
    expect(label('project', 'completed')).toMatchObject({ es: 'Completado', fr: 'Terminé', ar: 'مكتمل' });
  });
});

describe('fields', () => {
  it('have a name of their own in their thing, a type and six labels', () => {
    for (const { id, fields } of THINGS) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
      for (const language of APP_LANGUAGES)
        expect(new Set(fields.map(({ label }) => label[language])).size, `${id} ${language}`).toBe(
          fields.length,
        );
    }
    for (const { name, type, label } of allFields) {
      expect(name).toMatch(NAME_PATTERN);
      expect(RESERVED_NAMES).not.toContain(name);
      expect(FIELD_TYPES).toContain(type);
      for (const language of APP_LANGUAGES)
        expect(inOwnScript(label[language], language), label[language]).toBe(true);
    }
  });

  it('of a thing offer options where they are a choice', () => {
    for (const { id, fields } of THINGS)
      for (const { name, type, options = [] } of fields)
        if (type === 'select') expect(options.length, `${id}.${name}`).toBeGreaterThanOrEqual(2);
  });

  it('that call a row are required and can be read in a list', () => {
    for (const { id, fields } of THINGS) {
      expect(fields[0]?.required, id).toBe(true);
      expect(['text', 'longText', 'select', 'date', 'dateTime', 'email'], id).toContain(fields[0]?.type);
    }
  });

  it('are known by at least 150 words that imply a type', () => {
    expect(ATTRIBUTES.length).toBeGreaterThanOrEqual(150);
    expect(attributeNamed('date of birth', 'en')?.type).toBe('date');
    expect(attributeNamed('Phone numbers', 'en')?.type).toBe('phone');
    expect(attributeNamed('license plate', 'en')?.type).toBe('text');
    expect(attributeNamed('delivery date', 'en')?.name).toBe('deliveryDate');
    expect(attributeNamed('vaccination date', 'en')?.type).toBe('date');
    expect(attributeNamed('fecha de nacimiento', 'es')?.type).toBe('date');
    expect(attributeNamed('Numéro de téléphone', 'fr')?.type).toBe('phone');
    expect(attributeNamed('Lieferdatum', 'de')?.type).toBe('date');
    expect(attributeNamed('出生日期', 'zh')?.type).toBe('date');
    expect(attributeNamed('تاريخ الميلاد', 'ar')?.type).toBe('date');
    expect(attributeNamed('unicorn', 'en')).toBeUndefined();
  });
});

describe('a noun', () => {
  it.each([
    ['customer', 'en', 'customer'],
    ['Clients', 'en', 'customer'],
    ['children', 'en', 'child'],
    ['staff', 'en', 'employee'],
    ['companies', 'en', 'company'],
    ['treatment room', 'en', 'room'],
    ['bike repair', 'en', 'repair'],
    ['order items', 'en', 'orderItem'],
    ['bikes for hire', 'en', 'bike'],
    ['clientes', 'es', 'customer'],
    ['Reunion', 'es', 'meeting'],
    ['sala de tratamiento', 'es', 'room'],
    ['employée', 'fr', 'employee'],
    ['Rendez-vous', 'fr', 'appointment'],
    ['salle de soins', 'fr', 'room'],
    ['Kundinnen', 'de', 'customer'],
    ['Behandlungsraum', 'de', 'room'],
    ['Vertrage', 'de', 'contract'],
    ['宠物预约', 'zh', 'appointment'],
    ['顾客', 'zh', 'customer'],
    ['العملاء', 'ar', 'customer'],
    ['مُوَظَّف', 'ar', 'employee'],
  ] as const)('%s (%s) is found as %s', (noun, language, id) => {
    expect(thingNamed(noun, language)?.id).toBe(id);
  });

  it('that is no such thing is not found', () => {
    expect(thingNamed('widget frobnicator', 'en')).toBeUndefined();
    expect(thingNamed('', 'en')).toBeUndefined();
    expect(thingNamed('client', 'de')).toBeUndefined();
  });

  it('that is unknown has a category by its head or its ending', () => {
    expect(categoryOf('beekeeper')).toBe('person');
    expect(categoryOf('pottery workshops')).toBe('event');
    expect(categoryOf('green house')).toBe('place');
    expect(categoryOf('boxes of apples')).toBe('product');
    expect(categoryOf('tasting sheet')).toBe('document');
    expect(categoryOf('hydrometer')).toBe('asset');
    expect(categoryOf('classmates')).toBe('person');
    expect(categoryOf('power plant')).toBeUndefined();
    expect(categoryOf('xyzzy')).toBeUndefined();
  });
});

it('all of it weighs at most 280 kB', () => {
  expect(gzipSync(JSON.stringify([THINGS, ATTRIBUTES])).length).toBeLessThan(280_000);
});
