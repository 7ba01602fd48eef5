import {
  type EntityFact,
  type Facts,
  isSaid,
  overlaps,
  type RelationFact,
  type RuleFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { entityOf } from './entity-of.ts';
import { categoryFor } from './sorts.ts';

// "People say if they're coming", "parents press coming / not coming": whoever is asked leaves a reply for each time.

const COMES = String.raw`(?:coming|come|there|make it|attending|attend|joining|join in)`;
const SAID = new RegExp(
  [
    String.raw`\b(?:say|says|tell|tells|mark|press|tap|click|enter|confirm|let (?:us|me|him|her|them) know)\b[^.;\n]{0,20}? (?:if|whether)(?: or not)? (?:they|he|she|you|we|people|their [a-z]+)(?: can|'re| are|re|'s| is| will)? ${COMES}\b`,
    String.raw`\bcoming ?(?:\/|,|or) ?not coming\b`,
    String.raw`\brsvps?\b`,
  ].join('|'),
  'iu',
);
const KEPT =
  /(?:^| )(?:response|reply|rsvp|attendance|sign-?up|registration|booking|invitation|availability)$/u;

type IsIt = (category: string | undefined) => boolean;
const nearestTo =
  (place: Span, facts: Facts, lexicon: Lexicon) =>
  (isIt: IsIt): EntityFact | undefined => {
    const all = facts.entities.filter((one) => isSaid(one) && isIt(categoryFor(one.noun, lexicon)));
    const before = all.filter((one) => spansOf(one).some(({ end }) => end <= place.start));
    return before.at(-1) ?? all[0];
  };
const isEvent: IsIt = (category) => category === 'event' || category === 'learning';

/** The facts with the replies of those who are asked whether they come. */
export function withReplies(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = SAID.exec(text);
  if (!match || facts.entities.some(({ noun }) => KEPT.test(noun))) return facts;
  const span = { start: match.index, end: match.index + match[0].length };
  const nearest = nearestTo(span, facts, lexicon);
  // A walk with a date takes place too.
  const dated = facts.entities.find(
    ({ noun }) =>
      categoryFor(noun, lexicon) !== 'person' &&
      facts.fields.some(({ owner, type }) => owner === noun && /^date/u.test(type)),
  );
  const event = nearest(isEvent) ?? dated;
  if (!event) return facts;
  const person = nearest((category) => category === 'person');
  const source: Source = { from: 'text', spans: [span] };
  const noun = 'response';
  const options = /\bmaybe\b/iu.test(text) ? ['yes', 'no', 'maybe'] : ['yes', 'no'];
  const links = [event, ...(person ? [person] : [])].map((to): RelationFact => ({
    from: noun,
    to: to.noun,
    many: false,
    source,
  }));
  return {
    ...facts,
    entities: [...facts.entities, entityOf(noun, source, lexicon)],
    fields: [
      ...facts.fields,
      { owner: noun, label: 'coming', type: 'select', options, source },
      ...(person ? [] : [{ owner: noun, label: 'name', type: 'text' as const, source }]),
    ],
    relations: [...facts.relations, ...links],
  };
}

const CAME = String.raw`(?:came|comes|attended|attends|(?:was|were) (?:there|present)|(?:show|turn)(?:ed|s) up)\b`;
const MARKED = new RegExp(
  String.raw`\b(?:mark|tick|note|record|write down|track|check)(?:s|ed)?(?: off)? who (?:really |actually )?${CAME}`,
  'iu',
);
const LISTED = new RegExp(
  String.raw`(?:(?:^|[.!?\n])\s?|\b[a-z]+s and )who ${CAME}(?=\s*(?:[.,;!\n]|$))`,
  'iu',
);

const WORKS = /^(?:teacher|coach|trainer|tutor|instructor|leader|absence)$/;
/** "Marked present, late or absent" */
const plainly = (value: string): string => value.replace(/^(?:is |are )?marked (?:as )?/u, '');
/** "The teacher marks who is present, absent or late": nobody who marks it is absent, but whose attendance it is. */
export function withPresence(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const isPresence = (given: readonly string[] = []) => {
    const values = given.map(plainly);
    return values.includes('present') && values.includes('absent');
  };
  const state = facts.states.find(({ values }) => isPresence(values));
  const field = facts.fields.find(({ options }) => isPresence(options));
  const owner = state?.owner ?? field?.owner ?? '';
  const values = (state?.values ?? field?.options)?.map(plainly);
  const source = state?.source ?? field?.source;
  if (!values || !source) return facts;
  const found = facts.entities.find(({ noun }) => noun === 'attendance');
  const [place] = spansOf({ source });
  const event = place && nearestTo(place, facts, lexicon)(isEvent);
  // "For every lesson each pupil is marked present or absent": so is the pupil at that lesson, and not for good.
  const isOnce =
    categoryFor(owner, lexicon) === 'person' && (found ?? event) !== undefined && !WORKS.test(owner);
  const isMoved = isOnce || WORKS.test(owner) || (owner === found?.noun && state === undefined);
  if (!isMoved) return facts;
  const kept = found ?? { ...entityOf('attendance', source, lexicon), isPast: true };
  // "When a child is absent": of this state only somebody is told.
  const withState = (rule: RuleFact): RuleFact => {
    const [span] = spansOf(rule);
    const sentence = span
      ? text
          .slice(sentenceStart(text, span.start))
          .split(/[.!?;\n]/u)[0]
          ?.toLowerCase()
      : '';
    const named = values.filter((value) => sentence?.includes(value));
    const isOpen = rule.kind === 'notify' && rule.owner === kept.noun && rule.details['state'] === undefined;
    return isOpen && named.length === 1 && named[0] !== undefined
      ? { ...rule, details: { ...rule.details, state: named[0] } }
      : rule;
  };
  return {
    ...facts,
    entities: found ? facts.entities : [...facts.entities, kept],
    fields: facts.fields.filter((one) => one !== field && !isPresence(one.options)),
    states: [...facts.states.filter((one) => one !== state), { owner: kept.noun, values, source }],
    relations: isOnce
      ? [...facts.relations, ...missing([owner, ...(event ? [event.noun] : [])], kept.noun, source, facts)]
      : facts.relations,
    rules: facts.rules.map(withState),
  };
}

/** The links to some things that a thing doesn't have yet. */
const missing = (
  nouns: readonly string[],
  from: string,
  source: Source,
  { relations }: Facts,
): RelationFact[] =>
  nouns.flatMap((to) =>
    relations.some((one) => one.from === from && one.to === to) ? [] : [{ from, to, many: false, source }],
  );

/** "Trainers mark who came", "rehearsals and who comes": kept with what somebody signed up for, or each time by itself. */
export function withAttendance(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = MARKED.exec(text) ?? LISTED.exec(text);
  if (!match) return facts;
  const start = match.index + match[0].toLowerCase().lastIndexOf('who');
  const span: Span = { start, end: match.index + match[0].length };
  const source: Source = { from: 'text', spans: [span] };
  const fields = facts.fields.filter((field) => !spansOf(field).some((one) => overlaps(one, span)));
  const kept = facts.entities.find(({ noun }) => KEPT.test(noun) || /(?:^| )ticket$/u.test(noun));
  if (kept?.noun === 'attendance') return facts;
  if (kept)
    return {
      ...facts,
      fields: [...fields, { owner: kept.noun, label: 'attended', type: 'boolean', source }],
    };
  const nearest = nearestTo(span, facts, lexicon);
  const event = nearest(isEvent);
  const people = facts.entities.filter((one) => isSaid(one) && categoryFor(one.noun, lexicon) === 'person');
  // Whoever marks it has a role, and somebody else came.
  const marks = people.filter((one) =>
    spansOf(one).some(({ end }) => end <= match.index && text.slice(end, match.index).trim() === ''),
  );
  const person = people.find((one) => !marks.includes(one) || match.index === start);
  if (!event && !person) return facts;
  const noun = 'attendance';
  return {
    ...facts,
    entities: [...facts.entities, { ...entityOf(noun, source, lexicon), isPast: true }],
    fields: [
      ...fields,
      ...(event ? [] : [{ owner: noun, label: 'date', type: 'date' as const, source }]),
      ...(person ? [] : [{ owner: noun, label: 'name', type: 'text' as const, source }]),
    ],
    relations: [
      ...facts.relations,
      ...[event, person].flatMap((to): RelationFact[] =>
        to ? [{ from: noun, to: to.noun, many: false, source }] : [],
      ),
    ],
  };
}
