import { type Choice, isPlainValue, type Knows } from './choice.ts';
import { LIFE } from './patterns.ts';

const BRACKET = /([\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*){0,2}) ?\(([^()]{3,240})\)/gu;
const BEFORE_LABEL =
  /^.*\b(?:the|a|an|its|their|by|and|with|has|of|have|or|is|for|each|every|in|into|to|as|own) /u;

/** "Belt (white, green, black)": values in brackets, where none of them is a field. */
export function bracketsIn(lower: string, start: number, knows: Knows): Choice[] {
  const found: Choice[] = [];
  for (const match of lower.matchAll(BRACKET)) {
    const [all, before = '', inside = ''] = match;
    const isListed = /[,/;|]|\bor\b/u.test(inside);
    const named = before.replace(BEFORE_LABEL, '');
    const isAsked = isListed && /^(?:how|what|where|who)\b/u.test(named);
    const label = isAsked || knows.attribute(named) ? named : (named.split(' ').at(-1) ?? named);
    const parts = inside
      .split(isListed ? /\s*[,/;|]\s*(?:and |or )?|\s+(?:and|or)\s+/u : /\s+/u)
      .map((part) =>
        part
          .replace(/^(?:e\.?g\.?|i\.?e\.?|either|one of|like|such as) /u, '')
          .replace(/ ?(?:\.{2,}|…)$/u, '')
          .trim(),
      )
      .filter((part) => part !== '' && !/^(?:etc|\.+)/u.test(part));
    const isNamed = knows.attribute(label) || !knows.thing(label);
    const isValue = (part: string) =>
      part.split(' ').length < 5 &&
      /[\p{L}\d]/u.test(part) &&
      !/[:=?→]|\b(?:we|they|i|you|it)\b/u.test(part) &&
      !knows.attribute(part) &&
      (isNamed || !knows.thing(part));
    if (parts.length < (isNamed && isListed ? 2 : 3) || !parts.every(isValue)) continue;
    if (!isListed && !parts.every((part) => isPlainValue(part) && !/^\d+$/u.test(part))) continue;
    if (parts.some((part) => /^(?:when|where|who|how|what|which|with|each|every)\b/u.test(part))) continue;
    if (parts.some((part) => /^(?:level|size|type|kind|categor(?:y|ie)|grade)s? \w/u.test(part))) continue;
    const areMarks = parts.every((part) => part.length < 3);
    if (
      (/^(?:yes|no|y|n)$/u.test(parts[0] ?? '') && parts.length < 3) ||
      parts.some(
        (part) =>
          !areMarks && /^(?:the|of|this|a|to|show|for|if|is)$|\b(?:on|at|by|until|from|per|no)$/u.test(part),
      )
    )
      continue;
    const end = start + match.index + all.length;
    const open = start + match.index + all.lastIndexOf('(');
    const isPlural = /[^s]s$/u.test(label) && !knows.attribute(label);
    const isOwner = isPlural || !isNamed;
    const from = isOwner ? open : start + match.index + before.length - label.length;
    found.push({
      label: isOwner ? 'type' : label,
      values: [...new Set(parts)],
      isLife: !isOwner && LIFE.test(label),
      start: from,
      end,
      valuesSpan: { start: open + 1, end: end - 1 },
    });
  }
  return found;
}
