import { isKnownField } from '../../known-fields.ts';
import type { Lexicon } from '../../lexicon.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { COMPOUND_OPENINGS, OPENING_IMPERATIVES } from '../../words/imperatives.ts';
import { lookUp } from '../../words/look-up.ts';
import { WORD_CLASS_WEIGHTS } from '../../words/word-class-weights.ts';
import { isBase, isDeedOfOne } from './doing.ts';
import { isPlural, singular } from './inflect.ts';
import type { Token } from './tokens.ts';
import { classOf, isOpen, WORD_CLASSES, wordSigns } from './word-signs.ts';

// Taggers learn from newspapers: here words are told nouns, verbs and adjectives again by what descriptions of apps are like.

/** Words that are nouns without doubt somewhere in a description: several are spoken of. */
export function nounsIn(sentences: readonly (readonly Token[])[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((tokens) =>
      tokens.flatMap(({ lower, pos }) => (pos === 'NOUN' && isPlural(lower) ? [singular(lower)] : [])),
    ),
  );
}

type Sums = [noun: number, verb: number, adjective: number, other: number];
const POS = { noun: 'NOUN', verb: 'VERB', adjective: 'ADJ', other: 'ADV' } as const;

let table: Readonly<Record<string, Sums>> | undefined;
/** Each line has what a sign says for a noun, a verb, an adjective and any other word, in tenths. */
const weightsOf = (sign: string): Sums | undefined => {
  table ??= Object.fromEntries(
    WORD_CLASS_WEIGHTS.split('\n').map((line): [string, Sums] => {
      const [noun = '0', verb = '0', adjective = '0', other = '0', ...words] = line.split(' ');
      return [words.join(' '), [Number(noun), Number(verb), Number(adjective), Number(other)]];
    }),
  );
  return lookUp(table, sign);
};

const PERIOD = /^(?:minute|hour|day|night|week|month|quarter|season|year)$/;
const OF_COUNT = /^(?:once|twice|thrice|times?|x)$/;
/** "Every time it is caught", "about 30 children a week", "12 euros a year": how often, and nothing that is kept. */
function isHowOften(tokens: readonly Token[], at: number): boolean {
  const [second, before, token, after, next] = [-2, -1, 0, 1, 2].map((step) => tokens[at + step]);
  // "Feed the animals three times a day": no animals are called that.
  const isNumber = before?.pos === 'NUM' || /^(?:several|many|multiple|few)$/.test(before?.lower ?? '');
  if (token?.lower === 'times' && at > 3 && isNumber && isPlural(second?.lower ?? ''))
    return /^(?:an?|per|each|every)$/.test(after?.lower ?? '') && PERIOD.test(next?.lower ?? '');
  if (token?.lower === 'time') return /^(?:each|every|any)$/.test(before?.lower ?? '');
  if (!second || !PERIOD.test(token?.lower ?? '') || !/^(?:an?|per|each|every)$/.test(before?.lower ?? ''))
    return false;
  // "How many days a year they get" is one number that is kept.
  if (tokens.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'how')) return false;
  const isCounted = OF_COUNT.test(second.lower) || second.pos === 'NUM' || /^\d/.test(second.lower);
  return isCounted || (/^an?$/.test(before?.lower ?? '') && classOf(second.pos) === 'noun');
}

/** What is asked of an app. */
const KEEPS = /^(?:record|log|track|store|list|note|show|save|book|plan|display|print|mail|rate|sort|count)$/;
/** Where what becomes less goes. */
const LOW = /^(?:below|under|beneath|low|short|down|out)$/;

const ASKING = /^(?:how|what|which|who|whom|when|where|why|whether|if|down)$/;

/** What stands before somebody is asked to do something. */
const OPENS = /^(?:|to|and|please|we|i|you|they|can|should|must|will|also|then|[^\p{L}]+)$/u;

const NOTES = /^(?:record|log|note|enter)$/;
const ORDERS = /^(?:order|place|book|reserve|request|upload|post|rent)$/;
const NO_DEED =
  /^(?:have|has|had|is|are|be|was|were|can|need|needs|want|wants|keep|sell|includes?|contains?|keeps?|with)$/;
/** Where the row of nouns ends that begins at `from`. */
function endOfName(tokens: readonly Token[], from: number): number {
  let last = from;
  while (classOf(tokens[last + 1]?.pos ?? 'PUNCT') === 'noun') last += 1;
  return last;
}
/** The last noun of the name that begins here. */
const lastOfName = (tokens: readonly Token[], from: number): string | undefined =>
  classOf(tokens[from]?.pos ?? 'PUNCT') === 'noun' ? tokens[endOfName(tokens, from)]?.lower : undefined;
const isOfSeveral = (tokens: readonly Token[], from: number): boolean => {
  const last = lastOfName(tokens, from);
  return last !== undefined && isPlural(last) && !isKnownField(last, 'en');
};

/** "Volunteers check the fridge and record temperature, cleanliness", "for each dive record depth": what somebody notes. */
function isNotedThere(tokens: readonly Token[], at: number): boolean {
  const [second, before, token, after] = [-2, -1, 0, 1].map((step) => tokens[at + step]);
  // "Clients pick photos and order prints", but "prices and order numbers".
  const isOrdered = ORDERS.test(token?.lower ?? '') && before?.lower === 'and' && isOfSeveral(tokens, at + 1);
  if (!token || !before || !after || !(NOTES.test(token.lower) || isOrdered)) return false;
  if (classOf(after.pos) !== 'noun' && !/^(?:the|their|its|how|an?)$/.test(after.lower)) return false;
  if (COMPOUND_OPENINGS.has(`${token.lower}_${singular(after.lower)}`)) return false;
  const isOfEach = (each: Token | undefined, start: number) =>
    /^(?:each|every)$/.test(each?.lower ?? '') &&
    /^(?:for|at|during|after)$/.test(tokens[start]?.lower ?? '');
  if (classOf(before.pos) === 'noun')
    return (
      isOfEach(second, at - 3) ||
      (classOf(second?.pos ?? 'PUNCT') === 'noun' && isOfEach(tokens[at - 3], at - 4))
    );
  if (!/^(?:and|then)$/.test(before.lower)) return false;
  const clause = tokens.slice(
    tokens.findLastIndex(({ lower }, place) => place < at && /^[;:.(]$/.test(lower)) + 1,
    at,
  );
  const isDeed = ({ pos, lower }: Token, place: number) =>
    pos === 'VERB' || (isBase(lower) && isPlural(clause[place - 1]?.lower ?? ''));
  return clause.some((one, place) => isDeed(one, place) && !NO_DEED.test(one.lower));
}

/** What is spelled in its own way in lists: "cake y/n" is as good as "cake yes/no", and "box no." names a number. */
function spelled(tokens: readonly Token[], at: number): Token | undefined {
  const [second, before, token, after, next] = [-2, -1, 0, 1, 2].map((step) => tokens[at + step]);
  if (!token) return undefined;
  if (token.lower === 'y' && after?.lower === '/' && next?.lower === 'n') return { ...token, pos: 'INTJ' };
  if (token.lower === 'n' && before?.lower === '/' && second?.lower === 'y') return { ...token, pos: 'DET' };
  // "Move-in date", "use-by date".
  const isJoined = /^\p{L}+-\p{L}+$/u.test(token.lower) && !isOpen(token);
  if (isJoined && after !== undefined && classOf(after.pos) === 'noun') return { ...token, pos: 'ADJ' };
  // "The volunteer notes how it behaved".
  if (/^(?:notes|logs|records|marks|reports)$/.test(token.lower) && ASKING.test(after?.lower ?? ''))
    return { ...token, pos: 'VERB' };
  // "The phone doesn't stop": what somebody doesn't do.
  const isDenied =
    /^(?:n't|not)$/.test(before?.lower ?? '') &&
    /^(?:do|does|did|wo|ca|can|should|must)$/.test(second?.lower ?? '');
  if (isDenied && (token.pos === 'VERB' || isBase(token.lower))) return { ...token, pos: 'VERB' };
  // "A shop that rents out skis"
  if (/^(?:rents|hires|lends|lets|sells|hands|gives)$/.test(token.lower) && after?.lower === 'out')
    return { ...token, pos: 'VERB' };
  // "Track whether it is paid", "please check that the dates fit".
  if (
    isBase(token.lower) &&
    /^(?:whether|that|if)$/.test(after?.lower ?? '') &&
    OPENS.test(before?.lower ?? '')
  )
    return { ...token, pos: 'VERB' };
  // "Members borrow books, return them and pay fines."
  const isDone = isBase(token.lower) || DEEDS.has(token.lower);
  if (
    isDone &&
    /^(?:it|them|him)$/.test(after?.lower ?? '') &&
    /^(?:,|and|or|then)$/.test(before?.lower ?? '')
  )
    return { ...token, pos: 'VERB' };
  // "Customers book a slot, leave name and phone"
  const isLeft = token.lower === 'leave' && /^(?:,|and)$/.test(before?.lower ?? '');
  if (isLeft && isKnownField(after?.lower ?? '', 'en')) return { ...token, pos: 'VERB' };
  // "Guests with an RSVP and dietary needs"
  const endsThere = after === undefined || /^(?:[,.;)]|and|or)$/.test(after.lower);
  if (token.lower === 'needs' && (before?.pos === 'ADJ' || before?.lower === 'dietary') && endsThere)
    return { ...token, pos: 'NOUN' };
  // "Who serves on which Sunday"
  if (before?.lower === 'who' && isDeedOfOne(token.lower)) return { ...token, pos: 'VERB' };
  // "Track bikes including their size", "please record the date".
  if (token.lower === 'including') return { ...token, pos: 'ADP' };
  if (before?.lower === 'please' && KEEPS.test(token.lower)) return { ...token, pos: 'VERB' };
  if (/^exceeds?$/.test(token.lower)) return { ...token, pos: 'VERB' };
  if (isNotedThere(tokens, at)) return { ...token, pos: 'VERB' };
  // "When a drug drops below 20".
  if (/^(?:drops|falls|dips|sinks|runs|slips)$/.test(token.lower) && LOW.test(after?.lower ?? ''))
    return { ...token, pos: 'VERB' };
  // "Classes cost 12 euros": a verb that names what is kept.
  if (/^costs?$/.test(token.lower) && after?.pos === 'NUM') return { ...token, pos: 'NOUN' };
  const isNumbered = before !== undefined && classOf(before.pos) === 'noun' && !isPlural(before.lower);
  const isAtEnd = after === undefined || /^(?:,|\)|;|\.|and|&|\+)$/.test(after.lower);
  return /^(?:no|nr)\.?$/.test(token.lower) && isNumbered && isAtEnd
    ? { ...token, lower: token.lower.slice(0, 2), pos: 'NOUN' }
    : undefined;
}

const WHO_DOES = /\p{L}{3}(?:er|or|ist|ian|smith)$/u;
/** What people do that is mostly a noun, or that no list of verbs has. */
const DEEDS = new Set(
  (
    'answer assemble assess audit back bake bid bill blend board book borrow brew calibrate cancel challenge chart charter check clean clock ' +
    'comment cook count cut dive donate draft drill edit exchange exhibit farm feed fight film fish fly fund grade groom guard guide hand harvest ' +
    'host hunt invoice label lead lend load log market mend mentor milk moor offer order pack paint park patrol pay photograph pick pilot plan plant play post ' +
    'process rate record rehearse rent repair report request research reserve review sample schedule score service serve share shear shelve ship sign sing sponsor ' +
    'sort spray staff stage stamp stock supply survey swap sweep tailor test ticket time tour track trade train treat tutor upload visit vote watch water weave weigh weld work'
  ).split(' '),
);
/** "Players challenge each other", "pupils hand in homework": of several people it is said what they do. */
function isDeedOfPeople(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !before || !(isPlural(before.lower) || /^(?:staff|people)$/.test(before.lower))) return false;
  // "Nurses work shifts", "guards patrol our sites": between two of many stands what the first do.
  const object = DETERMINES.test(next?.lower ?? '') || next?.pos === 'ADJ' ? at + 2 : at + 1;
  const mayBe =
    isBase(token.lower) || (classOf(token.pos) === 'verb' && lexicon.thing(token.lower) === undefined);
  const last = lastOfName(tokens, object) ?? '';
  const isOfThings =
    isOfSeveral(tokens, object) || (isPlural(last) && lexicon.thing(singular(last)) !== undefined);
  const isBetween = mayBe && !isPlural(token.lower) && isOfThings;
  if (!DEEDS.has(token.lower) && !isBetween) return false;
  const who = singular(before.lower);
  const known = lexicon.thing(who)?.category;
  const areMany = classOf(before.pos) === 'noun' && classOf(next?.pos ?? 'PUNCT') === 'noun';
  // "Sales reps visit shops", "quilters visit fairs": nobody knows them, and two of many stand around what is done.
  const isSomeone = known === undefined && (ACTORS.has(who) || WHO_DOES.test(who)) && areMany;
  const doesDeeds = known !== undefined && DOING.includes(known);
  if (classOf(before.pos) !== 'noun' || !(doesDeeds || isSomeone)) return false;
  const modifier = tokens[at - 2];
  const isModified =
    modifier !== undefined &&
    classOf(modifier.pos) === 'noun' &&
    (!isPlural(modifier.lower) || modifier.lower === 'sales');
  const opens = tokens[at - (isModified ? 3 : 2)];
  if (opens && !/^(?:[.;:,–-]|and|but|while|if|where|when|that|need|want|our|my|the|all)$/.test(opens.lower))
    return false;
  // "Each other" is no longer there.
  if (next === undefined || /^[,.;]$/.test(next.lower))
    return /^(?:challenge|vote|bid|comment|donate)$/.test(token.lower);
  return (
    /^(?:each|in|out|up|off|for|to|a|an|the|their|them|it|on|against|with)$/.test(next.lower) ||
    isOfThings ||
    // "Agents answer and close tickets"
    (next.lower === 'and' &&
      isBase(tokens[at + 2]?.lower ?? '') &&
      isPlural(lastOfName(tokens, at + 3) ?? '')) ||
    // "Shops order bread from the kitchen", but "customers, order number".
    (classOf(next.pos) === 'noun' &&
      !isKnownField(next.lower, 'en') &&
      FROM.test(tokens[at + 2]?.lower ?? ''))
  );
}
/** What needs nobody and nothing behind it: "bidders register, bid in steps". */
const ALONE = /^(?:challenge|vote|bid|comment|donate|register|subscribe|apply|enrol|compete|book|pay)$/;
function isDeedAlone(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [opens, who, verb, next] = [-2, -1, 0, 1].map((step) => tokens[at + step]);
  if (!who || !verb || !ALONE.test(verb.lower) || !isPlural(who.lower)) return false;
  const one = singular(who.lower);
  const isSomeone = ACTORS.has(one) || WHO_DOES.test(one) || lexicon.thing(one)?.category === 'person';
  return isSomeone && /^(?:[.,;:–-]|and|)$/.test(opens?.lower ?? '') && /^[.,;]?$/.test(next?.lower ?? '');
}
const DOING: readonly string[] = ['person', 'organisation', 'place'];
const FROM = /^(?:from|to|for|with|online|at|in|on|by|each|every)$/;

/** What a name of two words begins with, as "time slots". */
const beginsName = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean => {
  const [word, next] = [tokens[at]?.lower ?? '', singular(tokens[at + 1]?.lower ?? '')];
  return COMPOUND_OPENINGS.has(`${word}_${next}`) || lexicon.thing(`${word} ${next}`) !== undefined;
};
/** "Coaches plan sessions, record attendance and send invoices", "they book slots, log equipment": what the same people do next. */
function isNextDeed(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !next || !isBase(token.lower) || !/^(?:,|and)$/.test(before?.lower ?? '')) return false;
  if (classOf(next.pos) !== 'noun' || isKnownField(next.lower, 'en') || beginsName(tokens, at, lexicon))
    return false;
  const from = tokens.findLastIndex(({ lower }, place) => place < at && /^[;:.(]$/.test(lower)) + 1;
  const second = tokens[from + 1];
  const isOfPronoun =
    /^(?:they|we|i|you)$/.test(tokens[from]?.lower ?? '') &&
    second !== undefined &&
    isBase(second.lower) &&
    !NO_DEED.test(second.lower);
  // "Repair jobs are done by mechanics": what something is said of.
  const behind = tokens[endOfName(tokens, at + 1) + 1];
  if (behind?.pos === 'AUX') return false;
  const isPerson = lexicon.thing(singular(tokens[from]?.lower ?? ''))?.category === 'person';
  const isOfPeople =
    isPerson && isPlural(tokens[from]?.lower ?? '') && second?.pos === 'VERB' && isBase(second.lower);
  return isOfPronoun || isOfPeople || [1, 2].some((place) => isDeedOfPeople(tokens, from + place, lexicon));
}

const DETERMINES = /^(?:our|my|the|an?|this|their)$/;
/** "My shop repairs bikes", "a scout group plans camps": of one that a sentence opens with it is said what it does, where nothing else is said. */
function isDeedOfOpening(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [determiner] = tokens;
  const [noun, verb, object] = tokens.slice(at - 1);
  if (at < 2 || at > 4 || !determiner || !noun || !verb || !object) return false;
  if (!tokens.slice(1, at - 1).every(({ pos, lower }) => BEFORE_NAME.test(pos) && !isPlural(lower)))
    return false;
  const end = tokens.findIndex(({ lower }) => /^[;:.]$/.test(lower));
  const isSentence = tokens
    .slice(0, end < 0 ? tokens.length : end)
    .every(({ pos }, place) => place === at || !/^(?:VERB|AUX)$/.test(pos));
  return (
    DETERMINES.test(determiner.lower) &&
    classOf(noun.pos) === 'noun' &&
    !isPlural(noun.lower) &&
    (isDeedOfOne(verb.lower) || DEEDS.has(verb.lower.slice(0, -1))) &&
    // "Our museum loans objects": the loans are kept.
    lexicon.thing(singular(verb.lower))?.category !== 'booking' &&
    classOf(object.pos) === 'noun' &&
    isPlural(lastOfName(tokens, at + 1) ?? '') &&
    isSentence
  );
}

const BEFORE_NAME = /^(?:NOUN|PROPN|ADJ)$/;

const ONE_DOES =
  /^(?:notes|records|writes|marks|enters|picks|decides|ticks|puts|chooses|checks|keys|fills|logs)$/;
const BEGINS_OBJECT = /^(?:NOUN|PROPN|ADJ|DET|NUM)$/;
/** "The tuner records clean, worn or broken", "the vet picks the dose": what one of them does, where no other verb follows. */
function isDeedOfActor(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [determiner, who, verb, next] = [-2, -1, 0, 1].map((step) => tokens[at + step]);
  if (!who || !verb || !next || !ONE_DOES.test(verb.lower) || isPlural(who.lower)) return false;
  if (!/^(?:our|my|the|an?|this|their|each|every)$/.test(determiner?.lower ?? '')) return false;
  const isSomeone =
    ACTORS.has(who.lower) || WHO_DOES.test(who.lower) || lexicon.thing(who.lower)?.category === 'person';
  if (
    !isSomeone ||
    !(BEGINS_OBJECT.test(next.pos) || /^(?:in|off|down|what|how|if|whether)$/.test(next.lower))
  )
    return false;
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ lower }) => /^[,;:.]$/.test(lower));
  return rest.slice(0, end < 0 ? rest.length : end).every(({ pos }) => pos !== 'AUX');
}

/** Shorter words of that ending are things: "water", "letter". */
const LONG = 7;
/** "Watchmaker estimates the price, customer collects it": what one of them does, with nothing before who does it. */
function isDeedOfBareOne(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [before, who, verb, next] = [-2, -1, 0, 1].map((step) => tokens[at + step]);
  if (!who || !verb || !next || isPlural(who.lower) || !/[^s]s$/.test(verb.lower)) return false;
  if (before && !/^(?:[.,;:(–-]|and|then|when|once|if)$/.test(before.lower)) return false;
  const isKnown = ACTORS.has(who.lower) || lexicon.thing(who.lower)?.category === 'person';
  const isSomeone = isKnown || (WHO_DOES.test(who.lower) && who.lower.length >= LONG);
  return isSomeone && /^(?:the|an?|it|them|him|her|their|his|its)$/.test(next.lower);
}

const DAY_ADVERB = /^(?:today|tonight|tomorrow|yesterday|nowadays)$/;

/** "Log eggs per hen", "- post news in a category", "plan shifts, swap shifts with others": what somebody is to do. */
function openingAt(tokens: readonly Token[], at: number, lexicon: Lexicon): 'noun' | 'verb' | undefined {
  const verb = tokens[at];
  if (!verb || !OPENING_IMPERATIVES.has(verb.lower)) return undefined;
  const before = tokens.slice(0, at);
  const isFirst = before.every(({ lower }) => !/[\p{L}]/u.test(lower));
  const isNext =
    /^(?:,|and|or|&)$/.test(before.at(-1)?.lower ?? '') && OPENING_IMPERATIVES.has(before[0]?.lower ?? '');
  if (!isFirst && !isNext) return undefined;
  const from = at + (tokens[at + 1]?.pos === 'ADJ' ? 2 : 1);
  const noun = tokens[from];
  if (!noun || classOf(noun.pos) !== 'noun') return undefined;
  const last = endOfName(tokens, from);
  const name = `${verb.lower} ${singular(noun.lower)}`;
  const isCompound = COMPOUND_OPENINGS.has(name.replace(' ', '_')) || lexicon.thing(name) !== undefined;
  const [next, whom] = [tokens[last + 1], tokens[last + 2]];
  const isWith = next?.lower === 'with' && !/^(?:others?|each|one|people|friends)$/.test(whom?.lower ?? '');
  const isOfThing = next === undefined || isWith || !/\p{L}/u.test(next.lower);
  // "Book reviews with title and stars" are reviews of books.
  if (isOfThing) return isCompound && isWith ? 'noun' : undefined;
  const isSeveral = isPlural(tokens[last]?.lower ?? '') || !lexicon.thing(noun.lower);
  return !isCompound && isSeveral ? 'verb' : undefined;
}

/**
 * @param tokens a sentence as it was tagged
 * @param named nouns of the description, which it may use where a tagger expects something else
 */
export function classed(
  tokens: readonly Token[],
  lexicon: Lexicon,
  named: ReadonlySet<string> = new Set(),
): Token[] {
  return tokens.map((token, at) => {
    const told = spelled(tokens, at);
    if (told) return told;
    if (!isOpen(token)) return token;
    const opening = openingAt(tokens, at, lexicon);
    if (opening) return { ...token, pos: POS[opening] };
    if (
      isDeedOfPeople(tokens, at, lexicon) ||
      isDeedOfOpening(tokens, at, lexicon) ||
      isDeedOfActor(tokens, at, lexicon) ||
      isDeedOfBareOne(tokens, at, lexicon) ||
      isDeedAlone(tokens, at, lexicon) ||
      isNextDeed(tokens, at, lexicon)
    )
      return { ...token, pos: POS.verb };
    if (DAY_ADVERB.test(token.lower) && tokens[at + 1]?.lower !== "'s") return { ...token, pos: POS.other };
    if (isHowOften(tokens, at)) return { ...token, pos: POS.other };
    const sums: Sums = [0, 0, 0, 0];
    for (const sign of wordSigns(tokens, at, lexicon, named))
      weightsOf(sign)?.forEach((weight, place) => (sums[place] = (sums[place] ?? 0) + weight));
    const likeliest = WORD_CLASSES[sums.indexOf(Math.max(...sums))] ?? 'other';
    const own = classOf(token.pos);
    // "Deposit paid": a participle is as good as the verb that it was tagged as.
    const isKept = likeliest === own || (likeliest === 'adjective' && own === 'verb');
    return isKept ? token : { ...token, pos: POS[likeliest] };
  });
}
