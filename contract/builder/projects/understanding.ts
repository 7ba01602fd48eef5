import { z } from 'zod';
import { templateKind } from '../templates.ts';
import {
  APP_KINDS,
  APP_LANGUAGES,
  FIELD_TYPES,
  LIMITS,
  MEASURES,
  PAGE_KINDS,
  TIME_UNITS,
  WRITTEN_PAGES,
} from '#blueprint/kinds.ts';
import { blueprintSchema, ruleSchema } from '#blueprint/schema.ts';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type {
  About,
  AccessFact,
  AttentionFact,
  ChartFact,
  EntityFact,
  Facts,
  FieldFact,
  PageFact,
  RelationFact,
  RoleFact,
  RuleFact,
  StatesFact,
  StepFact,
  Understanding,
} from '#blueprint/understand/facts.ts';
import { DESCRIPTION } from '../../core/limits.ts';

/** No fact is longer than what it was read from. */
const words = z.string().max(DESCRIPTION.max);
const listOf = <T extends z.ZodType>(one: T) => z.array(one).max(DESCRIPTION.max);

/** The compiler asks for every key, so that no fact is left out of an answer. */
const whole =
  <T>() =>
  <S extends { [K in keyof Required<T>]: z.ZodType<T[K]> }>(shape: S) =>
    z.object(shape);

const place = z.int().min(0).max(DESCRIPTION.max);
const span = z.object({ start: place, end: place });
const source = z.discriminatedUnion('from', [
  z.object({ from: z.literal('text'), spans: listOf(span) }),
  z.object({ from: z.literal('knowledge'), because: words }),
  z.object({ from: z.literal('correction'), question: words.optional() }),
]);
const ruleKind = z.enum(ruleSchema.options.map((rule) => rule.shape.kind.value));
const details = z.record(words, z.union([words, z.number()]));
const computed = z.union([
  z.object({ of: z.literal('product'), fields: z.tuple([words, words]) }),
  z.object({ of: z.literal('difference'), field: words, less: words, entity: words.optional() }),
  z.object({ of: z.enum(['count', 'sum', 'average']), entity: words, field: words.optional() }),
]);

const attention = whole<AttentionFact>()({
  when: z.enum(['past', 'within', 'is', 'isNot', 'below', 'above']),
  field: words.optional(),
  value: z.number().optional(),
});

const accessLine = {
  who: words,
  owner: words,
  action: z.enum(['read', 'create', 'update', 'delete']),
  allowed: z.boolean(),
  state: words.optional(),
  step: whole<StepFact>()({
    isNeeded: z.boolean(),
    before: words.optional(),
    isGuessed: z.boolean().optional(),
    ends: words.optional(),
  }).optional(),
};
/** What was understood of a description. The screens work on it; only the blueprint made of it is built. */
const factsSchema = whole<Facts>()({
  language: z.enum(APP_LANGUAGES),
  otherLanguage: words.optional(),
  about: whole<About>()({
    kind: z.enum(APP_KINDS),
    title: words.optional(),
    tagline: words.optional(),
    currency: words.optional(),
    look: blueprintSchema.shape.theme.partial(),
  }).optional(),
  name: words.optional(),
  entities: listOf(
    whole<EntityFact>()({
      source,
      noun: words,
      plural: words,
      concept: words.optional(),
      isPast: z.boolean().optional(),
    }),
  ),
  fields: listOf(
    whole<FieldFact>()({
      source,
      owner: words,
      label: words,
      type: z.enum(FIELD_TYPES),
      isTyped: z.boolean().optional(),
      hasUsualOptions: z.boolean().optional(),
      options: listOf(words).optional(),
      required: z.boolean().optional(),
      unique: z.boolean().optional(),
      unit: words.optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      default: z.union([words, z.number()]).optional(),
      computed: computed.optional(),
    }),
  ),
  relations: listOf(
    whole<RelationFact>()({ source, from: words, to: words, many: z.boolean(), label: words.optional() }),
  ),
  states: listOf(whole<StatesFact>()({ source, owner: words, values: listOf(words) })),
  rules: listOf(whole<RuleFact>()({ source, owner: words, kind: ruleKind, details })),
  roles: listOf(whole<RoleFact>()({ source, noun: words, isActor: z.boolean().optional() })),
  access: listOf(
    whole<AccessFact>()({
      source,
      ...accessLine,
    }),
  ),
  pages: listOf(
    whole<PageFact>()({
      source,
      kind: z.enum(PAGE_KINDS),
      entity: words.optional(),
      title: words.optional(),
      written: z.enum(WRITTEN_PAGES).optional(),
      attention: attention.optional(),
      day: words.optional(),
      chart: whole<ChartFact>()({
        of: z.enum(MEASURES),
        field: words.optional(),
        by: words.optional(),
        unit: z.enum(TIME_UNITS).optional(),
      }).optional(),
    }),
  ),
  unknown: listOf(span),
  unsupported: listOf(span).optional(),
  pasted: listOf(
    z.strictObject({ columns: listOf(span), rows: listOf(listOf(z.string().max(2000))) }),
  ).optional(),
  answers: z.record(words, words).optional(),
});

/** What a description is answered with: an app of it, unless there is nothing to build in it. */
export const understandingSchema: z.ZodType<Understanding> = z.object({
  blueprint: blueprintSchema.nullable(),
  facts: factsSchema,
  rules: listOf(ruleSchema.nullable()),
  questions: z
    .array(z.object({ id: words, text: words, answers: listOf(z.object({ id: words, text: words })) }))
    .max(3),
});

const owner = words;
const label = words;
const values = z
  .array(z.strictObject({ was: words.optional(), name: words }))
  .max(LIMITS.options)
  .readonly();
const correction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addEntity'), noun: words, words: words.optional() }),
  z.strictObject({ do: z.literal('renameEntity'), noun: words, to: words }),
  z.strictObject({ do: z.literal('removeEntity'), noun: words }),
  z.strictObject({
    do: z.literal('addField'),
    owner,
    label,
    type: z.enum(FIELD_TYPES).optional(),
    words: words.optional(),
  }),
  z.strictObject({
    do: z.literal('changeField'),
    owner,
    label,
    to: words.optional(),
    type: z.enum(FIELD_TYPES).optional(),
    values: values.optional(),
  }),
  z.strictObject({ do: z.literal('removeField'), owner, label }),
  z.strictObject({ do: z.literal('removeRelation'), from: words, to: words, label: words.optional() }),
  z.strictObject({ do: z.literal('changeStates'), owner, values }),
  z.strictObject({
    do: z.literal('removeRule'),
    owner,
    kind: ruleKind,
    details: details.optional(),
  }),
  z.strictObject({ do: z.literal('removeRole'), noun: words }),
  z.strictObject({ do: z.literal('removeAccess'), ...accessLine }),
  z.strictObject({
    do: z.literal('removePage'),
    kind: z.enum(PAGE_KINDS),
    entity: words.optional(),
    title: words.optional(),
  }),
  z.strictObject({ do: z.literal('dismiss'), words }),
  z.strictObject({ do: z.literal('rename'), name: words }),
  z.strictObject({ do: z.literal('answer'), question: words, answer: words }),
]);

/** An app that was described, and not yet made a project: what was corrected of it is kept beside it. */
export const sketchSchema = z.strictObject({
  description: z.string().max(DESCRIPTION.max),
  blueprint: blueprintSchema,
  /** The template it is, where nothing was described. */
  template: templateKind.optional(),
  /** In their order. */
  corrections: z
    .array(correction satisfies z.ZodType<Correction>)
    .max(500)
    .optional(),
});
export type Sketch = z.infer<typeof sketchSchema>;
