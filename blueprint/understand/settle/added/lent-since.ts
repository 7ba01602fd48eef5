import { type Facts, type FieldFact, isSaid } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { entityOf } from '../../read/english/entity-of.ts';

// "Artist, album, year, and who has borrowed which record since when": each time it is lent is a row of its own.

const LENT =
  /^who(?:ever)? (?:has |have |had )?(?:it )?(?:currently )?(borrow(?:ed|s)?|rent(?:ed|s)?|hired?|on loan)(?: |$)|^(?:lent|loaned) to (?:whom?|who)\b/u;

/** @param given facts of an English description */
export const withLentSince = (given: Facts, lexicon: Lexicon): Facts =>
  given.fields.filter(isSaid).reduce<Facts>((facts, field) => {
    const label = keyOf(field.label);
    const [said, verb = ''] = LENT.exec(label) ?? [];
    const { owner, source } = field;
    if (said === undefined || /^(?:loan|rental|booking)$/u.test(owner)) return facts;
    const found = facts.entities.find(({ noun }) => noun === 'loan' || noun === 'rental');
    const noun = found?.noun ?? (/^(?:rent|hire)/u.test(verb) ? 'rental' : 'loan');
    const own = (name: string, type: FieldFact['type']): FieldFact[] =>
      facts.fields.some((one) => one.owner === noun && keyOf(one.label) === name)
        ? []
        : [{ owner: noun, label: name, type, source }];
    const isLinked = facts.relations.some(({ from, to }) => from === noun && to === owner);
    return {
      ...facts,
      entities: found ? facts.entities : [...facts.entities, entityOf(noun, source, lexicon)],
      fields: [
        ...facts.fields.filter((one) => one !== field),
        ...own('borrower', 'text'),
        ...(/\bsince\b/u.test(label) ? own('since', 'date') : []),
      ],
      relations: isLinked
        ? facts.relations
        : [...facts.relations, { from: noun, to: owner, many: false, source }],
    };
  }, given);
