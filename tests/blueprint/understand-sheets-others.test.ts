import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Somebody names the columns of the sheet that they keep until now.

const read = (text: string) => {
  const { facts, blueprint } = understand(text);
  const [thing] = facts.entities;
  return {
    thing: thing?.noun,
    columns: facts.fields
      .filter(({ owner, source }) => owner === thing?.noun && source.from === 'text')
      .map(({ label }) => label),
    name: blueprint?.name,
  };
};

describe('columns of a sheet', () => {
  it.each([
    ['Columnas: modelo, color, plazas', 'ficha', ['modelo', 'color', 'plazas']],
    [
      "J'ai un tableur avec les colonnes espèce, provenance et date.",
      'fiche',
      ['espèce', 'provenance', 'date'],
    ],
    ['spalten: Modell | Farbe | Plätze', 'Zeile', ['Modell', 'Farbe', 'Plätze']],
    ['表头：型号、颜色、座位数', '条目', ['型号', '颜色', '座位数']],
    ['الأعمدة: الموديل، اللون، السعر', 'سجل', ['موديل', 'لون', 'سعر']],
  ])('are what its rows have: %s', (text, thing, columns) => {
    const found = read(text);
    expect(found).toMatchObject({ thing, columns });
    expect(found.name).toBeDefined();
    expect(found.name).not.toMatch(/column|colonn|spalten|tableur|表头|أعمدة/iu);
  });

  it.each([
    ['Mi excel de socios tiene las columnas nombre, teléfono y cuota.', 'socio'],
    [
      'Ich führe eine Excel-Tabelle für Mitglieder mit den Spalten Name, Beitrag und Eintrittsdatum.',
      'Mitglied',
    ],
    ['Kayaks. Columnas: modelo, color, plazas, precio.', 'kayak'],
  ])('belong to what it is of: %s', (text, thing) => {
    expect(read(text).thing).toBe(thing);
  });
});

describe('a clause', () => {
  it.each([
    'Kunden mieten Räder.',
    'Los vecinos toman prestados libros.',
    'Ohne Anmeldung sollen Besucher Termine buchen können.',
    'Como usuario quiero reservar un kayak.',
    '作为用户,我想预订皮划艇。',
  ])('is no name of an app: %s', (text) => {
    expect(understand(text).blueprint).not.toBeNull();
    expect(understand(text).blueprint?.name).not.toMatch(/ohne|como|作为|mieten|toman/iu);
  });
});

it.each([
  ['客户表：姓名 | 电话 | 地址', '客户'],
  ['蜂箱表：位置、重量、检查日期', '蜂箱'],
])('names what a Chinese table is of: %s', (text, thing) => {
  expect(read(text).thing).toBe(thing);
});

it.each([
  ['Felder: Größe, Lage, Frucht. Ein Bauer pflegt Felder.', 'Feld'],
  ['Campos: superficie, cultivo, ubicación.', 'campo'],
  ['钟表：品牌、价格、年份', '钟表'],
  ['角色：名字、等级、武器。玩家创建角色。', '角色'],
])('takes land, watches and characters for what they are: %s', (text, thing) => {
  expect(read(text).thing).toBe(thing);
  expect(understand(text).blueprint?.roles).toEqual([]);
});
