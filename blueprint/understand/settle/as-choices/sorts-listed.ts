import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, isSaid, isWithin, type RelationFact, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { WIDE } from '../../prepare/sorts.ts';
import { singular } from '../../read/english/inflect.ts';
import { isTold } from '../../told-of.ts';

// "We lend drills, saws and ladders … members reserve a tool": sorts of a tool, and no tables beside it.

const NAME = String.raw`(?!(?:and|or|the|to|for)\b)[a-z-]+(?: (?!(?:and|or|to|for|in|at|from|by|per|each|with|online|via)\b)[a-z-]+)?`;
const GOODS: readonly (Category | undefined)[] = ['product', 'asset', 'food', 'vehicle'];
/** As many letters as stand before such a verb: "we ". */
const SUBJECT = 12;
const LISTED = new RegExp(
  String.raw`\b(?:lend|rent|hire|sell|offer|stock|repair|loan|keep|have|own|make|produce|print|bake|grow|store)(?:s|ing)?(?: out)? (?:all kinds of |our |the |used |new )?(${NAME}(?:, ${NAME})+,? and ${NAME})(?= (?:to|for|in|at|from|by|per|each|with|online|via)\b| *[.;,:\n]|$)`,
  'giu',
);

/** @param facts of an English description */
export const withSortsListed = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(LISTED)].reduce((facts, match) => {
    const [said, listed = ''] = match;
    const start = match.index + said.length - listed.length;
    const list = { start, end: start + listed.length };
    const names = listed.toLowerCase().split(/, and |, | and /u);
    const sorts = names.map((name) => singular(name));
    const around = { start: match.index - SUBJECT, end: list.end };
    const isSort = (entity: EntityFact) =>
      sorts.includes(entity.noun) &&
      isSaid(entity) &&
      spansOf(entity).every((span) => isWithin(span, around)) &&
      isOnlyNamed(facts, entity.noun);
    const tables = facts.entities.filter(isSort);
    const wide = facts.entities.find(({ noun, source }) => WIDE.includes(noun) && source.from === 'text');
    const isEnough = tables.length > (LENDS.test(said) ? 0 : 1);
    if (
      !wide ||
      sorts.includes(wide.noun) ||
      !isEnough ||
      tables.length !== facts.entities.filter(isAmong(sorts)).length
    )
      return facts;
    const categoryOf = ({ noun, concept }: EntityFact) =>
      (lexicon.byId(concept ?? '') ?? lexicon.thing(noun))?.category;
    const alike = categoryOf(wide) === 'product' ? GOODS : [categoryOf(wide)];
    const isOther = (one: EntityFact) => ![undefined, ...alike].includes(categoryOf(one));
    const isChosen = facts.fields.some(({ owner, options }) => owner === wide.noun && options);
    if (tables.some(isOther) || isChosen) return facts;
    const gone = tables.map(({ noun }) => noun);
    const moved = facts.relations.flatMap((one) => {
      const to = gone.includes(one.to) && !gone.includes(one.from) ? wide.noun : undefined;
      return to === undefined || to === one.from
        ? []
        : [{ from: one.from, to, many: false, source: one.source }];
    });
    const rest = gone.reduce(withoutEntity, facts);
    return {
      ...rest,
      fields: [
        ...rest.fields,
        {
          owner: wide.noun,
          label: 'type',
          type: 'select',
          options: sorts,
          source: { from: 'text', spans: [list] },
        },
      ],
      relations: [
        ...rest.relations,
        ...moved.filter((one, at) => isNew(one, [...rest.relations, ...moved.slice(0, at)])),
      ],
    };
  }, given);

const LENDS = /^(?:lend|rent|hire|loan)/iu;
const isAmong =
  (sorts: readonly string[]) =>
  ({ noun }: EntityFact): boolean =>
    sorts.includes(noun);

const isNew = ({ from, to }: RelationFact, others: readonly RelationFact[]): boolean =>
  !others.some((one) => one.from === from && one.to === to);

/** Of a thing of which nothing is said but its name. */
const isOnlyNamed = (facts: Facts, noun: string): boolean =>
  !isTold(facts, noun) && !facts.roles.some((role) => role.noun === noun);
