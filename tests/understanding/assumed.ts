import type { Entity, Field, Page, Rule } from '#blueprint/schema.ts';
import type { Facts, Source } from '#blueprint/understand/facts.ts';

/** Which parts of a blueprint the facts mark as added from knowledge of the domain; none of them counts as wrong. */
export interface Assumed {
  entity: (entity: Entity) => boolean;
  field: (entity: Entity, field: Field) => boolean;
  options: (entity: Entity, field: Field) => boolean;
  relation: (from: Entity, to: Entity) => boolean;
  states: (entity: Entity) => boolean;
  rule: (entity: Entity, kind: Rule['kind']) => boolean;
  role: (label: string) => boolean;
  page: (page: Page, entity: Entity | undefined) => boolean;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const added = (facts: readonly { source: Source }[]) =>
  facts.length > 0 && facts.every(({ source }) => source.from === 'knowledge');

export function assumedBy(facts: Facts | undefined): Assumed {
  if (!facts) {
    const none = () => false;
    return {
      entity: none,
      field: none,
      options: none,
      relation: none,
      states: none,
      rule: none,
      role: none,
      page: none,
    };
  }
  const nounOf = (entity: Entity) =>
    facts.entities.find(({ noun, plural }) => same(noun, entity.label) || same(plural, entity.plural))
      ?.noun ?? entity.label;
  const owned = <T extends { owner: string }>(list: readonly T[], entity: Entity) =>
    list.filter(({ owner }) => same(owner, nounOf(entity)));
  return {
    entity: (entity) => added(facts.entities.filter(({ noun }) => same(noun, nounOf(entity)))),
    field: (entity, field) =>
      added(owned(facts.fields, entity).filter(({ label }) => same(label, field.label))),
    options: (entity, field) =>
      owned(facts.fields, entity).some(
        ({ label, hasUsualOptions }) => hasUsualOptions === true && same(label, field.label),
      ),
    relation: (one, other) =>
      added(
        facts.relations.filter(
          ({ from, to }) =>
            (same(from, nounOf(one)) && same(to, nounOf(other))) ||
            (same(from, nounOf(other)) && same(to, nounOf(one))),
        ),
      ),
    states: (entity) => added(owned(facts.states, entity)),
    rule: (entity, kind) => added(owned(facts.rules, entity).filter((one) => one.kind === kind)),
    role: (label) => added(facts.roles.filter(({ noun }) => same(noun, label))),
    page: (page, entity) =>
      added(
        facts.pages.filter(
          (one) =>
            one.kind === page.kind &&
            (!one.entity || (entity !== undefined && same(one.entity, nounOf(entity)))),
        ),
      ),
  };
}
