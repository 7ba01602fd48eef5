import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  overlaps,
  type RelationFact,
  type RuleFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { remembered } from '../../remembered.ts';
import { sentenceStart } from '../../mentions.ts';
import { entityOf } from './entity-of.ts';
import { singular } from './inflect.ts';
import { categoryFor } from './sorts.ts';

// "People say if they're coming", "parents press coming / not coming": whoever is asked leaves a reply for each time.

const COMES = String.raw`(?:coming|come|there|make it|attending|attend|joining|join in)`;
const SAID = new RegExp(
  [
    String.raw`\b(?:say|says|tell|tells|answer|answers|reply|replies|mark|press|tap|click|enter|confirm|let (?:us|me|him|her|them) know)\b[^.;\n]{0,20}? (?:if|whether)(?: or not)? (?:they|he|she|you|we|people|their [a-z]+)(?: can|'re| are|re|'s| is| will)? ${COMES}\b`,
    String.raw`\bcoming ?(?:\/|,|or) ?not coming\b`,
    String.raw`\brsvps?\b`,
  ].join('|'),
  'iu',
);
/** "Players say yes, no or maybe" */
const ANSWERED = new RegExp(
  String.raw`(?<=\b(?!yes|this|was|is|has|does)[a-z]{2,}s (?:(?:can|may|must|should|will|have to) )?)(?:say|answer|reply|respond|rsvp)s?(?: with)?:? (?:yes\b(?: ?[,/|] ?| or )no\b|(?:coming|going|in|attending)\b(?: ?[,/|] ?| or )(?:not|out)\b)(?:(?:,? or| ?[,/|]) ?(?:maybe|perhaps|not sure|unsure|don't know))?`,
  'giu',
);
/** Whoever is named right before the answer. */
const WHO_ANSWERS = /([a-z]+) (?:(?:can|may|must|should|will|have to) )?$/iu;
/** "Voters say yes or no to each motion": an answer to something else than an invitation. */
const TO_ANOTHER =
  /^ (?:to (?:each|every|the|an?|this|that|these|[a-z]+)(?: [a-z]+)?|whether|if|and (?:get|explain|give))\b/iu;
const INVITED =
  /^ to (?:each |every |the |an? )?(?:[a-z]+ )?(?:invitation|party|wedding|event|training|rehearsal|match|game|concert|meeting|dinner)s?\b/iu;

/** An answer to whether somebody comes: of guests, or of whoever else where something takes place. */
function answersIn(text: string, lexicon: Lexicon): RegExpExecArray[] {
  const takesPlace = remembered((word: string) => isEvent(lexicon.thing(singular(word))?.category));
  return [...text.matchAll(ANSWERED)].filter(({ 0: said, index }) => {
    const behind = text.slice(index + said.length);
    const who = singular(WHO_ANSWERS.exec(text.slice(0, index))?.[1]?.toLowerCase() ?? '');
    const isAnother = TO_ANOTHER.test(behind) && !INVITED.test(behind);
    return (
      !isAnother && (ASKED_ONCE.test(who) || (text.toLowerCase().match(/[a-z]+/gu) ?? []).some(takesPlace))
    );
  });
}

/** What is answered names no states of whoever answers, and begins a clause; everything keeps its place. */
export const withoutAnswers = (text: string, lexicon: Lexicon): string =>
  answersIn(text, lexicon)
    .reduce(
      (rest, { 0: said, index }) =>
        rest.slice(0, index) + 'respond'.padEnd(said.length) + rest.slice(index + said.length),
      text,
    )
    .replace(/,(?= (?:the )?[a-z]+s respond\b)/giu, '.');
/** Whoever is asked to one event only. */
const ASKED_ONCE = /^(?:guest|wedding guest|invitee|attendee|participant)$/u;

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

/** Whoever answers is kept, whatever else is said of them. */
function withWhoAnswers(facts: Facts, before: string, lexicon: Lexicon): Facts {
  const named = WHO_ANSWERS.exec(before);
  const noun = singular(named?.[1]?.toLowerCase() ?? '');
  if (!named || categoryFor(noun, lexicon) !== 'person' || facts.entities.some((one) => one.noun === noun))
    return facts;
  const span = { start: named.index, end: named.index + (named[1]?.length ?? 0) };
  return {
    ...facts,
    entities: [...facts.entities, entityOf(noun, { from: 'text', spans: [span] }, lexicon)],
  };
}

/** The facts with the replies of those who are asked whether they come. */
export function withReplies(given: Facts, text: string, lexicon: Lexicon): Facts {
  const [answered] = answersIn(text, lexicon);
  const match = answered ?? SAID.exec(text);
  if (!match || given.entities.some(({ noun }) => KEPT.test(noun))) return given;
  const facts = answered ? withWhoAnswers(given, text.slice(0, answered.index ?? 0), lexicon) : given;
  const span = { start: match.index, end: match.index + match[0].length };
  const nearest = nearestTo(span, facts, lexicon);
  // A walk with a date takes place too.
  const dated = facts.entities.find(
    ({ noun }) =>
      categoryFor(noun, lexicon) !== 'person' &&
      facts.fields.some(({ owner, type }) => owner === noun && /^date/u.test(type)),
  );
  const event = nearest(isEvent) ?? (answered ? undefined : dated);
  const person = nearest((category) => category === 'person');
  const source: Source = { from: 'text', spans: [span] };
  const options = /\bmaybe\b/iu.test(text) ? ['yes', 'no', 'maybe'] : ['yes', 'no'];
  if (person && (!event || ASKED_ONCE.test(person.noun))) {
    const reply: FieldFact = { owner: person.noun, label: 'reply', type: 'select', options, source };
    const to = event ? missing([event.noun], person.noun, source, facts) : [];
    return { ...facts, fields: [...facts.fields, reply], relations: [...facts.relations, ...to] };
  }
  if (!event) return facts;
  const noun = 'response';
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

const CAME = String.raw`(?:came|comes|attended|attends|(?:was|were|is|are) (?:there|here|present(?! ?(?:,|or\b|\/)))|(?:has |have )?(?:arrived|show(?:ed|s|n) up|turn(?:ed|s) up)|(?:show|turn)s? up)\b`;
const MARKED = new RegExp(
  [
    String.raw`\b(?:mark|tick|note|record|log|write down|take down|track|check|see|know)(?:s|ed)?(?: off)?(?: on (?:their|his|her|the) [a-z]+)? (?:who|which (?:of (?:the|our) )?[a-z]+) (?:really |actually )?${CAME}`,
    String.raw`\b(?:take|do|keep|call)s? (?:the |a |an )?(?:register|roll[ -]?call|roll|attendance)\b`,
  ].join('|'),
  'iu',
);
const LISTED = new RegExp(
  String.raw`(?:(?:^|[.!?\n])\s?|\b[a-z]+s and )who ${CAME}(?=\s*(?:[.,;!\n]|$))`,
  'iu',
);

const WORKS = /^(?:teacher|coach|trainer|tutor|instructor|leader|absence)$/;
/** Whoever marks others. */
const MARKING =
  /(?:^| )(?:teacher|coach|trainer|tutor|instructor|leader|foreman|supervisor|staff|employee|educator|carer|manager)$/;
/** Whom somebody else is marked for. */
const NOT_MARKED = /(?:^| )(?:parent|guardian|contact)$/;
const NOT_THERE =
  /^(?:absent|sick|ill|away|late|excused|missing|no[- ]show|(?:on )?(?:holiday|leave|vacation)|not there)$/u;
/** "Each morning the teacher marks", "for every class we record attendance" */
const MARKS = /\b(?:marks?|ticks?|notes?|records?|logs?|registers?|checks? off|writes? down|enters?)\b/iu;
const EACH_DAY =
  /\b(?:each|every) (?:[a-z]+ )?(?:day|morning|afternoon|evening|night|week|shift)\b|\bdaily\b/iu;
/** "Marked present, late or absent" */
const plainly = (value: string): string => value.replace(/^(?:is |are )?marked (?:as )?/u, '');
/** "The teacher marks who is present, absent or late": nobody who marks it is absent, but whose attendance it is. */
export function withPresence(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const isPresence = (given: readonly string[] = []) => {
    const values = given.map(plainly);
    return (
      values.includes('present') &&
      (values.includes('absent') ||
        (values.length > 1 && values.every((one) => one === 'present' || NOT_THERE.test(one))))
    );
  };
  const state = facts.states.find(({ values }) => isPresence(values));
  const field = facts.fields.find(({ options }) => isPresence(options));
  const owner = state?.owner ?? field?.owner ?? '';
  const values = (state?.values ?? field?.options)?.map(plainly);
  const source = state?.source ?? field?.source;
  if (!values || !source) return facts;
  const found = facts.entities.find(({ noun }) => /(?:^| )attendance$/u.test(noun));
  const [place] = spansOf({ source });
  const from = place ? sentenceStart(text, place.start) : 0;
  const near = place && nearestTo(place, facts, lexicon)(isEvent);
  const isOfEvent = isEvent(categoryFor(owner, lexicon));
  const event = isOfEvent ? facts.entities.find(({ noun }) => noun === owner) : near;
  const isMarked = place !== undefined && MARKS.test(text.slice(from, place.end));
  // "Each morning the teacher marks present or sick": of those who come, whatever was named last.
  const isSomeones = categoryFor(owner, lexicon) === 'person' && !MARKING.test(owner) && !WORKS.test(owner);
  const who =
    isSomeones || !isMarked || owner === found?.noun
      ? undefined
      : facts.entities.find(
          ({ noun, ...one }) =>
            isSaid(one) &&
            categoryFor(noun, lexicon) === 'person' &&
            !MARKING.test(noun) &&
            !NOT_MARKED.test(noun),
        );
  // "For every lesson each pupil is marked present or absent": so is the pupil at that lesson, and not for good.
  const isOnce =
    categoryFor(owner, lexicon) === 'person' && (found ?? event) !== undefined && !WORKS.test(owner);
  const isDaily = EACH_DAY.test(text.slice(from, place?.start ?? 0));
  const isMoved =
    isOnce ||
    who !== undefined ||
    (isMarked && isSomeones && isDaily) ||
    WORKS.test(owner) ||
    (owner === found?.noun && state === undefined);
  if (!isMoved) return facts;
  const marked = who?.noun ?? (isOnce || isSomeones ? owner : undefined);
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
    relations:
      marked === undefined
        ? facts.relations
        : [
            ...facts.relations,
            ...missing([marked, ...(event ? [event.noun] : [])], kept.noun, source, facts),
          ],
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

const EACH_TIME = /\b(?:after|at|in|for|during|on) (?:each|every) ([a-z]+ [a-z ,]{0,40})$/iu;
/** "… and for how many hours": of who was there. */
const HOW_LONG = /^,? (?:and |with )?for how (?:many (hours|minutes)|long)\b/iu;

/** "Trainers mark who came", "rehearsals and who comes": kept with what somebody signed up for, or each time by itself. */
export function withAttendance(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = MARKED.exec(text) ?? LISTED.exec(text);
  if (!match) return facts;
  const asked = Math.max(match[0].search(/\bwh(?:o|ich)\b/iu), 0);
  const start = match.index + asked;
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
  // "After each callout we log who was there": whatever it was.
  const occasion = EACH_TIME.exec(text.slice(0, match.index))?.[1]?.toLowerCase() ?? '';
  const event = facts.entities.find(({ noun }) => occasion.startsWith(`${noun} `)) ?? nearest(isEvent);
  const people = facts.entities.filter((one) => isSaid(one) && categoryFor(one.noun, lexicon) === 'person');
  // Whoever marks it has a role, and somebody else came.
  const marks = people.filter((one) =>
    spansOf(one).some(({ end }) => end <= match.index && text.slice(end, match.index).trim() === ''),
  );
  const person = people.find((one) => !marks.includes(one) || match.index === start);
  if (!event && !person) return facts;
  const noun = 'attendance';
  const length = HOW_LONG.exec(text.slice(span.end));
  const lasted: Span = { start: span.end, end: span.end + (length?.[0].length ?? 0) };
  const others = fields.filter((field) => !length || !isSaidIn(field, [lasted]));
  return {
    ...facts,
    entities: [...facts.entities, { ...entityOf(noun, source, lexicon), isPast: true }],
    fields: [
      ...others,
      ...(length
        ? [
            {
              owner: noun,
              label: length[1]?.toLowerCase() ?? 'duration',
              type: length[1] ? ('number' as const) : ('duration' as const),
              source: { from: 'text' as const, spans: [lasted] },
            },
          ]
        : []),
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
