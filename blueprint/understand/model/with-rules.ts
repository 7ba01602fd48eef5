import type { EntityFact, Facts, FieldFact, Source, Span } from '../facts.ts';
import { renamed } from '../renamed.ts';
import { keyOf } from '../lexicon.ts';

// Adds what the rules read in the description and the model left out; what the model understood stands.

const isSaid = ({ source }: { source: Source }) => source.from === 'text';
const spansOf = ({ source }: { source: Source }): readonly Span[] =>
  source.from === 'text' ? source.spans : [];
const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What stands for `entity` of the rules' reading among those of the model's. */
const sameAs = (entity: EntityFact, others: readonly EntityFact[]): EntityFact | undefined => {
  const keys = [keyOf(entity.noun), keyOf(entity.plural)];
  return (
    others.find(({ noun, plural }) => keys.includes(keyOf(noun)) || keys.includes(keyOf(plural))) ??
    others.find(({ concept }) => concept !== undefined && concept === entity.concept)
  );
};

/** The model's items, each with the words that the rules found for it, and then the rules' items that have no match. */
function joined<T extends { source: Source }>(
  model: readonly T[],
  rules: readonly T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  const sourced = model.map((one) => {
    const match = isSaid(one) ? undefined : rules.find((other) => isSaid(other) && isSame(one, other));
    return match ? { ...one, source: match.source } : one;
  });
  return [...sourced, ...rules.filter((one) => isSaid(one) && !model.some((other) => isSame(one, other)))];
}

/** Languages whose compounds begin with the word that decides; the others end with it. */
const HEAD_FIRST: readonly Facts['language'][] = ['es', 'fr', 'ar'];

/** The rules' entities that the model left out: of their main word it made nothing else. */
function leftOut(model: Facts, rules: Facts): EntityFact[] {
  const read = [...model.entities, ...model.fields, ...model.states, ...model.roles].flatMap(spansOf);
  const isRead = ({ start, end }: Span) => {
    const at = HEAD_FIRST.includes(rules.language) ? start : end - 1;
    return read.some((span) => span.start <= at && at < span.end);
  };
  return rules.entities.filter(
    (entity) => isSaid(entity) && !sameAs(entity, model.entities) && !spansOf(entity).every(isRead),
  );
}

const within = (values: readonly string[], others: readonly string[]) => {
  const keys = others.map(keyOf);
  return values.every((value) => keys.includes(keyOf(value)));
};

/** Choices that the model read as states, or states that it read as choices, are there already. */
function withoutSameValues(rules: Facts, model: Facts): Facts {
  return {
    ...rules,
    fields: rules.fields.filter(
      ({ owner, options = [] }) =>
        options.length === 0 ||
        !model.states.some((one) => one.owner === owner && within(options, one.values)),
    ),
    states: rules.states.filter(
      ({ owner, values }) =>
        !model.fields.some((one) => one.owner === owner && within(values, one.options ?? [])),
    ),
  };
}

/** A label that the rules found no more often than the model did was only put elsewhere. */
function newFields(model: readonly FieldFact[], rules: readonly FieldFact[]): FieldFact[] {
  const times = (fields: readonly FieldFact[], key: string) =>
    fields.filter(({ label }) => keyOf(label) === key).length;
  return rules.filter(
    ({ owner, label }) =>
      model.some((one) => one.owner === owner && keyOf(one.label) === keyOf(label)) ||
      times(rules, keyOf(label)) > times(model, keyOf(label)),
  );
}

export function withRules(model: Facts, rules: Facts): Facts {
  const entities = joined(model.entities, leftOut(model, rules), (a, b) => a.noun === b.noun);
  const byRule = new Map(
    rules.entities.map((entity) => [entity.noun, sameAs(entity, entities)?.noun] as const),
  );
  const read = withoutSameValues(
    renamed(rules, (noun) => byRule.get(noun)),
    model,
  );
  const owned = (a: { owner: string }, b: { owner: string }) => a.owner === b.owner;
  const linked = (one: { from: string; to: string }, other: { from: string; to: string }) =>
    (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from);
  const whole = {
    ...model,
    name: model.name ?? rules.name,
    entities,
    fields: joined(
      model.fields,
      newFields(model.fields, read.fields),
      (a, b) => owned(a, b) && keyOf(a.label) === keyOf(b.label),
    ),
    relations: joined(model.relations, read.relations, linked),
    states: joined(model.states, read.states, owned),
    rules: joined(model.rules, read.rules, (a, b) => owned(a, b) && a.kind === b.kind),
    roles: joined(model.roles, read.roles, (a, b) => keyOf(a.noun) === keyOf(b.noun)),
    access: joined(
      model.access,
      read.access,
      (a, b) => owned(a, b) && a.who === b.who && a.action === b.action,
    ),
    pages: joined(model.pages, read.pages, (a, b) => a.kind === b.kind && a.entity === b.entity),
  };
  const understood = [
    ...whole.entities,
    ...whole.fields,
    ...whole.relations,
    ...whole.states,
    ...whole.rules,
    ...whole.roles,
    ...whole.access,
    ...whole.pages,
  ].flatMap(spansOf);
  return {
    ...whole,
    unknown: rules.unknown.filter((span) => !understood.some((one) => overlaps(span, one))),
  };
}
