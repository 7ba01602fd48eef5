import { isBase, isDeedOfOne } from '../read/english/doing.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { thingIn } from '../ontology/index.ts';
import { COLLECTIVE, DEEDS } from '../words/english-verbs.ts';
import { ENGLISH_APP, ENGLISH_KEEPER } from '../words/looks.ts';
import { sortsOf } from '../words/sorts-of.ts';

// How the words that open an English description become a name.

const NOTHING_BUT_APP =
  /^(?:app|application|website|site|system|platform|tool|software|place|way|thing|something|somewhere)$/iu;
const ONLY_APP = / (?:app|application|website|site|system|platform|software|program|database|tool)$/iu;
/** "Log of detentions": what lists or counts something stands behind it in a name. */
const LISTING =
  /^(?:log|logbook|list|register|record|records|tracker|diary|journal|inventory|catalog(?:ue)?|collection|database|overview|schedule|rota|roster)$/iu;

/** "donations tracker" says no more than "donations", but "baby tracker" does. */
function withoutApp(name: string): string {
  const rest = name.replace(ENGLISH_APP, '');
  const kept = rest.replace(ENGLISH_KEEPER, '');
  const last = kept.split(' ').at(-1)?.toLowerCase() ?? '';
  return kept !== rest && (isPlural(last) || last.endsWith('ing')) ? kept : rest;
}

/** "attendance app for a school" → "school attendance", "invoicing tool" → "invoicing" */
export function englishTitle(phrase: string, isName: (name: string) => boolean): string {
  const parts = /^(.+?) (for|of) ((?:(?:an?|the|my|our|your)\s+)?)(?:(?:small|local|little)\s+)*(.+)$/iu.exec(
    phrase,
  );
  const said = parts?.[1] ?? phrase;
  const head = withoutApp(said);
  const tail = parts?.[4];
  if (tail === undefined) return head;
  if (NOTHING_BUT_APP.test(head)) return tail;
  const isOne = tail.split(' ').length < 3;
  const owner = isOne ? singular(tail) : tail;
  const category = thingIn(tail.toLowerCase(), 'en')?.entry.category;
  // "Home inventory for insurance": what something is for does not own it.
  const isPurpose =
    parts?.[2] === 'for' &&
    parts[3] === '' &&
    isOne &&
    owner === tail &&
    category !== 'person' &&
    category !== 'place' &&
    category !== 'organisation';
  if (isPurpose || (parts?.[2] === 'of' && !LISTING.test(head) && parts[3] === '')) {
    const whole = `${head} ${parts[2] ?? ''} ${tail}`;
    if (isName(whole)) return whole;
  }
  const whole = `${owner} ${head.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  // "Car maintenance log for my three cars": whose it is says nothing more.
  return isName(whole) ? whole : said.replace(ONLY_APP, '');
}

const JOINS = /^(?:on|in|at|into|from|off|out|up|back|over|about|for|to|with|by|via)$/;
/** What joins two nouns, and is no verb between them. */
const BETWEEN =
  /^(?:and|or|&|of|near|without|between|across|around|through|under|against|within|as|per|not|plus|versus|vs|than|like|the|an?|all|our|my|their)$/;
const ARTICLE = /^(?:an?|the|their|our|my|his|her|its|each|every)$/;
/** "Pupils book themselves online" */
const SELF = /^(?:themselves|himself|herself|itself|yourself|yourselves|myself|ourselves)$/;
const OBJECT =
  /^\s*(?:an?|the|it|them|us|me|him|their|his|her|my|our|your|i|that|how|what|if|in an?|in the|by (?:phone|e-?mail|post|text|fax))\b/iu;
/** "Grant projects run from idea to finished", "members pay per month" */
const GOES_ON = /^\s*(?:which|who|when|where|per|from|through|via)\b/iu;
/** No name of anything ends with these: "jobs come in", "housekeeping sees which rooms are dirty". */
const ONLY_VERB = /^(?:comes?|goes?|arrives?|sees?|knows?|gets?|pays?|waits?|wants?|needs?|leaves?)$/;
const isNoun = (word: string) =>
  sortsOf(singular(word)).length > 0 || thingIn(singular(word), 'en') !== undefined;

const AGENT = /[a-z]{3}(?:er|or|ist)$/;
const isSomebody = (word: string) =>
  sortsOf(singular(word)).includes('person') || thingIn(singular(word), 'en')?.entry.category === 'person';

/** Where a finite verb stands in a phrase, and its subject before it: "board meets monthly", "neighbours share recipes". */
function verbIn(words: readonly string[], after: string): number {
  return words.findIndex((word, at) => {
    const before = words[at - 1];
    if (before === undefined || COLLECTIVE.test(before)) return false;
    const [next] = words.slice(at + 1);
    const last = words.at(-1) ?? '';
    const isLast = next === undefined || (JOINS.test(next) && at === words.length - 2);
    if (ONLY_VERB.test(word) && (isLast || (isPlural(before) && isSomebody(before)))) return true;
    // "Gatekeeper sets the booking", "parents sign kids up"
    if (/[^s]s$/.test(word) && (isNoun(before) || AGENT.test(before)) && ARTICLE.test(next ?? ''))
      return true;
    if (isBase(word) && isPlural(before) && isSomebody(before) && isPlural(next ?? '')) return true;
    const ofOne = isDeedOfOne(word) && !isPlural(before) && isNoun(before);
    // "Parents sign kids up"
    const object = JOINS.test(last) ? (words.at(-2) ?? '') : last;
    const isObjectLast = next !== undefined && next !== 'of' && object !== word && isPlural(object);
    // "Donors announce a drop-off", "objects get loaned"
    const isUnknownDeed =
      word === 'get' ||
      (/^\p{L}+$/u.test(word) &&
        !isNoun(word) &&
        !JOINS.test(word) &&
        !BETWEEN.test(word) &&
        (isNoun(before) || /(?:er|or|ist|ian)s$/.test(before)) &&
        (ARTICLE.test(next ?? '') || isObjectLast));
    const isDeed = isBase(word) || DEEDS.has(word) || isUnknownDeed;
    const ofMany = isDeed && !isPlural(word) && isPlural(before);
    // "Our shop mends shoes": whatever is no noun and stands between two.
    if (!ofOne && !ofMany) return /[^s]s$/.test(word) && isObjectLast && !isNoun(word) && isNoun(before);
    if (isUnknownDeed || !isNoun(word)) return true;
    if (next === undefined) return OBJECT.test(after) || (ofMany && GOES_ON.test(after));
    // "Expense claims at work" are claims.
    if (JOINS.test(next)) return ofMany;
    return next.endsWith('ly') || SELF.test(next) || isObjectLast;
  });
}

/**
 * What a sentence is about where the phrase that opens it holds its verb: "model railway club" of "model railway club meets".
 * @param after what follows the phrase
 * @returns undefined where the subject says too little to be a name
 */
export function subjectIn(phrase: string, after: string): string | undefined {
  const words = phrase.split(' ');
  const at = verbIn(
    words.map((word) => word.toLowerCase()),
    after,
  );
  if (at === -1) return phrase;
  return at > 1 ? words.slice(0, at).join(' ') : undefined;
}

const OPENS =
  /^(?:somewhere|anyone|anybody|everyone|everybody|someone|somebody|nobody|where|when|why|how|once|twice|of|on|at|in|into|from|for|by|after|before|during|until|while|whoever|whose|been|let|let's|subject|picture|being|dear|than|very|both|again|please|sorry|thanks)(?![\p{L}-])/iu;
const ENDS =
  /(?:^| )(?:of|on|at|in|from|for|by|as|than|into|with|to|or|a|an|the|sorry|thanks|please|makes?|says?|said|end|todays?|[£$€%])$/iu;

/** Whether words are cut out of a sentence. */
export const isClipped = (name: string): boolean => OPENS.test(name) || ENDS.test(name);
