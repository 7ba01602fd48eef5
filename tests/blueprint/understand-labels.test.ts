import { describe, expect, test } from 'vitest';
import { heldByForm, typeByForm } from '#blueprint/understand/compile/labels.ts';
import { understand } from '#blueprint/understand/index.ts';
import type { AppLanguage, FieldType } from '#blueprint/kinds.ts';

// What is known of a field by the form of its label alone, and what stands in its sample rows.

const TYPES: readonly (readonly [FieldType, AppLanguage, string])[] = [
  ['number', 'en', 'Wing mm|Storage temp|Fill level %|Max riders|Copies sold|Spicy 0-3|Brightness lux'],
  ['date', 'en', 'Needed by|Shipped|Put out on|Warranty until|Last tuned|Last shod|Repaid on'],
  ['dateTime', 'en', 'Arrived at|Batched at'],
  ['boolean', 'en', 'Brakes ok|Neutered|Invoiced'],
  ['money', 'en', 'Received £|Takings'],
  ['file', 'en', 'GP letter uploaded'],
  ['text', 'en', 'Found by|Lent to|Chip no|Where it went|Inscription|Dressing used|Weather|Dye lot'],
  ['date', 'de', 'Gegossen am|Fällig|Gültig bis'],
  ['number', 'de', 'Leistung kW|Stammdurchmesser'],
  ['text', 'de', 'Treffpunkt|Tonart'],
  ['number', 'es', 'Hectáreas|Desnivel'],
  ['date', 'fr', 'Planté le|Dernière visite'],
  ['number', 'zh', '页码|公里'],
];
const HELD: readonly (readonly ['person' | 'place' | 'code', AppLanguage, string])[] = [
  ['person', 'en', 'Found by|Who drives|Lent to|Haulier|Next of kin|Composer|By whom'],
  ['place', 'en', 'Where found|Meeting point|Parish'],
  ['code', 'en', 'Chip no|IMEI|Ear tag|Passport no'],
  ['person', 'de', 'Gastgeber|Geprüft von'],
  ['code', 'es', 'DNI'],
  ['person', 'zh', '收件人'],
  ['person', 'fr', 'Réparé par'],
  ['code', 'ar', 'رقم الجواز'],
];
const each = <T extends string>(rows: readonly (readonly [T, AppLanguage, string])[]) =>
  rows.flatMap(([is, language, labels]) => labels.split('|').map((label) => [label, language, is] as const));

describe('a label whose words are not known', () => {
  test.each(each(TYPES))('%s (%s) asks for a %s', (label, language, type) => {
    expect(typeByForm(label, language)).toBe(type);
  });

  test.each(each(HELD))('%s (%s) names a %s', (label, language, held) => {
    expect(heldByForm(label, language)).toBe(held);
  });

  test.each(['Inscription', 'Boilers', 'Trousers', 'Rice', 'Shelf after', 'Filler', 'Power'])(
    '%s names nobody, no place and no code',
    (label) => {
      expect(heldByForm(label, 'en')).toBeUndefined();
    },
  );
});

/** Written for this test, with columns that nothing is known of. */
const REGISTERS: readonly (readonly [AppLanguage, string])[] = [
  ['en', 'Trophy engraving list: club, trophy, text to engrave, font, needed by, done?'],
  [
    'en',
    'Toad patrol: lane, bucket, frogs alive, who walked it, weather, torch left at, wing mm, species, notes.',
  ],
  [
    'es',
    'Registro del refugio: perros con nombre, especie, alergias, carácter, quién lo trajo y descripción.',
  ],
  ['fr', 'Registre du club : membres avec prénom, surnom, instrument, humeur et biographie.'],
  ['de', 'Werkstattbuch: Geräte mit Hersteller, Tonart, Besonderheit, geprüft von, Beschreibung.'],
  ['zh', '养蜂记录：蜂箱有编号、品种、脾气、负责人、描述。'],
  ['ar', 'سجل المكتبة: كتب لها عنوان وردمك ومزاج ووصف.'],
];

test.each(REGISTERS)('no column of text is empty in all sample rows (%s): %s', (language, description) => {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('Nothing was made of it');
  expect(blueprint.language).toBe(language);
  const texts = blueprint.entities.flatMap((entity) =>
    entity.fields
      .filter(({ type }) => type === 'text' || type === 'longText')
      .map((field) => ({ field, rows: blueprint.rows[entity.name] ?? [] })),
  );
  expect(texts.length).toBeGreaterThan(2);
  const empty = texts.filter(({ field, rows }) => rows.every((row) => !row[field.name]));
  expect(empty.map(({ field }) => field.label)).toEqual([]);
});

test('classes that the members of a gym book are those of a gym, and others are workshops', () => {
  const first = (text: string) => {
    const { blueprint } = understand(text);
    const classes = blueprint?.entities.find(({ label }) => label === 'Class');
    return blueprint?.rows[classes?.name ?? '']?.map((row) => row[classes?.title ?? '']);
  };
  expect(first('gym class booking with membership plans')).toContain('Pilates basics');
  expect(first('Customers book classes. A class has a start time and a price.')).toContain('Screen printing');
});

test('what is written with capitals of its own keeps them, and what is said loudly does not', () => {
  const { blueprint } = understand(
    'Contracts have a type (NDA, MSA, side letter), a PO number and a pH. Posts have a channel (LinkedIn, newsletter, blog). NEVER delete a contract!',
  );
  const fields = blueprint?.entities.flatMap((entity) => entity.fields) ?? [];
  const options = fields.flatMap((field) => field.options ?? []).map(({ label }) => label);
  expect(options).toEqual(expect.arrayContaining(['NDA', 'MSA', 'Side letter', 'LinkedIn', 'Newsletter']));
  expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['PO number', 'pH']));
  const loud = understand('KEEP MY BOOKS. Each book has a title, author and shelf.').blueprint?.entities[0];
  expect(loud?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Title', 'Author', 'Shelf']),
  );
});

test('a rate is a price only of what is paid for by time, and an area only where something is measured', () => {
  const { blueprint } = understand(
    'Campaigns have a name, an hourly rate, an engagement rate and a product area.',
  );
  const types = blueprint?.entities[0]?.fields.map(({ label, type }) => `${label}: ${type}`);
  expect(types).toEqual(
    expect.arrayContaining(['Hourly rate: money', 'Engagement rate: number', 'Product area: text']),
  );
});
