import type { AppLanguage } from '../kinds.ts';
import { wordsOf } from '../names.ts';
import type { Blueprint, Entity, Expression, Field, Page, Row, Rule, Section } from '../schema.ts';
import { USUAL_CURRENCIES } from '../currencies.ts';
import { phoneFor } from '../understand/compile/rows/texts.ts';

// A hand-made app in another language: its names in addresses, tables and rows stay, every text is another.

/** What stands for each English text of an app, and for those of one thing and its rows: the same word may be another word there. */
export interface Texts {
  app: Readonly<Record<string, string>>;
  entities: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
type Say = (text: string) => string;

/** The texts of rows that are words or belong to them, such as the address of a person with a name. */
const SPOKEN: readonly Field['type'][] = ['text', 'longText', 'email', 'url'];

function expressionIn(value: Expression, say: Say): Expression {
  switch (value.op) {
    case 'value':
      return typeof value.value === 'string' ? { ...value, value: say(value.value) } : value;
    case 'join':
      return { ...value, args: value.args.map((part) => expressionIn(part, say)) };
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'days':
      return { ...value, args: [expressionIn(value.args[0], say), expressionIn(value.args[1], say)] };
    default:
      return value;
  }
}

const fieldIn = (field: Field, currency: string, say: Say): Field => ({
  ...field,
  label: say(field.label),
  ...(field.help && { help: say(field.help) }),
  ...(field.unit && { unit: say(field.unit) }),
  ...(field.currency && { currency }),
  ...(field.options && { options: field.options.map((one) => ({ ...one, label: say(one.label) })) }),
  ...(SPOKEN.includes(field.type) && typeof field.default === 'string' && { default: say(field.default) }),
  ...(field.value && { value: expressionIn(field.value, say) }),
});

const entityIn = (entity: Entity, currency: string, say: Say): Entity => ({
  ...entity,
  label: say(entity.label),
  plural: say(entity.plural),
  fields: entity.fields.map((field) => fieldIn(field, currency, say)),
  ...(entity.states && {
    states: {
      ...entity.states,
      transitions: entity.states.transitions.map((step) => ({ ...step, label: say(step.label) })),
    },
  }),
});

function rowIn(row: Row, index: number, { fields }: Entity, language: AppLanguage, say: Say): Row {
  const cells = fields.flatMap(({ name, type }) => {
    const cell = row[name];
    if (typeof cell !== 'string' || cell === '') return [];
    if (type === 'phone') return [[name, phoneFor(language, index)]];
    return SPOKEN.includes(type) ? [[name, say(cell)]] : [];
  });
  return { ...row, ...Object.fromEntries(cells) };
}

function sectionIn(section: Section, pathOf: Say, say: Say): Section {
  const actionIn = (action: { label: string; path: string } | undefined) =>
    action && { action: { label: say(action.label), path: pathOf(action.path) } };
  const heading = say(section.heading);
  switch (section.kind) {
    case 'hero':
      return { ...section, heading, text: say(section.text), ...actionIn(section.action) };
    case 'text':
    case 'contact':
      return { ...section, heading, text: say(section.text) };
    case 'figures':
      return {
        ...section,
        heading,
        figures: section.figures.map((figure) => ({ ...figure, label: say(figure.label) })),
      };
    case 'pricing':
      return {
        ...section,
        heading,
        plans: section.plans.map((plan) => ({
          name: say(plan.name),
          price: say(plan.price),
          text: say(plan.text),
          features: plan.features.map(say),
          ...actionIn(plan.action),
        })),
      };
    case 'questions':
      return {
        ...section,
        heading,
        questions: section.questions.map(({ question, answer }) => ({
          question: say(question),
          answer: say(answer),
        })),
      };
    default:
      return { ...section, heading };
  }
}

const ruleIn = (rule: Rule, say: Say): Rule =>
  rule.kind === 'notify' || rule.kind === 'reminder'
    ? { ...rule, subject: say(rule.subject), text: say(rule.text) }
    : rule;

/** The path of each page in the language; a page whose title has no Latin letters keeps its own. */
function pathsIn(pages: readonly Page[], titleOf: (page: Page) => string): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const page of pages) {
    const name = wordsOf(titleOf(page)).join('-');
    const path = `/${name}`;
    const isOwn = page.path !== '/' && !paths.has(page.path) && page.path.lastIndexOf('/') === 0;
    if (isOwn && name !== '' && ![...paths.values()].includes(path)) paths.set(page.path, path);
  }
  return paths;
}

/** @param texts for every text of the app; one that is missing stays English */
export function translated(app: Blueprint, language: AppLanguage, texts: Texts): Blueprint {
  const say: Say = (text) => texts.app[text] ?? text;
  const sayOf =
    (entity: string): Say =>
    (text) =>
      texts.entities[entity]?.[text] ?? text;
  const paths = pathsIn(app.pages, ({ title }) => say(title));
  const pathOf: Say = (path) => {
    const [, first = '', rest = ''] = /^(\/[^/]*)(.*)$/s.exec(path) ?? [];
    return `${paths.get(first) ?? first}${rest}`;
  };
  return {
    ...app,
    language,
    name: say(app.name),
    tagline: say(app.tagline),
    roles: app.roles.map((role) => ({ ...role, label: say(role.label) })),
    entities: app.entities.map((entity) => entityIn(entity, USUAL_CURRENCIES[language], sayOf(entity.name))),
    pages: app.pages.map((page) => ({
      ...page,
      title: say(page.title),
      path: pathOf(page.path),
      sections: page.sections.map((section) => sectionIn(section, pathOf, say)),
    })),
    rules: app.rules.map((rule) => ruleIn(rule, say)),
    rows: Object.fromEntries(
      app.entities.map((entity) => [
        entity.name,
        (app.rows[entity.name] ?? []).map((row, index) =>
          rowIn(row, index, entity, language, sayOf(entity.name)),
        ),
      ]),
    ),
  };
}
