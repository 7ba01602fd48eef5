import { type EntityFact, type Facts, type FieldFact, overlaps, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { EMPTY_NOUNS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import { isDoing, isOftenerThanDaily } from './doing-often.ts';
import {
  type Told,
  type Sourced,
  type Phrase,
  isWithin,
  isOnlyWithin,
  isPerson,
  isHappening,
  type Repeated,
} from './repeated-doing.ts';

// What is noted of each thing whenever something is done with it.

export const NO_OBJECT =
  /^(?:and|who|what|when|where|how|if|whether|which|that|it|them|this|they|we|i|he|she|down|everything|something|things?)\b|\b(?:is|are|was|were|has|have|did|ate)\b/u;

/** "Enters cash, card and difference": what stands between the verb and whose it is. */
function objectsIn(text: string, from: number, until: number): Phrase[] {
  const listed = text
    .slice(from, until)
    .replace(/[()]/gu, ' ')
    .replace(/^ (?:them|it)\b/iu, (words) => ' '.repeat(words.length));
  const said = listed.replace(/ (?:of|for|per|in|from|by|at|on|every|each)\b.*$/iu, '');
  let at = from;
  return said.split(/(,| and | & )/iu).flatMap((part): Phrase[] => {
    const [first = ''] = part.trimStart().split(' ');
    const isVerb = isDoing(first.toLowerCase()) && part.trim() !== first;
    const verb = isVerb ? part.indexOf(first) + first.length : 0;
    const article = /^\s*(?:(?:the|an?|how much|how many|their|its|his|her|my|our) )?/iu.exec(
      part.slice(verb),
    );
    const lead = verb + (article?.[0].length ?? 0);
    const start = at + lead;
    at += part.length;
    const noun = part.slice(lead).trimEnd().toLowerCase();
    const isPhrase = /^[a-z][a-z-]+(?: [a-z][a-z-]+){0,2}$/u.test(noun);
    return isPhrase && !NO_OBJECT.test(noun) && !EMPTY_NOUNS.has(noun)
      ? [{ noun, start, end: start + noun.length }]
      : [];
  });
}

const UNITS = /\b(?:in|of) (?:kg|g|grams?|kilos?|lit(?:er|re)s?|ml|cm|km|miles|mm|degrees|°c|percent|%)/iu;

/** What is asked in passing has a shorter name. */
const ASKED: Readonly<Record<string, string>> = {
  'how much': 'quantity',
  'how many': 'quantity',
  'how long': 'duration',
};
const HOW_MANY = /\b(?:how (?:many|much)|number of|amount of)(?: [a-z]+)? $/iu;
/** What is asked by a single word. */
const QUESTIONS =
  /(?<=^|,|\band|&)\s*(who(?: did (?:it|this|that|so))?|where|why|for what|what for)\s*(?=,|;|\.|$|and\b|&)/giu;
const answerTo = (question: string, participle: string): Pick<FieldFact, 'label' | 'type'> =>
  question.startsWith('who')
    ? { label: `${participle} by`, type: 'text' }
    : question === 'where'
      ? { label: 'place', type: 'text' }
      : { label: question === 'why' ? 'reason' : 'purpose', type: 'longText' };

/** What a verb finds out. */
const FOUND_OUT: Readonly<Record<string, string>> = { weigh: 'weight', count: 'quantity' };

/** What is noted of it, and from whom it is taken. */
interface Noted {
  /** Fields with the labels they had, of whomever they were taken for. */
  taken: readonly FieldFact[];
  /** Taken for things by themselves. */
  things: readonly EntityFact[];
  fields: readonly Omit<FieldFact, 'owner'>[];
}

export function notedIn(
  facts: Facts,
  { text, start }: Pick<Told, 'text' | 'start'>,
  repeated: Repeated,
  lexicon: Lexicon,
): Noted {
  const { doing, often, target, actor, said, event } = repeated;
  const placed = (span: Span): Span => ({ start: start + span.start, end: start + span.end });
  const time = often && placed(often);
  const isTime = (one: Sourced) =>
    time !== undefined && spansOf(one).length > 0 && spansOf(one).every((span) => overlaps(span, time));
  const taken = facts.fields.filter((field) => isWithin(field, said));
  const isUnread = ({ noun }: EntityFact) =>
    [...facts.fields, ...facts.states].every(
      (one) => one.owner !== noun || (doing.isList && isWithin(one, said)),
    );
  const things = facts.entities.filter(
    (one) =>
      (isOnlyWithin(one, said) || isTime(one)) &&
      isUnread(one) &&
      one !== actor &&
      one.noun !== target?.noun &&
      !isPerson(one.noun, lexicon) &&
      (isTime(one) ||
        lexicon.attribute(one.noun) !== undefined ||
        (doing.way !== 'tending' &&
          (one.concept === undefined ||
            doing.isList ||
            (taken.some(({ owner }) => owner !== one.noun) && isHappening(one, lexicon))))),
  );
  const isTold = (span: Span, all: readonly Sourced[]) =>
    all.some((one) => spansOf(one).some((own) => overlaps(own, span)));
  const measured = things.filter((one) => !isTime(one) && !spansOf(one).some((span) => isTold(span, taken)));
  const until = Math.min(
    said.end - start,
    ...[target?.start, often?.start].flatMap((at) => (at !== undefined && at > doing.end ? [at] : [])),
  );
  const unread = (
    doing.way === 'noting' ? objectsIn(text, Math.max(doing.end, said.start - start), until) : []
  ).filter((phrase) => !isTold(placed(phrase), [...facts.entities, ...taken]));
  const questions = (
    event ? [...text.slice(said.start - start, said.end - start).matchAll(QUESTIONS)] : []
  ).flatMap(({ 0: all, 1: question = '', index }): Omit<FieldFact, 'owner'>[] => {
    const from = said.start + index + all.length - all.trimStart().length;
    const span = { start: from, end: from + question.length };
    const label = answerTo(question.toLowerCase(), event?.participle ?? '');
    return isTold(span, taken) ? [] : [{ ...label, source: { from: 'text', spans: [span] } }];
  });
  const isNumber = UNITS.test(text) || doing.isCounted || (often !== undefined && isOftenerThanDaily(often));
  const typeOf = (label: string) => lexicon.attribute(label) ?? (isNumber ? 'number' : 'text');
  // "Check brakes and lights": each is in order or not.
  const isChecked = /^(?:check|inspect|test)$/.test(doing.verb);
  // What is measured so often is a number; what is written down at an event is one if it is asked how many.
  const typeUnknown = (one: Sourced) =>
    event && !spansOf(one).some((span) => HOW_MANY.test(text.slice(0, span.start - start)))
      ? 'text'
      : 'number';
  const isMarks = ({ label, options }: FieldFact) =>
    options !== undefined && (label === 'type' || label === target?.noun);
  const found = lookUp(FOUND_OUT, doing.verb);
  return {
    taken,
    things,
    fields: [
      ...taken.flatMap((field): Omit<FieldFact, 'owner'>[] => {
        if (isMarks(field)) return [{ ...field, label: 'status' }];
        const asked = event && lookUp(ASKED, field.label);
        if (asked) return [{ ...field, label: asked }];
        const [span] = spansOf(field);
        if (!often || !time || !span || !overlaps(span, time)) return [field];
        // "Blood sugar three times a day": how often is no part of what it is called.
        const own: Span = { start: span.start - start, end: span.end - start };
        const label = [text.slice(own.start, often.start), text.slice(often.end, own.end)]
          .filter((part, at) => (at === 0 ? own.start < often.start : often.end < own.end) && part !== '')
          .join(' ')
          .trim();
        return label === '' ? [] : [{ ...field, label: label.toLowerCase(), type: typeOf(label) }];
      }),
      ...measured.map((one): Omit<FieldFact, 'owner'> => ({
        label: spansOf(one)
          .slice(0, 1)
          .map((span) => text.slice(span.start - start, span.end - start).toLowerCase())
          .join(),
        type: isHappening(one, lexicon)
          ? 'longText'
          : (lexicon.attribute(one.noun) ?? (isChecked ? 'boolean' : typeUnknown(one))),
        source: one.source,
      })),
      ...unread.map((one): Omit<FieldFact, 'owner'> => ({
        label: one.noun,
        type: HOW_MANY.test(text.slice(0, one.start)) ? 'number' : typeOf(one.noun),
        source: { from: 'text', spans: [placed(one)] },
      })),
      ...questions,
      // What weighing or counting finds out is said by the verb alone.
      ...(found !== undefined && target && taken.length + measured.length + unread.length === 0
        ? [
            {
              label: found,
              type: 'number' as const,
              source: { from: 'text' as const, spans: [placed(doing)] },
            },
          ]
        : []),
    ],
  };
}
