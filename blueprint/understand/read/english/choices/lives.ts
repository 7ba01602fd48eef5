import { lookUp } from '../../../words/look-up.ts';
import { type Choice, cleaned, isPlainValue, type Knows, stateliness } from './choice.ts';
import { IS_LABEL } from './patterns.ts';

// Lives that are listed after a name, or told by what is done: "Page: unread, to check, done", "marks it played or no-show".

const isState = (value: string) =>
  value.split(' ').length < 4 && !/\b(?:we|they|i|you|it|if|when|is|are|was|get|gets)\b/u.test(value);

/** "Application: draft, submitted, granted": a name, and how it goes on. */
function afterColons(lower: string, start: number, knows: Knows): Choice[] {
  const match = /^([\p{L}][\p{L} '-]{2,40}?)(?: (?:is|are))?: ?([^:()[\]=]+)$/u.exec(lower);
  if (!match) return [];
  const [all, name = '', listed = ''] = match;
  const isListed = /[,/|]/u.test(listed);
  const values = isListed
    ? listed
        .split(/\s*[,/|]\s*| or | and finally | and then | then /u)
        .map(cleaned)
        .filter((value) => value !== '')
    : joined(listed.split(' '));
  if (
    values.length < 3 ||
    !values.every(isState) ||
    values.some((value) => knows.attribute(value) && value !== 'paid' && value !== 'done')
  )
    return [];
  if (IS_LABEL.test(name.split(' ').at(-1) ?? '')) return [];
  if (stateliness(values) < (isListed ? 0.6 : 0.9) || knows.attribute(name)) return [];
  const from = start + all.length - listed.length;
  const span = { start: from, end: start + all.length };
  return [{ label: '', values: [...new Set(values)], isLife: true, ...span, valuesSpan: span }];
}

/** "New called estimate sent won": words that aren't states themselves begin the next one. */
function joined(words: readonly string[]): string[] {
  const values: string[] = [];
  let open = '';
  for (const word of words) {
    const whole = open === '' ? word : `${open} ${word}`;
    if (stateliness([word]) === 1) {
      values.push(whole);
      open = '';
    } else open = whole;
  }
  return open === '' ? values : [...values, open];
}

/** What something is before it is marked so. */
const BEFORE: Readonly<Record<string, string>> = {
  taken: 'available',
  sold: 'available',
  used: 'available',
  reserved: 'available',
  'picked up': 'waiting',
  collected: 'waiting',
  delivered: 'pending',
  shipped: 'pending',
  returned: 'on loan',
  'handed out': 'reserved',
  fixed: 'broken',
  repaired: 'broken',
  broken: 'working',
  resolved: 'open',
  closed: 'open',
  approved: 'pending',
  verified: 'pending',
  reviewed: 'pending',
  published: 'draft',
  submitted: 'draft',
  cleaned: 'dirty',
  read: 'unread',
  paid: 'unpaid',
  done: 'to do',
  finished: 'to do',
  completed: 'to do',
};
const STATE = "[a-z][a-z'-]*(?: (?:out|up|in|off|back|down|away|on [a-z]+))?";
const MARKING = new RegExp(
  `\\b(?:mark|tick|flag|set|put)(?:s|ed)?(?: off)?(?: (?:it|them|him|her|each [a-z]+|every [a-z]+|the [a-z]+|(?!as )[a-z]+s))?(?: as)? (${STATE}(?:(?:,? (?:and then|then|and|or)|,| /) (?:as )?${STATE})*)`,
  'gu',
);
/** "The host marks them as played or no-show", "mark it as taken". */
function marked(lower: string, start: number, knows: Knows): Choice[] {
  return [...lower.matchAll(MARKING)].flatMap((match): Choice[] => {
    const listed = match[1] ?? '';
    const values = listed
      .split(/(?:,? (?:and then|then|and|or)|,| \/) (?:as )?/u)
      .map((value) => value.trim())
      .filter((value) => value !== '');
    const isAs = / as /u.test(match[0]);
    const isFit = values.every((value) => isPlainValue(value) && !knows.thing(value));
    const isRow = listed.includes(', ');
    if (values.length < (isAs ? 1 : 2) || !isFit || stateliness(values) < (isRow ? 1 : 0.5)) return [];
    const [only = ''] = values;
    const before = values.length === 1 ? lookUp(BEFORE, only) : undefined;
    if (values.length === 1 && before === undefined) return [];
    const from = start + match.index + match[0].length - listed.length;
    const span = { start: from, end: from + listed.length };
    const life = before === undefined ? values : [before, ...values];
    return [{ label: '', values: life, isLife: true, ...span, valuesSpan: span }];
  });
}

const UNTIL = new RegExp(
  `(?:\\b(?:is|are|stays?|remains?) |^|[,;:(] ?)([a-z]+) (?:till|until) (?:(?:it is|they are|it's) )?([a-z]+(?:ed|en|id|nt|ne)\\b)?(?:[^,.;]*?,? (?:and )?then ([a-z]+(?: (?:up|out|in|off))?(?: or [a-z]+(?: (?:down|off))?)?))?(?=[,.;)]|$| (?:by|when|and))`,
  'gu',
);
/** "Calls are open till visited": from one state to the next. */
function untilIn(lower: string, start: number): Choice[] {
  return [...lower.matchAll(UNTIL)].flatMap((match): Choice[] => {
    const values = [match[1], match[2], ...(match[3]?.split(' or ') ?? [])].filter(
      (value) => value !== undefined,
    );
    if (values.length < 2 || stateliness(values) < 1) return [];
    const from = start + match.index + match[0].indexOf(values[0] ?? '');
    const span = { start: from, end: start + match.index + match[0].length };
    return [{ label: '', values, isLife: true, ...span, valuesSpan: span }];
  });
}

export const livesIn = (lower: string, start: number, knows: Knows): Choice[] => [
  ...afterColons(lower, start, knows),
  ...marked(lower, start, knows),
  ...untilIn(lower, start),
];
