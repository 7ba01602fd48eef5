import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { withOutlines } from '#blueprint/understand/prepare/outlined.ts';

/** "hive: colour, queen age", for each thing that a text keeps. */
const read = (text: string) =>
  understand(text).facts.entities.map(({ noun }) => {
    const fields = understand(text).facts.fields.filter((one) => one.owner === noun);
    const said = fields.filter(({ source }) => source.from === 'text').map(({ label }) => label);
    return `${noun}: ${said.sort().join(', ')}`;
  });

const FORMS: readonly ((thing: string, fields: readonly string[]) => string)[] = [
  (thing, fields) => `${thing}\n${fields.map((one) => `- ${one}`).join('\n')}`,
  (thing, fields) => `${thing}:\n${fields.map((one) => `* ${one}`).join('\n')}`,
  (thing, fields) => `## ${thing}\n${fields.map((one) => `- ${one}`).join('\n')}`,
  (thing, fields) => `**${thing}**\n${fields.map((one) => `• ${one}`).join('\n')}`,
  (thing, fields) => `- ${thing}\n${fields.map((one) => `  - ${one}`).join('\n')}`,
  (thing, fields) => `1. ${thing}\n${fields.map((one) => `   - ${one}`).join('\n')}`,
  (thing, fields) => `${thing}\n${fields.map((one) => `  ${one}`).join('\n')}`,
  (thing, fields) => `${thing}\n${fields.map((one) => `\t${one}`).join('\n')}`,
  (thing, fields) => `${thing}\n${fields.join('\n')}`,
  (thing, fields) => `${thing}\n${fields.join(', ')}`,
  (thing, fields) => `Table ${thing}: ${fields.join(', ')}`,
  (thing, fields) => `Each ${thing.toLowerCase()} has:\n${fields.map((one) => `- ${one}`).join('\n')}`,
  (thing, fields) => `${thing} fields:\n${fields.map((one) => `- ${one}`).join('\n')}`,
];
const THINGS = [
  ['Hive', 'colour', 'queen age', 'temper'],
  ['Inspection', 'date', 'honey frames', 'notes'],
] as const;

describe('an outline', () => {
  test.each(FORMS.map((form) => THINGS.map(([thing, ...fields]) => form(thing, fields)).join('\n\n')))(
    'gives each thing its fields: %j',
    (text) => {
      const found = read(text);
      expect(found).toContain('hive: colour, queen age, temper');
      expect(found).toContain('inspection: date, honey frames, notes');
    },
  );

  it('may tell the choices of a field, and what it is for', () => {
    const { facts } = understand(
      'Members\n- name: text\n- joined on - the day they came\n- membership: basic, plus, family\n\nPayments\n- amount\n- method: cash, card',
    );
    const field = (label: string) => facts.fields.find((one) => one.label === label);
    expect(field('membership')?.options).toEqual(['basic', 'plus', 'family']);
    expect(field('joined on')?.owner).toBe('member');
    expect(field('method')?.owner).toBe('payment');
  });

  it.each([
    ['Hive\n- colour\n- temper\n  - calm\n  - nervous\n- queen age', 'temper', ['calm', 'nervous']],
    [
      'Quilts\n  - title\n  - pattern\n    - log cabin\n    - nine patch\n  - size\nExhibitions\n  - city\n  - opening date',
      'pattern',
      ['log cabin', 'nine patch'],
    ],
    [
      '- Lock\n  - brand\n  - status:\n    - new\n    - in repair\n- Customer\n  - name\n  - phone',
      'status',
      ['new', 'in repair'],
    ],
  ])('may list the choices below a field: %j', (text, label, options) => {
    expect(understand(text).facts.fields.find((one) => one.label === label)?.options).toEqual(options);
  });

  it('has headings that name nothing to keep', () => {
    const { facts } = understand(
      '## Entities\n\n### Boat\n- name\n- berth\n\n## Features\n- Add boats from my phone\n\n## Roles\n- Harbour master: can do everything\n- Skipper: can only see their own boats',
    );
    const nouns = facts.entities.map(({ noun }) => noun);
    expect(nouns).toContain('boat');
    expect(nouns).not.toEqual(expect.arrayContaining(['entity']));
    expect(nouns).not.toEqual(expect.arrayContaining(['feature']));
    expect(nouns).not.toEqual(expect.arrayContaining(['role']));
  });

  it.each([
    ['Goals\n- weight\n- date\n- calories', 'goal', ['calories', 'date', 'weight']],
    ['Product: name and price\nSupplier: name, phone', 'product', ['name', 'price']],
  ])('is of what its heading names, also where that often parts a text: %j', (text, noun, fields) => {
    expect(read(text)).toContain(`${noun}: ${fields.join(', ')}`);
  });

  it('of nothing but things keeps each of them', () => {
    const { facts } = understand('Hotel\n- rooms\n- guests\n- bookings');
    expect(facts.entities.map(({ noun }) => noun)).toEqual(['room', 'guest', 'booking']);
  });

  it.each([
    'I run a plumbing business. What I need:\n- track jobs\n- send invoices',
    'Our tool library needs:\n- members\n- tools\n- loans',
    'Features:\n- calendar of visits\n- reminders',
    'Steps:\n- new\n- paid\n- shipped',
  ])('is nothing that lists deeds, things or stages: %j', (text) => {
    // A heading that only parts a text leaves its room behind.
    expect(withOutlines(text, 'en')).toBe(text.replace(/^Features:/, ' '.repeat('Features:'.length)));
  });

  it('keeps every word that it keeps in its place', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('Hive', '- ', 'name', '\n', '  ', ':', '# ', '**', 'date', ', ', '\t', 'can '),
          {
            maxLength: 60,
          },
        ),
        (parts) => {
          const text = parts.join('');
          const outlined = withOutlines(text, 'en');
          expect(outlined).toHaveLength(text.length);
          for (const { 0: word, index } of outlined.matchAll(/\p{L}+/gu))
            expect(text.slice(index, index + word.length)).toBe(word);
        },
      ),
    );
  });
});

describe('an outline in other languages', () => {
  const WAYS: readonly ((thing: string, fields: readonly string[]) => string)[] = [
    (thing, fields) => `${thing}\n${fields.map((one) => `- ${one}`).join('\n')}`,
    (thing, fields) => `## ${thing}\n\n${fields.map((one) => `- ${one}`).join('\n')}`,
    (thing, fields) => `**${thing}**\n${fields.map((one) => `* ${one}`).join('\n')}`,
    (thing, fields) => `1. ${thing}\n${fields.map((one) => `   - ${one}`).join('\n')}`,
    (thing, fields) => `${thing}\n${fields.map((one) => `    ${one}`).join('\n')}`,
    (thing, fields) => `${thing}\n${fields.join('\n')}`,
    (thing, fields) => `${thing}: ${fields.join(', ')}`,
    (thing, fields) => `${thing} (${fields.join(', ')})`,
    (thing, fields) => `${thing}\n| ${fields.join(' | ')} |\n|${fields.map(() => '---').join('|')}|`,
  ];
  const HIVES = {
    es: [
      ['Colmena', 'ubicación', 'edad de la reina', 'temperamento'],
      ['Inspección', 'fecha', 'notas', 'lugar de la cura'],
    ],
    fr: [
      ['Ruche', 'emplacement', 'âge de la reine', 'tempérament'],
      ['Visite', 'date', 'notes', 'poids du miel'],
    ],
    de: [
      ['Volk', 'Standort', 'Alter der Königin', 'Sanftmut'],
      ['Durchsicht', 'Datum', 'Notizen', 'Honigmenge'],
    ],
    zh: [
      ['蜂箱', '位置', '蜂王年龄', '性情'],
      ['检查', '日期', '备注', '蜂蜜重量'],
    ],
    ar: [
      ['خلية', 'الموقع', 'عمر الملكة', 'المزاج'],
      ['زيارة', 'التاريخ', 'الملاحظات', 'كمية العسل'],
    ],
  } as const;
  const key = (label: string) => label.toLowerCase().replaceAll(/(?<=^|\s)ال/gu, '');

  describe.each(Object.values(HIVES))('%j', (...things) => {
    test.each(WAYS.map((form) => things.map(([thing, ...fields]) => form(thing, fields)).join('\n\n')))(
      'gives each thing its fields: %j',
      (text) => {
        const { facts } = understand(text);
        for (const [thing, ...fields] of things) {
          const labels = facts.fields
            .filter(({ owner }) => key(owner) === key(thing))
            .map(({ label }) => key(label));
          expect(labels).toEqual(expect.arrayContaining(fields.map(key)));
        }
        expect(facts.entities).toHaveLength(things.length);
      },
    );
  });

  it.each([
    [
      'Cada socio tiene nombre, número de carnet y fecha de alta.',
      ['fecha de alta', 'nombre', 'número de carnet'],
    ],
    ['Chaque costume a une taille, un état du tissu et une photo.', ['photo', 'taille', 'état du tissu']],
    ['Jedes Boot hat einen Namen, Länge in Metern und Baujahr.', ['Baujahr', 'Länge in Metern', 'Name']],
    ['كل متطوع له اسم ورقم هاتف وتاريخ انضمام.', ['اسم', 'تاريخ انضمام', 'رقم هاتف']],
  ])('is a sentence that says only what something has: %s', (text, labels) => {
    const said = understand(text).facts.fields.filter(({ source }) => source.from === 'text');
    expect(said.map(({ label }) => label).sort()).toEqual(labels);
  });

  it.each([
    'Taller de bicis. Necesito:\n- gestionar clientes\n- apuntar reparaciones\n- enviar facturas',
    'Club de voile :\n- gérer les membres\n- réserver des bateaux\n- suivre les cotisations',
    'Verein:\n- Mitglieder verwalten\n- Boote reservieren\n- Beiträge einziehen',
    'Hotel\n- habitaciones\n- huéspedes\n- reservas',
  ])('of deeds or of things has no fields: %j', (text) => {
    const { facts } = understand(text);
    expect(facts.fields.filter(({ source }) => source.from === 'text')).toEqual([]);
  });

  it('tells the choices, the yes or no and whom a column means', () => {
    const { facts } = understand(
      'Kayaks: modelo, talla (S, M, L), asegurado (sí/no), estado (libre, alquilado, en reparación)\nAlquileres: kayak, cliente, fecha, pagado o pendiente',
    );
    const field = (label: string) => facts.fields.find((one) => one.label === label);
    expect(field('talla')?.options).toEqual(['s', 'm', 'l']);
    expect(field('asegurado')?.type).toBe('boolean');
    expect(facts.states.map(({ owner, values }) => [owner, values])).toEqual([
      ['kayak', ['libre', 'alquilado', 'en reparación']],
      ['alquiler', ['pagado', 'pendiente']],
    ]);
    expect(facts.relations.map(({ from, to }) => `${from} → ${to}`)).toEqual(
      expect.arrayContaining(['alquiler → kayak', 'alquiler → cliente']),
    );
  });

  it.each([
    [
      'Un club: cada kayak tiene modelo, color y precio, y los socios reservan kayaks.',
      ['color', 'modelo', 'precio'],
    ],
    [
      'Un club : chaque kayak a un modèle, une couleur et un prix, et les membres réservent.',
      ['couleur', 'modèle', 'prix'],
    ],
    [
      'برنامج لمحل تصليح، لكل جهاز نوع وعطل واسم الزبون وسعر التصليح، وأبغى أعرف الأرباح كل شهر.',
      ['اسم الزبون', 'سعر التصليح', 'عطل', 'نوع'],
    ],
  ])('is told between other clauses: %s', (text, labels) => {
    const said = understand(text).facts.fields.filter(({ source }) => source.from === 'text');
    expect(said.map(({ label }) => label).sort()).toEqual(labels);
  });

  it('is of what several have, and takes a price per piece for a field', () => {
    const fields = read(
      'Taller de costura: encargos con fecha de entrega y precio. Telas con nombre, color, metros y precio por metro.',
    );
    expect(fields).toContain('tela: color, metros, nombre, precio por metro');
  });

  it('is no list of values behind a word for progress', () => {
    const { facts } = understand(
      '跟踪工地进度：每个工地有业主、地址、工长、预算，阶段有水电、泥瓦、木工、油漆、完工。',
    );
    expect(facts.states.map(({ owner, values }) => [owner, values])).toEqual([
      ['工地', ['水电', '泥瓦', '木工', '油漆', '完工']],
    ]);
  });
});
