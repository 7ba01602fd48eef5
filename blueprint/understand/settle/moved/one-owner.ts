import { type Facts, type FieldFact, isSaid, type Span, spansOf } from '../../facts.ts';

// "A list of cabinets with width, height and depth": all that one list names is of one thing.

const JOINT = /^(?:,|,? and|,? &|,? plus) (?:an? |the |its |their )?$/iu;
const OPENING = /^,? with (?:an? |the |its |their )?$/iu;
/** "With volume, and a stock per blood group": of what is named behind it. */
const OF_EACH = /^ (?:(?:we|they|i|you) [a-z]+ )?(?:per|each|every|(?:for|of) (?:each|every)) /iu;

interface Placed {
  field: FieldFact;
  span: Span;
}

/** The lists of fields that a text holds, each in its order. */
function listsIn({ fields }: Facts, text: string): Placed[][] {
  const placed = fields
    .filter((field) => isSaid(field) && !field.computed && !field.options)
    .flatMap((field) => spansOf(field).map((span) => ({ field, span })))
    .filter(({ span }) => !OF_EACH.test(text.slice(span.end)))
    .sort((one, other) => one.span.start - other.span.start);
  const lists: Placed[][] = [];
  for (const one of placed) {
    const list = lists.at(-1);
    const before = list?.at(-1);
    const joint = before && text.slice(before.span.end, one.span.start);
    // "Members with age and income, rent": what comes behind the last is of another list.
    const isOver =
      list !== undefined &&
      list.length > 1 &&
      /\band\b|&/iu.test(text.slice(list.at(-2)?.span.end, before?.span.start));
    if (list && joint !== undefined && JOINT.test(joint) && !isOver) list.push(one);
    else lists.push([one]);
  }
  return lists.filter(({ length }) => length > 1);
}

/** @param facts of an English description */
export function withOneOwner(facts: Facts, text: string): Facts {
  const owners = new Map<FieldFact, string>();
  for (const list of listsIn(facts, text)) {
    const [first] = list;
    if (!first || new Set(list.map(({ field }) => field.owner)).size < 2) continue;
    const opening = facts.entities.find((entity) =>
      spansOf(entity).some(
        ({ end }) => end <= first.span.start && OPENING.test(text.slice(end, first.span.start)),
      ),
    );
    if (!opening || !list.some(({ field }) => field.owner === opening.noun)) continue;
    for (const { field } of list) owners.set(field, opening.noun);
  }
  return owners.size === 0
    ? facts
    : {
        ...facts,
        fields: facts.fields.map((field) => ({ ...field, owner: owners.get(field) ?? field.owner })),
      };
}
