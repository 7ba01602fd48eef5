import type { Mention } from '../../../mentions.ts';
import type { NotedValues } from '../../../notebook.ts';
import { nameOfValues } from './names.ts';

// Whose some values are by what they mean, and whose they can't be.

/** Records of what somebody answers, how something is rated, and what is paid. */
const ANSWERED = /(?:^| )(?:vote|ballot|attendance|response|reply|answer|rsvp|availability|participation)$/u;
const RATED = /(?:^| )(?:rating|review|feedback|vote)$/u;
const PAID = /(?:^| )(?:payment|sale|donation|fee)$/u;
/** What is paid for, where no payments are kept. */
const PAID_FOR =
  /(?:^| )(?:order|booking|invoice|bill|sale|purchase|rental|reservation|ticket|membership|subscription|appointment|lesson|job|visit|repair|registration|enrolment)$/u;
/** "Guests book a cabin for one, two or three nights": so long is the booking. */
const TAKEN = /(?:^| )(?:booking|rental|reservation|loan|hire|stay)$/u;
const TAKEN_FOR =
  /\b(?:books?|rents?|hires?|reserves?|borrows?|lends?|booked|rented|hired|reserved|borrowed|lent)\b[^.;:,]{0,40}? for $/iu;
const RATING = /\b(?:rates?|rated|rating)\b[^.;:,]{0,16}$/iu;

function recordOf({ values, label }: NotedValues, before: string): RegExp | undefined {
  const name = nameOfValues(values);
  if (label === 'duration' && TAKEN_FOR.test(before)) return TAKEN;
  if (name === 'answer') return ANSWERED;
  if (name === 'payment method') return PAID;
  return label === 'rate' || RATING.test(before) ? RATED : undefined;
}

const onlyOne = (nouns: readonly string[]): string | undefined => (nouns.length === 1 ? nouns[0] : undefined);
/** "Payment by card or cash." is a sentence of its own. */
const isAlone = ({ span }: NotedValues, text: string): boolean =>
  /(?:^|[.;\n])\s*(?:we take |they )?(?:payments?|paid|pay)\b[^.;:\n]{0,12}$/iu.test(
    text.slice(0, span.start),
  ) || /^payments?\b/iu.test(text.slice(span.start, span.end));

/** "Guests say yes, no or maybe" beside a reply that is kept: the reply, and not the guest. */
export function suitedBy(row: NotedValues, nouns: readonly string[], text: string): string | undefined {
  if (row.isLife && row.label !== 'status') return undefined;
  const record = recordOf(row, text.slice(Math.max(0, row.span.start - 60), row.span.start));
  const suited = record ? nouns.filter((noun) => record.test(noun)) : [];
  if (record === PAID && suited.length === 0 && isAlone(row, text))
    return onlyOne(nouns.filter((noun) => PAID_FOR.test(noun)));
  return onlyOne(suited);
}

const DECIDES =
  /^(?:\s+(?:then|can|may|must|should|either|will|has to|have to|who))*\s+(?:accepts?|approves?|confirms?|grants?|agrees?|rejects?|declines?|refuses?|signs?(?: off)?|sends?)\b[^.;:,]*$/iu;
/** "Teachers grade them A to F", "the office can change its status from open to closed" */
const JUDGES =
  /^(?:\s+(?:then|can|may|must|should))*\s+(?:grades?|rates?|marks?|scores?|sorts?|class(?:es|ify|ifies)?|sets?|chang(?:es?|ing)|moves?|switch(?:es)?|puts?|updates?|drags?)\s+(?:them|it|(?:its|their|the)\s+(?:status|state|stage))\s+(?:(?:as|to|from|into|through|between)\s+)?$/iu;
/** "The judge marks clean or dirty": of what is looked at, and not of whoever says so. */
const NOTES =
  /^\s+(?:(?:then|always|just) )?(?:notes?|records?|writes?|marks?|enters?|decides?|ticks?|says?|puts?|keys in)\s+(?:(?:down|either|as|whether (?:it|they)(?:['’]?s|['’]re| is| are)) )?$/iu;
const ONE = /(?:^|[\s.,;:])(?:the|an?|our|my) (?:\p{L}+ )?$/iu;
/** "A mentor accepts or declines": who decides is not what is decided. */
export function deciderOf(
  { values, span }: NotedValues,
  mentions: readonly Mention[],
  text: string,
): string | undefined {
  const last = mentions.findLast(({ end }) => end <= span.start);
  const between = last ? text.slice(last.end, span.start) : '';
  const isNoted = NOTES.test(between) && ONE.test(text.slice(0, last?.start));
  const isDecided = values[0] === 'pending' && DECIDES.test(between);
  return isDecided || isNoted || JUDGES.test(between) ? last?.noun : undefined;
}

const DECIDING = /\bdecides?\s+(?:(?:either|on|whether to)\s+)?$/iu;
/** "The vet decides keep or release with the owner": neither of them is what that is decided of. */
export function decidersTogether(
  { span }: NotedValues,
  mentions: readonly Mention[],
  text: string,
): readonly string[] {
  const next = mentions.find(({ start }) => start >= span.end);
  const isWith = next !== undefined && /^\s+with\s(?:\p{L}+\s)?$/iu.test(text.slice(span.end, next.start));
  const deciding = isWith ? DECIDING.exec(text.slice(0, span.start)) : null;
  if (!next || !deciding) return [];
  const last = mentions.findLast(({ end }) => end <= span.start);
  return last && last.end >= deciding.index - 1 ? [last.noun, next.noun] : [next.noun];
}
