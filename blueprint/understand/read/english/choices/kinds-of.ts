import type { Choice } from './choice.ts';

// Values that are announced as sorts of something: "three kinds of massage: swedish, thai and hot stone".

const ITEM = String.raw`[\p{L}\d][\p{L}\d'’-]*(?: [\p{L}\d][\p{L}\d'’-]*){0,2}?`;
const KINDS = new RegExp(
  String.raw`\b(?<said>(?:kinds|types|sorts|categories|classes|varieties) of (?<of>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)(?: ?[:(=–-]|,| are| which are) ?)(?<list>${ITEM}(?: ?[,/] ?${ITEM}){0,9}(?: ?,)? ?(?:,|/|\band\b|\bor\b|&) ?${ITEM})(?= ?(?:[.;:)\n]|$))`,
  'gu',
);
/** "Type of event like wedding, birthday or company party" */
const KIND = new RegExp(
  String.raw`\b(?<said>(?<kind>kind|type|sort) of (?<of>\p{L}[\p{L}-]+) (?:like |such as |is |can be |e\.?g\.? ))(?<list>${ITEM}(?:, ${ITEM}){0,9},? or ${ITEM})(?= ?(?:[,.;:)\n]|$| and\b))`,
  'gu',
);
/** "We sort finds into keep, donate and bin" */
const SORTED = new RegExp(
  String.raw`\b(?<said>(?:sort|split|divide|group|separate|triage)(?:s|ed)? (?:(?:\p{L}+ ){0,3})?into (?:(?:the|these|two|three|four|five|six|\d) )?(?:(?:groups|piles|categories|bins|classes|boxes)(?: ?[:(–-] ?| ))?)(?<list>${ITEM}(?: ?[,/] ?${ITEM}){0,9}(?: ?,)? ?(?:,|/|\band\b|\bor\b) ?${ITEM})(?= ?(?:[.;:)\n]|$))`,
  'gu',
);
const PARTING = / ?(?:,? (?:and|or) |[,/&]) ?/u;
/** What goes on behind the list is no sort of anything. */
const CLAUSAL = /\b(?:each|is|are|has|have|we|they|i|with|which|who|that|it)\b/u;

/** @param lower the sentence in small letters, and where it begins */
export const kindsIn = (lower: string, start: number): Choice[] =>
  [KINDS, KIND, SORTED]
    .flatMap((pattern) => [...lower.matchAll(pattern)])
    .flatMap(({ index, groups = {} }): Choice[] => {
      const { said = '', kind = 'type', of, list = '' } = groups;
      const values = list.split(PARTING).filter((one) => one !== '');
      if (
        values.length < 2 ||
        new Set(values).size < values.length ||
        values.some((one) => CLAUSAL.test(one))
      )
        return [];
      const from = start + index + said.length;
      const end = from + list.length;
      return [
        {
          label: of === undefined ? 'category' : `${kind} of ${of}`,
          values,
          isLife: false,
          start: of === undefined ? from : start + index,
          end: end + (said.trimEnd().endsWith('(') ? 1 : 0),
          valuesSpan: { start: from, end },
        },
      ];
    });
