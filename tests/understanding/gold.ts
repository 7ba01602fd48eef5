import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { APP_LANGUAGES, type AppLanguage, RULE_KINDS } from '#blueprint/kinds.ts';

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

/** All but the first five are scored at the end of a piece of work and never while something is chosen by their figures. */
export const HALVES = [
  'dev',
  'briefs',
  'everyday',
  'everyday-more',
  'everyday-others',
  'held-out',
  'held-out-fresh',
  'held-out-wide',
  'held-out-plain',
  'held-out-prompts',
  'held-out-briefs',
  'held-out-everyday',
] as const;
export type Half = (typeof HALVES)[number];
/** Files of descriptions, by the half they belong to. */
const FILES = {
  dev: ['dev', 'dev-more', 'dev-languages', 'dev-fresh', 'dev-wide', 'dev-plain', 'dev-prompts'],
  briefs: ['briefs'],
  everyday: ['everyday'],
  'everyday-more': ['everyday-more'],
  'everyday-others': ['everyday-others'],
  'held-out': ['held-out'],
  'held-out-fresh': ['held-out-fresh'],
  'held-out-wide': ['held-out-wide'],
  'held-out-plain': ['held-out-plain'],
  'held-out-prompts': ['held-out-prompts'],
  'held-out-briefs': ['held-out-briefs'],
  'held-out-everyday': ['held-out-everyday'],
} as const satisfies Record<Half, readonly string[]>;
export type GoldFile = (typeof FILES)[Half][number];

export async function descriptionsOf(half: Half): Promise<Description[]> {
  return (await Promise.all(FILES[half].map(descriptionsIn))).flat();
}

/** Each file is read and checked once. */
const parsed = new Map<GoldFile, Promise<readonly Description[]>>();

export function descriptionsIn(file: GoldFile): Promise<readonly Description[]> {
  const found =
    parsed.get(file) ?? readFile(`tests/understanding/${file}.json`, 'utf8').then((json) => parseGold(json));
  parsed.set(file, found);
  return found;
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

const talkSchema = z.strictObject({
  note: z.string(),
  nothing: z.record(z.enum(APP_LANGUAGES), z.array(z.string())),
  wishes: z.record(z.enum(APP_LANGUAGES), z.array(z.string())),
});

export interface Talk {
  text: string;
  language: AppLanguage;
  /** Whether it asks for an app. */
  is: 0 | 1;
}

/** Short texts of which it is only known whether they ask for an app. */
export async function talkOf(): Promise<Talk[]> {
  const { nothing, wishes } = talkSchema.parse(
    JSON.parse(await readFile('tests/understanding/dev-wishes.json', 'utf8')),
  );
  return APP_LANGUAGES.flatMap((language) => [
    ...nothing[language].map((text): Talk => ({ text, language, is: 0 })),
    ...wishes[language].map((text): Talk => ({ text, language, is: 1 })),
  ]);
}
