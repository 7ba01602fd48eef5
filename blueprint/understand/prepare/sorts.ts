import { type Facts, type FieldFact, type Span, spansOf } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Category } from '../ontology/concept.ts';
import { categoryOf } from '../ontology/index.ts';
import { isPlural, singular } from '../read/english/inflect.ts';

// "Camping gear: tents, stoves and sleeping bags", "vehicles (vans, trucks)": what stands behind is of sorts, and no table.

/** What several sorts of things are called together. */
export const WIDE: readonly string[] =
  'tool item instrument machine device equipment piece object vehicle boat product article animal plant toy game gear costume dish drink garment'.split(
    ' ',
  );
/** The same where their sorts stand right behind. */
const TITLES: readonly string[] = [...WIDE, 'asset', 'bike', 'furniture'];
const GOODS: readonly Category[] = ['product', 'asset', 'food', 'vehicle'];
/** What such sorts are, by what they are called together. */
const alikeOf = (category: Category | undefined): readonly Category[] =>
  category === undefined || GOODS.includes(category) ? GOODS : [category];

const WORD = String.raw`(?!(?:and|or|with|each|for|to|in|at|by|per)\b)[a-z-]+`;
const NAME = `${WORD}(?: ${WORD})?`;
const LIST = String.raw`${NAME}(?:, ${NAME})*(?:,? (?:and|or|&) ${NAME})?`;
const SORTED = new RegExp(
  String.raw`(?<!\b(?:kinds?|types?|sorts?) of )\b([a-z-]+)(?: *: *(${LIST})(?=,? (?:each )?with\b|,? each\b|[.;\n]|$)| *\((${LIST})\))`,
  'giu',
);

/** A list of sorts; the span is what stands behind their name. */
interface Sorts extends Span {
  /** What they are called together, and where. */
  noun: string;
  title: Span;
  options: readonly string[];
}

/** @returns the sorts that an English text lists behind what they are called together */
export function sortsIn(text: string, lexicon: Lexicon): Sorts[] {
  return [...text.matchAll(SORTED)].flatMap((match): Sorts[] => {
    const [all, title = '', listed = match[3] ?? ''] = match;
    const noun = singular(title.toLowerCase());
    const names = listed.toLowerCase().split(/,? (?:and|or|&) |, /u);
    const alike = alikeOf(lexicon.thing(noun)?.category);
    // Of what more is said than its name a table is kept.
    const around = text.slice(0, match.index) + text.slice(match.index + all.length);
    const isToldOf = (name: string) => new RegExp(`\\b${singular(name)}(?:s|es)?\\b`, 'iu').test(around);
    const isNamed =
      TITLES.includes(noun) && names.length > 1 && names.every((name) => isPlural(name) && !isToldOf(name));
    const known = names.map((name) => lexicon.thing(singular(name))?.category ?? categoryOf(name));
    const isAlike = known.every((category) => category === undefined || alike.includes(category));
    if (!isNamed || !isAlike || known.every((category) => category === undefined)) return [];
    const end = match.index + title.length;
    return [
      {
        start: end,
        end: match.index + all.length,
        noun,
        title: { start: match.index, end },
        options: names.map((name) => singular(name)),
      },
    ];
  });
}

/** The facts with each list of sorts as a choice of what they are called together; nothing where one has no place. */
export function withSorts(facts: Facts, sorts: readonly Sorts[]): Facts | undefined {
  return sorts.reduce<Facts | undefined>((whole, { noun, title, start, end, options }) => {
    const owner =
      whole?.entities.find((entity) => spansOf(entity).some((span) => span.end === title.end)) ??
      whole?.entities.find((entity) => entity.noun === noun);
    const hasType = whole?.fields.some((field) => field.owner === owner?.noun && field.label === 'type');
    if (!whole || !owner || hasType) return undefined;
    const type: FieldFact = {
      owner: owner.noun,
      label: 'type',
      type: 'select',
      options,
      source: { from: 'text', spans: [{ start, end }] },
    };
    return { ...whole, fields: [...whole.fields, type] };
  }, facts);
}
