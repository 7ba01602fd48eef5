import type { Span } from '../../facts.ts';
import type { Sentence } from './tokens.ts';

// Values that are named one by one: "status: open, doing, done", "from a to b to c", "received, stored or discarded".

export interface Choice extends Span {
  /** What is chosen: "status", "priority"; nothing where only the values are named. */
  label: string;
  values: readonly string[];
  /** Whether the values follow each other in a life. */
  isLife: boolean;
  /** Where the values stand. */
  valuesSpan: Span;
}

const LABELS =
  '(?:status(?:es)?|states?|stages?|phases?|priorit(?:y|ies)|types?|categor(?:y|ies)|severity|severities|levels?|conditions?|difficulty|difficulties|kinds?|moods?|frequency|urgency|methods?|sizes?|gender|role|outcomes?|results?|grades?|tier|workflow|pipeline|lifecycle|life cycle|steps?|columns?|lanes?|ratings?|temperature|colou?rs?|genres?|cuisine|channels?|sources?|reasons?|language|currency|shift types?|plan)';
const LABEL = `((?:[a-z]+[ -]){0,2}${LABELS})`;
/** What a pattern can't do without, looked for first because it is quick. */
const HAS_LABEL = new RegExp(`\\b${LABELS}\\b`, 'u');
const VALUE = `(?!(?:has|have|with|is|are|can|should|must|we|they|it|each|every|when|if|which|who)\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}'’+-]*(?: (?!(?:and|or|then|to|with|has|have|is|are|can|so|but|each|every|which|that|where|when|if|i|we|they|it)\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}'’+-]*){0,3}`;
const THEN =
  '(?:\\s*(?:,|/|\\||;)\\s*(?:and then |then |and finally |finally |and |or |to )?|\\s+(?:or|and then|then|and finally|and)\\s+|\\s*(?:->|→|=>|–>|>)\\s*)';
const ARROW = '\\s*(?:->|→|=>|–>|-->|>)\\s*';
const TO =
  '(?:\\s*,?\\s*(?:and then|then)?\\s*(?:to|into|and finally|then)\\s+|\\s*,\\s*(?:and )?(?:then |to )?)';
const listOf = (separator: string, least = 1) => `(${VALUE}(?:${separator}${VALUE}){${least},11})`;

interface Pattern {
  of: RegExp;
  label: number;
  values: number;
  split: RegExp;
  isLife: boolean;
  /** Only where all of the values read like states. */
  isStrict?: boolean;
  sign?: RegExp;
}
const SPLIT_LIST = new RegExp(THEN, 'u');
const SPLIT_TO = /\s*,?\s*\b(?:and then to|and then|then to|then|to|into|and finally)\b\s+|\s*,\s*/u;
const SPLIT_ARROW = new RegExp(`${ARROW}|\\s*(?:/|,|\\bor\\b)\\s*`, 'u');
const LIFE = /status|state|stage|phase|workflow|pipeline|life ?cycle|steps?|columns?|lanes?/;

const PATTERNS: readonly Pattern[] = [
  {
    sign: HAS_LABEL,
    of: new RegExp(`\\b${LABEL}\\s+${listOf(THEN)}`, 'giu'),
    label: 1,
    values: 2,
    split: SPLIT_LIST,
    isLife: false,
    isStrict: true,
  },
  {
    sign: HAS_LABEL,
    // Dictated, without a comma: "priority low normal urgent".
    of: new RegExp(`\\b${LABEL}:?\\s+([a-z]+(?: (?!and\\b|or\\b|with\\b)[a-z]+){2,5})(?=[,.;)\\n]|$)`, 'giu'),
    label: 1,
    values: 2,
    split: /\s+/u,
    isLife: false,
    isStrict: true,
  },
  {
    sign: /\(/u,
    of: new RegExp(
      `([\\p{L}]+(?: [\\p{L}]+)?)\\s*\\(\\s*(${VALUE}(?:\\s*(?:/|,? or )\\s*${VALUE}){1,11})\\s*\\)`,
      'giu',
    ),
    label: 1,
    values: 2,
    split: /\s*\/\s*|\s*,? or /u,
    isLife: false,
  },
  {
    sign: /->|→|>/u,
    of: new RegExp(
      `(?:${LABEL}\\s*(?:\\(|:|is|are|of|=)?\\s*)?(${VALUE}(?:${ARROW}${VALUE}){1,11}(?:\\s*(?:/|,|\\bor\\b)\\s*(?:or )?${VALUE}){0,4})`,
      'giu',
    ),
    label: 1,
    values: 2,
    split: SPLIT_ARROW,
    isLife: true,
  },
  {
    sign: HAS_LABEL,
    of: new RegExp(
      `\\b${LABEL}(?:\\s*(?:is |are )?(?:\\(|:|=|–|-)\\s*(?:e\\.?g\\.?,? |either |one of |such as |like )?|\\s+(?:field |column )?(?:is|are|can be|may be|of|such as|like|being|either|includes?|including|could be|will be|should be|must be|that is|which is|which can be|that can be|which are|from)\\s+(?:either |one of |:)?)${listOf(THEN)}\\)?`,
      'giu',
    ),
    label: 1,
    values: 2,
    split: SPLIT_LIST,
    isLife: false,
  },
  {
    sign: /\//u,
    of: new RegExp(`\\b${LABEL}\\s+(${VALUE}(?:\\s*/\\s*${VALUE}){1,11})`, 'giu'),
    label: 1,
    values: 2,
    split: /\s*\/\s*/u,
    isLife: false,
  },
  {
    of: new RegExp(
      `\\b(?:goes|go|going|kanban|board|pipeline|workflow|moves?|moving|pass(?:es)?|progress(?:es)?|runs?|walks?|advances?) (?:through )?(?:(?:these |the |following |\\w+ )?(?:stages|steps|states|phases)(?::| of)?\\s*)?(?:from )?${listOf(TO)}`,
      'giu',
    ),
    label: 0,
    values: 1,
    split: SPLIT_TO,
    isLife: true,
  },
  {
    of: new RegExp(`\\b(?:goes|go|moves?):? ${listOf(THEN)}`, 'giu'),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: true,
  },
  {
    of: new RegExp(`\\b(?:goes|go|moves?|pass(?:es)?|progress(?:es)?) through:?\\s+${listOf(THEN)}`, 'giu'),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: true,
  },
  {
    of: new RegExp(
      `\\b(?:starts?|begins?)(?: out)?(?: as)? (${VALUE}(?:\\s*,?\\s*(?:and )?(?:then|becomes?|moves? to|turns? into|gets?|ends? as|finally)(?: (?:it )?(?:is|becomes?|gets?))?\\s+${VALUE}){1,8})`,
      'giu',
    ),
    label: 0,
    values: 1,
    split:
      /\s*,?\s*\b(?:and )?(?:then|becomes?|moves? to|turns? into|gets?|ends? as|finally)\b(?: (?:it )?(?:is|becomes?|gets?)\b)?\s+/u,
    isLife: true,
  },
  {
    of: new RegExp(
      `(?:\\b|')(?:s|is|are|be|being|marked(?: as)?|flagged(?: as)?|tagged(?: as)?|labell?ed(?: as)?|set to) (?:either |one of |marked (?:as )?|then )?${listOf(THEN)}`,
      'giu',
    ),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: true,
  },
  {
    of: new RegExp(`\\beither ${listOf(THEN)}`, 'giu'),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: false,
  },
];

/** A sentence of nothing but values: "Draft, in review, published." */
const BARE = new RegExp(`^${listOf(THEN, 2)}$`, 'iu');
/** "Request pending / accepted / declined": the first value follows what it is said of. */
const SLASHED = new RegExp(`(${VALUE}(?:\\s*/\\s*${VALUE}){2,11})`, 'iu');

export const ADJECTIVAL =
  /^(?:[a-z]+(?:ed|en)|put|set|cut|sold|sent|paid|held|lent|kept|handed|checked|signed|picked) (?:up|out|back|aside|off|away|in|on|down|over|to \w+)$|(?:ed|ing|en|ent|ant|able|ible|ive|al|ful|ic|own|ept|old|ost|aid|one|eld|ew)$|^(?:(?:in|on|out|under|not|ready|waiting|partly|fully|half|no|up|at|to|being|waiting for|ready for|never|can.?t|won.?t) .+|open|new|sent|done|paid|won|lost|draft|closed|late|present|absent|free|busy|full|empty|good|bad|poor|fair|in|out|on|off|low|high|medium|live|ready|sold|set aside|put back|turned down|done|closed|pending|broken|clean|dirty|lent|due|overdue|todo|doing|set|cut|sick|healthy|dead|alive|hot|warm|cold|yes|no|maybe|vip|available|read|unread)$/u;
const POOR =
  /^(?:the|a|an|my|our|their|its|his|her|each|every|\d+|it|they|we|i|you|by|at|per|for|from|one)\b/u;

/** What is known of words outside of their sentence. */
export interface Knows {
  attribute(words: string): boolean;
  /** A thing that stands for itself, as a customer does. */
  thing(words: string): boolean;
}
const BRACKET = /([\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*){0,2}) ?\(([^()]{3,240})\)/gu;
const BEFORE_LABEL =
  /^.*\b(?:the|a|an|its|their|by|and|with|has|of|have|or|is|for|each|every|in|into|to|as|own) /u;

/** "Belt (white, green, black)": values in brackets, where none of them is a field. */
function bracketsIn(lower: string, start: number, knows: Knows): Choice[] {
  const found: Choice[] = [];
  for (const match of lower.matchAll(BRACKET)) {
    const [all, before = '', inside = ''] = match;
    const named = before.replace(BEFORE_LABEL, '');
    const label = knows.attribute(named) ? named : (named.split(' ').at(-1) ?? named);
    const isListed = /[,/;|]|\bor\b/u.test(inside);
    const parts = inside
      .split(isListed ? /\s*[,/;|]\s*(?:and |or )?|\s+(?:and|or)\s+/u : /\s+/u)
      .map((part) => part.replace(/^(?:e\.?g\.?|i\.?e\.?|either|one of|like|such as) /u, '').trim())
      .filter((part) => part !== '' && !/^(?:etc|\.+)/u.test(part));
    const isNamed = knows.attribute(label) || !knows.thing(label);
    const isValue = (part: string) =>
      part.split(' ').length < 5 &&
      /\p{L}/u.test(part) &&
      !/[:=?→]|\b(?:we|they|i|you|it)\b/u.test(part) &&
      !knows.attribute(part) &&
      (isNamed || !knows.thing(part));
    if (parts.length < (isNamed && isListed ? 2 : 3) || !parts.every(isValue)) continue;
    if (
      (/^(?:yes|no|y|n)$/u.test(parts[0] ?? '') && parts.length < 3) ||
      parts.some((part) =>
        /^(?:the|of|this|a|to|show|for|if|is)$|\b(?:on|at|by|until|from|per|no)$/u.test(part),
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

const YES = 'approv|accept|confirm|grant|sign';
const NO = 'reject|declin|refus|den(?:y|ies)|turn(?:s)? (?:it |them )?down|cancel';
const DECISION = new RegExp(
  `\\b(${YES})(?:e|es|s)?(?: (?:it|them|this|(?:the|a|each) [a-z]+))? (?:[a-z]+ ){0,4}?or (?:either |she |he |they )?(${NO})(?:e|es|s)?\\b`,
  'gu',
);
const DONE: Readonly<Record<string, string>> = {
  approv: 'approved',
  accept: 'accepted',
  confirm: 'confirmed',
  grant: 'granted',
  sign: 'signed',
  reject: 'rejected',
  declin: 'declined',
  refus: 'refused',
  cancel: 'cancelled',
};
/** "The manager approves or rejects it": what is decided goes through these. */
function decisionsIn(lower: string, start: number): Choice[] {
  return [...lower.matchAll(DECISION)].map((match): Choice => {
    const [all, yes = '', no = ''] = match;
    const end = start + match.index + all.length;
    const refused = DONE[no] ?? (no.startsWith('turn') ? 'turned down' : 'denied');
    const span = { start: end - (all.length - all.lastIndexOf(no)), end };
    return {
      label: '',
      values: ['pending', DONE[yes] ?? yes, refused],
      isLife: true,
      ...span,
      valuesSpan: span,
    };
  });
}

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
        .replace(split === SPLIT_ARROW ? /^(?:or|and) /u : /^(?:either|or|and|finally|then|to|as) /u, '')
        .replace(
          /^(?:then |maybe |sometimes |perhaps |possibly |eventually |later |finally |optionally )+/u,
          '',
        ),
    )
    .filter((value) => value !== '' && value !== 'etc');
}

export function choicesOf({ text, start }: Sentence, knows: Knows): Choice[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found: Choice[] = [...bracketsIn(lower, start, knows), ...decisionsIn(lower, start)];
  const fitting = PATTERNS.filter(({ sign }) => sign === undefined || sign.test(lower));
  for (const { of, label, values, split, isLife, isStrict = false } of fitting)
    for (const match of lower.matchAll(of)) {
      const named = label > 0 ? (match[label] ?? '') : '';
      const listed = match[values] ?? '';
      const options = [...new Set(valuesOf(listed, split))];
      const at = start + match.index + match[0].lastIndexOf(listed) + (LEAD.exec(listed)?.[0].length ?? 0);
      const isVerbal = named === '' && split !== SPLIT_ARROW;
      if (isStrict && !options.every((option) => ADJECTIVAL.test(option))) continue;
      if (options.length < 2 || options.some((option) => POOR.test(option))) continue;
      if (split === SPLIT_ARROW && named === '' && options.length < 3) continue;
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
        /^(?:.*\b)?(?:the|a|an|its|their|by|and|with|has|of|have|or|is|for|each|every|in) /u,
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
  const spare = BARE.exec(lower) ?? SLASHED.exec(lower);
  const listed = spare?.[1];
  if (spare && listed !== undefined && found.length === 0) {
    const options = valuesOf(listed, SPLIT_LIST);
    const [head = ''] = options;
    const value =
      listed.includes('/') && !ADJECTIVAL.test(head.split(' ').slice(0, -1).join(' ')) && head.includes(' ')
        ? (head.split(' ').at(-1) ?? head)
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
