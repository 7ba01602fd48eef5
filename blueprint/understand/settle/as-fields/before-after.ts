import { type FieldFact, type Facts, isWithin, type Source, type Span, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { singular } from '../../read/english/inflect.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Sessions with pain score before and after": one number before each session, and one after it.

const TWICE =
  /(?<!\bof (?:the |an? |each |every |their |its )?)\b((?:(?!(?:with|and|or|the|a|an|of|their|its|each|every|has|have|for|in|on)\b)[a-z]+ )?[a-z]+) (?:before and after|before ?\/ ?after)(?= *(?:[.,;)\n]|$|and\b|(?:the |each |every )[a-z]+))/giu;
const SAID = /^(?:before|after|before and after)$/u;

/** @param given facts of an English description */
export const withBeforeAndAfter = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(TWICE)].reduce((facts, match) => {
    const [all, words = ''] = match;
    const place: Span = { start: match.index, end: match.index + all.length };
    const isHere = (one: { source: Source }) =>
      one.source.from === 'text' && spansOf(one).every((span) => isWithin(span, place));
    const name = words.toLowerCase();
    const isNamed = (said: string) => name === said || name.endsWith(` ${said}`);
    // What is measured twice may have been taken for a table that the row names.
    const thing = facts.entities.find(
      ({ noun, plural, source }) => isHere({ source }) && (isNamed(noun) || isNamed(plural)),
    );
    const here = facts.fields.filter(isHere);
    // "Photos before and after each visit": of the visit.
    const [, when] =
      /^ (?:(?:each|every|the|an?) )([a-z-]+(?: [a-z-]+)?)/iu.exec(text.slice(place.end)) ?? [];
    const at = [when, when?.split(' ')[0]].map((one) => singular(one?.toLowerCase() ?? ''));
    const owner =
      (here.length > 0 ? facts.entities.find(({ noun }) => at.includes(noun))?.noun : undefined) ??
      here[0]?.owner ??
      facts.relations.find(({ from, to }) => thing?.noun === to || thing?.noun === from)?.from;
    if (owner === undefined || owner === thing?.noun) return facts;
    const known = here.find(({ label }) => !SAID.test(keyOf(label)));
    const label = known ? known.label.replace(/ (?:before|after)\b.*$/u, '') : name;
    const source: Source = { from: 'text', spans: [place] };
    const type = known?.type ?? lexicon.attribute(label) ?? 'number';
    const both = ['before', 'after'].map((when): FieldFact => ({
      owner,
      label: `${label} ${when}`,
      type,
      source,
    }));
    const rest = thing ? withoutEntity(facts, thing.noun) : facts;
    return { ...rest, fields: [...rest.fields.filter((field) => !here.includes(field)), ...both] };
  }, given);
