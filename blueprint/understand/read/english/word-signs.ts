import type { Lexicon } from '../../lexicon.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { DEEDS } from '../../words/english-verbs.ts';
import { sortsOf } from '../../words/sorts-of.ts';
import { isBase, isDeedOfOne, NOUNS } from './doing.ts';
import { isPlural, singular } from './inflect.ts';
import type { Token } from './tokens.ts';

// What speaks for a word being a noun, a verb or an adjective where it stands, as signs.

/** As far as they matter for what a description names. */
export const WORD_CLASSES = ['noun', 'verb', 'adjective', 'other'] as const;
type WordClass = (typeof WORD_CLASSES)[number];

export function classOf(pos: Token['pos']): WordClass {
  if (NOUNS.includes(pos)) return 'noun';
  if (pos === 'VERB' || pos === 'AUX') return 'verb';
  return pos === 'ADJ' ? 'adjective' : 'other';
}

const CLOSED = /^(?:AUX|PRON|DET|ADP|CCONJ|SCONJ|PART|NUM|SYM|PUNCT)$/;
/** Whether a word may be of another class than it was tagged with. */
export const isOpen = ({ lower, pos }: Token): boolean => /^\p{L}/u.test(lower) && !CLOSED.test(pos);

/** How a word ends, which tells the forms of verbs and of plurals. */
function formOf(lower: string): string {
  if (/ing$/.test(lower) && lower.length > 4) return 'ing';
  if (/(?:ed|en)$/.test(lower) && lower.length > 3) return 'ed';
  if (/[^su]s$/.test(lower)) return 's';
  return /ly$/.test(lower) ? 'ly' : 'plain';
}

const MARK = /^[^\p{L}\p{N}]+$/u;
const NO_WORD: Token = { lower: '', pos: 'PUNCT', start: 0, end: 0 };
/** Words by themselves, of all others only their class: what stands around a word says most by its small words. */
const kindOf = ({ lower, pos }: Token): string =>
  lower === '' ? 'edge' : MARK.test(lower) || CLOSED.test(pos) ? lower : classOf(pos);

/** @param named nouns that the description uses elsewhere */
export function wordSigns(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  named: ReadonlySet<string>,
): string[] {
  const token = tokens[at];
  if (!token) return [];
  const { lower } = token;
  const one = singular(lower);
  const [before, second] = [tokens[at - 1] ?? NO_WORD, tokens[at - 2] ?? NO_WORD];
  const [after, next] = [tokens[at + 1] ?? NO_WORD, tokens[at + 2] ?? NO_WORD];
  const form = formOf(lower);
  const own = token.pos;
  const [left, right, left2, right2] = [before, after, second, next].map(kindOf);
  const thing = lexicon.thing(lower) ?? lexicon.thing(one);
  const isNoun = (other: Token) => NOUNS.includes(other.pos);
  const signs = [
    `tag ${own}`,
    `word ${lower}`,
    `word ${lower} ${own}`,
    `end ${lower.slice(-3)}`,
    `form ${form} ${own}`,
    `left ${left}`,
    `right ${right}`,
    `left ${left} ${own}`,
    `right ${right} ${own}`,
    `left ${left} ${form}`,
    `right ${right} ${form}`,
    `left two ${left2} ${left}`,
    `right two ${right} ${right2}`,
    `both ${left} ${right}`,
    `both ${left} ${right} ${form} ${own}`,
    `word after ${lower} ${left}`,
    `word before ${lower} ${right}`,
    `left word ${before.lower}`,
    `right word ${after.lower}`,
    `right tag ${after.pos} ${own}`,
    `left tag ${before.pos} ${own}`,
  ];
  if (named.has(lower) || named.has(one)) signs.push('named', `named ${left}`, `named ${own}`);
  signs.push(
    `word two ${lower} ${left} ${right}`,
    `left words ${second.lower} ${before.lower}`,
    `right words ${after.lower} ${next.lower}`,
    `guesses ${before.pos} ${own} ${after.pos}`,
    `end2 ${lower.slice(-2)} ${own}`,
    `end4 ${lower.slice(-4)}`,
    `start ${one.slice(0, 5)}`,
  );
  if (thing) signs.push('thing', `thing ${own}`, `thing ${left}`, `a ${thing.category}`);
  if (lexicon.isAttribute(lower)) signs.push('attribute', `attribute ${own}`, `attribute ${right}`);
  if (isBase(lower)) signs.push('base', `base ${left}`, `base ${right}`, `base ${own}`);
  if (isDeedOfOne(lower)) signs.push('deed of one', `deed of one ${left} ${right}`, `deed of one ${own}`);
  if (DEEDS.has(lower)) signs.push('deed', `deed ${own}`);
  if (ACTORS.has(one)) signs.push('actor', `actor ${own}`);
  signs.push(...sortsOf(one).map((sort) => `sort ${sort}`));
  if (isNoun(before)) {
    const number = isPlural(before.lower) ? 'many' : 'one';
    const isActor =
      ACTORS.has(singular(before.lower)) ||
      lexicon.thing(singular(before.lower))?.category === 'person' ||
      sortsOf(singular(before.lower)).includes('person');
    const who = isActor ? 'actor' : 'thing';
    signs.push(
      `behind ${number} ${who}`,
      `behind ${number} ${who} ${form}`,
      `behind ${number} ${who} ${form} ${right}`,
      `behind ${number} ${who} opens ${left2} ${form}`,
    );
    const compound = `${before.lower} ${one}`;
    if (lexicon.thing(compound) ?? lexicon.attribute(compound)) signs.push('compound');
  }
  if (isNoun(after)) {
    signs.push(`ahead of ${isPlural(after.lower) ? 'many' : 'one'}`);
    if (lexicon.thing(`${lower} ${singular(after.lower)}`)) signs.push('compound ahead');
  }
  // Whether the clause has a verb without this word.
  const starts = (other: Token) => /^(?:[,;:()–]|-|and|or|but)$/.test(other.lower);
  let from = at;
  while (from > 0 && !starts(tokens[from - 1] ?? NO_WORD)) from -= 1;
  let to = at;
  while (to < tokens.length - 1 && !starts(tokens[to + 1] ?? NO_WORD)) to += 1;
  const isVerb = (other: Token) => classOf(other.pos) === 'verb';
  const verbs = `verbs ${tokens.slice(from, at).some(isVerb) ? 1 : 0} ${tokens.slice(at + 1, to + 1).some(isVerb) ? 1 : 0}`;
  signs.push(
    verbs,
    `${verbs} ${own}`,
    `${verbs} ${form}`,
    `place ${Math.min(3, at - from)} ${Math.min(3, to - at)} ${own}`,
    tokens.some(isVerb) ? 'told' : 'listed',
  );
  return signs;
}
