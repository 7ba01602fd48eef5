import type { Category } from '../../../ontology/concept.ts';
import { sentenceStart } from '../../../mentions.ts';
import { categoryFor } from '../../../read/english/sorts.ts';
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

// "Tickets for people, bikes or cars", "shifts at the gate, bar, parking or first aid".

const NAME = String.raw`(?:the |an? )?${WORD}(?: ${WORD}){0,2}`;
const LIST = String.raw`${NAME}(?:, ${NAME})*,? (?:and|or) ${NAME}`;
const ENDS = String.raw`(?=\s*(?:[.;:,)\n]|$| (?:at|in|with|on|from|by|to|as|per|and|for|that|which)\b))`;
/** For whom or what something is counts among its sorts where it is sold or held so. */
const FOR = new RegExp(String.raw`\b([a-z-]+s) for (${LIST})${ENDS}`, 'giu');
const SOLD =
  /^(?:ticket|pass|membership|subscription|fee|price|tariff|rate|course|class|lesson|workshop|group|session|team|camp|programme|program|trip|tour|menu|package|shoot)$/u;
const PRICED = /(?:^| )(?:ticket|pass|membership|subscription|fee|price|tariff|rate)$/u;
/** Of whom each group has its own. */
const AGES =
  /^(?:bab(?:y|ies)|toddlers?|child(?:ren)?|kids?|teens?|teenagers?|youths?|young people|adults?|seniors?|pensioners?|beginners?|intermediates?|advanced|experts?|professionals?|families|famil(?:y|ies)|groups?|students?|men|women|boys|girls)$/u;
/** Who or what else something is for is kept by itself. */
const NO_SORT =
  /^(?:it|them|us|me|you|him|her|this|that|these|those|all|everyone|everybody|free|sale|rent|example|instance|now|later|today|tomorrow|more|other|others|any|both)$|^(?:today|tomorrow|this|next|last|all|each|every|our|my|their|its|his|your) /u;
const DATED = /\b(?:day|week|month|year|hour|minute|evening|morning|night|date|time|price|name|cost)s?$/u;

function optionsIn(list: string, whole: { start: number; end: number }, { facts, lexicon }: Around) {
  const options = namesIn(list);
  const isSort = (name: string) =>
    !NO_SORT.test(name) &&
    !DATED.test(name) &&
    !lexicon.isAttribute(name) &&
    !isKeptApart(facts, name, whole);
  return new Set(options).size > 1 && options.every(isSort) ? singly(options) : undefined;
}

/** How a list is joined, and whether it may go on with one that began before. */
interface How {
  isOr: boolean;
  isInList: boolean;
}

const behind =
  (
    label: string,
    isOwner: (noun: string, options: readonly string[], around: Around, how: How) => boolean,
  ): Pattern['read'] =>
  (match, around): Listed | undefined => {
    const [said, named = '', list = ''] = match;
    const owner = thingCalled(around.facts, named)?.noun;
    const end = match.index + said.length;
    const place = { start: end - list.length, end };
    const options = optionsIn(list, place, around);
    const before = around.text.slice(sentenceStart(around.text, match.index), match.index);
    const how = { isOr: / or /iu.test(list), isInList: /[,:]/u.test(before) };
    if (owner === undefined || !options || !isOwner(owner, options, around, how)) return undefined;
    return { owner, label, options, ...place };
  };

/** Where something happens. */
const AT = new RegExp(String.raw`\b([a-z-]+s) (?:at|on|in|behind) (?=the )(${LIST})${ENDS}`, 'giu');
const THINGS: readonly (Category | undefined)[] = ['asset', 'place', 'vehicle', 'person'];
const BOOKED: readonly (Category | undefined)[] = ['booking', 'event'];
const HAPPENS: readonly (Category | undefined)[] = ['event', 'work', 'task', 'booking'];

/** "Donations of whole blood, plasma or platelets" */
const OF = new RegExp(
  String.raw`\b([a-z]+s|pick-up|delivery|donation|order|sale) of (${LIST})${ENDS}`,
  'giu',
);
const GIVEN: readonly (Category | undefined)[] = [
  'money',
  'booking',
  'document',
  'health',
  'task',
  'event',
  'work',
];

export const behindNoun: readonly Pattern[] = [
  {
    words: OF,
    read: behind(
      'type',
      (owner, _, { lexicon }, { isOr }) => isOr && GIVEN.includes(categoryFor(owner, lexicon)),
    ),
  },
  {
    words: FOR,
    read: behind('type', (owner, options, { lexicon }, { isOr, isInList }) => {
      const isPerson = categoryFor(owner, lexicon) === 'person';
      const isSold = SOLD.test(owner.split(' ').at(-1) ?? '');
      // "Bookings for rooms, desks and bikes": each of them is of one of these.
      const isOfThing =
        BOOKED.includes(categoryFor(owner, lexicon)) &&
        !isSold &&
        options.some((name) => THINGS.includes(categoryFor(name, lexicon)));
      // "Clients, appointments for signing, documents and invoices": the list began before.
      const isOther =
        isOr ||
        (!isInList && options.length > 2 && PRICED.test(owner)) ||
        (options.length > 2 && options.every((name) => AGES.test(name)));
      const isGiven = GIVEN.includes(categoryFor(owner, lexicon)) && isOr;
      return !isPerson && !isOfThing && ((isSold && isOther) || isGiven);
    }),
  },
  {
    words: AT,
    read: behind(
      'place',
      (owner, _, { lexicon }, { isOr }) => isOr && HAPPENS.includes(categoryFor(owner, lexicon)),
    ),
  },
];
