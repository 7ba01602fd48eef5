import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// "The e-mail is mandatory": what has to hold for fields, said in sentences of their own.

const fieldsOf = (description: string) =>
  (understand(description).blueprint?.entities ?? []).flatMap(({ fields }) => fields);
const labels = (description: string, which: 'required' | 'unique') =>
  fieldsOf(description)
    .filter((field) => field[which] === true && field.type !== 'select')
    .map(({ label }) => label);

describe('what has to hold for fields', () => {
  it.each([
    [
      'A club keeps members with a member number and e-mail. The e-mail is mandatory and member numbers can’t repeat.',
      'E-mail',
      'Member number',
    ],
    ['A school has pupils with a student ID, which is mandatory and unique.', 'Student ID', 'Student ID'],
    [
      'Los clientes tienen nombre, DNI y correo. El correo es obligatorio y el DNI no se puede repetir.',
      'Correo',
      'DNI',
    ],
    [
      'Kunden mit Kundennummer, Name und E-Mail. Die Kundennummer muss eindeutig sein, die E-Mail ist Pflicht.',
      'E-Mail',
      'Kundennummer',
    ],
    [
      "Des clients avec numéro, nom et e-mail. Le numéro est unique et l'e-mail est obligatoire.",
      'E-mail',
      'Numéro',
    ],
    ['顾客有姓名、电话和会员号。电话必填，会员号不能重复。', '电话', '会员号'],
    [
      'عملاء مع الاسم ورقم الهاتف ورقم العضوية. رقم الهاتف إلزامي ورقم العضوية لا يتكرر.',
      'رقم الهاتف',
      'رقم العضوية',
    ],
  ])('is set where a sentence says it: %s', (description, required, unique) => {
    expect(labels(description, 'required')).toContain(required);
    expect(labels(description, 'unique')).toContain(unique);
  });

  it('makes no field of the sentence itself', () => {
    const made = fieldsOf(
      'A freelancer writes invoices with number, client, due date and amount. Invoice numbers must not repeat.',
    );
    expect(made.filter(({ label }) => /number/i.test(label))).toHaveLength(1);
    expect(made.find(({ label }) => label === 'Number')?.unique).toBe(true);
  });
});
