import { LIMITS, type FieldType } from '#blueprint/kinds.ts';
import type { Blueprint, Entity, Field, Page, Row, Rule, Section } from '#blueprint/schema.ts';

/** @param max how long the text may be */
type Change = (text: string, max: number) => string;

const TEXT_TYPES: readonly FieldType[] = ['text', 'longText', 'email', 'url', 'phone'];

const fieldWith = (field: Field, change: Change): Field => ({
  ...field,
  label: change(field.label, LIMITS.name),
  ...(field.help !== undefined && { help: change(field.help, LIMITS.help) }),
  ...(field.unit !== undefined && { unit: change(field.unit, 20) }),
  ...(field.options && {
    options: field.options.map((option) => ({ ...option, label: change(option.label, LIMITS.optionLabel) })),
  }),
  ...(TEXT_TYPES.includes(field.type) &&
    typeof field.default === 'string' && { default: change(field.default, 200) }),
});

const entityWith = (entity: Entity, change: Change): Entity => ({
  ...entity,
  label: change(entity.label, LIMITS.entityLabel),
  plural: change(entity.plural, LIMITS.entityLabel),
  fields: entity.fields.map((field) => fieldWith(field, change)),
  ...(entity.states && {
    states: {
      ...entity.states,
      transitions: entity.states.transitions.map((step) => ({
        ...step,
        label: change(step.label, LIMITS.optionLabel),
      })),
    },
  }),
});

const ruleWith = (rule: Rule, change: Change): Rule =>
  'subject' in rule
    ? { ...rule, subject: change(rule.subject, 120), text: change(rule.text, LIMITS.value) }
    : rule;

function sectionWith(section: Section, change: Change): Section {
  const heading = change(section.heading, 120);
  switch (section.kind) {
    case 'hero': {
      const { action } = section;
      return {
        ...section,
        heading,
        text: change(section.text, LIMITS.text),
        ...(action && { action: { ...action, label: change(action.label, LIMITS.name) } }),
      };
    }
    case 'text':
    case 'contact':
      return { ...section, heading, text: change(section.text, LIMITS.text) };
    case 'figures':
      return {
        ...section,
        heading,
        figures: section.figures.map((figure) => ({ ...figure, label: change(figure.label, LIMITS.name) })),
      };
    case 'pricing':
      return {
        ...section,
        heading,
        plans: section.plans.map(({ action, ...plan }) => ({
          ...plan,
          name: change(plan.name, LIMITS.name),
          price: change(plan.price, 40),
          text: change(plan.text, 400),
          features: plan.features.map((feature) => change(feature, 120)),
          ...(action && { action: { ...action, label: change(action.label, LIMITS.name) } }),
        })),
      };
    case 'questions':
      return {
        ...section,
        heading,
        questions: section.questions.map(({ question, answer }) => ({
          question: change(question, 200),
          answer: change(answer, 2000),
        })),
      };
    default:
      return { ...section, heading };
  }
}

const pageWith = (page: Page, change: Change): Page => ({
  ...page,
  title: change(page.title, LIMITS.title),
  sections: page.sections.map((section) => sectionWith(section, change)),
});

const rowWith = (row: Row, { fields }: Entity, change: Change): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => {
      const isText = fields.some((field) => field.name === name && TEXT_TYPES.includes(field.type));
      return [name, isText && typeof cell === 'string' ? change(cell, LIMITS.value) : cell];
    }),
  );

/** A blueprint with every text for people in it changed. */
export function withTexts(blueprint: Blueprint, change: Change): Blueprint {
  const entityOf = new Map(blueprint.entities.map((entity) => [entity.name, entity]));
  return {
    ...blueprint,
    name: change(blueprint.name, LIMITS.name),
    tagline: change(blueprint.tagline, LIMITS.tagline),
    roles: blueprint.roles.map((role) => ({ ...role, label: change(role.label, LIMITS.entityLabel) })),
    entities: blueprint.entities.map((entity) => entityWith(entity, change)),
    rules: blueprint.rules.map((rule) => ruleWith(rule, change)),
    pages: blueprint.pages.map((page) => pageWith(page, change)),
    rows: Object.fromEntries(
      Object.entries(blueprint.rows).map(([name, rows]) => {
        const entity = entityOf.get(name);
        return [name, entity ? rows.map((row) => rowWith(row, entity, change)) : rows];
      }),
    ),
  };
}
