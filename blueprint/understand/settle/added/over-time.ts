import { type Facts, type FieldFact, isSaidIn, type Source, type Span, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { singular } from '../../read/english/inflect.ts';
import { categoryFor } from '../../read/english/sorts.ts';
import { MEASURED_AGAIN } from '../../words/measures.ts';

// "For each animal we keep vaccinations and weight over time": a weight has a day, and one follows the other.

const MEASURED = new RegExp(
  String.raw`(?<![a-z])(${MEASURED_AGAIN}|water level)(?: and [a-z]+)? over (?:time|the (?:weeks|months|years))`,
  'giu',
);
/** What is drawn is asked to be seen, wherever it is kept. */
const DRAWN = /\b(?:charts?|graphs?|plot|see|shows?|view|how|trend|develops?|compare)\b/iu;
const KEPT = /\b(?:keep|keeps|record|log|track|note|store|write down|need|has|have|with)\b|:/iu;
const OF_EACH = /\b(?:for|of|per) (?:each|every) ([a-z-]+(?: [a-z-]+)?)/iu;

/** @param given facts of an English description */
export const withMeasuredOverTime = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(MEASURED)].reduce<Facts>((facts, match) => {
    const [said, measure = ''] = match;
    const noun = measure.toLowerCase();
    const place: Span = { start: match.index, end: match.index + said.length };
    const before = text.slice(sentenceStart(text, place.start), place.start);
    const words = (OF_EACH.exec(before)?.[1] ?? '').toLowerCase();
    const owner = facts.entities.find(({ noun: one }) =>
      [words, words.split(' ')[0]].some((name) => singular(name ?? '') === one),
    );
    const isLiving =
      owner && /^(?:person|animal|vehicle|asset|place)$/u.test(categoryFor(owner.noun, lexicon) ?? '');
    const isThere = facts.entities.some((one) => one.noun === noun);
    if (!owner || !isLiving || isThere || DRAWN.test(before) || !KEPT.test(before)) return facts;
    const source: Source = { from: 'text', spans: [{ start: place.start, end: place.start + noun.length }] };
    const fields: FieldFact[] = [
      { owner: noun, label: 'date', type: 'date', source },
      { owner: noun, label: noun, type: 'number', source },
    ];
    return {
      ...facts,
      entities: [...facts.entities, { noun, plural: `${noun}s`, source, isPast: true }],
      fields: [
        ...facts.fields.filter(
          (field) => keyOf(field.label) !== noun || !isSaidIn(field, spansOf({ source })),
        ),
        ...fields,
      ],
      relations: [...facts.relations, { from: noun, to: owner.noun, many: false, source }],
    };
  }, given);
