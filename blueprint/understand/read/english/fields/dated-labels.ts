import { type Facts, type FieldFact, isSaid, spansOf } from '../../../facts.ts';
import { keyOf } from '../../../lexicon.ts';
import { isTold } from '../../../told-of.ts';

// "MOT due", "insurance until", "last safety check": by these words a label is a day, and refers to nothing that is kept.

const DAY =
  /(?:^|\s)(?:due|until|till|expires|expiry|expiration|renewal|deadline|valid until|valid to|runs out|ends on|starts on)$|^(?:last|next|previous|latest) (?:[a-z-]+ )?(?:check|checkup|check-up|service|inspection|visit|test|review|clean|cleaning|checked|serviced|inspected|visited|tested|reviewed|cleaned|watered|fed|seen|calibration|calibrated|maintenance|vaccination|payment|contact|contacted|donation|update|exam|audit|survey|training|mot|done|used|played|worn|changed|oil change|appointment|treatment|feeding|delivery|order|harvest|inspection date)$/iu;

/** "Left on", "found on": the day of a deed. */
const DONE_ON =
  /^(?:[a-z-]+ )?(?!based|working|depending)[a-z]+(?:ed|en|wn|nt|ft|ght|de|ld|ut|und|at|id|et|ost|ept|elt) on$/iu;
/** "Next cut" is when that will be, where "next step" is what. */
const NEXT =
  /^next (?!of |(?:[a-z-]+ )?(?:steps?|actions?|kin|tasks?|owner|player|name|number|page|stage|level|goal|destination|stop|round|opponent|week|month|year)$)[a-z-]+(?: [a-z-]+)?$/iu;
export const isDayLabel = (label: string): boolean =>
  DAY.test(label) || DONE_ON.test(label) || NEXT.test(label);

/** "When I started and finished": the second deed has its day, too. */
const WHEN_BEFORE = /\bwhen (?:i|we|they|you|he|she|it) [a-z]+(?:,| and|, and) $/iu;
const isSecondDeed = (field: FieldFact, text: string): boolean =>
  /^[a-z]+(?:ed|en|ght|ld|nt)$/iu.test(field.label) &&
  spansOf(field).some(({ start }) => WHEN_BEFORE.test(text.slice(Math.max(0, start - BEFORE), start)));
/** As many letters before a deed as tell that. */
const BEFORE = 60;

/** Days that were read as texts, or as references to what only they name. */
export function withDatedLabels(facts: Facts, text: string): Facts {
  const { fields, relations, entities } = facts;
  const dated = relations.filter(
    ({ label, source }) => source.from === 'text' && label !== undefined && isDayLabel(label),
  );
  const isAlone = (noun: string) => {
    const others = relations.filter(
      (one) => (one.from === noun || one.to === noun) && isSaid(one) && !dated.includes(one),
    );
    const isAsked = facts.pages.some(({ entity, attention }) => entity === noun && !attention);
    return others.length === 0 && !isTold(facts, noun) && !isAsked;
  };
  /** Whose day it is that a label names with a thing: the car's in "MOT due". */
  const ownerOf = (noun: string): string | undefined =>
    dated.find(({ to }) => to === noun)?.from ??
    fields.find(
      ({ owner, label }) => owner !== noun && isDayLabel(label) && keyOf(label).startsWith(`${keyOf(noun)} `),
    )?.owner;
  // Of what has only such a label nothing is kept.
  const gone = entities
    .filter(({ noun }) => ownerOf(noun) !== undefined && isAlone(noun))
    .map(({ noun }) => noun);
  const typed = fields.map((field): FieldFact =>
    field.type === 'text' &&
    field.source.from === 'text' &&
    (isDayLabel(field.label) || isSecondDeed(field, text))
      ? { ...field, type: 'date' }
      : field,
  );
  const added = dated.flatMap(({ from, label = '', source }): FieldFact[] =>
    typed.some((field) => field.owner === from && keyOf(field.label) === keyOf(label))
      ? []
      : [{ owner: from, label, type: 'date', source }],
  );
  const isKept = (noun: string) => !gone.includes(noun);
  return {
    ...facts,
    entities: entities.filter(({ noun }) => isKept(noun)),
    fields: [...typed.filter(({ owner }) => isKept(owner)), ...added],
    relations: relations.filter((one) => !dated.includes(one) && isKept(one.from) && isKept(one.to)),
    states: facts.states.filter(({ owner }) => isKept(owner)),
    // "Which MOT runs out" asks for the cars.
    pages: facts.pages.map((page) =>
      page.entity === undefined || isKept(page.entity)
        ? page
        : { ...page, entity: ownerOf(page.entity) ?? page.entity },
    ),
  };
}
