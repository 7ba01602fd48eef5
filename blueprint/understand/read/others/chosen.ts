import { type Facts, isSaid, type RelationFact, spansOf, type Span } from '../../facts.ts';
import { BOOKED, CHOOSES } from '../../words/others/chosen.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Sentence } from './sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Gäste wählen Tour und Termin": what is made names what is chosen and who chose it, and the tour has no guest.

/** Where the clause that something is chosen in ends: behind the "and" of a list, else at the first comma. */
const END: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /[.;:!?]|(?<=\s[ye]\s[^,]*),/u,
  fr: /[.;:!?]|(?<=\set\s[^,]*),/u,
  de: /[.;:!?]|(?<=\sund\s[^,]*),/u,
  zh: /[，,。；：！？]/u,
  ar: /[،,.؛:؟!]/u,
};

/** Where something is chosen: from behind the verb to the end of its list. */
function choicesIn({ text, start }: Sentence, { language }: Vocabulary): Span[] {
  return [...text.matchAll(CHOOSES[language])].map(({ 0: said, index }) => {
    const from = index + said.length;
    const rest = text.slice(from).search(END[language]);
    return { start: start + from, end: start + (rest < 0 ? text.length : from + rest) };
  });
}

/** What is made where something is booked or ordered. */
const MADE: readonly string[] = ['booking', 'appointment', 'order', 'foodOrder', 'registration', 'rental'];

/** The facts in which what is chosen is named by what is made of it, or else by whoever chooses it. */
export function withChosen(facts: Facts, sentences: readonly Sentence[], vocabulary: Vocabulary): Facts {
  const places = sentences.flatMap((one) => choicesIn(one, vocabulary).map((choice) => ({ one, choice })));
  const conceptOf = (noun: string) => vocabulary.thing(noun)?.entry;
  const isSomebody = (noun: string) => conceptOf(noun)?.category === 'person';
  const isMade = (noun: string) =>
    MADE.includes(conceptOf(noun)?.id ?? '') || conceptOf(noun)?.category === 'booking';
  return places.reduce<Facts>((before, { one, choice }) => {
    const isIn = (span: Span) => span.start >= choice.start && span.end <= choice.end;
    const isChosen = (relation: RelationFact) =>
      isSaid(relation) &&
      spansOf(relation).some(isIn) &&
      isSomebody(relation.to) &&
      !isMade(relation.from) &&
      // Whoever chooses stands before it.
      before.entities.some(
        (entity) =>
          entity.noun === relation.to &&
          spansOf(entity).some(({ start }) => start >= one.start && start < choice.start),
      );
    const chosen = before.relations.filter(isChosen);
    const [first] = chosen;
    if (!first) return before;
    const who = first.to;
    const made = before.entities.filter(
      ({ noun }) => isMade(noun) && !chosen.some(({ from }) => from === noun),
    );
    const isNear = (span: Span) => span.start >= one.start && span.end <= one.end;
    const near = made.filter((entity) => spansOf(entity).some(isNear));
    const known = near.length > 0 ? near : made;
    const said = vocabulary.language;
    const isTimed = BOOKED[said].when.test(textIn(one, choice)) || chosen.length > 1;
    const noun = known[0]?.noun ?? (isTimed ? BOOKED[said].made : undefined);
    const rest = before.relations.filter((relation) => !isChosen(relation));
    if (noun === undefined)
      return {
        ...before,
        relations: [...rest, ...chosen.map((relation) => ({ ...relation, from: who, to: relation.from }))],
      };
    const targets = [...chosen.map(({ from }) => from), who].filter(
      (to) => !rest.some((relation) => relation.from === noun && relation.to === to),
    );
    const { source } = first;
    const isField = (span: Span | undefined) => span !== undefined && isIn(span);
    const owners = new Set([who, ...chosen.map(({ from }) => from)]);
    return {
      ...before,
      entities:
        known.length > 0
          ? before.entities
          : [
              ...before.entities,
              { noun, plural: BOOKED[said].many, source, concept: conceptOf(noun)?.id ?? 'booking' },
            ],
      // "Wählen Leistung und Uhrzeit": the hour is that of the booking.
      fields: before.fields.map((field) =>
        isSaid(field) && owners.has(field.owner) && spansOf(field).every(isField)
          ? { ...field, owner: noun }
          : field,
      ),
      relations: [...rest, ...targets.map((to) => ({ from: noun, to, many: false, source }))],
    };
  }, facts);
}

const textIn = ({ text, start }: Sentence, choice: Span): string =>
  text.slice(choice.start - start, choice.end - start);
