import type { Span } from '../../../facts.ts';
import { type Mention, sentenceStart } from '../../../mentions.ts';

// Whose some values are by the clause in which they stand: what it speaks of, and not what it only names on the way.

/** "The", "each of our", "a new" */
const DETERMINER = String.raw`(?:(?:an?|the|each|every|all|any|our|my|their|its|his|her|this|own|new|whole|of) ){0,3}(?:\p{L}+ )?`;
const ONE = String.raw`(?:an?|the|each|every|all|any|one) (?:\p{L}+ )?$`;
/** "For every session the counsellor writes …" */
const FOR_EACH = new RegExp(String.raw`(?:^|[.:,\n]|\b(?:and|then|so)) ?(?:for|per) ${ONE}`, 'iu');
/** "On each visit we note …": who speaks says what is written down of it. */
const FOR_ONE = new RegExp(String.raw`\b(?:for|per) ${ONE}`, 'iu');
const SPEAKER = /^ ?[,:–-]? ?(?:then )?(?:we|i|they|you|he|she)\b/iu;
/** As far back as such words are looked for. */
const BEFORE = 40;

/** "Batches of a recipe", "applications for their own jobs" */
const TIED = new RegExp(String.raw`^ (?:of|for|per|by|from|to) ${DETERMINER}$`, 'iu');
const CHOOSES =
  /^ (?:(?:can|may|must|also|then) )*(?:choose|chooses|pick|picks|select|selects)(?: (?:an?|the|their|from|between|one of|either))*\s*$/iu;
/** "At the session they are checked in", "after the last show: …": where or when it is. */
const FRONTED = new RegExp(
  String.raw`^[\s*•–-]*(?:and |so |then |but )?(?:at|in|on|after|before|during|when|once) ${DETERMINER}$`,
  'iu',
);
/** Whoever notes something “at inspections” notes it of them. */
const GOES_ELSEWHERE = /^,? ?(?::|(?:they|it|these|those|he|she|everyone|everybody)\b)/iu;
const BEGINS = new RegExp(String.raw`^[\s*•–-]*(?:and |so |then |but )?${DETERMINER}$`, 'iu');
const HOLDS = /^ (?:is|are|has|have|gets?|needs?|belongs?|comes?|goes?|with)\b/iu;
/** Another thing that a clause goes on with: "and every finding has a severity". */
const GOES_ON = new RegExp(String.raw`(?:,|\b(?:and|but|so|then|where|which|that)) ${DETERMINER}$`, 'iu');

interface Clause {
  /** What the clause speaks of, where that is plain. */
  owner: string | undefined;
  /** Where or when it is, which has none of the values. */
  fronted: string | undefined;
}

/** @param mentions of the things, in their order */
export function clauseOf(
  { start }: Span,
  mentions: readonly Mention[],
  text: string,
  isSomeone: (noun: string) => boolean,
): Clause {
  const from = sentenceStart(text, start);
  const before = mentions.filter((one) => one.start >= from && one.end <= start);
  const [first] = before;
  const last = before.at(-1);
  const isFronted =
    first !== undefined &&
    FRONTED.test(text.slice(from, first.start)) &&
    GOES_ELSEWHERE.test(text.slice(first.end));
  // "For each fitting we note the rider (full, junior or guest)": of the rider, if riders are kept.
  const isBracketed =
    last !== undefined && /^\s*\(?$/u.test(text.slice(last.end, start)) && text[last.end + 1] === '(';
  const isAgain = mentions.filter(({ noun }) => noun === last?.noun).length > 1;
  if (isBracketed && isAgain && before.length > 1 && isSomeone(last.noun))
    return { fronted: undefined, owner: last.noun };
  const fronted = isFronted && before.every(({ noun }) => noun === first.noun) ? first.noun : undefined;
  return { fronted, owner: last && (topicOf(before, text) ?? headOf(before, last, text, start))?.noun };
}

const topicOf = (before: readonly Mention[], text: string): Mention | undefined =>
  before.findLast(({ start, end }) => {
    // "For each roll film type": of the roll; "for each customer request we note …": of the request.
    const isHead = SPEAKER.test(text.slice(end));
    if (before.some((one) => one.end === start - 1) && !isHead) return false;
    const words = text.slice(Math.max(0, start - BEFORE), start);
    return FOR_EACH.test(words) || (FOR_ONE.test(words) && SPEAKER.test(text.slice(end)));
  });

function headOf(before: readonly Mention[], last: Mention, text: string, start: number): Mention | undefined {
  const behind = text.slice(last.end, start);
  if (CHOOSES.test(behind)) return last;
  // "Pages for members (basic, premium)": what stands in brackets is said of what is right before.
  if (/^\s*\(?$/u.test(behind)) return undefined;
  const [first, second] = before;
  // "Packages for tenants: tenant, courier (DHL, UPS)"
  const isHeading =
    first &&
    second &&
    BEGINS.test(text.slice(sentenceStart(text, start), first.start)) &&
    TIED.test(text.slice(first.end, second.start)) &&
    /^ ?:/u.test(text.slice(second.end));
  if (isHeading) return first;
  const head = before.at(-2);
  if (head && TIED.test(text.slice(head.end, last.start))) return head;
  if (!first || !BEGINS.test(text.slice(sentenceStart(text, start), first.start))) return undefined;
  const isSubject =
    HOLDS.test(text.slice(first.end)) &&
    !/[;:]/u.test(text.slice(first.end, start)) &&
    !/^\s*[–-]\s*$/u.test(behind) &&
    before.every((one, at) => at === 0 || !GOES_ON.test(text.slice(before[at - 1]?.end ?? 0, one.start)));
  return isSubject ? first : undefined;
}
