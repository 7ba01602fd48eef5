import type { AppLanguage } from '../../kinds.ts';
import type { ComputedFact, EntityFact, Facts, FieldFact, RuleFact } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import type { Answer } from './answer.ts';
import { pageOf } from './page.ts';
import { ruleOf } from './rule.ts';
import type { FindSource } from './spans.ts';

export interface NamedFacts {
  facts: Facts;
  /** Names of things that the answer doesn't have, in words for the model. */
  faults: string[];
}

const WHO = ['public', 'member', 'own', 'owner'];

/** An answer as facts of a description; what names a thing that isn't there is left out. */
export function factsOf(answer: Answer, language: AppLanguage, source: FindSource): NamedFacts {
  const faults: string[] = [];
  const entities: EntityFact[] = [];
  const byKey = new Map<string, string>();
  for (const { noun, plural = noun, words } of answer.entities) {
    const name = noun.toLowerCase();
    if (byKey.has(keyOf(noun))) continue;
    for (const key of [keyOf(noun), keyOf(plural)]) if (!byKey.has(key)) byKey.set(key, name);
    entities.push({
      noun: name,
      plural: plural.toLowerCase(),
      source: source(noun, plural, words),
    });
  }
  const known = (noun: string, place: string): string[] => {
    const found = byKey.get(keyOf(noun));
    if (found === undefined) faults.push(`${place}: "${noun}" is not the noun of one of your entities.`);
    return found === undefined ? [] : [found];
  };

  const fields = answer.fields.flatMap(({ owner, words, ...field }): FieldFact[] =>
    known(owner, `fields, owner of "${field.label}"`).map((noun) => ({
      ...field,
      options: field.options && field.options.length > 0 ? field.options : undefined,
      owner: noun,
      source: source(field.label, words),
    })),
  );
  const computed = answer.computed.flatMap(({ owner, label, words, ...how }): FieldFact[] => {
    const place = `computed, "${label}"`;
    const of = computedOf(how, (noun) => known(noun, place)[0]);
    if (!of) return [];
    return known(owner, place).map((noun) => ({
      owner: noun,
      label,
      type: 'computed',
      computed: of,
      source: source(label, words),
    }));
  });
  const pair = (from: string, to: string) =>
    known(from, 'relations, from').flatMap((one) =>
      known(to, 'relations, to').map((other) => ({ from: one, to: other })),
    );

  return {
    faults,
    facts: {
      language,
      name: answer.name,
      entities,
      fields: [...fields, ...computed],
      relations: answer.relations.flatMap(({ from, to, many = false, label, words }) =>
        pair(from, to).map((ends) => ({
          ...ends,
          many,
          ...(label !== undefined && keyOf(label) !== keyOf(ends.to) && { label }),
          source: source(label, words),
        })),
      ),
      states: answer.states.flatMap(({ owner, values, words }) =>
        known(owner, 'states, owner').map((noun) => ({
          owner: noun,
          values: [...new Set(values)],
          source: source(...values, words),
        })),
      ),
      rules: answer.rules.flatMap((rule): RuleFact[] =>
        known(rule.owner, `rules, owner of ${rule.kind}`).map((noun) => ({
          ...ruleOf(rule, noun, (name) => byKey.get(keyOf(name))),
          source: source(rule.words),
        })),
      ),
      roles: answer.roles
        .filter(({ noun }) => !WHO.includes(noun.toLowerCase()))
        .map(({ noun, words }) => ({ noun: noun.toLowerCase(), source: source(noun, words) })),
      access: answer.access.flatMap(({ who, owner, action, state, allowed = true, words }) =>
        known(owner, 'access, owner').map((noun) => ({
          who: who.toLowerCase(),
          owner: noun,
          action,
          ...(state !== undefined && { state }),
          allowed,
          source: source(words),
        })),
      ),
      pages: answer.pages.flatMap((page) =>
        (page.entity === undefined ? [undefined] : known(page.entity, `pages, ${page.kind}`)).map((noun) => ({
          ...pageOf(page, noun),
          source: source(page.words, page.title),
        })),
      ),
      unknown: [],
    },
  };
}

function computedOf(
  { of, entity, field, times }: Pick<Answer['computed'][number], 'of' | 'entity' | 'field' | 'times'>,
  known: (noun: string) => string | undefined,
): ComputedFact | undefined {
  if (of === 'product')
    return field !== undefined && times !== undefined ? { of, fields: [field, times] } : undefined;
  const noun = entity === undefined ? undefined : known(entity);
  return noun === undefined ? undefined : { of, entity: noun, field };
}
