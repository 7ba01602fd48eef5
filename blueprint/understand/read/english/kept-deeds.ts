import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  overlaps,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { itemsOf, type ListItem } from '../../list-items.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category, ThingConcept } from '../../ontology/concept.ts';
import { isNamedPerson } from '../../ontology/index.ts';
import { areAlike, deedNoun, leavesByItself, leftBy } from '../../words/english-deeds.ts';
import { ACTORS, ROLE_WORDS } from '../../words/english-roles.ts';
import { EVENTS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { withoutEntity } from '../../without-entity.ts';
import { type Done, doneIn, type Named, nounOf } from './done.ts';
import { entityOf } from './entity-of.ts';
import { isDose } from './events.ts';
import { isPlural, singular } from './inflect.ts';
import { HAPPENINGS } from './repeated-doing.ts';
import { categoryFor, headOf, isNever } from './sorts.ts';
import type { Sentence } from './tokens.ts';

// What is done is kept where it leaves a record by itself ("visitors rent bikes"), or where something is noted of each time ("vets treat horses, and we write down the date").

type Told = Pick<Sentence, 'text' | 'start'>;

const NOTES = String.raw`(?:note|record|log|write|register|enter|jot|keep|document)s?(?: down)?`;
const NOTING = String.raw`(?:(?:we|i|they|you|he|she|somebody|someone|it|the [a-z]+) )?(?:(?:want|need|have|like|must|should|also|always|then|will|to|can) )*${NOTES}`;
/** "…, and each time we note the date" */
const NOTED_HERE = new RegExp(
  String.raw`^[^.;:]{0,40}?(?:,|;| and| then| where)+ (?:and )?(?:then )?(?:(?:each|every|that) time|for each(?: of them| one| time)?|whenever they do(?: so| it)?|afterwards|when they do)?,? ?${NOTING} (?=\S)`,
  'iu',
);
/** "Each time we note the date.", "Keep a log with the date." */
const NOTED_NEXT = new RegExp(
  String.raw`^(?:(?:(?:and|so|please|then|also) )*(?:(?:each|every|that) time|for each(?: of them| one| time| of these)?|whenever (?:they|it|that) [a-z]+|afterwards|when (?:they|it|that) [a-z]+),? ${NOTING} |(?:(?:and|so|please|then) )*${NOTING} (?:a |the )?(?:log|record|history|diary|list|track)(?: of (?:it|this|that|these|them|each(?: time| one)?|every time))?(?: with)? )(?=\S)`,
  'iu',
);
/** "Log when", "keep track of how often", "every time that". */
const NOTED_BEFORE = new RegExp(
  String.raw`\b(?:${NOTES}|track|keep track of|see|know|list) (?:when(?:ever)?|(?:each|every) time(?: that)?|how often|the (?:date|day)s? (?:when|on which))\s*$`,
  'iu',
);

/** "What was inspected last month", "which horse has been treated". */
const SEEN =
  /\b(?:what|which(?: [a-z-]+){1,2}|who|when|everything(?: that)?|all(?: that)?|how many(?: [a-z-]+){1,2}) (?:(?:it|they) )?(?:was|were|has been|have been|got|had been|been) (?:last )?([a-z-]+)/giu;

/** "And to see later who did it and when" */
const ASKED_LATER =
  /\b(?:who|when) (?:\w+ )?(?:did|does|has done|have done|had done) (?:it|that|this|so|what|which|them|each)\b/iu;

/** As far behind a deed it may be said that somebody wants to see who did it. */
const NEAR = 80;

/** Such things are made by the deed itself: "customers book appointments". */
const MADE: readonly Category[] = ['booking', 'document', 'money', 'message', 'task', 'measurement'];
/** One can do these to what is itself a document or an event. */
const OF_DOCUMENTS =
  /^(?:bid|vote|review|apply|attend|visit|sponsor|sign|take|donate|pledge|trade|nominate|mark|participate|compete)$/;

const DECIDED = /^(?:in-review|approved|accepted|rejected|graded)$/;
/** "Staff review the applications": that is a step of their life, and no review that somebody writes. */
const isDecidedOn = (verb: string, concept: ThingConcept | undefined): boolean =>
  verb === 'review' && (concept?.states?.some(({ name }) => DECIDED.test(name)) ?? false);

/** "Reviewers review papers and give a score": that is written down somewhere. */
const AND_WRITES =
  /^[^.;]{0,60}(?:,|\band) (?:then )?(?:gives?|writes?|adds?|leaves?|scores?|rates?|notes?|enters?|records?) /iu;

const isSomebody = (noun: string, lexicon: Lexicon): boolean => {
  const category = categoryFor(noun, lexicon);
  return category === undefined
    ? ACTORS.has(headOf(noun)) ||
        isNamedPerson(headOf(noun)) ||
        /[a-z]{2}(?:er|or|ist|ian|man|ee)$/.test(headOf(noun))
    : /^(?:person|organisation)$/.test(category);
};

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);
const sourceOf = ({ start, end }: Span): Source => ({ from: 'text', spans: [{ start, end }] });
const BY_NATURE: Source = { from: 'knowledge', because: 'what is done is done on a day' };

interface Noted extends Span {
  text: string;
}
const withoutArticle = ({ words, start, end }: ListItem): ListItem => {
  const bare = words.replace(/^(?:an?|the|some|its|their|his|her) /u, '');
  return { words: bare, start: start + words.length - bare.length, end };
};

/** What is noted behind it, in the same sentence or the next: undefined where nothing is. */
function notedOf(done: Done, sentence: Told, next: Told | undefined): Noted | undefined {
  const { text, start } = sentence;
  const from = done.end - start;
  const here = NOTED_HERE.exec(text.slice(from));
  const notedAt = (told: Told, place: number): Noted => {
    const [said = ''] = told.text.slice(place).split(/[;.]/u);
    const at = told.start + place;
    return { text: said, start: at, end: at + said.length };
  };
  if (here) return notedAt(sentence, from + here[0].length);
  const behind = next && NOTED_NEXT.exec(next.text);
  return next && behind ? notedAt(next, behind[0].length) : undefined;
}

/** "The date and a note", "who did it": what is written down is of something, and no document by itself. */
const tellsMore = ({ text, start }: Noted, lexicon: Lexicon): boolean =>
  /^(?:(?:the|an?) )?(?:who|when|what|how|where|why|whether|if)\b/iu.test(text) ||
  itemsOf(text.replace(/ with .*$/u, ''), start).some(
    (item) => lexicon.attribute(withoutArticle(item).words) !== undefined,
  );

interface Kept extends Done {
  record: string;
  noted: Noted | undefined;
}

/** What it is called that is kept of it: as the text calls it, where it does. */
function recordOf(done: Done, facts: Facts, what: string | undefined, lexicon: Lexicon): string {
  const { verb, behind } = done;
  const usual = isDose(verb, what, facts) ? 'dose' : deedNoun(verb, behind);
  const made = lookUp(EVENTS, verb);
  const isOther = (noun: string) => noun !== what && !isSomebody(noun, lexicon);
  const concept = lexicon.thing(usual)?.id;
  const same = facts.entities.find(
    ({ noun, concept: own }) =>
      noun === usual ||
      noun === made ||
      (behind === '' && leftBy(verb).includes(noun)) ||
      (concept !== undefined && own === concept && noun !== what),
  );
  const alike = facts.entities.find(
    (one) => isSaid(one) && isOther(one.noun) && areAlike(usual, headOf(one.noun)),
  );
  return (same && isOther(same.noun) ? same : alike)?.noun ?? usual;
}

/** The facts with a record of what is done and kept. */
export function withKeptDeeds(
  facts: Facts,
  sentences: readonly Told[],
  text: string,
  lexicon: Lexicon,
): Facts {
  const seen = new Set(
    sentences.flatMap(({ text }) => [...text.matchAll(SEEN)].map(({ 1: form = '' }) => form.toLowerCase())),
  );
  return sentences.reduce((all, sentence, at) => {
    const next = sentences[at + 1];
    return doneIn(sentence.text, sentence.start).reduce(
      (read, done) => withDeed(read, done, sentence, next, seen, text, lexicon),
      all,
    );
  }, facts);
}

/** The thing that is meant by "them" at a place. */
function meantBefore(
  at: number,
  who: string | undefined,
  facts: Facts,
  lexicon: Lexicon,
): string | undefined {
  const before = facts.entities
    .filter(({ noun }) => noun !== who)
    .map(({ noun, ...one }) => ({
      noun,
      end: Math.max(-1, ...spansOf(one).flatMap(({ end }) => (end <= at ? [end] : []))),
    }))
    .filter(({ end }) => end >= 0)
    .sort((one, other) => other.end - one.end);
  return (before.find(({ noun }) => !isSomebody(noun, lexicon)) ?? before[0])?.noun;
}

/** A plural that stands before a place, where no thing was found there: "we have pupils". */
const PLURAL_BEFORE =
  /(?:^|\b(?:have|list|offer|own|keep|run|with|of|the|our|all|some|many|for) )([a-z]+(?: [a-z]+)?)[^a-z]+(?:so that )?$/iu;

function withDeed(
  facts: Facts,
  done: Done,
  sentence: Told,
  next: Told | undefined,
  seen: ReadonlySet<string>,
  text: string,
  lexicon: Lexicon,
): Facts {
  const { verb, behind } = done;
  const before = sentence.text.slice(0, done.start - sentence.start);
  const told = notedOf(done, sentence, next);
  const noted = told && tellsMore(told, lexicon) ? told : undefined;
  const isSeen =
    seen.has(participleOf(verb)) || [...seen].some((form) => form !== verb && stemsOf(form)[0] === verb);
  const after = `${sentence.text.slice(done.end - sentence.start)}. ${next?.text ?? ''}`.slice(0, NEAR);
  const isSure = done.isSure || (done.who !== undefined && isSomebody(nounOf(done.who), lexicon));
  const isNoted =
    isSure &&
    (noted !== undefined || isSeen || done.isAsked || NOTED_BEFORE.test(before) || ASKED_LATER.test(after));
  // "We foster cats", "an owner books a slot", "reps visit shops": what the asker does, or one did once, is no record yet.
  const isTheirs =
    done.isOpen ||
    (!/^(?:i|we|(?:some|any|every)(?:one|body))$/.test(done.subject) &&
      verb !== 'visit' &&
      (done.who?.isMany ?? true));
  const isLeft =
    leavesByItself(verb, behind, done.preposition) && isTheirs && done.isSure && !done.isCondition;
  if (!isNoted && !isLeft) return facts;
  // "Families sponsor trees" is no name of anything.
  const entities = facts.entities.filter(
    ({ noun }) => !noun.includes(' ') || !noun.split(' ').includes(verb),
  );
  const known = ({ words }: Named): string | undefined => {
    const noun = singular(words);
    return (
      [noun, headOf(noun)].flatMap(
        (name) => entities.find((one) => one.noun === name || keyOf(one.plural) === keyOf(words))?.noun ?? [],
      )[0] ?? only(entities.filter((one) => headOf(one.noun) === noun))?.noun
    );
  };
  const named = (phrase: Named): string => {
    const noun = nounOf(phrase);
    return known(phrase) ?? (lexicon.thing(noun) === undefined ? headOf(noun) : noun);
  };
  const who = done.who && named(done.who);
  if (who !== undefined && !isNoted && !isSomebody(who, lexicon)) return facts;
  const pointed = () => {
    const found = meantBefore(done.start, who, facts, lexicon);
    if (found !== undefined) return found;
    const word = PLURAL_BEFORE.exec(text.slice(0, done.start))?.[1]?.toLowerCase();
    return word === undefined || !isPlural(word) ? undefined : singular(word);
  };
  const what = done.what === 'them' ? pointed() : named(done.what);
  if (what === undefined || what === who) return facts;
  const isKept = (noun: string) =>
    facts.entities.some((one) => one.noun === noun) ||
    (!isNever(noun) &&
      lexicon.attribute(noun) === undefined &&
      (isNoted || lexicon.thing(noun) !== undefined || lexicon.thing(headOf(noun)) !== undefined));
  // "People ring the office": one that is not kept as such.
  const isOnly =
    done.what !== 'them' && !done.what.isMany && /^(?:the|our|my|their)$/.test(done.what.determiner);
  const isThereAlready = facts.entities.some(({ noun }) => noun === what);
  if (!isKept(what) || (isOnly && !isThereAlready)) return facts;
  // "We cup each roast and note a score": done once with each, so that it is noted of the roast itself.
  const isOnce =
    done.what !== 'them' && /^(?:each|every)$/.test(done.what.determiner) && leftBy(verb).length === 0;
  if (isOnce) return facts;
  const category = categoryFor(what, lexicon);
  const isReviewed = isDecidedOn(verb, lexicon.thing(what)) && !AND_WRITES.test(text.slice(done.end));
  const isOfSuch = (OF_DOCUMENTS.test(verb) && !isReviewed) || done.preposition !== '';
  const isMade =
    category !== undefined && MADE.includes(category) && !isOfSuch && !(isNoted && category === 'document');
  if (isMade || (category === 'event' && !isOfSuch)) return facts;
  const record = recordOf(done, facts, what, lexicon);
  if (record === what || record === who || headOf(what) === record) return facts;
  // What happens between them has a name of its own already.
  const refers = (from: string, to: string) =>
    facts.relations.some((one) => one.from === from && one.to === to);
  const isThere = facts.entities.some(({ noun }) => noun === record);
  const isTold = facts.entities.some(
    (one) =>
      one.noun !== record &&
      isSaid(one) &&
      HAPPENINGS.includes(categoryFor(one.noun, lexicon) ?? 'person') &&
      refers(one.noun, what) &&
      (who === undefined || refers(one.noun, who)),
  );
  if (isTold && !isThere) return facts;
  // "Guests book cabins online": whoever sends a form is not kept for that alone.
  const isKeptWho =
    (isNoted && isKept(who ?? '')) ||
    who === undefined ||
    !ROLE_WORDS.has(who) ||
    facts.entities.some(({ noun }) => noun === who);
  return withRecord(facts, { ...done, record, noted }, isKeptWho ? who : undefined, what, known, lexicon);
}

function withRecord(
  given: Facts,
  kept: Kept,
  who: string | undefined,
  what: string,
  known: (phrase: Named) => string | undefined,
  lexicon: Lexicon,
): Facts {
  const { record, noted } = kept;
  const here = sourceOf(kept);
  const isMistaken = (one: EntityFact) =>
    ![record, who, what].includes(one.noun) &&
    spansOf(one).length > 0 &&
    spansOf(one).every((span) => overlaps(span, kept)) &&
    (one.noun.split(' ').includes(kept.verb) || one.noun.startsWith(`${kept.verb.slice(0, -1)}`));
  // "We note the date": what is noted is of no note, but of what is done.
  const isNoting = (one: EntityFact) =>
    noted !== undefined &&
    ![record, who, what].includes(one.noun) &&
    spansOf(one).length > 0 &&
    spansOf(one).every((span) => span.start >= kept.end && span.end <= noted.start);
  const facts = given.entities
    .filter((one) => isMistaken(one) || isNoting(one))
    .reduce<Facts>((rest, { noun }) => withoutEntity(rest, noun), {
      ...given,
      fields: given.fields.flatMap((field) => {
        // "How often do vets treat horses?" is no number of a horse.
        if (kept.isAsked && spansOf(field).some((span) => overlaps(span, kept))) return [];
        const isOfNoting = given.entities.some((one) => one.noun === field.owner && isNoting(one));
        return [isOfNoting && isSaid(field) ? { ...field, owner: record } : field];
      }),
    });
  const whom = kept.whom && known(kept.whom);
  const parts = [...new Set([what, who, whom])].flatMap((noun) =>
    noun === undefined || noun === record ? [] : [noun],
  );
  const isThere = (noun: string) => facts.entities.some((one) => one.noun === noun);
  const added = [
    ...parts.filter((noun) => !isThere(noun)).map((noun) => entityOf(noun, here, lexicon)),
    ...(isThere(record) ? [] : [{ ...entityOf(record, here, lexicon), isPast: true }]),
  ];
  const isOwned = kept.what !== 'them' && /^(?:their|his|her|its|our|my)$/.test(kept.what.determiner);
  const isBetween = ({ from, to, ...one }: RelationFact) =>
    parts.includes(from) &&
    parts.includes(to) &&
    spansOf(one).length > 0 &&
    spansOf(one).every((span) => isWithin(span, kept));
  const relations = facts.relations.filter((one) => isOwned || !isBetween(one));
  const links = parts
    .filter((to) => !relations.some((one) => one.from === record && one.to === to))
    .map((to): RelationFact => ({ from: record, to, many: false, source: here }));
  const all = { ...facts, entities: [...facts.entities, ...added], relations: [...relations, ...links] };
  const read = noted ? withNoted(all, record, noted, parts, lexicon) : all;
  const isDated = read.fields.some(({ owner, type }) => owner === record && /^date/.test(type));
  const isUsual = lexicon.thing(record)?.fields.some(({ type }) => /^date/.test(type)) ?? false;
  return isDated || isUsual
    ? read
    : {
        ...read,
        fields: [...read.fields, { owner: record, label: 'date', type: 'date', source: BY_NATURE }],
      };
}

/** "The date and a note": of what is done each time, and not of whoever or whatever it is done by or to. */
function withNoted(
  facts: Facts,
  record: string,
  noted: Noted,
  parts: readonly string[],
  lexicon: Lexicon,
): Facts {
  const isHere = (one: { source: Source }) =>
    spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, noted));
  const attributes = facts.entities.filter(
    ({ noun, ...one }) => isHere(one) && noun !== record && lexicon.attribute(noun) !== undefined,
  );
  const rest = attributes.reduce((all, { noun }) => withoutEntity(all, noun), facts);
  const fields = rest.fields.map((field) =>
    isHere(field) && parts.includes(field.owner) ? { ...field, owner: record } : field,
  );
  const isRead = ({ words, ...span }: ListItem) =>
    fields.some(
      (one) =>
        spansOf(one).some((own) => overlaps(own, span)) ||
        (one.owner === record && keyOf(one.label) === keyOf(words)),
    );
  const items = itemsOf(noted.text, noted.start).map(withoutArticle);
  const unread = items.flatMap((item): FieldFact[] => {
    const type = lexicon.attribute(item.words);
    return type === undefined || isRead(item)
      ? []
      : [{ owner: record, label: item.words, type, source: sourceOf(item) }];
  });
  return { ...rest, fields: [...fields, ...unread] };
}
