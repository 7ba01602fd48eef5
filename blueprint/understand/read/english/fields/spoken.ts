import type { FieldFact } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { singular } from '../inflect.ts';

// What is left of a sentence is no name of a field: "artist accepts", "let people upvote", "must not be overfilled".

const ASKING = /^(?:who|whose|whom|what|when|where|which|how|why|whether)\b/u;
const OPENING =
  /^(?:is|are|was|were|can|could|must|should|will|would|may|might|'re|'s|'ll|never|always|wants?|lets?|allows?|gave|warns?|they|we|it|you|one gets|there)\b/u;
const CLOSING =
  /^\p{L}+(?: \p{L}+)* (?:accepts|declines|approves|rejects|refuses|decides|confirms|gets|goes|sees|wants|sends|does|takes|makes|knows|says|picks|chooses|leaves)$/u;
const ALL_DO = /^(?:everyone|everybody|anyone|nobody|each|they all) \p{L}+s$/u;
/** "Lessons are booked": what is done with several things that are kept. */
const ARE_DONE = /^(\p{L}+s) (?:are|get|were) \p{L}+$/u;
const TO_SOMEONE = /(?<!by|from|with|for|to|about) (?:us|them|me|him|her)$/u;
/** What is looked at: "as a calendar and a board". */
const PAGE = /^(?:kanban(?: board)?|board|calendar|dashboard|chart|graph|overview)$/u;
/** A deed before what is written down: "sets priority", "upload photos". */
const WRITING =
  /^(?:(?:\p{L}+ )?sets|shows?|note|notes down|enters?|uploads?|measures?|forgets?|assigns?|updates|ticks? off|fills? in|writes? down) (?:the |their |his |her |its )?(?=\p{L})/u;
/** What somebody tells before what is told: "says where on the body", "asks for a deposit". */
const TELLING =
  /^(?:uploads|says|asks for|describes|mentions|attach(?:es)?|specif(?:y|ies)|indicates|submits|provides|hands over|fills out) (?:the |their |his |her |its |an? |some )?(?=\p{L}{3})/u;
/** "Each with its own amount", "an agreed date", "whether they've paid": how it is said. */
const LEADING =
  /^(?:(?:each|every|and|also|with(?! whom)|its|their|his|her|our|own|an?|the|some|whether|they|they've|'ve|been|around|about)\b *)+(?=\p{L}{2})/u;
/** What is left of a comparison or of a choice: "below 8", "not", "more than 3 rehearsals". */
const COMPARED =
  /^(?:(?:is |are |if |when )?(?:below|above|less than|more than|fewer than|than|at least|at most|between)\b.*\d.*|not|when full|as well|too|etc)$/u;
/** Until when one can, and what may be done by when, is a day. */
const DATED = /\b(?:until|till|by)$/u;

function isSpeech(label: string, lexicon: Lexicon): boolean {
  const lower = label.toLowerCase();
  const done = ARE_DONE.exec(lower)?.[1];
  if (ALL_DO.test(lower) || (done !== undefined && lexicon.thing(singular(done)))) return true;
  if (COMPARED.test(lower)) return true;
  if (ASKING.test(lower)) return false;
  if (PAGE.test(lower)) return true;
  return (OPENING.test(lower) && !DATED.test(lower)) || CLOSING.test(lower) || TO_SOMEONE.test(lower);
}

function withoutDeed(said: string, lexicon: Lexicon): string {
  const label = ASKING.test(said) && !said.startsWith('whether') ? said : said.replace(LEADING, '');
  const lower = label.toLowerCase();
  const told = lower.replace(TELLING, '');
  if (told !== lower) return told;
  const bare = lower.replace(WRITING, '');
  const isKnown = bare !== lower && lexicon.attribute(bare) !== undefined;
  return isKnown ? bare : label;
}

/** "Loan is due", "lease ends": what is said of the thing itself. */
const SAID_OF_ITSELF = /^(?:is|are|was|were|gets?|ends?|expires?|lapses?|starts?|begins?|closes|opens)\b/u;

function withoutOwner(label: string, owner: string): string {
  const rest = label.toLowerCase().startsWith(`${owner} `) ? label.slice(owner.length + 1) : label;
  return SAID_OF_ITSELF.test(rest.toLowerCase()) ? rest : label;
}
const stemOf = (label: string) => label.toLowerCase().replace(/s$/u, '');

/** The fields without those whose label is a piece of a sentence, and the others without the verb that went before. */
export function withoutSpeech(fields: readonly FieldFact[], lexicon: Lexicon): FieldFact[] {
  const named = fields.map((field) => ({
    ...field,
    label: withoutDeed(field.options ? field.label : withoutOwner(field.label, field.owner), lexicon),
  }));
  const isAgain = ({ owner, label }: FieldFact, at: number) =>
    named.some(
      (one, other) =>
        other !== at &&
        one.owner === owner &&
        one.label.length < label.length &&
        stemOf(label) === stemOf(one.label),
    );
  return named.filter(
    (field, at) => field.options || !(isSpeech(field.label, lexicon) || isAgain(field, at)),
  );
}
