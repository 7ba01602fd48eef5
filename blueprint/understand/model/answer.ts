import { z } from 'zod';
import { ACTIONS, FIELD_TYPES, LIMITS, MEASURES, PAGE_KINDS, RULE_KINDS, TIME_UNITS } from '../../kinds.ts';

// What a model answers: lists of the same facts that the rules find, flat enough for a small one to write.

const UNSEEN = /[\p{Bidi_Control}\p{Surrogate}]/gu;
const short = (text: string, most: number) =>
  [...text.replace(UNSEEN, '').replace(/[\p{Cc}\s]+/gu, ' ')].slice(0, most).join('').trim();
/** Too long a text is cut: that is no reason to ask again. */
const word = (most: number) =>
  z
    .string()
    .overwrite((text) => short(text, most))
    .min(1);
const noun = word(LIMITS.entityLabel);
const label = word(LIMITS.title);
const option = word(LIMITS.optionLabel);
/** Small models write null for what they leave out. */
const maybe = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? undefined);
/** The words of the description that say so. */
const words = maybe(word(200));

const bound = z.number().min(-1_000_000_000).max(1_000_000_000);
const days = maybe(z.number().min(0).max(366));

/** A chart, and rows that someone has to look after, are parts of pages to the blueprint and pages of their own to a model. */
export const ASKED_PAGES = [...PAGE_KINDS, 'chart', 'attention'] as const;

/** The types that a value itself can have; what refers to rows and what is worked out have lists of their own. */
const VALUE_TYPES = FIELD_TYPES.filter(
  (type) => type !== 'reference' && type !== 'references' && type !== 'computed',
);

const LISTS = {
  entities: z.object({ noun, plural: maybe(noun), words }),
  fields: z.object({
    owner: noun,
    label,
    type: z.enum(VALUE_TYPES),
    options: maybe(z.array(option)),
    required: maybe(z.boolean()),
    unit: maybe(word(12)),
    min: maybe(bound),
    max: maybe(bound),
    words,
  }),
  computed: z.object({
    owner: noun,
    label,
    of: z.enum(['product', ...MEASURES]),
    entity: maybe(noun),
    field: maybe(label),
    times: maybe(label),
    words,
  }),
  relations: z.object({ from: noun, to: noun, many: maybe(z.boolean()), label: maybe(label), words }),
  states: z.object({ owner: noun, values: z.array(option).min(2), words }),
  rules: z.object({
    owner: noun,
    kind: z.enum(RULE_KINDS),
    per: maybe(noun),
    most: maybe(z.int().min(1).max(1_000_000)),
    each: maybe(z.enum(TIME_UNITS)),
    with: maybe(z.array(label).max(4)),
    field: maybe(label),
    than: maybe(label),
    state: maybe(option),
    to: maybe(noun),
    days,
    words,
  }),
  roles: z.object({ noun, words }),
  access: z.object({
    who: noun,
    owner: noun,
    action: z.enum(ACTIONS),
    state: maybe(option),
    allowed: maybe(z.boolean()),
    words,
  }),
  pages: z.object({
    kind: z.enum(ASKED_PAGES),
    entity: maybe(noun),
    title: maybe(label),
    of: maybe(z.enum(MEASURES)),
    field: maybe(label),
    by: maybe(label),
    unit: maybe(z.enum(TIME_UNITS)),
    when: maybe(z.enum(['past', 'within', 'is', 'isNot', 'below', 'above'])),
    value: maybe(z.union([bound, z.boolean(), option])),
    words,
  }),
} as const;
type ListName = keyof typeof LISTS;

/** As many of each as are kept. */
const MOST: Readonly<Record<ListName, number>> = {
  entities: LIMITS.entities,
  fields: 300,
  computed: 30,
  relations: LIMITS.references,
  states: LIMITS.entities,
  rules: LIMITS.rules,
  roles: LIMITS.roles,
  access: 200,
  pages: LIMITS.pages,
};

/** For servers that make a model keep to a schema. */
export const ANSWER_SCHEMA = z.toJSONSchema(
  z.object({
    name: z.string().nullish(),
    entities: z.array(LISTS.entities),
    fields: z.array(LISTS.fields),
    relations: z.array(LISTS.relations),
    states: z.array(LISTS.states),
    computed: z.array(LISTS.computed).nullish(),
    rules: z.array(LISTS.rules).nullish(),
    roles: z.array(LISTS.roles).nullish(),
    access: z.array(LISTS.access).nullish(),
    pages: z.array(LISTS.pages).nullish(),
  }),
  { io: 'input' },
);

export type Answer = { [L in ListName]: z.output<(typeof LISTS)[L]>[] } & { name: string | undefined };
/** An answer's items that pass the schema, and what is wrong with the others, in words for the model. */
export interface CheckedAnswer {
  answer: Answer;
  faults: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Item by item, so that one wrong type doesn't cost the rest. */
export function checkAnswer(value: unknown): CheckedAnswer {
  const faults: string[] = [];
  const given = isRecord(value) ? value : {};
  if (!isRecord(value)) faults.push('The answer must be one JSON object.');
  const list = <T>(name: ListName, schema: z.ZodType<T>): T[] => {
    const items = Object.hasOwn(given, name) ? given[name] : null;
    if (items === null || items === undefined) return [];
    if (!Array.isArray(items)) {
      faults.push(`"${name}" must be a list.`);
      return [];
    }
    return items.slice(0, MOST[name]).flatMap((item: unknown, at) => {
      const { data, error } = schema.safeParse(item);
      if (!error) return [data];
      for (const { path, message } of error.issues)
        faults.push(`${[`${name}[${at}]`, ...path].join('.')}: ${message}`);
      return [];
    });
  };
  const name = z
    .string()
    .overwrite((text) => short(text, LIMITS.name))
    .min(1)
    .safeParse(given.name).data;
  const answer: Answer = {
    name,
    entities: list('entities', LISTS.entities),
    fields: list('fields', LISTS.fields),
    computed: list('computed', LISTS.computed),
    relations: list('relations', LISTS.relations),
    states: list('states', LISTS.states),
    rules: list('rules', LISTS.rules),
    roles: list('roles', LISTS.roles),
    access: list('access', LISTS.access),
    pages: list('pages', LISTS.pages),
  };
  if (answer.entities.length === 0) faults.push('"entities" must hold at least one entity.');
  return { answer, faults };
}
