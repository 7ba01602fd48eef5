import { firstAt } from '../../../first-at.ts';
import { KNOWN_VALUES } from './known-values.ts';
import { ADJECTIVAL, type Knows } from './choice.ts';
import { IS_LABEL, LIFE } from './labels.ts';
import type { Row } from './rows.ts';
import { type Part, type Piece, type Stretch, textOf } from './stretches.ts';

// What speaks for a row of words being values that something has, one at a time.

/** What stands before a row and says what is chosen. */
export interface Lead {
  /** The word right before the values, or what kind of word it is. */
  cue: string;
  /** The name before that. */
  label: readonly Piece[];
}

/** Words that lead from a name to its values. */
const CUES =
  /^(?:is|are|be|being|was|were|gets?|becomes?|as|of|either|from|through|like|one|can|may|could|must|will|always|usually|marked|set|tagged|flagged|in|by|e\.?g|it|them|such|whether|currently|now|with|goes|go|moves?|passes|for|at|on|the|an?|has|have|have|stays?|they)$/u;
const CLOSED_WORD =
  /^(?:is|are|be|being|was|were|gets?|becomes?|as|of|either|from|through|like|one|by|in|at|on|for|to|with|has|have|goes|go|moves?|passes|the|an?|its|their|it|they|we|i|you|whether|marked|set|choose|pick|says?|via|per|need|needs|see|sees|when|if|each|every|no|not|can|may|must|should|say|press|tick|answer|only|whatever|until)$/u;
const NAMING = /^(?:NOUN|PROPN|ADJ|X)$/u;

const wordClass = ({ text, pos }: Piece): string =>
  CLOSED_WORD.test(text) ? text : (pos ?? 'X').toLowerCase();

/** The last name in some words, without the words that lead over to its values. */
export function nameAtEnd(words: readonly Piece[]): Piece[] {
  let end = words.length;
  while (end > 0 && CUES.test(words[end - 1]?.text ?? '')) end -= 1;
  let from = end;
  while (from > 0 && end - from < 3 && NAMING.test(words[from - 1]?.pos ?? '')) from -= 1;
  if (from === end && end > 0 && end === words.length) from -= 1;
  return words.slice(from, end);
}

export function leadOf({ head, joinedBefore, stretch }: Row): Lead {
  const last = head.at(-1);
  const isLinked = head.every(({ text }) => CUES.test(text)) && /^[:(–=-]$/u.test(stretch.open);
  if (last)
    return {
      cue: wordClass(last),
      label: nameAtEnd(isLinked && joinedBefore === undefined ? stretch.beside : head),
    };
  if (joinedBefore !== undefined) return { cue: `joint ${joinedBefore}`, label: [] };
  const before = stretch.open === '' ? [] : nameAtEnd(stretch.beside);
  return { cue: `mark ${stretch.open}`, label: before };
}

export const labelText = ({ label }: Lead): string => textOf(label);

const share = (values: readonly unknown[], whole: number): string => shareOf(values.length, whole);
const shareOf = (count: number, whole: number): string => {
  const part = count / whole;
  return part === 0 ? 'no' : part === 1 ? 'all' : part >= 0.6 ? 'most' : 'some';
};
/** How a row is joined, as one word. */
export function joiningOf({ joints, isSpaced, stretch }: Row): string {
  if (isSpaced) return joints.length > 0 ? 'spaced or' : 'spaced';
  const kinds = new Set(joints);
  const strong = (['arrow', 'to', 'pipe', 'then', 'or', 'slash', 'and', 'comma'] as const).find((one) =>
    kinds.has(one),
  );
  const base = strong === undefined ? 'none' : strong;
  return stretch.open === '(' ? `${base} in brackets` : base;
}

/** Words earlier in the sentence that speak of values. */
const SPEAKING =
  /^(?:status|stages?|states?|steps?|phases?|types?|kinds?|sorts?|sizes?|goes|go|going|moves?|passes|through|either|marked|marks?|becomes?|starts?|whether|choose|pick|answers?|kanban|board|columns?|categor(?:y|ies)|levels?|which|condition|first|has|have|with|each|from|can|shows?)$/u;
const SUFFIX = /(?:ed|ing|en|y|al|ic|ive|able|s|er|t|e)$/u;
/** What is known of the members of a list, whichever of them a row takes. */
interface Around {
  /** How many of the first so many are attributes, and how many are short. */
  attributes: readonly number[];
  short: readonly number[];
  /** Their words, in order. */
  words: readonly Piece[];
}
function countsOf(parts: readonly Part[], isIt: (words: readonly Piece[]) => boolean): number[] {
  const counts = [0];
  for (const { words } of parts) counts.push((counts.at(-1) ?? 0) + Number(isIt(words)));
  return counts;
}
/** @returns the same for each row of one list */
export function aroundRows(knows: Knows): (stretch: Stretch) => Around {
  const known = new Map<Stretch, Around>();
  return (stretch) => {
    const { parts } = stretch;
    const around = known.get(stretch) ?? {
      attributes: countsOf(parts, (words) => knows.attribute(textOf(words.slice(-3)))),
      short: countsOf(parts, (words) => words.length < 4),
      words: parts.flatMap(({ words }) => words),
    };
    known.set(stretch, around);
    return around;
  };
}
/** How many members a list has beside a row, and how many of them count for something. */
function besideOf({ stretch: { parts }, start, end }: Row): (counts: readonly number[]) => [number, number] {
  const before = firstAt(parts.length, (at) => (parts[at]?.words.at(-1)?.end ?? 0) > start);
  const behind = firstAt(parts.length, (at) => (parts[at]?.words[0]?.start ?? 0) >= end);
  return (counts) => [
    before + parts.length - behind,
    (counts[before] ?? 0) + (counts.at(-1) ?? 0) - (counts[behind] ?? 0),
  ];
}

/** What the other members of the list are that a row stands in. */
function companyOf(row: Row, { attributes }: Around): string {
  const [others, fields] = besideOf(row)(attributes);
  return others === 0 ? 'none' : `${shareOf(fields, others)}${others > 2 ? ' of many' : ''}`;
}

/** Whether a row stands among other short members of a list. */
function shapeOf(row: Row, { short: counts }: Around): string {
  const [others, few] = besideOf(row)(counts);
  if (others === 0) return 'alone';
  const short = few / others;
  return `${others > 2 ? 'many' : 'few'} ${short > 0.7 ? 'short' : short > 0.4 ? 'mixed' : 'long'}`;
}

/** What a first value of several words begins with: rather a name than a value. */
function firstSigns({ words, values }: Row, knows: Knows): string[] {
  const [first] = words[0] ?? [];
  if (!first || (words[0]?.length ?? 0) < 2) return [];
  const rest = (values[0] ?? '').split(' ').slice(1).join(' ');
  const kind = IS_LABEL.test(first.text)
    ? 'label'
    : knows.thing(first.text)
      ? 'thing'
      : knows.attribute(first.text)
        ? 'attribute'
        : wordClass(first);
  return [`first begins ${kind}`, ...(ADJECTIVAL.test(rest) ? [`first begins ${kind} stately rest`] : [])];
}

const NEGATED = /^(?:not |no |non-?|un|in|dis)(?=[a-z]{2})/u;
/** "Safe or not safe", "first interview / second interview": values made of the same words. */
function kinSigns({ values }: Row, joining: string): string[] {
  const isDenied = values.some((one) => {
    const bare = one.replace(NEGATED, '');
    return bare !== one && values.some((other) => other.startsWith(bare));
  });
  const firsts = new Set(values.map((one) => one.split(/[ -]/u)[0]));
  const ends = new Set(values.map((one) => one.split(/[ -]/u).at(-1)));
  const isLong = values.some((one) => /[ -]/u.test(one));
  return [
    ...(isDenied ? ['denied', `${joining} denied`] : []),
    ...(isLong && firsts.size < values.length ? ['same first word'] : []),
    ...(isLong && ends.size < values.length ? ['same last word', `${joining} same last word`] : []),
  ];
}

const CLAUSE_WORD = /\b(?:this|there|can|has|gets?)\b/u;
const OWN = /\b(?:my|our|their|its|his|her|your|each|every|all|no|any|some)\b/u;
const NOUNS = /^(?:NOUN|PROPN|X)$/u;

/** Whether a value is also named before or after its row. */
function isElsewhere(value: string, { start, end }: Row, lower: string): boolean {
  const first = lower.indexOf(value);
  return first >= 0 && (first + value.length <= start || lower.indexOf(value, end) >= 0);
}

/** @param text the whole description, as it is and in small letters */
export function signsOf(
  row: Row,
  knows: Knows,
  { text, lower }: { text: string; lower: string },
  around: Around,
): string[] {
  const { values, words, joints, tail, joinedBefore, joinedAfter, stretch } = row;
  const count = values.length;
  const joining = joiningOf(row);
  const lead = leadOf(row);
  const name = labelText(lead);
  const lastName = lead.label.at(-1)?.text ?? '';
  const next = tail[0];
  const close =
    next !== undefined
      ? `word ${wordClass(next)}`
      : joinedAfter !== undefined
        ? `joint ${joinedAfter}`
        : `mark ${stretch.close}`;
  const isWhole = row.head.length === 0 && tail.length === 0;
  const fills = isWhole && joinedBefore === undefined && joinedAfter === undefined;
  const stately = share(
    values.filter((one) => ADJECTIVAL.test(one)),
    count,
  );
  const attributes = share(
    values.filter((one) => knows.attribute(one) && !ADJECTIVAL.test(one)),
    count,
  );
  const things = share(
    values.filter((one) => knows.thing(one)),
    count,
  );
  const usual = share(
    values.filter((one) => KNOWN_VALUES.has(one)),
    count,
  );
  const plurals = share(
    values.filter((one) => /[^s]s$/u.test(one)),
    count,
  );
  const tags = words.map((one) => one.at(-1)?.pos ?? 'X');
  const firstTags = words.map((one) => one.find(({ pos }) => pos !== 'DET')?.pos ?? 'X');
  const isAlike = tags.every((tag) => tag === tags[0] || (NOUNS.test(tag) && NOUNS.test(tags[0] ?? '')));
  const lengths = values.map((one) => one.split(' ').length);
  const longest = Math.max(...lengths);
  const others = Math.max(...lengths.slice(1));
  const joined = values.join(' ; ');
  const raw = text.slice(row.start, row.end);
  const labelKind =
    name === ''
      ? 'none'
      : IS_LABEL.test(lastName)
        ? LIFE.test(lastName)
          ? 'life'
          : 'usual'
        : knows.attribute(name) || knows.attribute(lastName)
          ? 'attribute'
          : knows.thing(name) || knows.thing(lastName)
            ? 'thing'
            : /[^s]s$/u.test(lastName)
              ? 'plural'
              : 'word';
  const isLast = joints.at(-1) ?? 'none';
  const short = count === 2 ? 'pair' : 'row';
  const company = companyOf(row, around);
  const shape = shapeOf(row, around);
  const again = share(
    values.filter((one) => isElsewhere(one, row, lower)),
    count,
  );
  const people = share(
    values.filter((one) => knows.person(one)),
    count,
  );
  const endings = new Set(values.map((one) => SUFFIX.exec(one)?.[0] ?? 'none'));
  const beforeCue = [...stretch.before, ...row.head].at(row.head.length > 0 ? -2 : -1);
  const earlier = firstAt(around.words.length, (at) => (around.words[at]?.start ?? 0) >= row.start);
  const said = new Set(
    [...stretch.before.slice(-8), ...around.words.slice(Math.max(0, earlier - 8), earlier)].flatMap(
      ({ text: word }) => (SPEAKING.test(word) ? [word.replace(/(?:es|s)$/u, '')] : []),
    ),
  );
  return [
    `joining ${joining}`,
    ...kinSigns(row, joining),
    `company ${company}`,
    `${joining} company ${company}`,
    `company ${company} label ${labelKind}`,
    `again ${again}`,
    `${joining} again ${again}`,
    `people ${people}`,
    ...(endings.size === 1 ? [`ending ${[...endings][0] ?? ''}`] : []),
    ...(beforeCue ? [`before cue ${wordClass(beforeCue)}`] : []),
    ...[...said].map((word) => `said ${word}`),
    ...(lead.label.length > 0 ? [`label tag ${lead.label.at(-1)?.pos ?? 'X'} ${firstTags[0] ?? ''}`] : []),
    `${short} ${stretch.open === '(' ? 'in brackets' : ''} stately ${stately}`,
    `${short} joint ${joinedBefore ?? `mark ${stretch.open}`} ${joinedAfter ?? `mark ${stretch.close}`}`,
    ...firstSigns(row, knows),
    `${short} nouns ${plurals} ${things}`,
    `${short} ${joining} label ${labelKind} ${attributes} ${things}`,
    ...(fills ? [`fills ${stretch.open} plural ${plurals}`, `fills ${stretch.open} things ${things}`] : []),
    `shape ${shape}`,
    `${short} ${joining} shape ${shape}`,
    `${short} company ${company}`,
    `${short} longest ${longest}`,
    `count ${Math.min(count, 7)}`,
    `${joining} count ${Math.min(count, 4)}`,
    `cue ${lead.cue}`,
    `${joining} cue ${lead.cue}`,
    `close ${close}`,
    `${joining} close ${close}`,
    `ends in ${isLast}`,
    ...(fills ? ['fills', `fills ${stretch.open}`, `fills ${joining}`] : []),
    ...(row.head.length > 0 ? ['head cut'] : ['head whole']),
    ...(tail.length > 0 ? ['tail cut'] : ['tail whole']),
    `stately ${stately}`,
    `${joining} stately ${stately}`,
    `attributes ${attributes}`,
    `${joining} attributes ${attributes}`,
    `things ${things}`,
    `${joining} things ${things}`,
    `usual ${usual}`,
    `${joining} usual ${usual}`,
    `plural ${plurals}`,
    `label ${labelKind}`,
    `${joining} label ${labelKind}`,
    `cue ${lead.cue} label ${labelKind}`,
    `tags ${isAlike ? (NOUNS.test(tags[0] ?? '') ? 'noun' : (tags[0] ?? '').toLowerCase()) : 'mixed'}`,
    `first tag ${(firstTags[0] ?? '').toLowerCase()}`,
    ...(firstTags.every((one) => one === 'ADP') ? ['all prepositions'] : []),
    `longest ${longest}`,
    ...(lengths[0] !== undefined && lengths[0] > others
      ? [`first longer by ${Math.min(2, lengths[0] - others)}`]
      : []),
    ...((lengths.at(-1) ?? 0) > Math.max(...lengths.slice(0, -1)) + 1 ? ['last longer'] : []),
    ...(OWN.test(joined) ? ['own'] : []),
    ...(/\b(?:the|an?)\b/u.test(joined) ? ['article'] : []),
    ...(/\b(?:of|for|with|by|at|in|on|from)\b/u.test(joined) ? ['preposition inside'] : []),
    ...(values.every((one) => /^\d/u.test(one))
      ? ['numbers']
      : values.some((one) => /^\d/u.test(one))
        ? ['some numbers']
        : []),
    ...(values.every((one) => one.length < 3) ? ['letters'] : []),
    ...(values.some((one) => CLAUSE_WORD.test(one)) ? ['clause word', `${joining} clause word`] : []),
    ...(tail.length === 1 && next?.pos === 'NOUN'
      ? [
          `named after ${joining}`,
          `named after ${stately}`,
          `named after ${knows.thing(next.text) ? 'thing' : knows.attribute(next.text) ? 'attribute' : 'word'}`,
        ]
      : []),
    ...(!/\p{Ll}/u.test(raw) ? ['capitals'] : []),
    ...(new Set(values).size < count ? ['twice'] : []),
    ...(words.some(
      (one) => one.some(({ pos }) => pos === 'VERB' || pos === 'AUX') && !ADJECTIVAL.test(textOf(one)),
    )
      ? ['verb inside']
      : []),
  ];
}

/** What speaks for the values following each other, as in a life. */
export function lifeSignsOf(row: Row, knows: Knows): string[] {
  const { values, words } = row;
  const lead = leadOf(row);
  const lastName = lead.label.at(-1)?.text ?? '';
  const joining = joiningOf(row);
  const count = values.length;
  const stately = share(
    values.filter((one) => ADJECTIVAL.test(one)),
    count,
  );
  const tags = new Set(words.map((one) => one.at(-1)?.pos ?? 'X'));
  const isLife = LIFE.test(lastName);
  return [
    `joining ${joining}`,
    `cue ${lead.cue}`,
    `stately ${stately}`,
    `${joining} stately ${stately}`,
    `ends ${share(
      values.filter((one) => /(?:ed|en|id|nt|ld|ut|ne)(?: |$)/u.test(one)),
      count,
    )}`,
    `count ${Math.min(count, 6)}`,
    isLife
      ? 'label life'
      : IS_LABEL.test(lastName)
        ? 'label usual'
        : lastName === ''
          ? 'label none'
          : knows.attribute(lastName)
            ? 'label attribute'
            : knows.thing(lastName)
              ? 'label thing'
              : 'label word',
    ...[...tags].map((tag) => `tag ${tag.toLowerCase()}`),
    `usual ${share(
      values.filter((one) => KNOWN_VALUES.has(one)),
      count,
    )}`,
    `longest ${Math.min(3, Math.max(...values.map((one) => one.split(' ').length)))}`,
    ...(/\b(?:the|an?|in|on|at|to|with)\b/u.test(values.join(' ')) ? ['preposition'] : []),
    // "A visit is a checkup, a cleaning or a filling": sorts of it.
    ...(words.slice(1).every(([first]) => /^an?$/u.test(first?.text ?? '')) ? ['articles'] : []),
  ];
}
