import type { Sentence } from '../tokens.ts';
import { announcedIn, listedIn, namedIn, paymentsIn } from './announced.ts';
import { bracketsIn } from './brackets.ts';
import { ADJECTIVAL, stateliness, type Choice, type Knows } from './choice.ts';
import { decisionsIn } from './decisions.ts';
import { livesIn } from './lives.ts';
import { LABEL, LIFE, listOf, PATTERNS, SPLIT_ARROW, SPLIT_LIST, THEN, VALUE } from './patterns.ts';
import { participlesIn } from './participles.ts';
import { runsIn } from './runs.ts';

const POOR =
  /^(?:the|a|an|my|our|their|its|his|her|each|every|\d+|it|they|we|i|you|by|at|per|for|from|one)\b/u;
/** A sentence of nothing but values: "Draft, in review, published." */
const BARE = new RegExp(`^${listOf(THEN, 2)}$`, 'iu');
/** "Request pending / accepted / declined": the first value follows what it is said of. */
const SLASHED = new RegExp(`(${VALUE}(?:\\s*/\\s*${VALUE}){2,11})`, 'iu');

/** What stands before the first value and is none. */
const LEAD = /^(?:.*\b(?:goes|go|is|are|from|through|status|as|moves|stage|stages|steps)\b:? )(?=\S)/u;

function valuesOf(text: string, split: RegExp): string[] {
  return text
    .replace(LEAD, '')
    .split(split)
    .map((value) =>
      value
        .trim()
        .toLowerCase()
        .replace(split === SPLIT_ARROW ? /^(?:or|and) /u : /^(?:either|or|and|finally|then|to|as|of) /u, '')
        .replace(
          /^(?:then |maybe |sometimes |perhaps |possibly |eventually |later |finally |optionally )+/u,
          '',
        ),
    )
    .filter((value) => value !== '' && value !== 'etc');
}

/** Whether a value is rather something that is kept: "sources (url, note)". */
const isField = (value: string, knows: Knows) => knows.attribute(value) && !ADJECTIVAL.test(value);

export function choicesOf({ text, start }: Sentence, knows: Knows): Choice[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found: Choice[] = [];
  const isFree = ({ start: from, end }: Choice) => !found.some((one) => from < one.end && end > one.start);
  const take = (choices: readonly Choice[]) => {
    for (const choice of choices) if (isFree(choice)) found.push(choice);
  };
  take(bracketsIn(lower, start, knows));
  take(decisionsIn(lower, start));
  take(livesIn(lower, start, knows));
  take(participlesIn(lower, start, knows));
  take(paymentsIn(lower, start));
  take(namedIn(lower, start, knows));
  take(announcedIn(lower, start, knows));
  take(listedIn(lower, start, knows));
  const fitting = PATTERNS.filter(({ sign }) => sign === undefined || sign.test(lower));
  for (const { of, label, values, split, isLife, isStrict = false } of fitting)
    for (const match of lower.matchAll(of)) {
      const named = label > 0 ? (match[label] ?? '') : '';
      const listed = match[values] ?? '';
      const options = [...new Set(valuesOf(listed, split))];
      const at = start + match.index + match[0].lastIndexOf(listed) + (LEAD.exec(listed)?.[0].length ?? 0);
      const isVerbal = named === '' && split !== SPLIT_ARROW;
      const isPartsList = /[^s]s$/u.test(named) && options.some((option) => isField(option, knows));
      if (isPartsList) continue;
      const isRow =
        LIFE.test(named) && options.length > 2 && !options.some((option) => isField(option, knows));
      const areSizes = options.length > 2 && options.every((option) => option.length < 4);
      if (isStrict && !isRow && !areSizes && stateliness(options) < 1) continue;
      if (options.length < 2 || options.some((option) => POOR.test(option))) continue;
      if (split === SPLIT_ARROW && named === '' && options.length < 3 && stateliness(options) < 1) continue;
      if (
        isVerbal &&
        !/\b(?:go|goes|moves?):? /u.test(match[0]) &&
        !/\bor\b|\bthen\b|\bto\b|\//u.test(listed) &&
        !/through/u.test(match[0])
      )
        continue;
      if (isVerbal && options.filter((option) => ADJECTIVAL.test(option)).length * 2 < options.length)
        continue;
      const labelled = named.replace(
        /^(?:.*\b)?(?:the|a|an|its|their|by|and|with|has|of|have|or|is|for|each|every|in|into|as|on|from) /u,
        '',
      );
      const from = named === '' ? at : start + match.index + match[0].indexOf(labelled);
      const end = start + match.index + match[0].lastIndexOf(listed) + listed.length;
      if (found.some((one) => from < one.end && end > one.start)) continue;
      found.push({
        label: labelled,
        values: options,
        isLife: named === '' ? isLife : LIFE.test(labelled),
        start: label > 0 && named !== '' && !new RegExp(`^${LABEL}$`, 'iu').test(labelled) ? at - 1 : from,
        end:
          text[end - start] === ')' && /\(\s*(?:e\.?g\.?,? )?$/u.test(text.slice(0, at - start))
            ? end + 1
            : end,
        valuesSpan: { start: at, end },
      });
    }
  take(runsIn(lower, start, knows));
  const spare = BARE.exec(lower) ?? SLASHED.exec(lower);
  const listed = spare?.[1];
  if (spare && listed !== undefined && found.length === 0) {
    const options = valuesOf(listed, SPLIT_LIST);
    const [head = ''] = options;
    const words = head.split(' ');
    const [first = '', ...others] = words;
    const isBroken = listed.includes('/') && !ADJECTIVAL.test(words.slice(0, -1).join(' '));
    const value = isBroken
      ? (words.at(-1) ?? head)
      : knows.thing(first) && others.length > 0
        ? others.join(' ')
        : head;
    const values = [value, ...options.slice(1)];
    const at = start + spare.index + listed.indexOf(value);
    const end = start + spare.index + listed.length;
    if (
      values.every((one) => one.split(' ').length < 4) &&
      values.filter((one) => ADJECTIVAL.test(one)).length * 2 > values.length
    )
      found.push({ label: '', values, isLife: true, start: at, end, valuesSpan: { start: at, end } });
  }
  return found.sort((a, b) => a.start - b.start);
}
