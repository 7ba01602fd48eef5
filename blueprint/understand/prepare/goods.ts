import type { Span } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Category } from '../ontology/concept.ts';
import { categoryOf } from '../ontology/index.ts';
import { isPlural, plural, singular } from '../read/english/inflect.ts';
import { WIDE } from './sorts.ts';

// "Skis, boots and helmets with size … the same item", "our laptops, phones and monitors: serial number, price": what
// is lent or kept is of several sorts, and no table for each of them.

/** Sorts of one thing that a text lists, and where. */
export interface Goods extends Span {
  /** What all of them are. */
  noun: string;
  options: readonly string[];
}

const NUMBER = '\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve';
const LEAD = `(?:(?:all )?(?:our|my|the|its) )?(?:(?:${NUMBER}|old|used|new) )?`;
const WORD = String.raw`(?!(?:and|or|with|each|for|to|in|at|by|per|of|has|have|are|is|from|out|rent|hire|lend|keep|sell|stock|track|manage|breed|own|we|i)\b)[a-z-]+`;
const NAME = `${WORD}(?: ${WORD}){0,4}`;
const LISTED = new RegExp(
  String.raw`(?<=^\s*|[:.;\n] *|\b(?:of|for|with|out|rent|hire|lend|keep|have|sell|stock|track|manage|breed|own) )(${NAME}(?:, ${NAME}){0,8},? (?:and|&) ${NAME})(?=( *:)| with\b| for\b| to\b| at\b| in\b|[.;\n])`,
  'giu',
);
const GOODS: readonly (Category | undefined)[] = ['asset', 'product', 'vehicle', 'food'];
const ELECTRONIC =
  /^(?:laptop|notebook|phone|mobile|smartphone|tablet|monitor|screen|computer|pc|printer|server|router|camera|projector|keyboard|beamer|scanner|headset)$/u;
const LINE_OF = /^ (?:of|on|in) (?:the|an?|each|every|their|this) /iu;

/** Names are short. */
const WORDS = 2;
const LEADING = new RegExp(`^${LEAD}`, 'iu');
const bare = (name: string): string => name.replace(LEADING, '').toLowerCase();

const mentionOf = (noun: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${noun}|${plural(noun)})(?!\p{L})`, 'giu');
/** Where a noun is said, and whether a table is told of it. */
const mentionsIn = (noun: string, text: string): { word: string; isTold: boolean }[] =>
  [...text.matchAll(mentionOf(noun))].map(({ 0: word, index }) => ({
    word,
    isTold:
      !isPlural(word.toLowerCase()) ||
      !/(?:\b(?:more|fewer|many|of|the|these|those|our|all|any|no) )$/iu.test(text.slice(0, index)) ||
      /^ *(?:with|have|has|had|are|is|need|get|belong|:|\()/iu.test(text.slice(index + word.length)),
  }));

/** "Each animal", "the same item": what all of them are, where the rest of the text says it. */
function wideIn(rest: string, category: Category | undefined): string | undefined {
  const said = new RegExp(
    String.raw`\b(?:each|every|the same|an?|the|any|per|one|which|this|that|all) (${WIDE.join('|')})(?!\p{L})`,
    'giu',
  );
  return [...rest.matchAll(said)]
    .filter((match) => !LINE_OF.test(rest.slice(match.index + match[0].length)))
    .map(([, noun = '']) => noun.toLowerCase())
    .find((noun) => (category === 'animal') === (noun === 'animal') && noun !== 'plant');
}

/** @param text English */
export const goodsIn = (text: string, lexicon: Lexicon): Goods[] =>
  [...text.matchAll(LISTED)].flatMap((match): Goods[] => {
    const [listed, , colon] = match;
    const names = listed.split(/,? (?:and|&) |, /u);
    const nouns = names.map((name) => singular(bare(name)));
    const start = match.index + (LEADING.exec(listed)?.[0].length ?? 0);
    const end = match.index + listed.length;
    const title = /^[^:.\n]{0,40}:/u.exec(text)?.[0].length ?? 0;
    const rest = text.slice(title > start ? 0 : title, start) + text.slice(end);
    const known = nouns.map((noun) => lexicon.thing(noun)?.category ?? categoryOf(noun));
    const [category] = known.filter((one) => one !== undefined);
    const sorts = category === 'animal' ? ['animal'] : GOODS;
    const isGoods = known.every((one) => one === undefined || sorts.includes(one)) && category !== undefined;
    const isKnown = known.filter((one) => one !== undefined).length * 3 >= nouns.length * 2;
    const isNamed = names.every(
      (name, at) =>
        bare(name).split(' ').length <= WORDS &&
        (isPlural(bare(name)) || known[at] === undefined || /^(?:my|our) /iu.test(name)),
    );
    const again = nouns.flatMap((noun) => mentionsIn(noun, rest));
    const isOwnWord = nouns.some((noun) => WIDE.includes(noun));
    if (!isGoods || !isKnown || !isNamed || isOwnWord || again.some(({ isTold }) => isTold)) return [];
    const common = nouns.every((noun) => ELECTRONIC.test(noun))
      ? 'device'
      : known.every((one) => one === category) && (category === 'animal' || category === 'vehicle')
        ? category
        : 'item';
    const noun = wideIn(rest, category) ?? (colon === undefined || again.length > 0 ? undefined : common);
    const isRoom = again.every(({ word }) => plural(noun ?? '').length <= word.length);
    return !isRoom || noun === undefined || plural(noun).length > end - start
      ? []
      : [{ start, end, noun, options: nouns }];
  });

/** The text with what all of them are in the place of each list, and of each of its names; everything else keeps its place. */
export const withGoods = (text: string, lexicon: Lexicon): string =>
  goodsIn(text, lexicon).reduce((whole, { start, end, noun, options }) => {
    const listed = whole.slice(0, start) + plural(noun).padEnd(end - start) + whole.slice(end);
    const title = /^[^.:\n]{0,40}:/u.exec(whole)?.[0].length ?? 0;
    const from = title > start ? 0 : title;
    return options.reduce(
      (rest, option) =>
        rest.slice(0, from) +
        rest.slice(from).replace(mentionOf(option), (word) => plural(noun).padEnd(word.length)),
      listed,
    );
  }, text);
