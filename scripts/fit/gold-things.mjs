const spaced = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** @returns the names by which the gold knows a thing */
export const namesOf = ({ entities }, { noun, plural }, isWhole) =>
  Object.entries(entities).flatMap(([name, pattern]) => (isWhole(pattern, noun, plural) ? [name] : []));

/**
 * The facts as they would be if each thing had been found, and nothing else; undefined where two would be called the same.
 * Links are learned from both: a reader that finds other things later doesn't need others at once.
 */
export function withGoldThings(gold, facts, { lexicon, plural, isWhole }) {
  const kept = facts.entities.filter((entity) => namesOf(gold, entity, isWhole).length > 0);
  const found = new Set(kept.flatMap((entity) => namesOf(gold, entity, isWhole)));
  const added = Object.entries(gold.entities)
    .filter(([name]) => !found.has(name))
    .map(([name, pattern]) => {
      const place = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu').exec(
        gold.description,
      );
      const noun = (place?.[0] ?? spaced(name)).toLowerCase();
      const concept = lexicon.thing(noun)?.id;
      return {
        noun,
        plural: plural(noun),
        ...(concept && { concept }),
        source: place
          ? { from: 'text', spans: [{ start: place.index, end: place.index + place[0].length }] }
          : { from: 'knowledge', because: 'it belongs there' },
        name,
      };
    });
  const startOf = ({ source }) => source.spans?.[0].start ?? Infinity;
  const entities = [...kept, ...added].sort((one, other) => startOf(one) - startOf(other));
  const nouns = new Set(entities.map(({ noun }) => noun));
  if (nouns.size < entities.length) return undefined;
  const relations = facts.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to));
  return { ...facts, entities, relations };
}
