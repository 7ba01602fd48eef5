// How fields are fitted, in any language: what each candidate could be by the gold, and the weights that follow from it.
import { softmaxFitted } from './softmax.mjs';
import { load } from '../sources.mjs';

const { isWhole, mentions } = await load('tests/understanding/match.ts');
const { sharesOf } = await load('blueprint/understand/read/english/fields/settle.ts');

const NOTHING = -1;

const isNamedBy =
  (label) =>
  ({ noun, plural }) =>
    label.endsWith(noun) || label.endsWith(plural);

/** The candidates of a description: the signs of each owner, and which fields of the gold it could be, of which owner. */
export function candidatesOf({ entities, fields, may, choices, relations }, { facts, weighed }) {
  const owners = facts.entities.map(({ noun, plural }) => ({
    names: Object.keys(entities).filter((name) => isWhole(entities[name], noun, plural)),
    isOpen: may.some((pattern) => isWhole(pattern, noun, plural)),
  }));
  const open = owners.flatMap(({ names, isOpen }, way) => (names.length === 0 && isOpen ? [way] : []));
  return weighed.map(({ candidate: { label, read }, isThing, common, signs: own }) => {
    const signs = own.map((some) => [...common, ...some]);
    const named = fields.flatMap((field, at) => (mentions(field.label, label) ? [{ at, field }] : []));
    const fits = named.flatMap(({ at, field }) =>
      owners.flatMap(({ names }, way) =>
        names.some((name) => field.entity.split('|').includes(name)) ? [{ at, way }] : [],
      ),
    );
    // Choices are read elsewhere, and a field whose owner wasn't found teaches nothing.
    const isAside =
      choices.some((one) => mentions(one.label, label)) || (named.length > 0 && fits.length === 0);
    // A thing among the fields of another may be a relation.
    const isOf = (names) => (way) => owners[way].names.some((name) => names.split('|').includes(name));
    const thing = isThing && read.length === 0 ? facts.entities.findIndex(isNamedBy(label)) : -1;
    const isRelated = (way) =>
      relations.some(
        ({ between: [a, b] }) => (isOf(a)(way) && isOf(b)(thing)) || (isOf(b)(way) && isOf(a)(thing)),
      );
    const related = thing < 0 ? [] : [...owners.keys()].filter((way) => way !== thing && isRelated(way));
    return {
      ways: signs,
      fits,
      open: [...open, ...related],
      isAside: related.length === 0 && isAside,
    };
  });
}

/** Settles which candidate stands for which field of the gold, by what was learned so far, or by what speaks for an owner before that. */
function aligned(candidates, first, weights) {
  const values = candidates.map(({ ways }) =>
    weights
      ? sharesOf({ common: [], signs: ways }, weights)
      : ways.map((signs) => signs.reduce((sum, sign) => sum + (first[sign] ?? 0), 0)),
  );
  const likeliest = candidates
    .flatMap(({ fits }, row) => fits.map(({ at, way }) => ({ at, way, row, value: values[row][way] })))
    .sort((one, other) => other.value - one.value);
  const found = new Set();
  const ways = new Map();
  for (const { at, way, row } of likeliest) {
    if (found.has(at) || ways.has(row)) continue;
    found.add(at);
    ways.set(row, way);
  }
  return candidates.flatMap(({ ways: signs, fits, open, isAside }, row) => {
    if (ways.has(row)) return [{ ways: signs, right: [ways.get(row)] }];
    return isAside ? [] : [{ ways: signs, right: [NOTHING, ...open, ...fits.map(({ way }) => way)] }];
  });
}

/**
 * @param texts the candidates of each description
 * @param first what speaks for an owner before anything is learned
 */
export function fieldsFitted(texts, first, strictness) {
  const fitted = (weights) =>
    softmaxFitted(
      texts.flatMap((candidates) => aligned(candidates, first, weights)),
      strictness,
    );
  return fitted(fitted());
}
