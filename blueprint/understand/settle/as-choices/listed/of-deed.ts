import type { Category } from '../../../ontology/concept.ts';
import { isBase } from '../../../read/english/doing.ts';
import { stemsOf } from '../../../words/english-stems.ts';
import { EVENTS } from '../../../words/english-verbs.ts';
import { lookUp } from '../../../words/look-up.ts';
import {
  type Around,
  isKeptApart,
  type Listed,
  namesIn,
  type Pattern,
  singly,
  thingCalled,
  WORD,
} from './listed.ts';

// "Citizens report potholes, broken street lights or graffiti", "advertisers book a quarter, half or full page".

const NAME = String.raw`${WORD}(?: ${WORD}){0,2}`;
const LIST = String.raw`${NAME}(?:, ${NAME})*,? (?:and|or) ${NAME}`;
const ENDS = String.raw`(?=\s*(?:[.;:,)\n]|$| (?:at|in|with|on|from|by|to|via|online|through|using|for)\b))`;
const VERB =
  'reports?|reporting|requests?|requesting|books?|booking|orders?|ordering|donates?|donating|submits?|submitting|reserves?|reserving';
/** "Each order moves through new, packed and shipped" orders nothing. */
const NO_NOUN = String.raw`(?<!\b(?:an?|the|each|every|our|my|their|its|of|per|this|that|new|any) )`;
const DONE = new RegExp(
  String.raw`${NO_NOUN}\b(${VERB}) (?:(?:either|new|all kinds of) )?(${LIST})${ENDS}`,
  'giu',
);
/** What is done there leaves a record that is called like it. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  report: ['report', 'issue', 'problem', 'incident', 'damage', 'defect', 'fault', 'ticket'],
  request: ['request'],
  submit: ['submission'],
  book: ['booking', 'appointment', 'reservation', 'ad', 'advert'],
  reserve: ['reservation', 'booking'],
};

const LENT: readonly (Category | undefined)[] = ['place', 'asset', 'vehicle', 'person'];

function recordOf(verb: string, { facts }: Around): string | undefined {
  for (const stem of [verb, ...stemsOf(verb)]) {
    const nouns = lookUp(RECORDS, stem) ?? [lookUp(EVENTS, stem)].filter((one) => one !== undefined);
    const found = nouns.map((noun) => thingCalled(facts, noun)?.noun).find((noun) => noun !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NO_SORT =
  /\b(?:it|them|us|me|him|her|this|that|date|time|name|number|details?|online|again|back|day|days|hours?)$/u;

function readDone(match: RegExpExecArray, around: Around): Listed | undefined {
  const { facts, lexicon } = around;
  const [said, verb = '', list = ''] = match;
  const owner = recordOf(verb.toLowerCase(), around);
  const end = match.index + said.length;
  const place = { start: end - list.length, end };
  const options = namesIn(list);
  // "Members book plots, share tools, log harvests": other deeds.
  const isDone = (name: string) => name.includes(' ') && isBase(name.slice(0, name.indexOf(' ')));
  const isSort = (name: string) =>
    !NO_SORT.test(name) && !isDone(name) && !lexicon.isAttribute(name) && !isKeptApart(facts, name, place);
  // "Members book rooms, courts or bikes": each of these is kept, and the booking is of one.
  const isBooked =
    /^(?:book|reserv)/iu.test(verb) && options.some((name) => LENT.includes(lexicon.thing(name)?.category));
  const isMany = options.length > 2 || / or /iu.test(list);
  return owner === undefined || isBooked || !isMany || new Set(options).size < 2 || !options.every(isSort)
    ? undefined
    : { owner, label: 'type', options: singly(options), ...place };
}

/** "A quarter, half or full page" */
const ONE_OF = new RegExp(
  String.raw`\b(${VERB}|buys?|buying|rents?|renting) (?:an? )?(${WORD}(?:, ${WORD})*,? or ${WORD}) (${WORD})(?=\s*(?:[.;:,)\n]|$| (?:at|in|with|on|from|by|to|for)\b))`,
  'giu',
);

const HOW = /^(?:online|offline|just|directly|simply|now|later|here|there)$/u;
function readOneOf(match: RegExpExecArray, around: Around): Listed | undefined {
  const [said, verb = '', list = '', of = ''] = match;
  const owner = recordOf(verb.toLowerCase(), around);
  const start = match.index + said.indexOf(list, verb.length);
  const place = { start, end: match.index + said.length };
  const options = namesIn(list);
  const { facts } = around;
  // "Guests reserve online or just walk in"
  if (isBase(of.toLowerCase()) || options.some((one) => HOW.test(one))) return undefined;
  return owner === undefined ||
    thingCalled(facts, of) ||
    options.some((one) => isKeptApart(facts, one, place))
    ? undefined
    : { owner, label: of.toLowerCase(), options, ...place };
}

export const ofDeed: readonly Pattern[] = [
  { words: DONE, read: readDone },
  { words: ONE_OF, read: readOneOf },
];
