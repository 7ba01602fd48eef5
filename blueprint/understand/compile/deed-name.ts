import type { EntityFact } from '../facts.ts';
import { attributeNamed, categoryOf, thingNamed } from '../ontology/index.ts';
import { BEGINS, isBase, isDeedOfOne } from '../read/english/doing.ts';
import { isPlural, plural, singular } from '../read/english/inflect.ts';
import { sentencesOf, type Token, tokensOf } from '../read/english/tokens.ts';
import { lemmaOf } from '../read/english/verbs.ts';
import { ACTORS } from '../words/english-roles.ts';
import { COLLECTIVE, DEEDS, EVENTS } from '../words/english-verbs.ts';
import { sortsOf } from '../words/sorts-of.ts';

// What an app is called that opens with who does what: "Book loans" where children borrow books.

/** As many words as name who acts, and what they do it to. */
const LONGEST = 3;
const PARTICLE = /^(?:up|off|out|in|back|down|for|on)$/;
const POINTS = /^(?:an?|the|each|every|all|any|some|one|other|another|their|his|her|its|our|my|your|new)$/;
/** What is said of everything, and names nothing. */
const SAYS_NOTHING =
  /^(?:things?|stuff|something|everything|anything|\p{L}+days?|mornings?|weeks?|months?|daily|weekly|monthly|yearly|regularly|online)$/u;
/** Deeds that are called as what is done. */
const CALLED: Readonly<Record<string, string>> = { ...EVENTS, request: 'request' };

/** Groups that are people, and none that somebody leads: a department gives its app its name. */
const GROUPS: readonly string[] = ['family', 'staff', 'team'];
const isPerson = (noun: string): boolean => {
  const sorts = sortsOf(noun);
  const isGroup = categoryOf(noun) === 'organisation' || sorts.includes('social group');
  if (GROUPS.includes(noun)) return true;
  if (noun === 'person' || noun === 'department' || isGroup) return false;
  return ACTORS.has(noun) || thingNamed(noun, 'en')?.category === 'person' || sorts.includes('person');
};
/** Whoever wants something asks for it, and does nothing. */
const WANTS = /^(?:wants?|needs?|likes?|loves?|has|have|is|are|ask|asks)$/;

interface Acting {
  subject: string;
  verb: string;
  /** What follows the verb. */
  rest: readonly Token[];
}

/** Who begins a sentence by doing something; one of them only with an article, as in "each customer books a table". */
function actingIn(tokens: readonly Token[]): Acting | undefined {
  const from = tokens.findIndex(({ lower }) => !BEGINS.test(lower) && lower !== 'all');
  for (let at = from + 1; at <= from + LONGEST; at += 1) {
    const [subject, verb] = [tokens[at - 1]?.lower, tokens[at]?.lower];
    // "Museum: guides lead tours": what stands before the colon is the name.
    if (subject === ':' || verb === ':') return undefined;
    if (subject === undefined || verb === undefined || !isPerson(singular(subject)) || WANTS.test(verb))
      continue;
    const areMany = isPlural(subject) || COLLECTIVE.test(subject);
    const acts = areMany
      ? !isPlural(verb) && (isBase(verb) || DEEDS.has(verb) || tokens[at]?.pos === 'VERB')
      : from > 0 && isDeedOfOne(verb);
    if (!acts) continue;
    const base = areMany ? verb : lemmaOf(verb);
    const [next] = tokens.slice(at + 1);
    const isTwo = next !== undefined && CALLED[`${base} ${next.lower}`] !== undefined;
    return {
      subject: singular(subject),
      verb: isTwo ? `${base} ${next.lower}` : base,
      rest: tokens.slice(at + 1 + Number(isTwo)),
    };
  }
  return undefined;
}

const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN';
const isKnown = (word: string) => thingNamed(word, 'en') !== undefined || sortsOf(singular(word)).length > 0;

/** The words of what it is done to, up to whatever is no part of its name. */
function objectIn(rest: readonly Token[]): string | undefined {
  const from = rest.findIndex(({ lower }) => !PARTICLE.test(lower) && !POINTS.test(lower));
  if (from === -1) return undefined;
  const isPointedAt = POINTS.test(rest[from - 1]?.lower ?? '');
  const words: Token[] = [];
  for (const token of rest.slice(from)) {
    const isFirst = words.length === 0 && /^\p{L}+$/u.test(token.lower);
    // Taggers take "leave" and "repeat" for verbs, and "abstract" for what is said of a noun.
    const isOther = isFirst && (token.pos === 'VERB' || token.pos === 'ADJ');
    const isEpithet = token.pos === 'ADJ' && words.every(({ pos }) => pos === 'ADJ');
    if (!isOther && !isEpithet && !isNoun(token)) break;
    words.push(token);
  }
  const last = words.at(-1);
  if (!last || words.length > LONGEST || SAYS_NOTHING.test(last.lower)) return undefined;
  const isNamed = isNoun(last) || isPointedAt || isKnown(last.lower) || /[a-z]{3}ing$/.test(last.lower);
  return isNamed ? words.map(({ lower }) => lower).join(' ') : undefined;
}

/** "Hours" says too little without who logs them. */
const isMeasure = (noun: string): boolean =>
  thingNamed(noun, 'en') === undefined &&
  (attributeNamed(noun, 'en')?.type === 'number' || sortsOf(noun).includes('measure'));

/** "Guests leave passport number and country": what is entered of each. */
const isEntered = (noun: string): boolean =>
  thingNamed(noun, 'en') === undefined &&
  ['text', 'email', 'phone'].includes(attributeNamed(noun, 'en')?.type ?? '');

/** Of so few words that its first sentence says all of it. */
const FEW = 14;

/**
 * What is done, of an English description that begins with who does it.
 * @param things what is kept: a longer description may begin with what is only told beside it
 */
export function deedNameIn(description: string, things: readonly EntityFact[]): string | undefined {
  const [sentence] = sentencesOf(description);
  const acting = sentence && actingIn(tokensOf(sentence));
  const object = acting && objectIn(acting.rest);
  if (!acting || object === undefined) return undefined;
  const one = singular(object);
  const deed = CALLED[acting.verb];
  const heads = things.map(({ noun }) => noun.split(' ').at(-1));
  const isKept = [deed, one.split(' ').at(-1)].some((word) => heads.includes(word));
  if (!isKept && (description.split(/\s+/u).length > FEW || isEntered(one))) return undefined;
  if (deed !== undefined) return `${one} ${plural(deed)}`;
  const many = /[^s]s$/.test(object) ? object : plural(one);
  return !one.includes(' ') && isMeasure(one) ? `${acting.subject} ${many}` : many;
}
