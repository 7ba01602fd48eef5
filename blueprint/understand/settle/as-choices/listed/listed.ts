import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  isWithin,
  overlaps,
  type Source,
  type Span,
  spansOf,
  type StatesFact,
} from '../../../facts.ts';
import { keyOf, type Lexicon } from '../../../lexicon.ts';
import { entityOf } from '../../../read/english/entity-of.ts';
import { singular } from '../../../read/english/inflect.ts';
import { renamed } from '../../../renamed.ts';
import { joined } from '../../merged/twins.ts';

// A list of words from which something is chosen, put where the words around it say that it belongs.

/** The span is that of the list. */
export interface Listed extends Span {
  owner: string;
  label: string;
  options: readonly string[];
  /** What the owner is called where its name had one of the options in it: "piano and drum lessons" are lessons. */
  called?: string;
}

/** One word or two, none of which goes on with a sentence. */
export const WORD = String.raw`(?!(?:and|or|the|to|for|with|at|in|on|by|from|of|per|each|every|is|are|has|have|we|i|they|you|it|who|which|that|when|if|where|while|so|but|then|can|may|must|should|will|also|plus|as)\b)[a-z][a-z'-]*`;

const PARTING = /,? (?:and|or|&) |, /u;
const LEADING = /^(?:an?|the|our|my|their|some) /u;
/** The items of a list, in small letters and without articles. */
export const namesIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(PARTING)
    .map((name) => name.trim().replace(LEADING, ''));

/** "Potholes or graffiti": each is one of them. */
export const singly = (names: readonly string[]): string[] => names.map((name) => singular(name));

/** What a text calls so, by its own name or by the last word of it. */
export function thingCalled(facts: Facts, words: string): EntityFact | undefined {
  const noun = singular(words.toLowerCase());
  const said = facts.entities.filter(isSaid);
  return said.find((one) => one.noun === noun) ?? said.find((one) => one.noun.endsWith(` ${noun}`));
}

const isCalled = ({ noun }: EntityFact, name: string): boolean => {
  const one = singular(name);
  return one === noun || one.endsWith(` ${noun}`) || noun.endsWith(` ${one}`);
};

/** Whether a text speaks of a thing anywhere else than in the list, which then is kept by itself. */
export const isKeptApart = (facts: Facts, name: string, list: Span): boolean =>
  facts.entities.some(
    (one) => isSaid(one) && isCalled(one, name) && !spansOf(one).every((span) => isWithin(span, list)),
  );

/** Whether all that is known of something stands in the list. */
const isHere = (one: { source: Source }, list: Span): boolean =>
  spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, list));

/**
 * The facts with a choice of its owner; what the words of the list were taken for before is no thing, no text and no
 * choice of another any more.
 */
export function withListed(facts: Facts, { called, ...listed }: Listed, lexicon: Lexicon): Facts {
  const { owner } = listed;
  const isTaken = called === undefined || facts.entities.some(({ noun }) => noun === called);
  if (isTaken) return withChoice(facts, listed);
  const nounFor = (noun: string) => (noun === owner ? called : noun);
  const entities = facts.entities.map((one) =>
    one.noun === owner ? entityOf(called, one.source, lexicon) : one,
  );
  return withChoice({ ...renamed(facts, nounFor), entities }, { ...listed, owner: called });
}

function withChoice(facts: Facts, { owner, label, options, start, end }: Listed): Facts {
  const list: Span = { start, end };
  const source: Source = { from: 'text', spans: [list] };
  const isChosen = ({ options: some, source: from }: FieldFact) =>
    some !== undefined && from.from === 'text' && from.spans.some((span) => overlaps(span, list));
  // "Basic/plus/premium per month" had a field "premium per month".
  const isBegunHere = ({ type, options: some, source: from }: FieldFact) =>
    type === 'text' &&
    !some &&
    from.from === 'text' &&
    from.spans.every((span) => span.start >= start && span.start < end);
  // "Voted on, yes, no or abstain" was one life.
  const isLongerLife = (one: StatesFact) =>
    isSaidIn(one, [list]) && options.every((value) => one.values.includes(value));
  const rest: Facts = {
    ...facts,
    fields: facts.fields.filter(
      (field) =>
        !isHere(field, list) &&
        !isChosen(field) &&
        !isBegunHere(field) &&
        !(field.owner === owner && keyOf(field.label) === keyOf(label)),
    ),
    states: facts.states.filter((one) => !isHere(one, list) && !isLongerLife(one)),
    relations: facts.relations.filter((one) => !(isHere(one, list) && one.from === owner)),
    unknown: facts.unknown.filter((span) => !overlaps(span, list)),
  };
  // "A school offers group and private lessons" had a thing called "school offers group".
  const isCutThrough = (one: EntityFact) =>
    one.noun.includes(' ') && spansOf(one).length > 0 && spansOf(one).every((span) => overlaps(span, list));
  const nouns = rest.entities
    .filter((one) => one.noun !== owner && (isHere(one, list) || isCutThrough(one)))
    .map(({ noun }) => noun);
  const whole = joined(
    {
      ...rest,
      roles: rest.roles.filter(({ noun }) => !nouns.includes(noun)),
      access: rest.access.filter(({ who }) => !nouns.includes(who)),
    },
    new Map(nouns.map((noun) => [noun, owner])),
  );
  return { ...whole, fields: [...whole.fields, { owner, label, type: 'select', options, source }] };
}

/** Whether the owner has such a choice already, told in another place. */
export const hasChoice = (facts: Facts, { owner, label, start, end }: Listed): boolean =>
  facts.fields.some(
    (field) =>
      field.owner === owner &&
      keyOf(field.label) === keyOf(label) &&
      field.options !== undefined &&
      field.hasUsualOptions !== true &&
      !spansOf(field).some((span) => overlaps(span, { start, end })),
  );

/** What is known while a list is read. */
export interface Around {
  facts: Facts;
  text: string;
  lexicon: Lexicon;
}
export interface Pattern {
  words: RegExp;
  read: (match: RegExpExecArray, around: Around) => Listed | undefined;
}
