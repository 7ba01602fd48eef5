import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, isSaid, spansOf, type Span } from '../../facts.ts';
import { ASKED } from '../../words/others/asked.ts';
import { POWERS } from '../../words/others/powers.ts';
import type { Sentence } from './sentences.ts';
import { folded, type Vocabulary } from './vocabulary.ts';

// "Solo el encargado confirma las reservas": who is only said to do what others may not has a role, and no table.

/** Where somebody is said to do what others may not. */
function deedsIn(sentences: readonly Sentence[], { language }: Vocabulary): Span[] {
  const { only, approves } = ASKED[language];
  const { alone, all, agrees } = POWERS[language];
  return sentences.flatMap(({ text, start }) =>
    [only, approves, alone, all, agrees].flatMap((pattern) =>
      [...text.toLowerCase().matchAll(new RegExp(pattern.source, 'gu'))].map(({ 0: said, index }) => ({
        start: start + index,
        end: start + index + said.length,
      })),
    ),
  );
}

/** Where a page or a mail is asked for: "tableau des réservations par statut". */
const asksIn = (sentences: readonly Sentence[], { language }: Vocabulary): number[] => {
  const { board, calendar, gallery, dashboard, remind } = ASKED[language];
  return sentences.flatMap(({ text, start }) =>
    [board, calendar, gallery, dashboard, remind].flatMap((pattern) =>
      [...text.toLowerCase().matchAll(new RegExp(pattern.source, 'gu'))].map(({ index }) => start + index),
    ),
  );
};

const isBare = (facts: Facts, noun: string): boolean =>
  ![...facts.fields, ...facts.states, ...facts.rules].some(({ owner }) => owner === noun) &&
  !facts.pages.some(({ entity }) => entity === noun) &&
  !facts.relations.some(({ from, to, label }) => from === noun || (to === noun && label !== undefined));

/** The facts without tables of what is only a word for a page or a mail that is asked for. */
export function withoutAsked(facts: Facts, sentences: readonly Sentence[], vocabulary: Vocabulary): Facts {
  const asks = new Set(asksIn(sentences, vocabulary));
  const isAsk = (one: EntityFact) =>
    isSaid(one) && isBare(facts, one.noun) && spansOf(one).every(({ start }) => asks.has(start));
  const asked = facts.entities.filter(isAsk);
  return asked.length === facts.entities.length
    ? facts
    : asked.reduce<Facts>((left, { noun }) => withoutEntity(left, noun), facts);
}

/** The facts without tables of those who are only said to do something. */
export function withoutActors(facts: Facts, sentences: readonly Sentence[], vocabulary: Vocabulary): Facts {
  const { language } = vocabulary;
  const deeds = deedsIn(sentences, vocabulary);
  const isTold = (noun: string) =>
    facts.roles.some((role) => folded(role.noun, language) === folded(noun, language));
  const onlyActs = (one: EntityFact): boolean =>
    isSaid(one) &&
    isTold(one.noun) &&
    isBare(facts, one.noun) &&
    spansOf(one).every(({ start, end }) => deeds.some((deed) => deed.start <= start && end <= deed.end));
  const acting = facts.entities.filter(onlyActs);
  if (acting.length === 0 || acting.length === facts.entities.length) return facts;
  const roles = facts.roles.map((role) =>
    acting.some(({ noun }) => folded(noun, language) === folded(role.noun, language))
      ? { ...role, isActor: true }
      : role,
  );
  return acting.reduce<Facts>((left, { noun }) => withoutEntity(left, noun), { ...facts, roles });
}
