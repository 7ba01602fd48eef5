import { type Facts, type FieldFact, isSaid } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';

const TAKEN = /^(.+) (?:used|present|involved|invited|assigned|affected|sung|deployed)$/u;

/** The facts with things referred to that are told beside it: "missions with start and vehicles used", where vehicles are kept. */
export function withTakenAlong(given: Facts): Facts {
  if (given.language !== 'en') return given;
  const taken = (field: FieldFact) => {
    const [, many = ''] = TAKEN.exec(field.label.toLowerCase()) ?? [];
    if (many === '' || !isSaid(field) || !/^(?:text|number)$/.test(field.type)) return undefined;
    return given.entities.find(({ noun, plural }) => keyOf(plural) === keyOf(many) && noun !== field.owner);
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
