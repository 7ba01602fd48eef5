import type { Mention } from '../../../mentions.ts';
import type { NotedValues } from '../../../notebook.ts';
import { ADJECTIVAL, stateliness } from './choice.ts';

// Whose values are where the words say it outright: "sample status: stored, used up", "a plan is draft or in force".

interface SaidOf {
  noun: string;
  /** The values without the name of what they are said of. */
  row: NotedValues;
}

const LINKS = '(?:\\s+(?:is|are|can|be|goes?|go|either|always|first|from|through|as|one|of)\\b)*[\\s:=–(-]*$';
const STATUS = '(?:status|state|stage|phase)(?:e?s)?\\b';
/** "… status: ", "… go: ", "… is ". */
const BEHIND = new RegExp(
  `^(?:(?:['’]s?)?\\s+${STATUS}|\\s+(?:(?:can|may|will|must|should|then)\\s+)?(?:is|are|be|becomes?|ends? up|go(?:es)?|moves?|runs?|pass(?:es)?|starts?)\\b)${LINKS}`,
  'iu',
);
/** "The runner marks a workout done or skipped", "moves the report from new to fixed" */
const MARKS =
  '\\b(?:marks?|sets?|flags?|rates?|grades?|scores?|judges?|class(?:es|ify|ifies)?|moves?|changes?|puts?)';
const MARKING = new RegExp(`${MARKS}\\s+(?:the|each|every|all|an?|their|its|his|her|our)\\s+$`, 'iu');
/** "Teachers mark essays as good or poor": so they are, whoever says so. */
const MARKING_MANY = new RegExp(`${MARKS}\\s+$`, 'iu');
/** "Status of an order: …" */
const STATUS_OF = new RegExp(`\\b${STATUS}\\s+(?:of|for)\\s+(?:(?:an?|the|each|every)\\s+)?$`, 'iu');
const BEHIND_OF = new RegExp(`^${LINKS}`, 'iu');
/** "A violin, which is either new or used", "pieces that go from fired to glazed" */
const RELATIVE = new RegExp(
  `^,? (?:which|that|who)(?: (?:can|may|will|must|should|then))? (?:is|are|be|becomes?|go(?:es)?|moves?|runs?|pass(?:es)?|starts?)(?: then)?\\b${LINKS}`,
  'iu',
);
/** What a clause begins with, so that the next noun is what it speaks of. */
const SUBJECT =
  /(?:^|[\n.:;,•*–(-]|\b(?:and|so|then|but|when|where|whether|which|if|that))\s*(?:(?:an?|the|each|every|all|our|my|their|its)\s+)?$/iu;
const NAMED_STATUS = new RegExp(`\\b${STATUS}\\s*[:=–-]?\\s*$`, 'iu');
/** "Appointment types: first visit, check-up": what is chosen of it begins the row. */
const NAMES_CHOSEN =
  /^(?:types?|kinds?|sorts?|categor(?:y|ies)|status(?:es)?|stages?|states?|phases?|steps?|pipeline|workflow|tracking|progress|levels?|sizes?|priorit(?:y|ies)|conditions?)\b(?: (?:is|are|can be))?(?::| ?[(=–-]| )/iu;
const SENTENCE_START = /(?:^|[\n.;•*-])\s*(?:(?:an?|the|each|every)\s+)?$/iu;

const KINDS_OF = /^(?:kinds?|types?|sorts?|categories|classes|varieties) of /iu;

/** "Persons with role (child, parent)": the name of what is chosen stands right behind whose it is. */
const HAS = /^(?:['’]s?)?\s+(?:with|w\/?|has|have|having|gets?)\s+(?:(?:an?|the|its|their|one)\s+)?$/iu;

/** "Tasks with title, owner and status (open, done)": the last of what each of them has. */
const HAS_LAST =
  /^\s+(?:with|w|has|have|having)\s+(?:[^.;:()\n]{2,60}?(?:,|,? and|,? &|\s\+)\s+)(?:(?:an?|the|its|their|one)\s+)?$/iu;
const OF_WHICH =
  /\b(?:of|for|per|from|by|to|on|in|at|between) (?:(?:an?|the|each|every|my|our|their|its|one) )?$/iu;
const OWN_STATUS = new RegExp(`^${STATUS}`, 'iu');

const BULLET = /^[ \t]*[-–*•·][ \t]/u;
/** The thing that stands alone above the bullets among which the values are. */
function headingOf({ span }: NotedValues, mentions: readonly Mention[], text: string): string | undefined {
  const lineStart = (at: number) => text.lastIndexOf('\n', at - 1) + 1;
  let start = lineStart(span.start);
  if (mentions.some((one) => one.start >= start && one.end <= span.start)) return undefined;
  let end = span.start;
  while (BULLET.test(text.slice(start, end)) && start > 0) {
    end = start - 1;
    start = lineStart(end);
  }
  if (end === span.start || end < start) return undefined;
  const title = mentions.find((one) => one.start >= start && one.end <= end);
  const isAlone = title && /^[\s\d.)#*]*$/u.test(text.slice(start, title.start));
  return isAlone && /^[\s:*]*$/u.test(text.slice(title.end, end)) ? title.noun : undefined;
}

/** "Beds (length, soil, fallow/planted)": the thing whose fields stand in brackets behind it, the values among them. */
function listedFor({ span }: NotedValues, mentions: readonly Mention[], text: string): string | undefined {
  const open = text.lastIndexOf('(', span.start);
  const before = text.slice(open + 1, span.start);
  if (open < 0 || !/^[^()\n]*, *$/u.test(before)) return undefined;
  return mentions.find(({ end }) => end === open || (end === open - 1 && text[end] === ' '))?.noun;
}

/** "Type" of "appointment type", and "status" of "order tracking". */
function ownLabel({ label, isLife }: NotedValues, noun: string): string {
  if (isLife) return 'status';
  return label.startsWith(`${noun.toLowerCase()} `) ? label.slice(noun.length + 1) : label;
}

/** "A session is open, confirmed or cancelled" */
const lived = (row: NotedValues): NotedValues =>
  row.label === 'type' && row.values.length > 2 && stateliness(row.values) === 1
    ? { ...row, label: 'status', isLife: true }
    : row;

/**
 * @param mentions of the things, in their order
 * @param text the whole description
 */
export function saidOf(row: NotedValues, mentions: readonly Mention[], text: string): SaidOf | undefined {
  const { span, isLife, values } = row;
  const inside = mentions.find(({ start }) => start === span.start);
  const first = values[0] ?? '';
  const isStately = stateliness(values) === 1;
  const isNamed = row.label !== 'status' && row.label !== 'type';
  /** "Permit requested / granted / refused" begins a sentence. */
  const isSubject = (before: string, between: string) =>
    (SUBJECT.test(before) && BEHIND.test(between)) ||
    (isStately && between === ' ' && SENTENCE_START.test(before) && !NAMED_STATUS.test(before));
  // "Appointment types: check-up, filling"
  if (inside && NAMES_CHOSEN.test(text.slice(inside.end + 1, span.end))) {
    const before = text.slice(0, inside.start);
    if ((isLife ? SUBJECT : SENTENCE_START).test(before))
      return {
        noun: inside.noun,
        row: { ...row, label: ownLabel(row, text.slice(inside.start, inside.end)) },
      };
  }
  if (inside && (isLife || isStately)) {
    const { noun, start, end } = inside;
    const before = text.slice(0, start);
    const at = text.toLowerCase().indexOf(first, end);
    if (at >= end && at < span.end && isSubject(before, text.slice(end, at)))
      return { noun, row: { ...row, label: 'status', isLife: true } };
    const written = text.slice(start, end).toLowerCase();
    const rest = first.slice(written.length + 1);
    const isNamedFirst =
      first.startsWith(`${written} `) &&
      ADJECTIVAL.test(rest) &&
      values.every((value, place) => place === 0 || !value.startsWith(written)) &&
      SENTENCE_START.test(before) &&
      !NAMED_STATUS.test(before);
    if (isNamedFirst) return { noun, row: { ...row, values: [rest, ...values.slice(1)] } };
  }
  // "Four kinds of boats: dinghies, kayaks and canoes"
  const kinds = KINDS_OF.exec(text.slice(span.start, span.end))?.[0].length;
  const sorted = mentions.find(({ start }) => start === span.start + (kinds ?? NaN));
  if (sorted) return { noun: sorted.noun, row: { ...row, label: 'type' } };
  const heading = headingOf(row, mentions, text);
  if (heading !== undefined) return { noun: heading, row: lived(row) };
  const listed = listedFor(row, mentions, text);
  if (listed !== undefined) return { noun: listed, row };
  // "Open, scheduled and finished calls"
  const next = mentions.find(({ start }) => start === span.end + 1);
  const isBefore = next && text[span.end] === ' ' && /[^s]s$/iu.test(text.slice(next.start, next.end));
  if (isBefore && isStately) return { noun: next.noun, row };
  const last = mentions.findLast(({ end }) => end <= span.start);
  if (!last) return undefined;
  // Of "can be planned or done" the row begins at "be".
  const lead = /^(?:is|are|be)\s+/iu.exec(text.slice(span.start, span.end))?.[0] ?? '';
  const [before, between] = [text.slice(0, last.start), text.slice(last.end, span.start) + lead];
  const isOwn = OWN_STATUS.test(text.slice(span.start, span.end));
  // Of "inspections of a hive with date and status …" the hive only says which.
  const isHadLast = isOwn && !OF_WHICH.test(before) && (HAS.test(between) || HAS_LAST.test(between));
  const isHad = isHadLast || (isNamed && HAS.test(between));
  const isSaid =
    isHad ||
    (RELATIVE.test(between) && !NAMED_STATUS.test(before)) ||
    (MARKING.test(before) && /^\s+(?:(?:as|to|from)\s+)?(?:either\s+)?$/iu.test(between)) ||
    (MARKING_MANY.test(before) && /^\s+(?:as|to|from)\s+(?:either\s+)?$/iu.test(between)) ||
    (isSubject(before, between) && !(isNamed && between === ' ')) ||
    (STATUS_OF.test(before) && BEHIND_OF.test(between));
  if (!isSaid) return undefined;
  return { noun: last.noun, row: lived(row) };
}
