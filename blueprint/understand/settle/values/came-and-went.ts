import { type Facts, isSaid, isWithin, overlaps, type Source, type Span, spansOf } from '../../facts.ts';
import { isTold } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';
import { participleOf } from '../../words/english-stems.ts';
import { EVENTS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';

// "Hauliers book a slot, arrive, unload and leave", "guests reserve a room, check in and check out": how far the booking is.

/** What somebody does who came for what they booked. */
const STEP = String.raw`(?:arrives?|comes?|checks? in|checks? out|shows? up|waits?|loads?|unloads?|leaves?|departs?|pays?|starts?|finish(?:es)?|returns? (?:it|them)|collects? (?:it|them)|picks? (?:it|them) up|brings? (?:it|them) back|(?:is|are|gets?) (?:seen|called|served|treated|examined|picked up|checked in)(?: by (?:an?|the) [a-z]+)?)`;
const TOLD = new RegExp(
  String.raw`\b[a-z]+s? (books?|reserves?|orders?|registers?|rents?|borrows?|enrols?|enrolls?|appl(?:y|ies)|requests?)((?: (?!(?:and|or|then)\b)[a-z'-]+){0,7}),? (${STEP}(?:, (?:then )?${STEP})*,? (?:and|then|and then) ${STEP})(?=\s*(?:[.;:,)\n]|$))`,
  'giu',
);
const PARTING = /,? (?:and then|and|then) |, (?:then )?/u;

/** "Check in": checked in; "are seen by a doctor": seen. */
function stateOf(step: string): string {
  const passive = /^(?:is|are|gets?) ([a-z]+(?: (?:up|in))?)/u.exec(step)?.[1];
  if (passive !== undefined) return passive;
  const [verb = '', ...rest] = step.replace(/ (?:it|them)(?= |$)/u, '').split(' ');
  if (/^shows?$/u.test(verb)) return 'arrived';
  if (/^waits?$/u.test(verb)) return 'waiting';
  const base = rest.length > 0 || !/ies$/u.test(verb) ? verb.replace(/(?<=sh)es$|s$/u, '') : verb;
  return [participleOf(base), ...rest].join(' ');
}

/** @param given facts of an English description */
export const withCameAndWent = (given: Facts, text: string): Facts =>
  [...text.toLowerCase().matchAll(TOLD)].reduce<Facts>((facts, match) => {
    const [said, verb = '', , steps = ''] = match;
    const base = verb.replace(/ies$/u, 'y').replace(/s$/u, '');
    const record = base === 'apply' ? 'application' : base === 'request' ? 'request' : lookUp(EVENTS, base);
    const owner = facts.entities.find(
      ({ noun }) => record !== undefined && (noun === record || noun.endsWith(` ${record}`)),
    )?.noun;
    const isLived = facts.states.some((one) => one.owner === owner && isSaid(one));
    if (owner === undefined || isLived) return facts;
    const start = match.index + said.length - steps.length;
    const list: Span = { start, end: match.index + said.length };
    const source: Source = { from: 'text', spans: [list] };
    const values = [participleOf(base), ...steps.split(PARTING).map(stateOf)];
    const isHere = (one: { source: Source }) =>
      spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, list));
    const left = facts.entities.filter(
      (one) => isHere(one) && one.noun !== owner && !isTold(facts, one.noun),
    );
    const rest = left.reduce<Facts>((some, { noun }) => withoutEntity(some, noun), {
      ...facts,
      fields: facts.fields.filter(
        (one) => !isHere(one) && !(one.options && spansOf(one).some((span) => overlaps(span, list))),
      ),
      states: facts.states.filter((one) => !isHere(one)),
    });
    return { ...rest, states: [...rest.states, { owner, values: [...new Set(values)], source }] };
  }, given);
