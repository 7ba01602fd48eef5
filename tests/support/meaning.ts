import { expect } from 'vitest';
import type { Blueprint, Entity, Field, Page, Rule, Section } from '#blueprint/schema.ts';
import { withAllPages } from '#blueprint/pages.ts';
import { rowsOf } from '#blueprint/rows.ts';
import type { SourceFile } from '#builder/generate/index.ts';
import { planOf } from '#builder/generate/plan.ts';
import { textOf, valuesOf } from './written.ts';

// Reads the data modules of an app back and holds them against its blueprint.

type Data = Record<string, unknown>;

/** The keys that have a value, in no order. */
const known = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
const unless = (isEmpty: boolean, value: unknown) => (isEmpty ? undefined : value);

const fieldMeaning = ({
  type,
  options,
  required,
  unique,
  indexed,
  onDelete,
  entity,
  ...field
}: Field): Data =>
  known({
    type,
    required: required || undefined,
    unique: unique || undefined,
    indexed: indexed || undefined,
    min: field.min,
    max: field.max,
    default: unless(field.default === '', field.default),
    options: unless(
      type !== 'select',
      options?.map(({ name }) => name),
    ),
    entity: unless(type !== 'reference' && type !== 'references', entity),
    onDelete: unless(type !== 'reference' && type !== 'references', onDelete ?? 'clear'),
    currency: unless(type !== 'money', field.currency),
    as: unless(type !== 'computed', field.as ?? 'number'),
    value: unless(type !== 'computed', field.value),
  });

const fieldWords = ({ label, help, unit, type, options }: Field): Data =>
  known({
    label,
    help: unless(help === undefined || help.trim() === '', help),
    unit,
    options:
      type === 'select'
        ? Object.fromEntries(
            (options ?? []).map((option) => [
              option.name,
              { label: option.label, colour: option.colour ?? 'grey' },
            ]),
          )
        : undefined,
  });

function ruleMeaning(rule: Rule): Data {
  if (rule.kind === 'notify' || rule.kind === 'reminder') {
    const { to, subject, text } = rule;
    if (rule.kind === 'reminder')
      return { on: { event: 'before', field: rule.field, minutes: rule.minutes }, to, subject, text };
    if (rule.when) {
      const { op, field, value } = rule.when;
      return { on: { event: op, field, value }, to, subject, text };
    }
    const on = rule.state === undefined ? { event: 'create' } : { event: 'state', state: rule.state };
    return { on, to, subject, text };
  }
  const { entity: _, ...said } = rule;
  return known({ ...said, ...('except' in said && { except: unless(!said.except?.length, said.except) }) });
}

function expectModel(model: Data, entity: Entity, blueprint: Blueprint): void {
  const { name, title, icon, access, states } = entity;
  expect(model).toMatchObject({ name, title, icon, access });
  expect(model.fields).toEqual(
    Object.fromEntries(entity.fields.map((field) => [field.name, fieldMeaning(field)])),
  );
  const own = blueprint.rules.filter((rule) => rule.entity === name);
  const isNotice = ({ kind }: Rule) => kind === 'notify' || kind === 'reminder';
  expect(model.rules ?? []).toEqual(own.filter((rule) => !isNotice(rule)).map(ruleMeaning));
  expect(model.notices ?? []).toEqual(own.filter(isNotice).map(ruleMeaning));
  if (!states) expect(model.states).toBeUndefined();
  else
    expect(model.states).toMatchObject({
      field: states.field,
      transitions: states.transitions.map(({ from, to, roles }) =>
        known({ from, to, roles: unless(!roles?.length, roles) }),
      ),
    });
}

function expectWords(words: Data, { label, plural, fields, states }: Entity): void {
  expect(words).toMatchObject({ label, plural });
  expect(words.fields).toEqual(Object.fromEntries(fields.map((field) => [field.name, fieldWords(field)])));
  expect(words.transitions ?? {}).toEqual(
    Object.fromEntries((states?.transitions ?? []).map((step) => [`${step.from}.${step.to}`, step.label])),
  );
}

const sampleMeaning = (row: Data, { fields }: Entity): Data =>
  Object.fromEntries(
    ['id', ...fields.filter(({ type }) => type !== 'computed').map(({ name }) => name)]
      .filter((name) => row[name] !== undefined && row[name] !== null && row[name] !== '')
      .map((name) => [name, row[name]]),
  );

/** Every text of a section, to be found among the words of its page. */
function textsOf(section: Section): string[] {
  const more = (): string[] => {
    switch (section.kind) {
      case 'hero':
        return [section.text, section.action?.label ?? ''];
      case 'text':
      case 'contact':
        return [section.text];
      case 'figures':
        return section.figures.map(({ label }) => label);
      case 'questions':
        return section.questions.flatMap(({ question, answer }) => [question, answer]);
      case 'pricing':
        return section.plans.flatMap(({ name, price, text, features, action }) => [
          name,
          price,
          text,
          ...features,
          action?.label ?? '',
        ]);
      default:
        return [];
    }
  };
  return [section.heading, ...more()].filter((text) => text.trim() !== '');
}

/** All strings within a value, in its order. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** What is on an entity's detail and form besides the row is shown by neither. */
const showsSections = ({ kind }: Page) => kind !== 'form';

/** Holds every data module of an app against what its blueprint says. */
export async function expectMeaning(given: Blueprint, files: readonly SourceFile[]): Promise<void> {
  const blueprint = withAllPages(given);
  const { entities, pages } = planOf(given);
  const { app } = await valuesOf(textOf(files, 'src/app.ts'));
  const { name, tagline, language, roles, signUp, theme } = blueprint;
  expect(app).toMatchObject({ name, tagline, language, roles, signUp, layout: theme.layout });
  for (const { entity, key } of entities) {
    const module = (file: string) => valuesOf(textOf(files, `src/entities/${key}/${file}`));
    expectModel((await module('model.ts'))[key] as Data, entity, blueprint);
    expectWords((await module('text.ts')).text as Data, entity);
    expect((await module('seed.ts'))[`${key}Samples`]).toEqual(
      rowsOf(blueprint, entity.name).map((row) => sampleMeaning(row, entity)),
    );
  }
  const { text } = await valuesOf(textOf(files, 'src/pages/text.ts'));
  const words = text as Record<string, Data>;
  // An account page is added to an app that has none.
  expect(pages.slice(0, blueprint.pages.length).map(({ key }) => words[key]?.title)).toEqual(
    blueprint.pages.map(({ title }) => title),
  );
  pages.forEach(({ page, key }) => {
    if (!showsSections(page)) return;
    expect(stringsIn(words[key])).toEqual(expect.arrayContaining(page.sections.flatMap(textsOf)));
  });
}
