import { categoryFor } from '../../category.ts';
import { type Facts, isSaid, type RelationFact, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import type { Category } from '../../ontology/concept.ts';
import { isPlural } from '../../read/english/inflect.ts';

// Where a list that tells what its things have goes on: "ingredients with stock and bottling runs", "pupils with allergies, a weekly menu", "every lift has an inspection each quarter".

const ENDS_LIST = /^\s*(?:[.;:!?\n)]|$)/u;
const WITH = /\bwith\s+/giu;
/** "… with stock and ": what one thing has, and then the last of the list. */
const LAST_BESIDE = /^[^,;:.()]*[^\s,;:.()]\s+and\s+(?:[a-z-]+ ){0,2}$/iu;
/** "… with allergies, a weekly ": what several have has no article before it, and what follows has one. */
const WITH_ARTICLE = /^(?!an? |the |one |their |its |his |her )[^;:.()]*,\s*an?\s+(?:[a-z-]+ ){0,2}$/iu;
const ARTICLE_BEFORE = /(?:^|,\s*|\band\s+)(?:an?|the|one) /iu;

/** Whether the thing at a place stands in the list that names its holder, and is nothing that the holder has. */
function isListedApart(text: string, start: number, end: number): boolean {
  const from = sentenceStart(text, start);
  const before = text.slice(from, start);
  const last = [...before.matchAll(WITH)].at(-1);
  if (!last) return false;
  const [holders, had] = [before.slice(0, last.index), before.slice(last.index + last[0].length)];
  // "Rooms with beds": what comes before has to be a list itself.
  const isOfList = /[,:]/u.test(holders);
  const isLast =
    LAST_BESIDE.test(had) &&
    isPlural(text.slice(start, end)) &&
    !isPlural(/([a-z-]+)\s+and\s/iu.exec(had)?.[1] ?? '') &&
    !/ and /iu.test(holders.slice(holders.search(/[,:]/u))) &&
    ENDS_LIST.test(text.slice(end));
  const withArticle = WITH_ARTICLE.test(had) && !ARTICLE_BEFORE.test(had.replace(/,[^,]*$/u, ''));
  // After it the list goes on with more of them.
  const goesOn = /^,\s+(?!and )[^.;:]*\band\b/iu.test(text.slice(end));
  return (isOfList && isLast) || (withArticle && goesOn);
}

const AGAIN =
  /^\s+(?:(?:each|every|per|once (?:a|per|every|each)|twice (?:a|per|every|each)|(?:two|three|four) times (?:a|per)) (?:(?:\d+|other|second|few|two|three|six|four|five) )?(?:day|week|month|quarter|year|season|term|semester|shift|morning|evening|night|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|(?:weekly|monthly|quarterly|yearly|annually|daily|once in a while|regularly|from time to time))\b/iu;
const OFTEN_BEFORE =
  /\ban? (?:weekly|monthly|quarterly|yearly|annual|daily|regular|half-yearly) (?:[a-z-]+ )?[a-z-]+$/iu;
const DONE: readonly Category[] = ['event', 'booking', 'work', 'measurement', 'document', 'health', 'task'];

/** "A service once a year" is work, and nothing that is sold. */
const SERVICE = /(?:^| )(?:service|check|check-up|checkup)$/u;
/** Whether what a thing has takes place again and again, so that it has many of them. */
const isRepeated = (text: string, { end }: Span): boolean =>
  AGAIN.test(text.slice(end)) || OFTEN_BEFORE.test(text.slice(0, end));

/** @param given facts of an English description, with no links between what its lists only name */
export function withListedApart(given: Facts, text: string, lexicon: Lexicon): Facts {
  const spanIn = (link: RelationFact) => {
    const [span, ...more] = spansOf(link);
    const thing = given.entities.find(({ noun }) => noun === link.to);
    const isIt = thing && span && spansOf(thing).some((one) => one.start === span.start);
    return isIt && more.length === 0 ? { span, thing } : undefined;
  };
  const relations = given.relations.flatMap((link): RelationFact[] => {
    const place = isSaid(link) && !link.many ? spanIn(link) : undefined;
    if (!place) return [link];
    if (isListedApart(text, place.span.start, place.span.end)) return [];
    const category = categoryFor(place.thing, lexicon, 'en');
    const isDone =
      SERVICE.test(link.to) ||
      (category !== undefined && DONE.includes(category) && place.thing.concept !== 'slot');
    if (!isDone || !isRepeated(text, place.span)) return [link];
    // What it was called was told of the other end.
    return [{ from: link.to, to: link.from, many: false, source: link.source }];
  });
  return { ...given, relations };
}
