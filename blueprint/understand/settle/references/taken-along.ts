import { type EntityFact, type Facts, type FieldFact, isSaid, overlaps, spansOf } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';

const TAKEN = /^(.+) (?:used|present|involved|invited|assigned|affected|sung|deployed)$/u;

/** The facts with things referred to that are told beside it: "missions with start and vehicles used", where vehicles are kept. */
export function withTakenAlong(given: Facts): Facts {
  if (given.language !== 'en') return given;
  const taken = (field: FieldFact) => {
    const [, many = ''] = TAKEN.exec(field.label.toLowerCase()) ?? [];
    if (many === '' || !isSaid(field) || !/^(?:text|number)$/.test(field.type)) return undefined;
    const isToldApart = (thing: EntityFact) =>
      spansOf(thing).some((span) => !spansOf(field).some((own) => overlaps(own, span)));
    return given.entities.find(
      (one) => keyOf(one.plural) === keyOf(many) && one.noun !== field.owner && isToldApart(one),
    );
  };
  const things = new Map(
    given.fields.flatMap((field) => {
      const thing = taken(field);
      return thing ? [[field, thing] as const] : [];
    }),
  );
  const isLinked = (owner: string, noun: string) =>
    given.relations.some(({ from, to }) => from === owner && to === noun);
  const links = [...things]
    .filter(([{ owner }, { noun }]) => !isLinked(owner, noun))
    .map(([{ owner, label, source }, { noun }]) => ({ from: owner, to: noun, many: true, label, source }));
  return {
    ...given,
    fields: given.fields.filter((field) => !things.has(field)),
    relations: [...given.relations, ...links],
  };
}
