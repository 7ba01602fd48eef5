import { type Facts, type FieldFact, isSaidIn, type Span, type StatesFact } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { singular } from '../../read/english/inflect.ts';
import { categoryFor } from '../../read/english/sorts.ts';

// "Orders from the shops that are new, packed or paid": an order is packed, and no shop.

const LISTED = new RegExp(
  String.raw`\b([a-z-]+s) (?:from|to|by|for) (?:(?:the|our|my|their) )?(?:[a-z-]+ )?([a-z-]+s),? (?:that|which) (?:are|can be|may be) (?=[a-z-]+(?: [a-z-]+)?(?:,| or ))[^.;:\n]+`,
  'giu',
);
const WHOSE: readonly (Category | undefined)[] = ['person', 'organisation', 'place'];

/** @param given facts of an English description */
export const withStatesOfFirst = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(LISTED)].reduce<Facts>((facts, match) => {
    const [said, first = '', second = ''] = match;
    const called = (words: string) => {
      const noun = singular(words.toLowerCase());
      return facts.entities.find((one) => one.noun === noun || one.noun.endsWith(` ${noun}`));
    };
    const [thing, whose] = [called(first), called(second)];
    const isOfSomebody =
      whose !== undefined &&
      WHOSE.includes(categoryFor(whose.noun, lexicon)) &&
      thing !== undefined &&
      !WHOSE.includes(categoryFor(thing.noun, lexicon));
    if (!isOfSomebody) return facts;
    const place: Span = { start: match.index + said.indexOf(` ${second}`), end: match.index + said.length };
    const isTheirs = (one: StatesFact | FieldFact) =>
      [thing.noun, whose.noun].includes(one.owner) && isSaidIn(one, [place]);
    const chosen = facts.fields.find((one) => one.options !== undefined && isTheirs(one));
    const lived = facts.states.find(isTheirs);
    const values = lived?.values ?? chosen?.options;
    if (!values) return facts;
    return {
      ...facts,
      fields: facts.fields.filter((one) => one !== chosen),
      states: [
        ...facts.states.filter((one) => one !== lived && one.owner !== thing.noun),
        { owner: thing.noun, values, source: (lived ?? chosen ?? thing).source },
      ],
    };
  }, given);
