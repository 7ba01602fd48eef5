import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { categoryOf } from '../../ontology/index.ts';
import { APP_WORDS, EMPTY_NOUNS, SETTINGS } from '../../words/english-verbs.ts';
import { singular } from './inflect.ts';
import type { Judge } from './lists.ts';
import type { NounPhrase } from './phrases.ts';

// What sort of thing a noun phrase names, judged by its words alone.

/** Attributes that are often things of their own when there are several. */
export const OFTEN_THINGS = new Set(
  'note comment category location document question answer message rating tag topic score fee level grade reading expense ingredient room floor dose medication guest skill goal measurement code contact name set symptom allergy genre bid method piece instruction theme position material region size licence license credit site contract slot deposit subject audio result fabric button breed variety species brand model diagnosis source batch lot publisher cuisine'.split(
    ' ',
  ),
);

/** Nouns of time, measure and manner: no data, whatever stands before them. */
const NEVER = new Set(
  'money person people somebody someone anyone everyone tuesday monday wednesday thursday friday saturday sunday ml kg kilo gram litre liter km mile cm metre meter euro dollar pound day week month hour minute thing stuff etc morning evening afternoon app gallery dashboard kanban stat stats statistic chart graph cent penny pence percent degree wanna gonna pls thx bit way min max mins'.split(
    ' ',
  ),
);
/** What an app does rather than keeps, unless something is said of it. */
const SERVICES = new Set(
  'reminder notification alert leaderboard statistic overview search filter text sms login sign-in'.split(
    ' ',
  ),
);
/** "Automatic reminders", "push notifications": how an app does it. */
const SERVED =
  /^(?:(?:automatic|automated|e-?mail|text|sms|push|in-app|instant|regular|timely|daily|weekly|monthly) )+/;
export const isService = (noun: string): boolean => SERVICES.has(noun.replace(SERVED, ''));

const EMPTY_HEADS = new Set(
  'page view screen chart graph calendar dashboard tracking management app overview list form number total percentage time part'.split(
    ' ',
  ),
);

/** Whether a noun is no data, whatever is said of it. */
export const isNever = (noun: string): boolean =>
  NEVER.has(noun) || NEVER.has(headOf(noun)) || noun.length < 3;

export const headOf = (noun: string): string => noun.split(' ').at(-1) ?? noun;

export function judgeWith(lexicon: Lexicon, things: ReadonlySet<string>): Judge {
  return (phrase, isInner = false) => {
    const isThingly = (head: string) => phrase.isPlural && !isInner && OFTEN_THINGS.has(head);
    const { noun } = phrase;
    if (phrase.lives) return 'thing';
    const head = headOf(noun);
    const type = lexicon.attribute(phrase.label) ?? lexicon.attribute(noun);
    if (phrase.determiner === 'no' || (isService(noun) && !things.has(noun))) return 'empty';
    if (isNever(noun)) return 'empty';
    if (lexicon.thing(noun) !== undefined && (type === undefined || isThingly(head))) return 'thing';
    if (type !== undefined && !isThingly(head)) return 'attribute';
    if (EMPTY_NOUNS.has(noun) || EMPTY_HEADS.has(head) || /^\d/.test(noun)) return 'empty';
    if (lexicon.thing(noun) !== undefined || lexicon.thing(head) !== undefined) return 'thing';
    return 'unknown';
  };
}

/** The noun of what is to be built, or of the place that it is built for. */
export const isApp = ({ noun, isPlural, lives }: NounPhrase): boolean =>
  !isPlural && !lives && APP_WORDS.has(headOf(noun));
export const isSetting = ({ noun, isPlural, determiner, lives }: NounPhrase): boolean =>
  !isPlural &&
  !lives &&
  (SETTINGS.has(headOf(noun)) || SETTINGS.has(noun)) &&
  !/^(?:each|every)$/.test(determiner);

/** "Book tracker": what stands before the word for an app. */
export function subjectOfApp({ noun }: NounPhrase): string | undefined {
  const words = noun.split(' ').slice(0, -1);
  const before = words.filter((word) => !APP_WORDS.has(word));
  const last = before.at(-1);
  return last === undefined || SETTINGS.has(last) || EMPTY_NOUNS.has(last)
    ? undefined
    : singular(before.join(' '));
}

/** What sort of thing a noun names, by itself or by its head. */
export const categoryFor = (noun: string, lexicon: Lexicon): Category | undefined =>
  (lexicon.thing(noun) ?? lexicon.thing(headOf(noun)))?.category ?? categoryOf(noun);
