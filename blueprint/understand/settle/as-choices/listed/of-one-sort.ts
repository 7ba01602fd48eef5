import { type Facts, type FieldFact, overlaps, type Span, spansOf } from '../../../facts.ts';
import { mentionsOf, sentenceStart } from '../../../mentions.ts';
import { isStately } from '../../../read/english/choices/choice.ts';
import { nameOfValues } from '../../../read/english/choices/names.ts';
import { categoryFor } from '../../../read/english/sorts.ts';
import { type Around, isKeptApart, type Listed, namesIn, type Pattern, thingCalled, WORD } from './listed.ts';

// Lists of words that tell by themselves what is chosen: "weekly or every two weeks", "pays cash, by card or to the room",
// "votes yes, no or abstain".

const listOf = (one: string) =>
  String.raw`${one}(?:(?:, ?| ?/ ?| \/ )${one})*(?:,? or |,? and |, ?| ?/ ?)${one}`;

const OFTEN = String.raw`(?:one[- ]?time|one-off|once|daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annually|every (?:(?:two|three|four|six|other|second|\d+) )?(?:days?|weeks?|months?|quarters?|years?)|on demand)`;
const HOW_OFTEN = new RegExp(String.raw`(?<![a-z-])${listOf(OFTEN)}(?![a-z-])`, 'giu');
/** What comes again and again. */
const RECURRING =
  /(?:^| )(?:subscription|booking|delivery|plan|membership|cleaning|visit|appointment|order|task|job|payment|donation|walk|lesson|session|customer|client)$/u;

const PAID = String.raw`(?:(?:by |in |with |via )?(?:the )?(?:cash|(?:credit |debit |bank )?card|(?:bank |wire )?transfer|che(?:que|ck)|invoice|paypal|direct debit|voucher|vouchers|on account|twint)|to (?:the|their) room|on (?:the )?(?:bill|house|account))`;
const HOW_PAID = new RegExp(
  String.raw`\b(?:(?:whether|if|how) [a-z' ]{2,30}? )?(?:pay|pays|paid|paying)(?: (?:either|it|them|for it))? (${listOf(PAID)})(?![a-z-])`,
  'giu',
);
const PAYMENTS =
  /(?:^| )(?:payment|invoice|bill|sale|order|booking|reservation|appointment|visit|stay|job|rental|registration|ticket|lesson|class|course)$/u;

/** The nearest thing before a place, or else the first behind it, of those that are called so. */
function nearest(
  { facts, text }: Around,
  { start, end }: Span,
  isIt: (noun: string) => boolean,
): string | undefined {
  const mentions = mentionsOf(facts.entities, text);
  const from = sentenceStart(text, start);
  const before = mentions.findLast((one) => one.start >= from && one.end <= start && isIt(one.noun));
  return (
    before?.noun ??
    facts.entities.find(({ noun }) => isIt(noun))?.noun ??
    mentions.find((one) => one.start >= end)?.noun
  );
}

/** The choice that these words were read as. */
const choiceIn = ({ fields }: Facts, place: Span): FieldFact | undefined =>
  fields.find((one) => one.options && spansOf(one).some((span) => overlaps(span, place)));

function readOften(match: RegExpExecArray, around: Around): Listed | undefined {
  const [said] = match;
  const place = { start: match.index, end: match.index + said.length };
  const options = namesIn(said.replace(/ ?\/ ?/gu, ', '));
  if (new Set(options).size < 2 || choiceIn(around.facts, place) !== undefined) return undefined;
  const owner = nearest(around, place, (noun) => RECURRING.test(noun));
  return owner === undefined || !RECURRING.test(owner)
    ? undefined
    : { owner, label: 'frequency', options, ...place };
}

function readPaid(match: RegExpExecArray, around: Around): Listed | undefined {
  const [said, list = ''] = match;
  const end = match.index + said.length;
  const place = { start: match.index, end };
  const options = namesIn(list.replace(/ ?\/ ?/gu, ', ')).map((one) =>
    one.replace(/^(?:by|in|with|via) (?:the )?/u, ''),
  );
  const held = choiceIn(around.facts, place);
  const owner = nearest(around, place, (noun) => PAYMENTS.test(noun));
  const payer = held?.owner ?? owner;
  const isMeant = owner !== undefined && PAYMENTS.test(owner);
  if (new Set(options).size < 2 || held?.options?.length === options.length) return undefined;
  return payer === undefined
    ? undefined
    : { owner: isMeant ? owner : payer, label: 'payment method', options, ...place };
}

const ANSWER = '(?:yes|no|abstain|abstention|abstained|for|against|in favour)';
const VOTED = new RegExp(
  String.raw`\bvot(?:e|es|ed|ing)\b(?: on)?[^.;:\n]{0,30}?[ (,:] ?(${listOf(ANSWER)})(?![a-z-])`,
  'giu',
);
function readVote(match: RegExpExecArray, { facts }: Around): Listed | undefined {
  const [said, list = ''] = match;
  const end = match.index + said.length;
  const place = { start: end - list.length, end };
  const owner = facts.entities.find(({ noun }) => /(?:^| )vote$/u.test(noun))?.noun;
  const options = namesIn(list.replace(/ ?\/ ?/gu, ', '));
  return owner === undefined || options.length < 3
    ? undefined
    : { owner, label: 'answer', options, ...place };
}

/** "What breakfast they want: sweet, savoury or vegan" */
const WANTED = new RegExp(
  String.raw`\b(?:what|which) ([a-z]+) (?:they|he|she|it|you|the [a-z]+|each [a-z]+) (?:wants?|would like|prefers?|likes?|needs?|takes?|chooses?|gets?) ?[:(–-] ?((?:[a-z]+(?: [a-z]+)?, )+(?:[a-z]+(?: [a-z]+)?,? )?or [a-z]+(?: [a-z]+)?)(?=\s*(?:[.;)\n]|$))`,
  'giu',
);
function readWanted(match: RegExpExecArray, { facts }: Around): Listed | undefined {
  const [said, noun = '', list = ''] = match;
  const end = match.index + said.length;
  const place = { start: end - list.length, end };
  const owner = facts.entities.find((one) => one.noun === noun.toLowerCase())?.noun;
  return owner === undefined ? undefined : { owner, label: 'type', options: namesIn(list), ...place };
}

/** "Choose a distance (5 km, 10 km or half marathon)", "pick a menu: meat, fish or vegan" */
const CHOSEN = new RegExp(
  String.raw`\b(?:choose|chooses|pick|picks|select|selects) (?:an?|the|their|one) ([a-z-]+(?: [a-z-]+)?) ?[(:–-] ?([a-z0-9][^.;:()\n]{1,80}? or [a-z0-9][a-z0-9 -]{0,24}?)(?=\)|[.;\n]|$)`,
  'giu',
);
function readChosen(match: RegExpExecArray, around: Around): Listed | undefined {
  const { facts, lexicon } = around;
  const [said, words = '', list = ''] = match;
  const end = match.index + said.length;
  const start = match.index + said.indexOf(words);
  const place = { start, end };
  const options = namesIn(list);
  const label = words.toLowerCase();
  const isNoun = facts.entities.some((one) => one.noun === label);
  if (!isNoun || options.some((one) => one.split(' ').length > 3) || new Set(options).size < 2)
    return undefined;
  const isDone = (noun: string) =>
    ['booking', 'document', 'money'].includes(categoryFor(noun, lexicon) ?? '') && noun !== label;
  const mentions = mentionsOf(facts.entities, around.text);
  const from = sentenceStart(around.text, start);
  const here = mentions
    .filter((one) => one.start >= from && one.end <= start && one.noun !== label)
    .map(({ noun }) => noun);
  const owner =
    here.find(isDone) ??
    facts.entities.find(({ noun }) => /^(?:sign-up|registration|booking|order)$/u.test(noun))?.noun ??
    here[0];
  return owner === undefined ? undefined : { owner, label, options, ...place };
}

/** "Memberships basic/plus/premium" */
const SLASHED = new RegExp(String.raw`\b([a-z]{3,}s) (${WORD}(?: ?/ ?${WORD})+)(?![a-z/-])`, 'giu');
function readSlashed(match: RegExpExecArray, { facts, lexicon }: Around): Listed | undefined {
  const [said, named = '', list = ''] = match;
  const owner = thingCalled(facts, named)?.noun;
  const end = match.index + said.length;
  const options = list.toLowerCase().split(/ ?\/ ?/u);
  const isChoice =
    new Set(options).size > 2 &&
    !options.every(isStately) &&
    !options.some((one) => lexicon.isAttribute(one));
  return owner === undefined || !isChoice
    ? undefined
    : { owner, label: nameOfValues(options) ?? 'type', options, start: end - list.length, end };
}

/** "Choose a single room, shared room or tent", "choose delivery or pick-up and a date": of what is booked or ordered. */
const NAME = String.raw`(?:an? |the )?${WORD}(?: ${WORD})?`;
const EITHER = new RegExp(
  String.raw`\b(?:choose|chooses|pick|picks|select|selects) (?:either |between )?(${NAME}(?:, ${NAME})*,? or ${NAME})(?=\s*(?:[.,;)\n]|$| (?:and|with|for|on|at|when)\b))`,
  'giu',
);
const BOOKED =
  /(?:^| )(?:sign-up|registration|booking|reservation|order|enrolment|application|appointment)$/u;
function readEither(match: RegExpExecArray, around: Around): Listed | undefined {
  const { facts, lexicon } = around;
  const [said, list = ''] = match;
  const end = match.index + said.length;
  const place = { start: end - list.length, end };
  const owner = facts.entities.find(({ noun }) => BOOKED.test(noun))?.noun;
  const options = namesIn(list);
  const isSort = (one: string) => !lexicon.isAttribute(one) && !isKeptApart(facts, one, place);
  if (owner === undefined || new Set(options).size < 2 || !options.every(isSort)) return undefined;
  const heads = options.flatMap((one) => (one.includes(' ') ? [one.slice(one.lastIndexOf(' ') + 1)] : []));
  const [head] = heads;
  const shared = heads.length > 1 && new Set(heads).size === 1 ? head : undefined;
  return { owner, label: shared ?? nameOfValues(options) ?? 'type', options, ...place };
}

export const ofOneSort: readonly Pattern[] = [
  { words: HOW_OFTEN, read: readOften },
  { words: HOW_PAID, read: readPaid },
  { words: VOTED, read: readVote },
  { words: WANTED, read: readWanted },
  { words: CHOSEN, read: readChosen },
  { words: SLASHED, read: readSlashed },
  { words: EITHER, read: readEither },
];
