import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  overlaps,
  type PageFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { entityOf } from '../../read/english/entity-of.ts';
import { withoutEntity } from '../../without-entity.ts';
import { categoryFor } from '../../read/english/sorts.ts';

// "Who still owes the membership fee", "who comes to which rehearsal": of whom it is kept, also where nobody is named.

const NOT_YET = String.raw`(?:still |currently )?(?:owes?|(?:has|have)(?:n't|n’t| not)(?: yet)? paid|didn't pay|has to pay|have to pay)`;
const OWED = new RegExp(
  String.raw`\bwho (?:(${NOT_YET})|(?:has |have )?(?:already )?paid)(?: (?:the|their|his|her|our|us))?((?: (?!(?:and|or|for|this|last|per)\b)[a-z]+){0,2} (?:fees?|dues|rent|subscriptions?|deposits?|contributions?)\b|(?= *(?:[.,;:!?)\n]|$|and\b|yet\b)))`,
  'giu',
);
const ATTENDS =
  /\bwho (?:comes?|came|is coming|are coming|attends?|attended|was there|plays?|played|sings?|sang|rows?|rowed)\b/iu;
/** Of whom such a group is. */
const GROUP =
  /\b(?:choir|club|team|band|orchestra|society|association|troop|congregation|ensemble|squad|league|co-?op(?:erative)?|union|guild|group)\b/iu;

/** Nobody in particular. */
const ANYBODY = /^(?:person|somebody|people)$/u;

/** Whoever is spoken of, else the members of the group, if it is one. */
function whoIn(facts: Facts, text: string, span: Span, lexicon: Lexicon): EntityFact | undefined {
  const people = facts.entities.filter(
    (one) => isSaid(one) && !ANYBODY.test(one.noun) && categoryFor(one.noun, lexicon) === 'person',
  );
  const member = people.find(({ noun }) => noun === 'member') ?? people[0];
  return (
    member ?? (GROUP.test(text) ? entityOf('member', { from: 'text', spans: [span] }, lexicon) : undefined)
  );
}

const withWho = (facts: Facts, who: EntityFact): Facts =>
  facts.entities.includes(who) ? facts : { ...facts, entities: [...facts.entities, who] };

const FOR_WHAT = /^ (?:for|of) (?:the |an? |each |every )?([a-z]+)/iu;

/** Whoever comes is named by the attendance. */
function withAttendants(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = ATTENDS.exec(text);
  const attendance = facts.entities.find(({ noun }) => noun === 'attendance');
  if (!match || !attendance) return facts;
  const span = { start: match.index, end: match.index + 'who'.length };
  const who = whoIn(facts, text, span, lexicon);
  const names = facts.relations.filter(
    ({ from, to }) => from === attendance.noun && categoryFor(to, lexicon) === 'person',
  );
  const isNamed =
    names.some(({ to }) => !ANYBODY.test(to)) ||
    facts.fields.some(({ owner, label }) => owner === attendance.noun && label === 'name');
  if (!who || isNamed) return facts;
  const others = facts.entities
    .filter((one) => ANYBODY.test(one.noun) && spansOf(one).every((place) => overlaps(place, span)))
    .reduce((rest, { noun }) => withoutEntity(rest, noun), facts);
  const source: Source = { from: 'text', spans: [span] };
  return {
    ...withWho(others, who),
    relations: [...others.relations, { from: attendance.noun, to: who.noun, many: false, source }],
  };
}

/** @param given facts of an English description */
export const withOwed = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(OWED)].reduce(
    (facts, match) => {
      const [all, notYet, amount = ''] = match;
      const span = { start: match.index, end: match.index + all.length };
      const who = whoIn(facts, text, span, lexicon);
      // "The match fee", "the fee for the camp": an amount of something that is kept.
      const named = `${amount} ${FOR_WHAT.exec(text.slice(span.end))?.[1] ?? ''}`.toLowerCase().split(' ');
      const isOfThing = facts.entities.some(({ noun }) => noun !== who?.noun && named.includes(noun));
      if (!who || isOfThing || (amount === '' && !facts.entities.includes(who))) return facts;
      const source: Source = { from: 'text', spans: [span] };
      const isHere = (one: { source: Source }) =>
        one.source.from === 'text' && spansOf(one).some((place) => overlaps(place, span));
      const owner = who.noun;
      const label = amount.trim().toLowerCase();
      const others = facts.fields.filter((field) => !isHere(field));
      const isKept = label === '' || others.some((field) => field.type === 'money' && field.label === label);
      const isAnswered =
        notYet !== undefined || others.some((one) => one.owner === owner && one.label === 'paid');
      const fields: FieldFact[] = [
        ...(isKept ? [] : [{ owner, label, type: 'money' as const, source }]),
        ...(isAnswered ? [] : [{ owner, label: 'paid', type: 'boolean' as const, source }]),
      ];
      // What somebody owes by its name is theirs, and not of what stands near it.
      const isTheirs = (page: PageFact) => label !== '' && isHere(page) && page.attention !== undefined;
      const pages: PageFact[] =
        notYet === undefined || facts.pages.some((page) => isHere(page) && page.attention)
          ? []
          : [
              {
                kind: 'home',
                entity: owner,
                title: 'not paid yet',
                attention: { when: 'isNot', field: 'paid' },
                source,
              },
            ];
      return {
        ...withWho(facts, who),
        fields: [...others, ...fields],
        // Who has paid is told by them, and refers to nobody.
        relations: facts.relations.filter(
          ({ label = '', source: said }) => !(/^who\b/u.test(label) && isHere({ source: said })),
        ),
        pages: [...facts.pages.map((page) => (isTheirs(page) ? { ...page, entity: owner } : page)), ...pages],
      };
    },
    withAttendants(given, text, lexicon),
  );
