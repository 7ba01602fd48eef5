import type { AppLanguage } from '../../kinds.ts';
import { type Facts, isSaid } from '../facts.ts';
import { few, likelihood } from '../likelihood.ts';
import { ASKING, KEEPING, TRACKING } from '../words/asking.ts';
import { MANNERS } from '../words/telling.ts';
import { WISH_WEIGHTS } from '../words/wish-weights.ts';

// Whether somebody asks for something to be kept, judged by the whole text and by what was found in it.

const FINITE = /\b(?:is|are|was|were|am|i|he|she|it|the|my|you|to|have|had|will|would|can|and then)\b/iu;
const OPENINGS: readonly (readonly [sort: string, words: RegExp])[] = [
  ['speaker', /^(?:i|i'm|we|we're|i'd|i've|my|our)$/],
  ['question', /^(?:what|why|how|who|when|where|which|is|are|do|does|did|can|could|should|will|would)$/],
  ['article', /^(?:the|a|an|this|that)$/],
  ['somebody', /^(?:he|she|it|they|you|someone|nobody|everyone)$/],
  ['case', /^(?:if|when|every|each|after|before|in|on|at|for)$/],
];
const MARKS: readonly (readonly [sign: string, mark: RegExp])[] = [
  ['ends asking', /[?？؟]\s*$/u],
  ['measured', /\d\s?(?:g|kg|ml|tsp|tbsp|degrees|°)\b/iu],
  ['headed', /(?:^|\n)[^\n.!?:]{2,60}:/u],
  ['colon', /:/u],
  ['bracketed list', /\([^)]*,[^)]*\)/u],
  ['brackets', /\(/u],
  ['arrow', /→|->|=>/u],
  ['slash', /\p{L}\/\p{L}/u],
  ['bullets', /(?:^|\n)\s*[-*•]/u],
  ['quoted', /["“”«»]/u],
  ['exclaimed', /!/u],
  ['capital', /^\p{Lu}/u],
];

/** The first of the steps that a number stays below. */
const stepOf = (value: number, steps: readonly (readonly [below: number, name: string])[]): string =>
  steps.find(([below]) => value < below)?.[1] ?? 'most';
const SIZES = [
  [4, 'few'],
  [9, 'line'],
  [21, 'sentence'],
  [45, 'some'],
  [90, 'many'],
] as const;
const SHARES = [
  [Number.MIN_VALUE, 'none'],
  [0.03, 'hardly'],
  [0.07, 'some'],
  [0.14, 'much'],
] as const;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const wordsIn = (text: string, language: AppLanguage): number =>
  count(text, language === 'zh' ? /\p{Script=Han}{2}/gu : /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu);

/** How a text is written. */
function mannersOf(text: string, language: AppLanguage, words: number): string[] {
  const plain = text.replaceAll('’', "'");
  const share = (part: number) => stepOf(part / Math.max(words, 1), SHARES);
  const sentences = text.split(/[.!?。！？؟\n]+(?:\s|$)?/u).filter((part) => /\p{L}/u.test(part)).length;
  const questions = count(text, /[?？؟](?=\s|$)/gu);
  const opening = /^\W*([\p{L}']+)/u.exec(plain)?.[1]?.toLowerCase() ?? '';
  const numbers = count(text, /\d+/gu);
  // German writes all nouns like names.
  const names = language === 'de' ? 0 : count(text, /(?<=[\p{L},;)] )\p{Lu}\p{Ll}+/gu);
  const bare = plain
    .split(/[.!?:;。！？؟：；\n]/u)
    .filter((part) => count(part, /[,、，،]/gu) > 1 && !FINITE.test(part));
  const said = Object.entries({
    ...MANNERS[language],
    asking: ASKING[language],
    tracking: TRACKING[language],
  }).flatMap(([manner, pattern]) => {
    const times = count(plain, pattern);
    if (times === 0) return [`${manner} none`];
    const signs = [`${manner} said`, `${manner} ${share(times)}`];
    return manner === 'asked' ? [...signs, `asked ${few(times)}`] : signs;
  });
  return [
    `sentences ${few(sentences, 5)}`,
    questions === 0 ? 'no question' : questions >= sentences ? 'only questions' : 'questions',
    ...said,
    `names ${few(names)}`,
    `names ${share(names)}`,
    `numbers ${few(numbers)}`,
    `numbers ${share(numbers)}`,
    `commas ${share(count(text, /[,،;、，]/gu))}`,
    `opens ${OPENINGS.find(([, pattern]) => pattern.test(opening))?.[0] ?? 'other'}`,
    ...MARKS.flatMap(([sign, mark]) => (mark.test(text) ? [sign] : [])),
    ...bare.map((part) => (/\d/u.test(part) ? 'counted list' : 'bare list')),
  ];
}

/** What speaks for and against a wish, each sign by its name. */
export function signsOfWish(text: string, facts: Facts): string[] {
  const { language, entities, fields, relations, states, rules, roles, access, pages, unknown } = facts;
  const words = wordsIn(text, language);
  const share = (part: number) => stepOf(part / Math.max(words, 1), SHARES);
  const known = entities.filter(({ concept }) => concept !== undefined).length;
  return [
    ...new Set([
      `size ${stepOf(words, SIZES)}`,
      ...mannersOf(text, language, words),
      `entities ${few(entities.length, 6)}`,
      `entities ${share(entities.length)}`,
      `concepts ${few(known, 5)}`,
      `unknown entities ${few(entities.length - known, 4)}`,
      `fields ${few(fields.length, 5)}`,
      `fields ${share(fields.length)}`,
      `links ${few(relations.length, 4)}`,
      `lives ${few(states.length, 2)}`,
      `choices ${few(fields.filter(({ options }) => options).length, 2)}`,
      `rules ${few(rules.length, 2)}`,
      `roles ${few(roles.length, 2)}`,
      `access ${few(access.length, 2)}`,
      `pages ${few(pages.length, 2)}`,
      `unknown ${few(unknown.length, 4)}`,
    ]),
  ];
}

/** "Can you make an app for board games?": a question that asks for nothing but an app. */
const PLEA =
  /^\s*(?:(?:can|could|would|will) you (?:please )?(?:build|make|create|develop|design|program)(?: me| us)?(?: (?!(?:for|of|to|with|without|and|it|that)\b)[a-z-]+){0,4} (?:app|application|tool|system|website|site|database|tracker|planner) (?:for|to|that|where|with)\b|¿?(?:puedes|podrías|podéis) (?:hacer(?:me)?|crear(?:me)?) una? (?:app|aplicación) (?:para|de|con|que)(?!\p{L})|(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux)(?: me)? (?:faire|créer) une (?:appli|app|application) (?:pour|de|avec|qui)(?!\p{L})|(?:kannst du|können sie|könntest du)(?: mir| uns)? (?:bitte )?eine (?:\p{L}+-)?app (?:für|mit|zum|zur) .{3,80} (?:machen|bauen|erstellen|programmieren|entwickeln)(?!\p{L}))/iu;

/** So few words name what they want, and tell nothing of who wrote them. */
const FEW = 6;
/** Below the first nobody asks for anything, from the second on somebody does: a silly app is better than none for a real wish. */
const ENOUGH = { doubtful: 0.26, clear: 0.5 };

/** `unsaid` where a text is too short to tell. */
export function wishIn(text: string, facts: Facts): 'none' | 'doubtful' | 'clear' | 'unsaid' {
  if (PLEA.test(text) && facts.entities.some(isSaid)) return 'clear';
  if (wordsIn(text, facts.language) <= FEW) return 'unsaid';
  const known = facts.entities.filter((one) => isSaid(one) && one.concept !== undefined).length;
  const wantsToKeep = KEEPING[facts.language]?.test(text.replaceAll('’', "'")) ?? false;
  const isDetailed = facts.language === 'en' && facts.fields.filter(isSaid).length > 1;
  if (wantsToKeep && known > (isDetailed ? 0 : 1)) return 'clear';
  const value = likelihood(signsOfWish(text, facts), WISH_WEIGHTS);
  return value < ENOUGH.doubtful ? 'none' : value < ENOUGH.clear ? 'doubtful' : 'clear';
}
