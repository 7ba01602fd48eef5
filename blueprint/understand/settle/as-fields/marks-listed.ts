import { categoryFor } from '../../category.ts';
import { type Facts, type FieldFact, isSaid, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { singular } from '../../read/english/inflect.ts';
import { isBare } from '../../told-of.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Products, barcodes, shelf numbers, suppliers": by what each product is known, listed like a thing of its own.

const MARK = /(?:^| )(?:numbers?|codes?|marks?|ids?|prices?|rates?|sizes?|colou?rs?|address(?:es)?)$/u;
/** What is known or told by such marks. */
const MARKED = /^(?:person|organisation|animal|product|asset|vehicle|place|document|work)$/u;

/** @param given facts of an English description */
export const withMarksListed = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  given.entities.reduce((facts, entity) => {
    const { noun, concept } = entity;
    const [span, ...others] = spansOf(entity);
    if (
      !span ||
      others.some(({ start }) => start !== span.start) ||
      concept !== undefined ||
      !noun.includes(' ') ||
      !MARK.test(noun)
    )
      return facts;
    const from = sentenceStart(text, span.start);
    const marked = facts.entities.filter(
      (one) =>
        one !== entity &&
        isSaid(one) &&
        MARKED.test(categoryFor(one, lexicon, 'en') ?? '') &&
        spansOf(one).some(({ start, end }) => start >= from && end < span.start),
    );
    const owner = marked.at(-1)?.noun;
    if (owner === undefined || !isBare(facts, noun)) return facts;
    const label = singular(noun);
    const type = /(?:price|rate)$/u.test(label) ? 'money' : 'text';
    const field: FieldFact = { owner, label, type, source: entity.source };
    const rest = withoutEntity(facts, noun);
    return { ...rest, fields: [...rest.fields, field] };
  }, given);
