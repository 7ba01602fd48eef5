import { isReference } from '#blueprint/fields.ts';
import { MOST_MARKS } from '#blueprint/kinds.ts';
import { rowsOf } from '#blueprint/rows.ts';
import type { Blueprint, Entity, Expression, Field, Row, Rule } from '#blueprint/schema.ts';
import { element, code, type Element, type Import, imports, returned } from './code.ts';
import type { Literal } from './literal.ts';
import { literal } from './literal.ts';
import { columnsOf, type EntityPlan, filtersOf, type Plan, shortFacts, sortOf, titleFields } from './plan.ts';

// The folder of an entity: what it is, its words, its sample rows, its list, its form and its detail.

interface Data {
  [key: string]: Literal;
}

function expressionData(expression: Expression): Literal {
  switch (expression.op) {
    case 'value':
      return { op: expression.op, value: expression.value };
    case 'field': {
      const { op, field, of } = expression;
      return { op, field, ...(of !== undefined && { of }) };
    }
    case 'today':
      return { op: expression.op };
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'join':
    case 'days':
      return { op: expression.op, args: expression.args.map((part) => expressionData(part)) };
    default: {
      const { op, entity, by, field, where } = expression;
      return {
        op,
        entity,
        by,
        ...(field !== undefined && { field }),
        ...(where && { where: { field: where.field, is: where.is } }),
      };
    }
  }
}

function fieldData(field: Field): Literal {
  const { type, required, unique, min, max, options, entity, onDelete, owns, through, currency } = field;
  const { self, indexed, value } = field;
  return {
    type,
    ...(required && { required }),
    ...(unique && { unique }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(type === 'select' && { options: (options ?? []).map(({ name }) => name) }),
    ...(isReference(field) && entity !== undefined && { entity, onDelete: onDelete ?? 'clear' }),
    ...(isReference(field) && owns && { owns, ...(through !== undefined && { through }) }),
    ...(field.default !== undefined && field.default !== '' && { default: field.default }),
    ...(type === 'money' && currency !== undefined && { currency }),
    ...(type === 'computed' && value && { as: field.as ?? 'number', value: expressionData(value) }),
    ...(self && { self }),
    ...(indexed && { indexed }),
  };
}

function statesData({ states, fields }: Entity): Data {
  if (!states) return {};
  const field = fields.find(({ name }) => name === states.field);
  const initial = field?.default ?? field?.options?.[0]?.name ?? '';
  return {
    states: {
      field: states.field,
      initial,
      transitions: states.transitions.map(({ from, to, roles }) => ({
        from,
        to,
        ...(roles && roles.length > 0 && { roles }),
      })),
    },
  };
}

const isNotice = (rule: Rule): rule is Extract<Rule, { kind: 'notify' | 'reminder' }> =>
  rule.kind === 'notify' || rule.kind === 'reminder';

function ruleData(rule: Exclude<Rule, { kind: 'notify' | 'reminder' }>): Literal {
  const except: Data =
    'except' in rule && rule.except && rule.except.length > 0 ? { except: rule.except } : {};
  switch (rule.kind) {
    case 'noOverlap': {
      const { kind, start, end, per } = rule;
      return { kind, start, end, ...(per !== undefined && { per }), ...except };
    }
    case 'capacity': {
      const { kind, reference, limit, most, date, end, unit, count } = rule;
      return {
        kind,
        ...(reference !== undefined && { reference }),
        ...(limit !== undefined && { limit }),
        ...(most !== undefined && { most }),
        ...(date !== undefined && { date }),
        ...(end !== undefined && { end }),
        ...(date !== undefined && { unit: unit ?? 'day' }),
        ...(count !== undefined && { count }),
        ...except,
      };
    }
    case 'stock': {
      const { kind, reference, stock, quantity } = rule;
      return { kind, reference, stock, ...(quantity !== undefined && { quantity }), ...except };
    }
    case 'uniqueTogether':
      return { kind: rule.kind, fields: rule.fields, ...except };
    case 'before':
      return { kind: rule.kind, first: rule.first, second: rule.second };
  }
}

const changeOf = ({ state, when }: Extract<Rule, { kind: 'notify' }>): Data => {
  if (when) return { event: when.op, field: when.field, value: when.value };
  return state === undefined ? { event: 'create' } : { event: 'state', state };
};

function noticeData(rule: Extract<Rule, { kind: 'notify' | 'reminder' }>): Literal {
  const { to, subject, text } = rule;
  const on: Data =
    rule.kind === 'reminder' ? { event: 'before', field: rule.field, minutes: rule.minutes } : changeOf(rule);
  const recipient: Data = 'field' in to ? { field: to.field } : { role: to.role };
  return { on, to: recipient, subject, text };
}

/** The data whose e-mail addresses say who somebody is, and whose rows others are. */
function peopleWithRows({ entities }: Blueprint): ReadonlySet<string | undefined> {
  const owning = entities.flatMap(({ fields }) => fields.filter(({ owns }) => owns));
  const target = ({ entity, through }: Field) =>
    entities.find(({ name }) => name === entity)?.fields.find(({ name }) => name === through)?.entity;
  const selves = entities.filter(({ fields }) => fields.some(({ self }) => self)).map(({ name }) => name);
  return new Set([...selves, ...owning.flatMap((field) => [field.entity, target(field)])]);
}

/** What the model of an entity says, as data. */
export function definitionData(entity: Entity, plan: Plan): Data {
  const own = plan.blueprint.rules.filter((rule) => rule.entity === entity.name);
  const rules = own.flatMap((rule) => (isNotice(rule) ? [] : [ruleData(rule)]));
  const notices = own.flatMap((rule) => (isNotice(rule) ? [noticeData(rule)] : []));
  const { read, create, update, delete: remove } = entity.access;
  // Whoever is signed in is looked up among the people whose rows these are.
  const isOfOwners = peopleWithRows(plan.blueprint).has(entity.name);
  const indexed = (field: Field) =>
    isOfOwners && field.type === 'email' ? { ...field, indexed: true } : field;
  return {
    name: entity.name,
    title: entity.title,
    icon: entity.icon,
    fields: Object.fromEntries(entity.fields.map((field) => [field.name, fieldData(indexed(field))])),
    ...statesData(entity),
    access: { read, create, update, delete: remove },
    ...(rules.length > 0 && { rules }),
    ...(notices.length > 0 && { notices }),
  };
}

export function modelFile({ entity, key, type }: EntityPlan, plan: Plan): string {
  return `import type { RowOf } from '../../core/entity.ts';
import { defineEntity } from '../../core/entity.ts';
import { text } from './text.ts';

export const ${key} = defineEntity(
  ${definitionText(definitionData(entity, plan))},
  text,
);

export type ${type} = RowOf<typeof ${key}>;
`;
}

/** The parts of a definition stand on lines of their own, and what is short within them on one. */
function definitionText(definition: Data): string {
  const lines = Object.entries(definition).map(([name, value]) => {
    const isOpen = name === 'access' || name === 'fields' || name === 'states';
    return `    ${name}: ${literal(value, '    ', 4 + name.length + 2, isOpen)},\n`;
  });
  return `{\n${lines.join('')}  }`;
}

export function textFile({ entity }: EntityPlan): string {
  const fields = entity.fields.map(({ name, label, help, unit, type, options }) => [
    name,
    {
      label,
      ...(help?.trim() && { help }),
      ...(unit !== undefined && { unit }),
      ...(type === 'select' && {
        options: Object.fromEntries(
          (options ?? []).map((option) => [
            option.name,
            { label: option.label, colour: option.colour ?? 'grey' },
          ]),
        ),
      }),
    },
  ]);
  const transitions = entity.states?.transitions.map(({ from, to, label }) => [`${from}.${to}`, label]) ?? [];
  const text: Data = {
    label: entity.label,
    plural: entity.plural,
    fields: Object.fromEntries(fields) as Literal,
    ...(transitions.length > 0 && { transitions: Object.fromEntries(transitions) as Literal }),
  };
  return `import type { EntityText } from '../../core/entity.ts';

export const text = ${literal(text)} satisfies EntityText;
`;
}

function sampleData(entity: Entity, row: Row): Literal {
  const cells = entity.fields.flatMap(({ name, type }): [string, Literal][] => {
    const cell = Object.hasOwn(row, name) ? row[name] : null;
    const isLeftOut = cell === undefined || cell === null || cell === '' || type === 'computed';
    return isLeftOut ? [] : [[name, cell]];
  });
  return Object.fromEntries([['id', row.id ?? ''], ...cells]) as Literal;
}

export function seedFile({ entity, key }: EntityPlan, plan: Plan): string {
  const rows = rowsOf(plan.blueprint, entity.name).map((row) => sampleData(entity, row));
  return `import type { Sample } from '../../core/app.ts';
import type { ${key} } from './model.ts';

export const ${key}Samples: readonly Sample<typeof ${key}>[] = ${literal(rows, '', 200)};
`;
}

export const hooksFile = ({
  key,
  type,
  plural,
}: EntityPlan): string => `import type { ListQuery } from '../../api/client.ts';
import { useRow, useRows, useSaveRow } from '../../api/hooks.ts';
import { ${key} } from './model.ts';

export const use${plural} = (query: ListQuery) => useRows(${key}, query);
export const use${type} = (id: string | undefined) => useRow(${key}, id);
export const useSave${type} = () => useSaveRow(${key});
`;

export function listFile({ entity, key, type, plural }: EntityPlan): string {
  const sort = sortOf(entity);
  const view = element('ListView', [
    ['entity', code(key)],
    ['state', code('state')],
    ['answer', code('answer')],
    ['columns', columnsOf(entity)],
    ['filters', filtersOf(entity)],
  ]);
  return `${imports([
    { from: '../../components/list/ListView.tsx', names: ['ListView'] },
    { from: '../../components/list/useListState.ts', names: ['useListState'] },
    { from: './hooks.ts', names: [`use${plural}`] },
    { from: './model.ts', names: [key] },
  ])}
export function ${type}List() {
  const state = useListState(${sort === undefined ? '' : `{ sort: '${sort}' }`});
  const answer = use${plural}(state.query);
${returned(view)}}
`;
}

const INPUTS: Record<Field['type'], string> = {
  text: 'TextField',
  email: 'TextField',
  url: 'TextField',
  phone: 'TextField',
  longText: 'LongTextField',
  number: 'NumberField',
  money: 'MoneyField',
  duration: 'DurationField',
  boolean: 'BooleanField',
  date: 'DateField',
  dateTime: 'DateTimeField',
  image: 'ImageField',
  file: 'FileField',
  select: 'SelectField',
  reference: 'ReferenceField',
  references: 'ReferencesField',
  computed: 'ComputedField',
};

/** Whether many rows share what a field points to by turns or by places, so that whom it belongs to says nothing of them. */
const isShared = (field: Field, entity: Entity, { blueprint: { rules } }: Plan) =>
  rules.some(
    (rule) =>
      rule.entity === entity.name &&
      ((rule.kind === 'noOverlap' && rule.per === field.name) ||
        ((rule.kind === 'capacity' || rule.kind === 'stock') && rule.reference === field.name)),
  );

/** References that a choice depends on: the row that is chosen must itself refer to what another field of the form says. */
function withinOf(field: Field, entity: Entity, plan: Plan): Data | undefined {
  if (isShared(field, entity, plan)) return undefined;
  const target = plan.entityOf(field.entity)?.entity;
  const pairs = (target?.fields ?? []).flatMap((theirs): [string, string][] => {
    if (theirs.type !== 'reference') return [];
    const ours = entity.fields.find(
      (other) => other.type === 'reference' && other !== field && other.entity === theirs.entity,
    );
    return ours ? [[theirs.name, ours.name]] : [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** An import of what an entity's folder exports, from within the folder of another. */
const fromFolder = (of: EntityPlan, from: EntityPlan, file: string) =>
  of === from ? `./${file}` : `../${of.key}/${file}`;

export function formFile(of: EntityPlan, plan: Plan): string {
  const { entity, key, type } = of;
  const used: Import[] = [];
  const inputs = entity.fields.map((field): Element => {
    const name = INPUTS[field.type];
    used.push({ from: `../../components/form/${name}.tsx`, names: [name] });
    const target = isReference(field) ? plan.entityOf(field.entity) : undefined;
    if (!target)
      return element(name, [
        ['form', code('form')],
        ['name', field.name],
      ]);
    used.push({ from: fromFolder(target, of, 'model.ts'), names: [target.key] });
    if (target !== of)
      used.push({ from: fromFolder(target, of, `${target.type}Form.tsx`), names: [`${target.type}Form`] });
    return element(name, [
      ['form', code('form')],
      ['name', field.name],
      ['entity', code(target.key)],
      ['newForm', code(`${target.type}Form`)],
      ['within', field.type === 'reference' ? withinOf(field, entity, plan) : undefined],
    ]);
  });
  return `${imports([
    { from: '../../components/form/EntityForm.tsx', names: ['FormProps'], isType: true },
    { from: '../../components/form/EntityForm.tsx', names: ['EntityForm'] },
    { from: '../../components/form/FormSection.tsx', names: ['FormSection'] },
    { from: '../../components/form/useEntityForm.ts', names: ['useEntityForm'] },
    ...used,
    { from: './hooks.ts', names: [`useSave${type}`] },
    { from: './model.ts', names: [key] },
  ])}
export function ${type}Form(props: FormProps<typeof ${key}>) {
  const save = useSave${type}();
  const form = useEntityForm(${key}, save, props);
${returned(element('EntityForm', [['form', code('form')]], [element('FormSection', [], inputs)]))}}
`;
}

const RELATED_COLUMNS = 4;

export function detailFile(of: EntityPlan, plan: Plan): string {
  const { entity, key, type } = of;
  const used: Import[] = [];
  const children: Element[] = [];
  if (entity.states) {
    used.push(
      { from: '../../components/detail/StateSteps.tsx', names: ['StateSteps'] },
      { from: './hooks.ts', names: [`useSave${type}`] },
    );
    children.push(
      element('StateSteps', [
        ['entity', code(key)],
        ['answer', code('answer')],
        ['save', code('save')],
      ]),
    );
  }
  const hidden = new Set([...titleFields(entity), entity.states?.field]);
  // A row that is named in the title can be opened only where it stands as a link.
  const facts = entity.fields.filter((field) => isReference(field) || !hidden.has(field.name));
  // Long texts read best after the short facts.
  const ordered = [
    ...facts.filter(({ type: kind }) => kind !== 'longText'),
    ...facts.filter(({ type: kind }) => kind === 'longText'),
  ];
  if (ordered.length > 0) {
    used.push({ from: '../../components/detail/Facts.tsx', names: ['Facts'] });
    children.push(
      element('Facts', [
        ['entity', code(key)],
        ['answer', code('answer')],
        ['fields', ordered.map(({ name }) => name)],
      ]),
    );
  }
  for (const call of rollCallsOf(of, plan)) {
    used.push(
      { from: '../../components/detail/RollCall.tsx', names: ['RollCall'] },
      { from: fromFolder(call.kept, of, 'model.ts'), names: [call.kept.key] },
      { from: fromFolder(call.people, of, 'model.ts'), names: [call.people.key] },
    );
    children.push(
      element('RollCall', [
        ['entity', code(call.kept.key)],
        ['of', call.of],
        ['date', call.date],
        ['mark', call.mark],
        ['people', code(call.people.key)],
        ['by', call.by],
        ['group', code('answer.row.id')],
        ['within', call.within],
      ]),
    );
  }
  for (const other of plan.entities) {
    for (const field of other.entity.fields) {
      if (!isReference(field) || field.entity !== entity.name) continue;
      used.push(
        { from: '../../components/detail/RelatedRows.tsx', names: ['RelatedRows'] },
        { from: fromFolder(other, of, 'model.ts'), names: [other.key] },
      );
      const columns = [
        ...new Set([...titleFields(other.entity), ...shortFacts(other.entity, RELATED_COLUMNS)]),
      ].filter((name) => name !== field.name);
      children.push(
        element('RelatedRows', [
          ['entity', code(other.key)],
          ['by', field.name],
          ['of', code('answer.row.id')],
          ['columns', columns.slice(0, RELATED_COLUMNS)],
        ]),
      );
    }
  }
  const head = imports([
    { from: '../../components/detail/RowPage.tsx', names: ['DetailProps'], isType: true },
    ...used,
    { from: './model.ts', names: [key], isType: children.length === 0 },
  ]);
  const needsAnswer = children.length > 0;
  const body = needsAnswer ? returned(fragment(children)) : '  return null;\n';
  return `${head}
export function ${type}Detail(${needsAnswer ? '{ answer }' : '_props'}: DetailProps<typeof ${key}>) {
${entity.states ? `  const save = useSave${type}();\n` : ''}${body}}
`;
}

/** What is kept once a day of everybody who belongs to a row, in one choice: the attendance of the pupils of a class. */
function rollCallsOf({ entity: group }: EntityPlan, { entities, blueprint }: Plan) {
  return blueprint.rules.flatMap((rule) => {
    const kept = entities.find(({ entity }) => entity.name === rule.entity);
    if (rule.kind !== 'uniqueTogether' || rule.fields.length !== 2 || !kept) return [];
    const { fields } = kept.entity;
    const named = fields.filter(({ name }) => rule.fields.includes(name));
    const of = named.find(({ type }) => type === 'reference');
    const date = named.find(({ type }) => type === 'date');
    const people = entities.find(({ entity }) => entity.name === of?.entity);
    const by = people?.entity.fields.find(
      ({ type, entity }) => type === 'reference' && entity === group.name,
    );
    const { field: state, transitions = [] } = kept.entity.states ?? {};
    /** A mark is set to any other, and steps lead only to some. */
    const isFree = ({ name, options = [] }: Field) =>
      name !== state ||
      options.every((from) =>
        options.every(
          (to) => from === to || transitions.some((one) => one.from === from.name && one.to === to.name),
        ),
      );
    const mark =
      fields.find(
        (field) => field.type === 'select' && (field.options ?? []).length <= MOST_MARKS && isFree(field),
      ) ?? fields.find(({ type }) => type === 'boolean');
    const within = fields.find(({ type, entity }) => type === 'reference' && entity === group.name);
    if (!of || !date || !people || !by || !mark || people.entity.name === group.name) return [];
    const isGiven = (field: Field) =>
      !field.required || field.default !== undefined || [of, date, mark, within].includes(field);
    if (!fields.every(isGiven)) return [];
    const call = { kept, people, of: of.name, date: date.name, mark: mark.name, by: by.name };
    return [{ ...call, within: within?.name }];
  });
}

const fragment = (children: readonly Element[]): Element => {
  const [only] = children;
  return children.length === 1 && only ? only : element('', [], children);
};
