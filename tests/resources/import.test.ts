import { describe, expect, test } from 'vitest';
import { splitName } from '#contract/core/person-names.ts';
import {
  guessMapping,
  missingFields,
  completeMapping,
  withColumn,
} from '#src/resources/users/import/columns.ts';
import { readFile } from '#src/resources/users/import/read-file.ts';

describe('column guessing', () => {
  test.each([
    [['E-Mail', 'Vorname', 'Nachname'], { email: 'E-Mail', firstName: 'Vorname', lastName: 'Nachname' }],
    [['Prénom', 'Nom', 'Courriel'], { email: 'Courriel', firstName: 'Prénom', lastName: 'Nom' }],
    [
      ['email address', 'First_Name', 'SURNAME', 'Role'],
      { email: 'email address', firstName: 'First_Name', lastName: 'SURNAME', role: 'Role' },
    ],
    [['姓', '名', '邮箱'], { email: '邮箱', firstName: '名', lastName: '姓' }],
    [['a', 'b'], {}],
    [['Name', 'E-Mail'], { email: 'E-Mail', name: 'Name' }],
    [['Nombre', 'Correo electrónico'], { email: 'Correo electrónico', name: 'Nombre' }],
    [['Nombre', 'Apellidos', 'E-mail'], { email: 'E-mail', firstName: 'Nombre', lastName: 'Apellidos' }],
    [
      ['Vollständiger Name', 'E-Mail-Adresse', 'Rolle'],
      { email: 'E-Mail-Adresse', name: 'Vollständiger Name', role: 'Rolle' },
    ],
    [['Nom', 'Courriel'], { email: 'Courriel', name: 'Nom' }],
    [
      ['Full Name', 'First Name', 'Last Name', 'E-mail 1 - Value'],
      { email: 'E-mail 1 - Value', firstName: 'First Name', lastName: 'Last Name' },
    ],
    [['First name', 'Email'], { email: 'Email', firstName: 'First name' }],
  ])('maps the headers %j', (header, mapping) => {
    expect(guessMapping(header)).toEqual(mapping);
  });
});

describe('chosen columns', () => {
  const names = { email: 'a', firstName: 'b', lastName: 'c' };

  test('miss fields until there is an e-mail address and a full or split name', () => {
    expect(missingFields({})).toEqual(['email', 'firstName', 'lastName']);
    expect(missingFields({ email: 'a', firstName: 'b' })).toEqual(['lastName']);
    expect(missingFields({ email: 'a', name: 'b' })).toEqual([]);
    expect(missingFields(names)).toEqual([]);
  });

  test('are sent with either the full name or its parts', () => {
    expect(completeMapping(withColumn(names, 'name', 'd'))).toEqual({ email: 'a', name: 'd' });
    expect(withColumn({ email: 'a', name: 'd' }, 'firstName', 'b')).toEqual({ email: 'a', firstName: 'b' });
    expect(withColumn(names, 'role', 'r')).toEqual({ ...names, role: 'r' });
    expect(withColumn({ ...names, role: 'r' }, 'role', undefined)).toEqual(names);
    expect(completeMapping({ email: 'a', firstName: 'b' })).toBeNull();
  });
});

describe('full name', () => {
  test.each([
    ['Ana Lopes', 'Ana', 'Lopes'],
    ['  Ana  Maria   Lopes ', 'Ana Maria', 'Lopes'],
    ['Lopes, Ana Maria', 'Ana Maria', 'Lopes'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Ana de la Cruz', 'Ana', 'de la Cruz'],
    ['王小明', '小明', '王'],
    ['欧阳娜娜', '娜娜', '欧阳'],
    ['محمد العلي', 'محمد', 'العلي'],
  ])('“%s” is split', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  test('of one word can’t be split', () => {
    expect(splitName('Cher')).toBeNull();
    expect(splitName(' ')).toBeNull();
  });
});

describe('chosen file', () => {
  const file = (...parts: BlobPart[]) => new File(parts, 'users.csv');

  test('is read with header and sample rows', async () => {
    expect(await readFile(file('email;first\nana@example.com;Ana\n'))).toMatchObject({
      header: ['email', 'first'],
      sample: [['ana@example.com', 'Ana']],
    });
  });

  test('in Windows-1252 keeps its umlauts', async () => {
    const latin = new Uint8Array(
      [...'mail,name\nb@example.com,Bj'].map((one) => one.charCodeAt(0)).concat(0xf6, 0x72, 0x6e),
    );
    expect(await readFile(file(latin))).toMatchObject({ sample: [['b@example.com', 'Björn']] });
  });

  test('is read in UTF-16, with a BOM or with a separator line', async () => {
    const text = 'E-Mail\tName\nana@example.com\tAna Größ\n';
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([...text], (one) => one.charCodeAt(0)).buffer),
    ]);
    expect(await readFile(file(wide))).toMatchObject({
      header: ['E-Mail', 'Name'],
      sample: [['ana@example.com', 'Ana Größ']],
    });
    expect(await readFile(file('\uFEFFE-Mail;Name\r\nana@example.com;Ana\r\n'))).toMatchObject({
      header: ['E-Mail', 'Name'],
    });
    expect(await readFile(file('sep=;\r\nE-Mail;Name\r\nana@example.com;Ana\r\n'))).toMatchObject({
      header: ['E-Mail', 'Name'],
      csv: '\r\nE-Mail;Name\r\nana@example.com;Ana\r\n',
    });
  });

  test.each([
    ['that is a spreadsheet itself', 'PK\u0003\u0004rest', 'sheet'],
    ['without a first line', '\n\n', 'empty'],
    ['larger than 5 MB', 'x'.repeat(5_242_881), 'size'],
  ])('%s is rejected with the reason', async (_, text, problem) => {
    expect(await readFile(file(text))).toEqual({ problem });
  });
});
