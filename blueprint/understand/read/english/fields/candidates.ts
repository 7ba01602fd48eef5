import type { FieldType } from '../../../../kinds.ts';
import { type FieldFact, type Span, spansOf } from '../../../facts.ts';
import type { Lexicon } from '../../../lexicon.ts';
import { isHowOften, isSum } from '../asked/figures.ts';
import { isBase } from '../doing.ts';
import { singular } from '../inflect.ts';
import { wordAt } from '../lists.ts';
import { looseAt, yesOrNo } from '../loose.ts';
import { messageAt } from '../messages.ts';
import type { NounPhrase, Unit, Word } from '../phrases.ts';
import { type Part, partsOf } from './parts.ts';

// Everything that could be a field: phrases, what is asked, and parts of lists that are neither.

export interface Candidate extends Span {
  label: string;
  type: FieldType;
  /** "Price", "number of copies", "deposit paid", "what I charged", "needed by", or as it was read. */
  form: 'phrase' | 'counted' | 'extended' | 'asked' | 'part' | 'read';
  noun: NounPhrase | undefined;
  row: number;
  part: Part;
  bracket?: number;
  /** The units that it stands in. */
  from: number;
  next: number;
  /** The fields that were read here. */
  read: readonly FieldFact[];
}
type Found = Pick<Candidate, 'label' | 'type' | 'form' | 'noun' | 'from' | 'next'>;

const ASKING = /^(?:who|whom|whose|what|whats|when|where|how|why|which|whether|if)$/;
const COUNTS = /^(?:number|amount|count|no|nr|total|sum)$/;
const DAY = /^(?:date|day|time)$/;
const SAID_OF = /^(?:date|day|time|number|amount|count|no|nr)$/;
/** Words for anybody and anything: no name of a field. */
const NOBODY =
  /^(?:not|people|person|some(?:one|body)|any(?:one|body)|every(?:one|body)|things?|stuff|etc|please|pls|thx)$/;
/** "HR sees everything", "can't be overbooked", "get a score": what somebody may or has to do, and no field of anything. */
const DONE = /\b(?:every|any|some|no)(?:thing|one|body)$|n't\b|^(?:cannot|gets?) /;
/** "Cleaned three times a day": how often, and nothing that is kept. */
const HOW_OFTEN =
  /^(?:[a-z]+(?:ed|en|wn|ght) )?(?:once|twice|[a-z0-9]+ times) (?:an?|per|each|every) (?:day|night|week|month|year|hour|shift)$/;
/** How many of something there are: "sheets left". */
const LEFT = /\b(?:left|remaining|in stock|on hand)$/;
/** "Alert when a service is due": when somebody is told, and no day that is kept. */
const TELLING =
  /^(?:alert|warn|notify|remind|tell|ping|email|mail|text|me|us|reminder|warning|notification)$/;
/** As many words as a label has that is made of a phrase and what follows it. */
const LONGEST = 4;

export const isAsked = (units: readonly Unit[], at: number): boolean =>
  ASKING.test(wordAt(units, at)?.lower ?? '');
const isShort = (label: string, most = LONGEST) => label.split(' ').length <= most;

const hasList = (units: readonly Unit[], at: number): boolean => {
  const unit = units[at];
  return unit?.type === 'noun' && unit.isPlural && /^(?:with|w)$/.test(wordAt(units, at + 1)?.lower ?? '');
};
/** "Tanks with volume, batches with beer": each has a list of its own, and no tank has batches. */
const isNextOfList = (units: readonly Unit[], at: number): boolean =>
  hasList(units, at) &&
  /^(?:,|;|and|&)$/.test(wordAt(units, at - 1)?.lower ?? '') &&
  units.slice(0, at - 1).some((_, before) => hasList(units, before));

/** "A leader and several workers": each of them belongs to the crew, which names none of them. */
const isSeveral = (units: readonly Unit[], at: number, lexicon: Lexicon): boolean => {
  const unit = units[at];
  return (
    unit?.type === 'noun' &&
    /^(?:several|many|multiple|various)$/.test(unit.determiner) &&
    lexicon.thing(unit.noun) !== undefined &&
    /^(?:,|and|&|plus|with|has|have)$/.test(wordAt(units, at - 1)?.lower ?? '')
  );
};

/** "Reminder when overdue": a condition, and no day that is kept. */
const WHEN_SO =
  /^when (?:over ?due|late|due|expired|expiring|empty|low|full|ready|done|finished|complete|completed|paid|unpaid|missing|out of stock|sold out)$/;

/** What one is asked for, or has, and no deed: "enter your name and phone", "need a wheelchair". */
const HELD =
  /^(?:enter|note|record|log|write|type|state|give|tell|fill|provide|specify|upload|add|attach|keep|track|store|save|need|use|want|choose|pick|select|set|mark|tick|can|do|does|did|should|must|may|will|would|could|is|are|was|were|be|has|had)$/;
const PARTICLE = /^(?:in|out|up|off|on|back|until|till|by|before|after|from)$/;
/** "Bands book rooms, pay monthly and have keys": what somebody does goes on with a verb, and holds no field. */
function isDeed(units: readonly Unit[], { from, next, at, depth }: Part): boolean {
  const verb = wordAt(units, from);
  if (at === 0 || depth > 0 || !verb || !/^(?:VERB|AUX)$/.test(verb.pos)) return false;
  const isSaidPlainly =
    isBase(verb.lower) ||
    verb.lower === 'have' ||
    !/(?:ed|ing|[ew]n|s|ght|id|[lnpe]t|ne|ld|de)$/.test(verb.lower);
  if (!isSaidPlainly || HELD.test(verb.lower)) return false;
  return next - from > 1 && !PARTICLE.test(wordAt(units, from + 1)?.lower ?? '');
}

function foundIn(whole: readonly Unit[], part: Part, lexicon: Lexicon): Found[] {
  const { from, next } = part;
  const units = whole.slice(0, next);
  const typeOf = (label: string, noun: string): FieldType =>
    lexicon.attribute(label) ?? lexicon.attribute(noun) ?? lexicon.attribute(singular(label)) ?? 'text';
  const askedAt = (at: number): Found[] => {
    if (!isAsked(units, at) || TELLING.test(wordAt(units, at - 1)?.lower ?? '')) return [];
    // "What I charged whether it failed": the next question is another.
    const more = units.findIndex((_, index) => index > at + 1 && isAsked(units, index));
    const loose = looseAt(more < 0 ? units : units.slice(0, more), at);
    if (!loose || loose.next <= at + 1) return [];
    const { label, type } = loose.found;
    if (WHEN_SO.test(label)) return [];
    return [{ label, type, form: 'asked', noun: undefined, from: at, next: loose.next }];
  };
  const namedAt = (noun: NounPhrase, at: number): Found[] => {
    const type = typeOf(noun.label, noun.noun);
    const shared = { type, noun, from: at };
    const found: Found[] = [];
    const of = wordAt(units, at + 1)?.lower ?? '';
    const other = units[at + 2];
    if (/^(?:of|per)$/.test(of) && other?.type === 'noun')
      found.push({
        ...shared,
        form: 'counted',
        label: `${noun.label} ${of} ${other.label}`,
        type: COUNTS.test(noun.noun) ? 'number' : type,
        next: at + 3,
      });
    const areWords = next > at + 1 && units.slice(at + 1).every((unit) => unit.type === 'word');
    // "Date to go back in": a day is told with more words.
    const most = DAY.test(noun.noun) ? LONGEST + 1 : LONGEST;
    const loose = areWords && next - at <= most ? looseAt(units, at + 1) : undefined;
    // "Deposit paid" is answered by yes or no, and no amount.
    const isPaid = loose?.next === next && loose.found.label === 'paid';
    const label = `${noun.label} ${loose?.found.label ?? ''}`;
    // "Students book, bidders register": what several do is no name of anything.
    const behind = wordAt(units, at + 1);
    const isDone = noun.isPlural && behind?.pos === 'VERB' && isBase(behind.lower);
    const isExtended = loose?.next === next && isShort(label, most) && !isDone;
    // "Date lifted out" and "date of purchase" are two days of one thing, and "number of beds" is no number of its own.
    const isPart = (isExtended && DAY.test(noun.noun)) || (found.length > 0 && SAID_OF.test(noun.noun));
    if (!NOBODY.test(noun.noun) && !isPaid && !isPart)
      found.push({
        ...shared,
        form: 'phrase',
        label: noun.label,
        type: yesOrNo(units, at + 1) > 0 ? 'boolean' : type,
        next: at + 1,
      });
    if (isExtended)
      found.push({
        ...shared,
        form: 'extended',
        label,
        type: isPaid || loose.found.type === 'boolean' ? 'boolean' : LEFT.test(label) ? 'number' : type,
        next,
      });
    return found;
  };
  const wholePart = (): Found[] => {
    if (isDeed(units, part)) return [];
    const areWords = next > from && units.slice(from, next - 1).every((unit) => unit.type === 'word');
    const loose = areWords && wordAt(units, from) && !isAsked(units, from) ? looseAt(units, from) : undefined;
    if (loose?.next !== next || !isShort(loose.found.label)) return [];
    const { label, type } = loose.found;
    const last = units[next - 1];
    const noun = last?.type === 'noun' ? last : undefined;
    return [
      { label, type: type === 'text' && noun ? typeOf(label, label) : type, form: 'part', noun, from, next },
    ];
  };
  const inside = units.slice(from).flatMap((unit, index): Found[] => {
    const at = from + index;
    if (unit.type !== 'noun') return askedAt(at);
    const isNone =
      isSum(units, at) || isHowOften(units, at) || isNextOfList(whole, at) || isSeveral(units, at, lexicon);
    return isNone ? [] : namedAt(unit, at);
  });
  const told = messageAt(units.slice(0, next), from);
  const isOfMessage = (one: Found) =>
    told >= 0 && ((one.from <= told && one.next > told) || /^(?:when|if|once|as soon as)\b/.test(one.label));
  return [...inside, ...wholePart()].filter(
    (one) => !DONE.test(one.label) && !HOW_OFTEN.test(one.label) && !isOfMessage(one),
  );
}

/** What was read stands for what it was read from. */
function withRead(candidates: readonly Candidate[], read: readonly FieldFact[]): Candidate[] {
  const all = [...candidates];
  for (const field of read) {
    const [span] = spansOf(field);
    if (field.options || field.computed || !span) continue;
    const here = all.filter(({ start, end }) => start < span.end && end > span.start);
    const same =
      here.find(({ label }) => label === field.label) ??
      here.find(({ start, form }) => start === span.start && form !== 'counted') ??
      here[0];
    if (!same) continue;
    // "Deposit paid" was read as a deposit.
    const isAnswered = same.type === 'boolean' && same.label === `${field.label} paid`;
    // "Date of purchase" was read as a date.
    const isWhole = SAID_OF.test(field.label) && same.label.startsWith(`${field.label} `);
    if (same.label === field.label || isAnswered || isWhole)
      all[all.indexOf(same)] = { ...same, read: [...same.read, field] };
    else all.push({ ...same, label: field.label, type: field.type, form: 'read', read: [field] });
  }
  return all;
}

/** @param read the fields that the clauses were read as */
export function candidatesIn(
  sentences: readonly (readonly Unit[])[],
  read: readonly FieldFact[],
  lexicon: Lexicon,
): Candidate[] {
  const found = new Map<string, Candidate>();
  const deeds: Word[] = [];
  sentences.forEach((units, row) => {
    for (const part of partsOf(units, row)) {
      const verb = wordAt(units, part.from);
      if (verb && isDeed(units, part)) deeds.push(verb);
      for (const one of foundIn(units, part, lexicon)) {
        const start = units[one.from]?.start ?? 0;
        const end = units[one.next - 1]?.end ?? start;
        const key = `${start} ${one.label}`;
        const isWhole = one.from === part.from && one.next === part.next && part.depth > 0;
        if (!found.has(key))
          found.set(key, {
            ...one,
            start,
            end,
            row,
            part,
            read: [],
            ...(isWhole && { bracket: part.bracket }),
          });
      }
    }
  });
  const isOfDeed = ({ label, ...field }: FieldFact) =>
    spansOf(field).some((span) =>
      deeds.some(({ start, lower }) => start === span.start && label.startsWith(`${lower} `)),
    );
  return withRead(
    [...found.values()],
    read.filter((field) => !isOfDeed(field)),
  );
}
