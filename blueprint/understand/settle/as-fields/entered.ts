import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, isSaid, overlaps, type Source, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';

// "Matches have two teams and a score … only the referee enters scores": what somebody enters is a field of the match.

/** The facts of an English text, in which what is only entered is a field of the thing that it is listed for. */
export const withEntered = (given: Facts, lexicon: Lexicon): Facts =>
  given.entities.reduce((facts, entity) => {
    const place = placeOf(entity, facts, lexicon);
    if (place === undefined) return facts;
    const { noun } = entity;
    const { owner, source } = place;
    const rest = withoutEntity(facts, noun);
    const isThere = rest.fields.some((field) => field.owner === owner && keyOf(field.label) === noun);
    const moved = facts.access
      .filter((one) => one.owner === noun && (one.action === 'create' || one.action === 'update'))
      .map((one) => ({ ...one, owner, action: 'update' as const }));
    return {
      ...rest,
      fields: isThere
        ? rest.fields
        : [...rest.fields, { owner, label: noun, type: lexicon.attribute(noun) ?? 'text', source }],
      access: [...rest.access, ...moved],
    };
  }, given);

/** What comes of something, which is as often a table of its own. */
const FOUND = /(?:^| )(?:result|outcome|verdict|decision)$/;

/** The thing that lists it among its fields, where nothing else is said of it than who enters it. */
function placeOf(
  entity: EntityFact,
  { entities, fields, relations, states, rules, access, pages, roles }: Facts,
  lexicon: Lexicon,
): { owner: string; source: Source } | undefined {
  const { noun } = entity;
  const entered = access.filter((one) => one.owner === noun);
  const isEntered = entered.some(({ action }) => action === 'create' || action === 'update');
  const isTold =
    [...fields, ...states, ...rules].some((one) => one.owner === noun && isSaid(one)) ||
    pages.some((page) => page.entity === noun && isSaid(page)) ||
    roles.some((role) => role.noun === noun);
  if (!isEntered || isTold || !(lexicon.isAttribute(noun) || FOUND.test(noun))) return undefined;
  const listed = [
    ...fields.flatMap((one) => (keyOf(one.label) === noun && isSaid(one) ? [one] : [])),
    ...relations.flatMap(({ from, to, many, source }) =>
      to === noun && !many && source.from === 'text' ? [{ owner: from, source }] : [],
    ),
  ];
  const [place] = listed;
  if (!place || listed.some(({ owner }) => owner !== place.owner)) return undefined;
  const places = [...listed, ...entered].flatMap((one) => spansOf(one));
  const isElsewhere = spansOf(entity).some((span) => !places.some((one) => overlaps(span, one)));
  const isLinked = relations.some(({ from, source }) => from === noun && source.from === 'text');
  return isElsewhere || isLinked || !entities.some((one) => one.noun === place.owner) ? undefined : place;
}
