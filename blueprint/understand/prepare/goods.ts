import type { Span } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Category } from '../ontology/concept.ts';
import { categoryByWord, categoryOf } from '../ontology/index.ts';
import { isPlural, plural, singular } from '../read/english/inflect.ts';
import { sortsOf } from '../words/sorts-of.ts';
import { WIDE } from './sorts.ts';

// "Skis, boots and helmets with size … the same item", "our laptops, phones and monitors: serial number, price": what
// is lent or kept is of several sorts, and no table for each of them.

/** Sorts of one thing that a text lists, and where. */
export interface Goods extends Span {
  /** "Drills and saws can be borrowed": they stand in front of what is done with them. */
  isInFront: boolean;
  /** What all of them are. */
  noun: string;
  options: readonly string[];
}

const NUMBER = '\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve';
const LEAD = `(?:(?:all )?(?:our|my|the|its) )?(?:(?:${NUMBER}|old|used|new) )?`;
/** What is done with goods, by what they are called then. */
const SELLS =
  'sell|sells|selling|print|prints|printing|sew|sews|make|makes|making|bake|bakes|baking|produce|produces|producing|craft';
const GROWS = 'grow|grows|growing';
const LENDS =
  'rent|rents|renting|hire|hires|hiring|lend|lends|lending|loan|loans|loaning|borrow|lease|leases|leasing';
const HOLDS = 'keep|keeps|keeping|have|has|stock|stocks|track|manage|breed|own|owns|collect';
const MENDS = 'repair|repairs|repairing|restore|restores|restoring|refurbish';
const HELD =
  '(?:inventory|register|track|collection|stock|list|fleet|warehouse|store ?room|depot) (?:of|with)';
const WORD = String.raw`(?!(?:and|or|with|each|for|to|in|at|by|per|of|has|have|are|is|from|out|keep|stock|track|manage|breed|own|we|i|where|which|that|can|may|be|online|${SELLS}|${LENDS}|${MENDS}|${GROWS}|keeps|keeping)\b)[a-z-]+`;
const NAME = `${WORD}(?: ${WORD}){0,4}`;
const LISTED = new RegExp(
  String.raw`(?<=^\s*|[:.;\n] *|\b(?:(?<deed>${SELLS}|${LENDS}|${GROWS}|${MENDS}|${HOLDS}|${HELD})(?: out)?|of|for|with|where|whose) +(?:different |various |used |new |antique |handmade |home-?made )?)(${NAME}(?:, ${NAME}){0,8},? (?:and|&) ${NAME})(?=(?<colon> *:)|(?<fields> with\b)|(?<lent> (?:can|may) be (?:borrowed|rented|hired|lent|loaned|reserved|booked)\b)| for\b| to\b| at\b| in\b| on\b| by\b| from\b| online\b|, (?:each|customers?|clients?|members?|guests?|people|with|for each|for every)\b| and (?:want|need|would|track)\b|[.;\n])`,
  'giu',
);
const SOLD = new RegExp(`^(?:${SELLS}|${GROWS})`, 'iu');
const GROWN = new RegExp(`^(?:${GROWS})`, 'iu');
const LENT = new RegExp(`^(?:${LENDS}|${MENDS})`, 'iu');
const KEPT = new RegExp(`^(?:keep|${HELD})`, 'iu');
const GOODS: readonly (Category | undefined)[] = ['asset', 'product', 'vehicle', 'food'];
/** So many sorts of goods are no tables of their own where one deed or one list of fields is told of all of them. */
const SEVERAL = 3;
/** Parts of goods, and what goods are kept in or told by. */
const NO_GOODS =
  /(?:^| )(?:ingredient|recipe|menu|material|batch|package|listing|order|stock|part|spare|box|container|shipment|voucher|ticket|set|kit|collection|meal|label)$/u;
/** Called so together, though they may also be sorts of something wider. */
const ALSO_SORTS = /^(?:game|toy|drink|dish|costume|garment|plant|boat)$/u;
const ELECTRONIC =
  /^(?:laptop|notebook|phone|mobile|smartphone|tablet|monitor|screen|computer|pc|printer|server|router|camera|projector|keyboard|beamer|scanner|headset)$/u;
const LINE_OF = /^ (?:of|on|in) (?:the|an?|each|every|their|this) /iu;

const KINDS = /\b(?:kind|type|sort|categor(?:y|ie))s? of [a-z ]+: *$/iu;
/** Names are short. */
const WORDS = 2;
const LEADING = new RegExp(`^${LEAD}`, 'iu');
const bare = (name: string): string => name.replace(LEADING, '').toLowerCase();

/** "A toy library", "costume shop": what a place is of is no mention of it. */
const PLACE = '(?:shop|store|library|club|rental|hire|workshop|museum|school|market|business|company|bank)s?';
const IN_NAME = new RegExp(`^ ${PLACE}\\b`, 'iu');
const mentionOf = (noun: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${noun}|${plural(noun)})(?!\p{L}| ${PLACE}\b)`, 'giu');
/** Where a noun is said, and whether a table is told of it. */
const mentionsIn = (noun: string, text: string): { word: string; isTold: boolean }[] =>
  [...text.matchAll(mentionOf(noun))].map(({ 0: word, index }) => ({
    word,
    isTold:
      !isPlural(word.toLowerCase()) ||
      !/(?:\b(?:more|fewer|many|of|the|these|those|our|all|any|no) )$/iu.test(text.slice(0, index)) ||
      /^ *(?:with|have|has|had|are|is|need|get|belong|:|\()/iu.test(text.slice(index + word.length)),
  }));

/** "Each animal", "the same item", "products have": what all of them are, where the rest of the text says it. */
function wideIn(rest: string, category: Category | undefined, isOneList: boolean): string | undefined {
  const said = new RegExp(
    String.raw`\b(?:each|every|the same|an?|the|any|per|one|which|this|that|all) (${WIDE.join('|')})(?!\p{L})`,
    'giu',
  );
  const several = new RegExp(
    String.raw`(?<!\p{L})(${WIDE.map((noun) => plural(noun)).join('|')})(?!\p{L})`,
    'giu',
  );
  return [...rest.matchAll(said), ...rest.matchAll(several)]
    .filter((match) => {
      const behind = rest.slice(match.index + match[0].length);
      return !LINE_OF.test(behind) && (isOneList || !IN_NAME.test(behind));
    })
    .map(([, noun = '']) => singular(noun.toLowerCase()))
    .find((noun) => (category === 'animal') === (noun === 'animal') && noun !== 'plant');
}

/** What sort of thing a noun is, and whether only its ending says so, as "lawnmowers" are nobody. */
function sortOf(noun: string, lexicon: Lexicon): { category: Category | undefined; isGuess: boolean } {
  const thing = ALSO_SORTS.test(noun) ? 'product' : (lexicon.thing(noun)?.category ?? categoryByWord(noun));
  if (thing !== undefined) return { category: thing, isGuess: false };
  const isMade = sortsOf(noun.split(' ').at(-1) ?? noun).includes('artifact');
  return isMade ? { category: 'asset', isGuess: false } : { category: categoryOf(noun), isGuess: true };
}

/** What each of them is; among goods an ending speaks for no other sort. */
function sortsAmong(
  nouns: readonly string[],
  lexicon: Lexicon,
  { isSold, isLent }: { isSold: boolean; isLent: boolean },
): (Category | undefined)[] {
  const found = nouns.map((noun) => sortOf(noun, lexicon));
  const isSure = ({ category, isGuess }: (typeof found)[number]) =>
    !isGuess && (category === 'animal' || GOODS.includes(category)) && category !== undefined;
  // Nobody sells people, and crutches are lent with no "walkers" among them that are somebody.
  const areGoods =
    isSold || (isLent && found.some(isSure)) || found.filter(isSure).length * 2 >= nouns.length;
  // "Beef, pork and lamb": what is sold beside other goods is no animal.
  const isFood = isSold && found.some(({ category }) => category !== 'animal');
  return found.map(({ category, isGuess }) => {
    if (isFood && category === 'animal') return 'food';
    return areGoods && isGuess && !GOODS.includes(category) ? undefined : category;
  });
}

/** What all of them are by what they are themselves. */
function commonOf(nouns: readonly string[], known: readonly (Category | undefined)[], lexicon: Lexicon) {
  const concepts = nouns.map((noun) => lexicon.thing(noun)?.id);
  const [category] = known;
  if (nouns.every((noun) => ELECTRONIC.test(noun))) return 'device';
  if (concepts.includes('plant')) return 'plant';
  if (concepts.includes('musicalInstrument')) return 'instrument';
  if (concepts.every((id) => id === 'artwork')) return 'artwork';
  const isAlike = known.every((one) => one === category) && (category === 'animal' || category === 'vehicle');
  return isAlike ? category : undefined;
}

/** @param text English */
export const goodsIn = (text: string, lexicon: Lexicon): Goods[] =>
  [...text.matchAll(LISTED)].flatMap((match): Goods[] => {
    const [listed] = match;
    const { deed = '', colon, fields, lent } = match.groups ?? {};
    const names = listed.split(/,? (?:and|&) |, /u);
    const nouns = names.map((name) => singular(bare(name)));
    const start = match.index + (LEADING.exec(listed)?.[0].length ?? 0);
    const end = match.index + listed.length;
    const title = /^[^:.\n]{0,40}:/u.exec(text)?.[0].length ?? 0;
    const rest = text.slice(title > start ? 0 : title, start) + text.slice(end);
    const isSold = SOLD.test(deed);
    const isLent = LENT.test(deed) || lent !== undefined;
    const known = sortsAmong(nouns, lexicon, { isSold, isLent });
    const isDealtIn = nouns.length >= SEVERAL && (isSold || isLent);
    const [category = isDealtIn ? 'product' : undefined] = known.filter((one) => one !== undefined);
    const sorts = category === 'animal' ? ['animal'] : GOODS;
    const isGoods = known.every((one) => one === undefined || sorts.includes(one)) && category !== undefined;
    const isKnown = isDealtIn || known.filter((one) => one !== undefined).length * 3 >= nouns.length * 2;
    const isNamed = names.every(
      (name, at) =>
        bare(name).split(' ').length <= WORDS &&
        (isPlural(bare(name)) ||
          known[at] === undefined ||
          (isSold && !/^(?:an?|the) /iu.test(name)) ||
          /^(?:my|our) /iu.test(name)),
    );
    const again = nouns.flatMap((noun) => mentionsIn(noun, rest));
    const isOwnWord = nouns.some((noun) => WIDE.includes(noun) && !(isDealtIn && ALSO_SORTS.test(noun)));
    // "Four kinds of boats: dinghies, kayaks and canoes" says itself what they are.
    if (KINDS.test(text.slice(0, match.index))) return [];
    if (!isGoods || !isKnown || !isNamed || isOwnWord || again.some(({ isTold }) => isTold)) return [];
    const common = commonOf(nouns, known, lexicon);
    // "We hire out tables, chairs and tents", "an inventory of laptops and phones": kept as one list.
    const isOneList =
      nouns.length >= SEVERAL &&
      !nouns.some((noun) => NO_GOODS.test(noun)) &&
      (isSold ||
        isLent ||
        KEPT.test(deed) ||
        (fields !== undefined && (deed !== '' || common !== undefined)));
    const isListed = isOneList || (colon !== undefined && again.length === 0);
    const noun =
      wideIn(rest, category, isOneList) ??
      (isListed ? (common ?? (GROWN.test(deed) ? 'crop' : isSold ? 'product' : 'item')) : undefined);
    const isRoom = again.every(({ word }) => plural(noun ?? '').length <= word.length);
    return !isRoom || noun === undefined || plural(noun).length > end - start
      ? []
      : [{ start, end, noun, options: nouns, isInFront: lent !== undefined }];
  });

const DEALS = '(rent|hir|lend|loan|sell|leas)ing(?= +(?:out +)?$)';
/** "A shop renting prams": what it does, and no word of its name. */
const DEALING = new RegExp(
  String.raw`(?<=(?:^|[.;:\n]\s*|\b(?:an?|our|my|the) )(?:[a-z-]+ ){0,2}(?!(?:for|of|to|about|by|is|are|be|app|tool|site|website|software|system)\b)[a-z-]+ )${DEALS}`,
  'iu',
);
/** "An app for renting boats" */
const FOR_DEALING = new RegExp(String.raw`\bfor ${DEALS}`, 'iu');
const baseOf = (stem: string): string => (/^(?:hir|leas)$/iu.test(stem) ? `${stem}e` : stem);
const asDone = (before: string): string =>
  before
    .replace(DEALING, (all, stem: string) => `${baseOf(stem)}s`.padEnd(all.length))
    .replace(FOR_DEALING, (all, stem: string) => `we ${baseOf(stem)}`.padEnd(all.length));

/** The text with what all of them are in the place of each list, and of each of its names; everything else keeps its place. */
export const withGoods = (text: string, lexicon: Lexicon): string =>
  goodsIn(text, lexicon).reduce((whole, { start, end, noun, options, isInFront }) => {
    const name = isInFront ? plural(noun).padStart(end - start) : plural(noun).padEnd(end - start);
    const listed = asDone(whole.slice(0, start)) + name + whole.slice(end);
    const title = /^[^.:\n]{0,40}:/u.exec(whole)?.[0].length ?? 0;
    const from = title > start ? 0 : title;
    return options.reduce(
      (rest, option) =>
        rest.slice(0, from) +
        rest.slice(from).replace(mentionOf(option), (word) => plural(noun).padEnd(word.length)),
      listed,
    );
  }, text);
