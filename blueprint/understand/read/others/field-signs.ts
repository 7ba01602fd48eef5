import type { FieldFact, Facts } from '../../facts.ts';
import type { Weighed } from '../english/fields/settle.ts';
import { FILLED_IN } from './chinese-records.ts';
import type { Phrase } from './phrase.ts';
import { type Element, nameOf } from './phrases.ts';
import { ownerSignsFor } from './owner-signs.ts';
import { typeOf } from './scribe.ts';
import type { Vocabulary } from './vocabulary.ts';

// Whatever could be a field, and what speaks for its being one of each thing; the same signs in every language.

const PARTS = /^(?:comma|open|close|and|or|slash|colon|verb|has|with)$/u;
const LEADS = /^(?:has|with|manage|there|verb|colon|open|is|can|we|if|who)$/u;
const JOINS = /^(?:comma|and|or|slash)$/u;

const share = (count: number, all: number) =>
  all === 0 ? 'alone' : count * 3 > all * 2 ? 'most' : count * 3 > all ? 'half' : count > 0 ? 'few' : 'none';

/** The phrases of the list that a phrase stands in. */
function listAround(elements: readonly Element[], at: number): Phrase[] {
  const found: Phrase[] = [];
  for (const step of [-1, 1])
    for (let index = at + step; ; index += step) {
      const element = elements[index];
      if (element?.kind === 'phrase') found.push(element.phrase);
      else if (element?.kind !== 'values' && !JOINS.test(nameOf(element))) break;
    }
  return found;
}

const OPENS = /^(?:with|has|open)$/u;

/** "司机登记里程、油量": nobody wrote that a record has them, which is known of what people fill in. */
function isFilledIn(elements: readonly Element[], at: number): boolean {
  const opening = elements[openedAt(elements, at) ?? -1];
  return opening?.kind === 'role' && opening.said === FILLED_IN;
}

/** Where the list that a phrase stands in begins, if it is one of what something has: all of it is of one owner. */
function openedAt(elements: readonly Element[], at: number): number | undefined {
  let from = at - 1;
  while (elements[from]?.kind === 'phrase' || JOINS.test(nameOf(elements[from]))) from -= 1;
  return OPENS.test(nameOf(elements[from])) && from < at ? from : undefined;
}

/** "لكل كافل رقم جوال وبريد": whose all of a list is that stands right behind "for each". */
function ownerBefore(elements: readonly Element[], at: number): string | undefined {
  let from = at - 1;
  while (elements[from]?.kind === 'phrase' || nameOf(elements[from]) === 'and') from -= 1;
  const owner = elements[from + 1];
  const isEach = /^(?:per|each)$/u.test(nameOf(elements[from]));
  return isEach && owner?.kind === 'phrase' && from + 1 < at ? owner.phrase.noun : undefined;
}

export function weighedFields(
  sentences: readonly (readonly Element[])[],
  facts: Facts,
  text: string,
  vocabulary: Vocabulary,
): Weighed[] {
  const ownersOf = ownerSignsFor(facts, text, vocabulary);
  const things = new Set(facts.entities.flatMap(({ noun, plural }) => [noun, plural]));
  const readAt = new Map<number, FieldFact[]>();
  for (const field of facts.fields) {
    const start = field.source.from === 'text' && !field.options ? field.source.spans[0]?.start : undefined;
    if (start !== undefined) readAt.set(start, [...(readAt.get(start) ?? []), field]);
  }
  return sentences.flatMap((elements, row) => {
    let part = 0;
    let depth = 0;
    return elements.flatMap((element, at): Weighed[] => {
      const name = nameOf(element);
      if (PARTS.test(name)) part += 1;
      if (name === 'open') depth += 1;
      if (name === 'close') depth = Math.max(0, depth - 1);
      if (element.kind !== 'phrase') return [];
      const { phrase } = element;
      const read = readAt.get(phrase.start) ?? [];
      const isThing = phrase.isJudged === true || things.has(phrase.noun);
      // "Ein Diagramm meines Fortschritts": of what it is.
      const lead = elements[at - 1];
      const isOfNone =
        vocabulary.language === 'de' &&
        phrase.determiner === 'poss' &&
        lead?.kind === 'phrase' &&
        lead.phrase.sort === 'empty';
      const isNone = isOfNone || phrase.sort === 'app' || phrase.sort === 'empty' || phrase.label === '';
      if ((isThing || isNone) && read.length === 0) return [];
      const [only, ...more] = read;
      const isOfEach =
        vocabulary.language === 'ar' && more.length === 0 && only?.owner === ownerBefore(elements, at);
      if (only && (isOfEach || isFilledIn(elements, at))) return [];
      const before = elements.slice(0, at).map(nameOf);
      const leader = before.findLast((one) => LEADS.test(one)) ?? 'none';
      const list = listAround(elements, at);
      const attributes = share(list.filter(({ sort }) => sort === 'attribute').length, list.length);
      const number = phrase.isPlural ? 'many' : 'one';
      const said = read.length > 0 ? 'read' : 'unread';
      const [prev, next] = [nameOf(elements[at - 1]), nameOf(elements[at + 1])];
      const clause = before.slice(before.lastIndexOf('comma') + 1);
      const common = [
        said,
        `sort ${phrase.sort}`,
        `sort ${phrase.sort} ${number}`,
        `sort ${phrase.sort} ${said}`,
        `type ${phrase.type ?? 'none'}`,
        `before ${prev}`,
        `before ${prev} ${said}`,
        `after ${next}`,
        `between ${prev} ${next}`,
        `leader ${leader}`,
        `leader ${leader} ${phrase.sort} ${said}`,
        `company ${attributes}`,
        `company ${attributes} ${phrase.sort} ${said}`,
        `list ${Math.min(list.length, 4)}`,
        `list ${Math.min(list.length, 4)} ${said}`,
        `words ${Math.min(3, phrase.label.split(' ').length)}`,
        `determiner ${phrase.determiner ?? 'none'}`,
        `depth ${Math.min(depth, 1)} ${said}`,
        ...(clause.includes('if') ? [`if ${said}`] : []),
        ...(clause.includes('not') ? [`not ${said}`] : []),
        ...(before.includes('phrase') ? [] : [`first ${said}`]),
        ...(phrase.isTheirs ? ['theirs'] : []),
        ...(phrase.category === undefined ? [] : [`sort of ${phrase.category}`]),
      ];
      const type = read[0]?.type ?? typeOf(phrase);
      // Chinese lists run on into what is no field, and what two have is of no one of them.
      const isApart = vocabulary.language !== 'zh' && read.length < 2;
      const bracket = isApart ? openedAt(elements, at) : undefined;
      const { start, end, label } = phrase;
      const owned = { kind: 'field', span: { start, end }, label, values: [], owner: undefined } as const;
      return [
        {
          candidate: {
            start,
            end,
            label,
            type,
            row,
            part: { at: part, depth },
            read,
            ...(bracket !== undefined && { bracket }),
          },
          isThing,
          common,
          signs: ownersOf(owned).map(({ noun, signs }) => [
            ...signs,
            ...(read.some(({ owner }) => owner === noun)
              ? [`mine`, `mine ${phrase.sort}`, `mine ${leader}`]
              : []),
          ]),
        },
      ];
    });
  });
}
