import { type Facts, type FieldFact, overlaps, spansOf } from '../../../facts.ts';
import { mentionsOf } from '../../../mentions.ts';

// "Shifts with from/to", "stays from – to", "valid from-until": two days, however they are joined.

const PAIR =
  /(?<!\p{L})(?:(valid|open|available|closed|booked|rented) )?(from) ?(?:\/|-|–|—) ?(to|until|till)(?=\s*(?:[,.;:)\n/]|$|and\b|&|\+))/giu;
/** What may stand between a thing and its two days, and what before the thing: nobody does anything to it. */
const BESIDE = /^ ?(?:with |w\/? |: ?|= ?|\(|, ?)?$/u;
const ALONE = /(?:^|[,;:.(\n–-]|\b(?:and|for|has|have|with))\s*(?:an? |the |each |every )?$/u;
/** Or they are of one list: "dog, from – to, price". */
const LISTED = /(?:^|[,;:(=+&\n]|\b(?:with|w|and))\s*$/u;
/** How far before it is looked. */
const AROUND = 24;

export function withFromTo(facts: Facts, text: string): Facts {
  const pairs = [...text.matchAll(PAIR)];
  if (pairs.length === 0) return facts;
  const mentions = mentionsOf(facts.entities, text);
  return pairs.reduce((some, match) => {
    const [all, what, first = '', second = ''] = match;
    const span = { start: match.index, end: match.index + all.length };
    const here = some.fields.filter((field) => spansOf(field).some((one) => overlaps(one, span)));
    const labels = here.map(({ label }) => label.toLowerCase());
    // Read as two already, or as part of more than the pair.
    if (here.length > 1 && new Set(here.map(({ owner }) => owner)).size === 1) return some;
    if (labels.some((label) => !/\b(?:from|to|until|till)$/u.test(label))) return some;
    if (labels.some((label) => what === undefined && label.includes(' '))) return some;
    const wordsTo = (at: number) => text.slice(Math.max(0, at - AROUND), at);
    const before = mentions.findLast(({ end }) => end <= span.start);
    const isBeside =
      before !== undefined &&
      BESIDE.test(text.slice(before.end, span.start)) &&
      ALONE.test(wordsTo(before.start));
    const isListed = what !== undefined || LISTED.test(wordsTo(span.start));
    const listed = isListed ? (here.at(-1)?.owner ?? (what && before?.noun)) : undefined;
    const owner = isBeside ? before.noun : listed;
    if (owner === undefined) return some;
    const named = (word: string, start: number): FieldFact => ({
      owner,
      label: what === undefined ? word : `${what} ${word}`,
      type: 'date',
      source: { from: 'text', spans: [{ start, end: start + word.length }] },
    });
    const pair = [
      named(first, span.start + all.toLowerCase().indexOf('from')),
      named(second, span.end - second.length),
    ];
    const others = some.fields.filter((field) => !here.includes(field));
    const isNew = ({ label }: FieldFact) =>
      !others.some((one) => one.owner === owner && one.label.toLowerCase() === label.toLowerCase());
    return { ...some, fields: [...others, ...pair.filter(isNew)] };
  }, facts);
}
