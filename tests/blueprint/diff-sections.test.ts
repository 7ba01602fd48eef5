import { describe, expect, test } from 'vitest';
import { appOf } from '#blueprint/concepts/index.ts';
import { differences } from '#blueprint/diff.ts';
import { setSections } from '#blueprint/edits.ts';
import type { Blueprint, Section } from '#blueprint/schema.ts';

const app = appOf('bookings');
const at = app.pages.findIndex(({ kind }) => kind === 'home');
const entity = app.entities.find(({ fields }) => fields.some(({ type }) => type === 'select'));
const field = entity?.fields.find(({ type }) => type === 'select');
if (!entity || !field) throw new Error('The app has data with a choice');
const with_ = (...sections: Section[]): Blueprint => setSections(app, at, sections);
const between = (before: Section, after: Section) => differences(with_(before), with_(after));
const page = app.pages[at]?.title ?? '';

describe('a section that was changed says what changed', () => {
  test('its text, its button and where that leads, by the title of the page', () => {
    const other = app.pages.find(({ kind }) => kind === 'list');
    const hero = { kind: 'hero', heading: 'Welcome', text: 'Hello' } as const;
    const after = { ...hero, text: 'Hi', action: { label: 'Book', path: other?.path ?? '' } };
    expect(between(hero, after)).toEqual([
      { kind: 'changed', what: 'section', label: 'Welcome', of: page, part: 'text', from: 'Hello', to: 'Hi' },
      { kind: 'changed', what: 'section', label: 'Welcome', of: page, part: 'button', to: 'Book' },
      { kind: 'changed', what: 'section', label: 'Welcome', of: page, part: 'leadsTo', to: other?.title },
    ]);
  });

  test('how many rows it shows, and of what', () => {
    const list = { kind: 'list', heading: 'Latest', entity: entity.name, limit: 5 } as const;
    expect(between(list, { ...list, limit: 8 })).toEqual([
      { kind: 'changed', what: 'section', label: 'Latest', of: page, part: 'rows', from: 5, to: 8 },
    ]);
    const other = app.entities.find((one) => one !== entity);
    expect(between(list, { ...list, entity: other?.name ?? '' })).toMatchObject([
      { part: 'shows', from: entity.plural, to: other?.plural },
    ]);
  });

  test('what a chart counts by, in the labels of the fields', () => {
    const chart = {
      kind: 'chart',
      heading: 'Chart',
      entity: entity.name,
      by: field.name,
      measure: 'count',
    } as const;
    const date = entity.fields.find(({ type }) => type === 'date' || type === 'dateTime');
    expect(between(chart, { ...chart, by: date?.name ?? '', unit: 'week' })).toMatchObject([
      { part: 'by', from: field.label, to: date?.label },
      { part: 'unit', to: 'week' },
    ]);
  });

  test('the condition of its rows, by the labels of fields and choices', () => {
    const [first, second] = field.options ?? [];
    const when = (name = '') => ({ op: 'is', field: field.name, value: name }) as const;
    const rows = {
      kind: 'attention',
      heading: 'Open',
      entity: entity.name,
      when: when(first?.name),
    } as const;
    expect(between(rows, { ...rows, when: when(second?.name) })).toMatchObject([
      { part: 'value', from: first?.label, to: second?.label },
    ]);
  });

  test('which rows it counts', () => {
    const [first] = field.options ?? [];
    const chart = {
      kind: 'chart',
      heading: 'Rows',
      entity: entity.name,
      by: field.name,
      measure: 'count',
    } as const;
    const where = { field: field.name, is: first?.name ?? '' };
    expect(between(chart, { ...chart, where })).toMatchObject([
      { part: 'where', to: `${field.label}: ${first?.label}` },
    ]);
  });

  test('each of its figures that came, went or counts something else', () => {
    const [first] = field.options ?? [];
    const count = { label: 'All', entity: entity.name, measure: 'count' } as const;
    const figures = { kind: 'figures', heading: 'Numbers', figures: [count] } as const;
    const where = { field: field.name, is: first?.name ?? '' };
    expect(between({ ...figures, figures: [count] }, { ...figures, figures: [{ ...count, where }] })).toEqual(
      [
        {
          kind: 'changed',
          what: 'figure',
          label: 'All',
          of: 'Numbers',
          part: 'where',
          to: `${field.label}: ${first?.label}`,
        },
      ],
    );
    expect(
      between(
        { ...figures, figures: [count] },
        { ...figures, figures: [count, { ...count, label: 'More' }] },
      ),
    ).toEqual([{ kind: 'added', what: 'figure', label: 'More', of: 'Numbers' }]);
  });

  test('each price and each question', () => {
    const plan = { name: 'Small', price: '$5', text: '', features: ['One desk'] };
    const pricing = { kind: 'pricing', heading: 'Prices' } as const;
    expect(
      between({ ...pricing, plans: [plan] }, { ...pricing, plans: [{ ...plan, price: '$6' }] }),
    ).toMatchObject([{ what: 'plan', label: 'Small', part: 'price', from: '$5', to: '$6' }]);
    const asked = { question: 'Where?', answer: 'Here' };
    const questions = { kind: 'questions', heading: 'Questions' } as const;
    expect(
      between(
        { ...questions, questions: [asked] },
        { ...questions, questions: [{ ...asked, answer: 'There' }] },
      ),
    ).toMatchObject([{ what: 'question', label: 'Where?', part: 'answer', from: 'Here', to: 'There' }]);
  });
});

test('sections and fields in another order are listed in both orders', () => {
  const [one, two] = ['One', 'Two'].map((heading): Section => ({ kind: 'text', heading, text: '' }));
  if (!one || !two) throw new Error('Two sections');
  expect(differences(with_(one, two), with_(two, one))).toEqual([
    { kind: 'changed', what: 'page', label: page, part: 'sections', from: 'One, Two', to: 'Two, One' },
  ]);
  const fields = [...entity.fields].reverse();
  const turned = { ...app, entities: app.entities.map((old) => (old === entity ? { ...old, fields } : old)) };
  expect(differences(app, turned)).toMatchObject([{ what: 'entity', label: entity.label, part: 'fields' }]);
});

test('a label that is changed is told once, not at each place that shows it', () => {
  const figures = [{ label: 'All', entity: entity.name, measure: 'count' }] as const;
  const before = with_(
    { kind: 'list', heading: 'Latest', entity: entity.name, limit: 5 },
    { kind: 'figures', heading: 'Numbers', figures: [...figures] },
  );
  const renamed = before.entities.map((old) => (old === entity ? { ...old, plural: 'Appointments' } : old));
  expect(differences(before, { ...before, entities: renamed })).toMatchObject([
    { what: 'entity', part: 'plural', to: 'Appointments' },
  ]);
});

test('what is told of fields, pages and rights are their labels, not the names they are kept by', () => {
  const role = { name: 'mechanic', label: 'Mechanic in chief' };
  const access = { ...entity.access, delete: ['mechanic', 'owner'] };
  const after = {
    ...app,
    roles: [...app.roles, role],
    entities: app.entities.map((old) => (old === entity ? { ...old, access } : old)),
  };
  expect(differences(app, after)).toContainEqual(
    expect.objectContaining({ what: 'access', part: 'delete', to: 'Mechanic in chief, owner' }),
  );
});
