import { NOUN_SORTS, SORTS } from './noun-sorts.ts';

const byCode = new Map(SORTS.map(([code, sort]) => [code, sort]));
const aboveOf = new Map(SORTS.map(([, sort, above]) => [sort, above]));

let codes: ReadonlyMap<string, string> | undefined;
const codesOf = (noun: string): string => {
  codes ??= new Map(
    [...NOUN_SORTS.matchAll(/([a-z-]+)([^a-z-]+)/g)].map(([, word = '', own = '']) => [word, own]),
  );
  return codes.get(noun) ?? '';
};

/** What a noun is a sort of by its first two senses, the wider sorts included; nothing of a noun that isn't known. */
export function sortsOf(noun: string): string[] {
  const sorts = new Set<string>();
  for (const code of codesOf(noun))
    for (let sort = byCode.get(code); sort !== undefined && sort !== ''; sort = aboveOf.get(sort))
      sorts.add(sort);
  return [...sorts];
}
