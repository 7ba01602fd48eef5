import { describe, expect, test } from 'vitest';
import type { Facts } from '#blueprint/understand/facts.ts';
import { NO_FACTS } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';
import { withoutDoubles } from '#blueprint/understand/settle/merged/doubles.ts';

const text = { from: 'text' as const, spans: [{ start: 0, end: 4 }] };
const entity = (noun: string) => ({ noun, plural: `${noun}s`, source: text });
const facts = (more: Partial<Facts>): Facts => ({ ...NO_FACTS, language: 'en', ...more });

describe('nothing of a thing is called the same twice', () => {
  test('a value in a unit is no reference to a thing of which nothing else is known', () => {
    const { entities, relations, fields } = withoutDoubles(
      facts({
        entities: [entity('medicine'), entity('dose')],
        fields: [{ owner: 'medicine', label: 'dose', type: 'number', unit: 'mg', source: text }],
        relations: [{ from: 'medicine', to: 'dose', many: false, source: text }],
      }),
    );
    expect(entities.map(({ noun }) => noun)).toEqual(['medicine']);
    expect(relations).toEqual([]);
    expect(fields.map(({ label }) => label)).toEqual(['dose']);
  });

  test('a reference to a thing with fields of its own stays, and the value goes', () => {
    const { relations, fields } = withoutDoubles(
      facts({
        entities: [entity('report'), entity('site')],
        fields: [
          { owner: 'report', label: 'Site', type: 'url', source: text },
          { owner: 'site', label: 'address', type: 'text', source: text },
        ],
        relations: [{ from: 'report', to: 'site', many: false, source: text }],
      }),
    );
    expect(relations).toHaveLength(1);
    expect(fields.map(({ owner }) => owner)).toEqual(['site']);
  });

  test('how many there are is not what one of them is', () => {
    const { relations, fields } = withoutDoubles(
      facts({
        entities: [entity('loan'), entity('packet')],
        fields: [{ owner: 'loan', label: 'Packets', type: 'number', source: text }],
        relations: [{ from: 'loan', to: 'packet', many: false, source: text }],
      }),
    );
    expect([relations.length, fields.length]).toEqual([1, 1]);
  });

  test('the same reference is there once, two that are called differently twice', () => {
    const link = (label?: string) => ({
      from: 'match',
      to: 'team',
      many: false,
      source: text,
      ...(label && { label }),
    });
    const { relations } = withoutDoubles(
      facts({
        entities: [entity('match'), entity('team')],
        relations: [link(), link('team'), link('guests')],
      }),
    );
    expect(relations).toEqual([link(), link('guests')]);
  });

  test.each([
    'Tattoo studio. Artists: name, style. Bookings: artist, date. A booking belongs to an artist.',
    'Horse vets. Visits: date, vet, horse, complaint, diagnosis, treatment, cost. Vets write the diagnosis.',
    'Letting. Leases: flat, tenant, start, monthly rent. The monthly rent is due on the first.',
  ])('in an app as it is read: %s', (description) => {
    for (const { fields } of understand(description).blueprint?.entities ?? []) {
      const labels = fields.map(({ label }) => label.toLowerCase());
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('what somebody sees of theirs', () => {
  const access = (description: string) =>
    understand(description).facts.access.map(
      ({ who, action, owner, allowed }) => `${who} ${allowed ? 'may' : 'not'} ${action} ${owner}`,
    );

  test.each([
    [
      'Homework club. Homework has a title and a due date. Parents log in and see their kid’s homework. ',
      'own may read homework',
    ],
    [
      'Allotments. Plots have a number. Inspections have a date and a result. A tenant may look at the inspections of his own plot.',
      'own may read inspection',
    ],
    [
      'Social care. Applications have an amount and a reason. Caseworkers open an application. Caseworkers mustn’t see the applications of colleagues.',
      'own may read application',
    ],
  ])('is nobody else’s: %s', (description, said) => {
    expect(access(description.replaceAll('’', "'"))).toContain(said);
  });

  test('says nothing of those who look after others', () => {
    expect(
      access('Care home. Residents have a room. Nurses see their residents and edit the notes.'),
    ).not.toContain('own may read resident');
  });
});
