import type { Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import type { Category } from '../../ontology/concept.ts';
import { categoryOf } from '../../ontology/index.ts';
import { leftBy } from '../../words/english-deeds.ts';
import { SETTINGS } from '../../words/english-verbs.ts';
import { stemsOf } from '../../words/english-stems.ts';
import { singular } from './inflect.ts';
import { headOf } from './sorts.ts';
import type { Sentence } from './tokens.ts';

// What happens is kept as something of its own: "a feeding log for my fish", "who borrowed each book", "things I lend".

type Notes = Pick<Notebook, 'entity' | 'known' | 'relation' | 'forget' | 'entities' | 'field'>;

const HAPPENING: readonly Category[] = [
  'booking',
  'event',
  'money',
  'measurement',
  'task',
  'health',
  'message',
];
const LOG =
  /\b((?:[a-z][a-z-]* ){0,2}?[a-z][a-z-]*) (?:log|logbook|log book|diary|history|schedule|tracker|register|journal|records?)\b(?: (?:for|of|on) (?:(?:my|our|the|all|each|every|an?|this) )*(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) )?((?:[a-z-]+ )?[a-z-]+))?/giu;
/** What is written down after every time it is done, though the same word is a verb. */
const DONE = /^[a-z-]{3,}ing$/;
const NO_DEED = /^(?:meeting|building|thing|evening|morning|clothing|ceiling|wedding|being|landing)$/;

/** The happening that a log is kept of, if it is one. */
function happeningIn(words: string, lexicon: Lexicon): string | undefined {
  const said = words.toLowerCase().replace(/^(?:an?|the|my|our|simple|daily|weekly|monthly) /u, '');
  const head = headOf(said);
  const whole = lexicon.thing(said) === undefined ? head : said;
  if (DONE.test(head)) {
    const left = stemsOf(head).flatMap((stem) => leftBy(stem));
    return NO_DEED.test(head) || left.length === 0 ? undefined : left.includes(head) ? head : left[0];
  }
  const isOne = [lexicon.thing(whole)?.category, categoryOf(whole)].some(
    (category) => category !== undefined && HAPPENING.includes(category),
  );
  return isOne || leftBy(head).includes(head) ? singular(whole) : undefined;
}

/** Who borrows, rents out or lends something has a loan or a rental of it. */
const VERB =
  'borrow|borrowed|borrows|lend|lent|loan|loaned|rent out|rented|rents|rent|hire out|hired|hires|hire';
const OFTEN = '(?:(?:also|sometimes|often|occasionally|usually|just|only) )?';
const TO_WHOM = '(?: to (?:(?:my|our|the|other) )?(?<whom>[a-z-]+))?';
const WORD = String.raw`(?!(?:to|for|from|and|or|who|with|at|in|on|by|it|them)\b)[a-z-]+`;
const PASSED = new RegExp(
  String.raw`\b(?:who (?:has |have |had )?(?:all )?|(?:i|we|(?<anybody>people|someone|somebody|anyone|anybody|everyone|everybody)) (?:can |may |could )?)${OFTEN}(?<verb>${VERB})(?: out)? (?:(?:each|every|which|what|the|an?|our|my|some|up to|at most|\d+|one|two|three|four|five|ten|several) )*(?<what>${WORD}(?: ${WORD})?)${TO_WHOM}`,
  'giu',
);
/** "Instruments are hired out to pupils", "skis with a length and a brand are rented". */
const IS_PASSED = new RegExp(
  String.raw`\b(?<what>[a-z-]+)(?: with [a-z, -]+?| which| that)? (?:is|are|gets?|(?:can|may|will) be) ${OFTEN}(?<verb>lent|loaned|borrowed|rented|hired)(?: out)?${TO_WHOM}`,
  'giu',
);
const THINGS_PASSED = new RegExp(
  String.raw`\b(?:things?|stuff|items?|books?|tools?|games?|records?) (?:that |which )?(?:i|we) ${OFTEN}(lend|lent|loan|rent out|rent)(?: out)?${TO_WHOM}`,
  'giu',
);
const isRental = (verb: string) => /^(?:rent|hire)/i.test(verb);

interface Passed {
  verb: string;
  what: string;
  whom: string | undefined;
  /** "People borrow games": whoever they are, it is kept who has one. */
  isAnybody?: boolean;
  at: number;
}

/** Notes what a sentence says that happens, after its clauses were read. */
export function noteHappenings({ text, start }: Sentence, notebook: Notes, lexicon: Lexicon): void {
  const spanAt = (index: number, length: number): Span => ({
    start: start + index,
    end: start + index + length,
  });
  const thingOf = (words: string, index: number): string | undefined => {
    const noun = singular(words.toLowerCase());
    const head = headOf(noun);
    const isThing = lexicon.thing(head) !== undefined && !SETTINGS.has(head);
    return notebook.known(noun) ?? (isThing ? notebook.entity(head, spanAt(index, words.length)) : undefined);
  };
  for (const { 0: all, 1: words = '', 2: about, index } of text.matchAll(LOG)) {
    const happening = happeningIn(words, lexicon);
    if (happening === undefined) continue;
    const kept = notebook.known(`${words.toLowerCase()} ${all.slice(words.length + 1).split(' ')[0] ?? ''}`);
    const made = notebook.entity(happening, spanAt(index, words.length));
    if (kept !== undefined && kept !== made) notebook.forget(kept);
    const target = about === undefined ? undefined : thingOf(about, index + all.length - about.length);
    if (target !== undefined && target !== made)
      notebook.relation({ from: made, to: target, many: false }, spanAt(index, all.length));
  }
  const passed: Passed[] = [
    ...[...text.matchAll(THINGS_PASSED)].map(({ 0: all, 1: verb = '', 2: whom, index }) => ({
      verb,
      what: (all.split(' ')[0] ?? '').toLowerCase().replace(/^(?:things?|stuff)$/u, 'item'),
      whom,
      at: index,
    })),
    ...[PASSED, IS_PASSED].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ groups: { verb = '', what = '', whom, anybody } = {}, index }) => ({
        verb,
        what,
        whom: anybody === undefined ? whom : isRental(verb) ? 'customer' : 'borrower',
        isAnybody: anybody !== undefined,
        at: index,
      })),
    ),
  ];
  const isPerson = (noun: string) =>
    (lexicon.thing(noun) ?? lexicon.thing(headOf(noun)))?.category === 'person';
  for (const { verb, what, whom, isAnybody, at } of passed) {
    const [first = '', second] = what.toLowerCase().split(' ');
    const thing = [second === undefined ? first : `${first} ${second}`, first]
      .map((words) => singular(words))
      .find((noun) => lexicon.thing(noun) !== undefined || notebook.known(noun) !== undefined);
    if (thing === undefined) continue;
    if ((isAnybody || /^hire/iu.test(verb)) && isPerson(thing)) continue;
    const span = spanAt(at, verb.length);
    const to = notebook.entity(thing, span);
    const made = notebook.entity(isRental(verb) ? 'rental' : 'loan', span);
    if (to !== made) notebook.relation({ from: made, to, many: false }, span);
    if (isAnybody && whom !== undefined && !notebook.entities().some(isPerson)) notebook.entity(whom, span);
    const person = whom === undefined ? undefined : notebook.known(singular(whom.toLowerCase()));
    if (person !== undefined && person !== made)
      notebook.relation({ from: made, to: person, many: false }, span);
  }
}
