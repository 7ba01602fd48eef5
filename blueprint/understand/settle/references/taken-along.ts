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
  const fields = given.fields.filter((field) => taken(field) === undefined);
  const links = given.fields.flatMap((field) => {
    const thing = taken(field);
    const isLinked = given.relations.some(({ from, to }) => from === field.owner && to === thing?.noun);
    return thing && !isLinked
      ? [{ from: field.owner, to: thing.noun, many: true, label: field.label, source: field.source }]
      : [];
  });
  return links.length === 0 && fields.length === given.fields.length
    ? given
    : { ...given, fields, relations: [...given.relations, ...links] };
}
