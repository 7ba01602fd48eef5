import { describe, expect, test } from 'vitest';
import { guessed } from '#src/resources/users/import/columns.ts';
import { readFile } from '#src/resources/users/import/read-file.ts';

describe('the columns of a file of users', () => {
  test.each([
    [['E-Mail', 'Vorname', 'Nachname'], { email: 'E-Mail', firstName: 'Vorname', lastName: 'Nachname' }],
    [['Prénom', 'Nom', 'Courriel'], { email: 'Courriel', firstName: 'Prénom', lastName: 'Nom' }],
    [
      ['email address', 'First_Name', 'SURNAME', 'Role'],
      { email: 'email address', firstName: 'First_Name', lastName: 'SURNAME', role: 'Role' },
    ],
    [['姓', '名', '邮箱'], { email: '邮箱', firstName: '名', lastName: '姓' }],
    [['a', 'b'], {}],
  ])('called %j are taken for what they say', (header, mapping) => {
    expect(guessed(header)).toEqual(mapping);
  });
});

describe('a chosen file', () => {
  const file = (...parts: BlobPart[]) => new File(parts, 'users.csv');

  test('is read with its header and first lines', async () => {
    expect(await readFile(file('email;first\nana@example.com;Ana\n'))).toMatchObject({
      header: ['email', 'first'],
      sample: [['ana@example.com', 'Ana']],
    });
  });

  test('of an old spreadsheet keeps its umlauts', async () => {
    const latin = new Uint8Array(
      [...'mail,name\nb@example.com,Bj'].map((one) => one.charCodeAt(0)).concat(0xf6, 0x72, 0x6e),
    );
    expect(await readFile(file(latin))).toMatchObject({ sample: [['b@example.com', 'Björn']] });
  });

  test.each([
    ['that is a spreadsheet itself', 'PK\u0003\u0004rest', 'sheet'],
    ['without a first line', '\n\n', 'empty'],
    ['larger than 5 MB', 'x'.repeat(5_242_881), 'size'],
  ])('%s is refused with the reason', async (_, text, fault) => {
    expect(await readFile(file(text))).toEqual({ fault });
  });
});
