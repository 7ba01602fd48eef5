import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { APP_LANGUAGES, RULE_KINDS } from '#blueprint/kinds.ts';

// What a competent analyst takes from a description. README.md says what each part means.

/** The name of an entity of the same description, or several of which any will do: `Loan|Item`. */
const entity = z.string().min(1);
/** A regular expression without anchors. */
const pattern = z.string().refine(isPattern, 'This is no regular expression.');
/** Alternatives separated by commas, each a pattern for a whole label. */
const values = z.array(z.string().refine((one) => one.split(',').every(isPattern))).min(2);

/** Or several of which any will do: `noOverlap|uniqueTogether`. */
const ruleKind = z
  .string()
  .refine((kinds) => kinds.split('|').every((one) => RULE_KINDS.some((kind) => kind === one)));

const ASKED_PAGES = [
  'home',
  'content',
  'list',
  'form',
  'board',
  'calendar',
  'gallery',
  'dashboard',
  'chart',
  'time-chart',
  'figures',
  'attention',
  'contact',
  'pricing',
  'questions',
  'public',
  'public-form',
  'sign-up',
] as const;

const common = { id: z.string().min(1), language: z.enum(APP_LANGUAGES), description: z.string().min(1) };
const buildable = z.strictObject({
  ...common,
  nothing: z.literal(false).default(false),
  entities: z.record(z.string(), pattern),
  fields: z.array(z.strictObject({ entity, label: pattern })),
  relations: z.array(z.strictObject({ between: z.tuple([entity, entity]) })),
  states: z.array(z.strictObject({ entity, values })).default([]),
  choices: z.array(z.strictObject({ entity, label: pattern, values })).default([]),
  roles: z.array(pattern).default([]),
  rules: z.array(z.strictObject({ kind: ruleKind, entity })).default([]),
  pages: z.array(z.strictObject({ kind: z.enum(ASKED_PAGES), entity: entity.optional() })).default([]),
  may: z.array(pattern).default([]),
  not: z.array(pattern).default([]),
});
const unbuildable = z.strictObject({ ...common, nothing: z.literal(true) });

const fileSchema = z.strictObject({
  note: z.string(),
  descriptions: z.array(z.union([unbuildable, buildable])),
});

export type Gold = z.infer<typeof buildable>;
export type Description = z.infer<typeof fileSchema>['descriptions'][number];
export type AskedPage = Gold['pages'][number];

export const HALVES = ['dev', 'held-out'] as const;
export type Half = (typeof HALVES)[number];
/** Files of descriptions, by the half they belong to. */
const FILES = {
  dev: ['dev', 'dev-more', 'dev-languages'],
  'held-out': ['held-out'],
} as const satisfies Record<Half, readonly string[]>;
export type GoldFile = (typeof FILES)[Half][number];

export async function descriptionsOf(half: Half): Promise<Description[]> {
  return (await Promise.all(FILES[half].map(descriptionsIn))).flat();
}

export async function descriptionsIn(file: GoldFile): Promise<Description[]> {
  return parseGold(await readFile(`tests/understanding/${file}.json`, 'utf8'));
}

export function parseGold(json: string): Description[] {
  return fileSchema.parse(JSON.parse(json)).descriptions;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu').test('') || source !== '';
  } catch {
    return false;
  }
}
