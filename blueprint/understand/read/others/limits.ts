import type { RuleFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { type Asked, COUNTS, NUMBERS } from '../../words/others/asked.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { FOR_EACH, HOLDERS, PERIODS } from '../../words/others/periods.ts';
import type { Places } from './places.ts';
import type { Vocabulary } from './vocabulary.ts';

// How many of something there may be: of each of somebody, in a period, or in whatever it is said of.

interface Limiting {
  asked: Asked;
  vocabulary: Vocabulary;
  notebook: Notebook;
  places: Places;
  categoryOf: (noun: string) => string | undefined;
}
interface Limit {
  at: number;
  most: number;
  /** Of whom or what it holds, and how; what the number stands next to where that isn't said. */
  owner?: string;
  details?: RuleFact['details'];
}

const isSomebody = (category: string | undefined): boolean =>
  /^(?:person|organisation)$/u.test(category ?? '');

/** Where a clause begins, up to who it is about. */
const BEGINS =
  /(?:^|[.,;:，、。؛،]\s?)(?:(?:y|e|et|und|pero|mais|aber|por|para|en|par|pour|dans|pro|je|in|für|los|las|el|la|les|le|die|der|das|un|una|une|eine?[mnr]?|cada|chaque|jede[mnrs]?|كل) )*(?:l['’]|و?(?:ال|(?:لا )?(?:يمكن|يحق|يجوز|يسمح) لل)?|[每一][个位名只])$/u;
/** "Ort, Dozent, max. 12", "profesor y máximo 15": one of a list, behind whose comma no clause begins. */
const GOES_ON = /^\p{L}+(?:\s*[,،、，(]|\s+(?:y|e|et|und|sowie|con|avec|mit)\s|\s+و(?=\p{L}|\s))/u;
/** "12 plazas por ", "每节课12人": so many for each, without a word for "at most". */
const PLACES_PER = /^\d+ \p{L}+ (?:pro|je|par|por|en|para|لكل|في كل) |^每/u;
/** "Un curso tiene …": what holds for one holds for each. */
const A_SUBJECT = /(?:^|[.,;:，、。؛،]\s?)(?:una?|une?|eine?) $|(?:^|[，、。]\s?)一(?:个|门|场|次|节|期)$/u;
/** Where a noun stands, in whatever form it does: by how it begins. */
const standsAt = (noun: string, said: string): number => {
  const key = keyOf(noun);
  const at = said.lastIndexOf(key);
  return at >= 0 ? at : Math.max(0, said.lastIndexOf(key.slice(0, -1)));
};

/** A sentence with its numbers in digits, "dos parcelas", and where a place of it stands in the sentence. */
function withDigits(
  lower: string,
  language: OtherLanguage,
): { counted: string; placeOf: (at: number) => number } {
  const shifts: { at: number; by: number }[] = [];
  let shift = 0;
  const counted = lower.replace(NUMBERS[language], (word, ...rest: unknown[]) => {
    const count = COUNTS[word] ?? COUNTS[word.slice(0, -1)];
    if (count === undefined || count < 2) return word;
    const at = rest.find((one) => typeof one === 'number') ?? 0;
    const digits = String(count);
    shifts.push({ at: at + shift + digits.length, by: word.length - digits.length });
    shift += digits.length - word.length;
    return digits;
  });
  const placeOf = (at: number) => shifts.reduce((place, one) => (one.at <= at ? place + one.by : place), at);
  return { counted, placeOf };
}

/** Places that are asked for by where something stands in a sentence with digits. */
const placesBy = (placeOf: (at: number) => number, places: Places): Places => ({
  ...places,
  named: (from, length) => places.named(placeOf(from), placeOf(from + length) - placeOf(from)),
  suited: (at, ...suits) => places.suited(placeOf(at), ...suits),
});

/** "8 Personen pro Tour" limits who books it, and where nobody does it only says how large it is. */
export const isOnlySize = (
  said: string,
  { notebook, categoryOf }: Pick<Limiting, 'notebook' | 'categoryOf'>,
): boolean => PLACES_PER.test(said) && !notebook.entities().some((noun) => categoryOf(noun) === 'booking');

/** The limit of a sentence that says how many. */
export function limitIn(lower: string, { places: inSentence, ...rest }: Limiting): Limit | undefined {
  const { counted, placeOf } = withDigits(lower, rest.vocabulary.language);
  const limiting = { ...rest, places: placesBy(placeOf, inSentence) };
  const { asked, vocabulary, places } = limiting;
  const match = asked.capacity.exec(counted);
  const most = Number(match?.slice(1).find((group) => group !== undefined));
  if (!match || !(most > 0)) return undefined;
  if (isOnlySize(match[0], rest)) return undefined;
  const limit = { at: placeOf(match.index), most };
  const period = periodLimit(match, most, counted, limiting);
  if (period) return { ...limit, ...period };
  const [behind = ''] = counted.slice(match.index).split(/[.;,。；，]/u);
  const isOfSomething = new RegExp(FOR_EACH[vocabulary.language].source.slice(0, -1), 'u').test(behind);
  // "Es gibt nur 40 Tische": for all together.
  const isOfAll = /^es gibt/u.test(match[0]);
  const each = isOfSomething ? eachIn(behind, match.index, limiting) : undefined;
  const holder =
    each ??
    filledIn(counted.slice(0, match.index), behind, limiting) ??
    (isOfSomething || isOfAll ? undefined : holderIn(counted.slice(0, match.index), counted, limiting));
  // "Chaque adhérent s'inscrit à une permanence, 3 personnes maximum": no people come to a member.
  const arePeople = ANYBODY.test(counted.slice(match.index).replace(/^\D+/u, ''));
  const owner =
    arePeople && holder !== undefined && each === undefined && isSomebody(limiting.categoryOf(holder))
      ? undefined
      : holder;
  if (owner === undefined) return limit;
  const isOther = (noun: string) => noun !== owner;
  const isOwned = isSomebody(limiting.categoryOf(owner));
  // "12 personnes par atelier", "chaque atelier accueille 12 choristes": who fills it stands behind the number.
  const unit = isOwned
    ? places
        .named(match.index, AROUND)
        .find((noun) => isOther(noun) && limiting.categoryOf(noun) !== 'person')
    : (places.named(match.index + match[0].search(/\d/u), NEXT_TO).find(isOther) ??
      (ANYBODY.test(counted.slice(match.index).replace(/^\D+/u, '')) ? undefined : onlyPerson(limiting)));
  return unit === undefined || unit === owner
    ? { ...limit, owner }
    : { ...limit, owner, details: { of: owner, most, unit } };
}

/** "والحصة لا تتجاوز 15 شخصا", "每个班最多15人": so many people fill what the clause names before their number. */
function filledIn(
  said: string,
  behind: string,
  { vocabulary, places, categoryOf }: Limiting,
): string | undefined {
  if (!/^(?:ar|zh)$/u.test(vocabulary.language) || !ANYBODY.test(behind.replace(/^\D+/u, '')))
    return undefined;
  const start = said.search(/[^.,;:，、。；：؛،]*$/u);
  return places
    .named(start, said.length - start)
    .findLast((noun) => /^(?:event|learning|place|vehicle|organisation)$/u.test(categoryOf(noun) ?? ''));
}

/** "12 personnes": whoever comes, and nobody of a name. */
const ANYBODY = /^\d+ ?(?:person|people|أشخاص|شخص|个?人|位?人)/u;
/** Those who lead something fill none of its places. */
const LEADS =
  /(?:coach|trainer|teacher|instructor|tutor|guide|employee|speaker|lecturer|leader|manager|organizer|performer|volunteer)$/iu;
/** Who takes the places of something where nobody is named: the only people there are, besides who leads it. */
function onlyPerson({ notebook, categoryOf, vocabulary }: Limiting): string | undefined {
  const [only, another] = notebook
    .entities()
    .filter((noun) => categoryOf(noun) === 'person' && !LEADS.test(vocabulary.thing(noun)?.entry.id ?? ''));
  return another === undefined ? only : undefined;
}

/** "Maximum trois jeux par famille", "dix inscriptions par atelier": of whom or what each it holds. */
function eachIn(behind: string, start: number, { vocabulary, places }: Limiting): string | undefined {
  const each = new RegExp(FOR_EACH[vocabulary.language].source.slice(0, -1), 'gu');
  const [last] = [...behind.matchAll(each)].slice(-1);
  if (!last) return undefined;
  const from = last.index + last[0].length;
  return places.named(start + from, behind.length - from)[0];
}

/** "Cada hortelano puede tener como máximo dos parcelas": somebody, or each of something, of all that is named before. */
function holderIn(
  said: string,
  lower: string,
  { vocabulary, notebook, places, categoryOf }: Limiting,
): string | undefined {
  const { each, everybody } = HOLDERS[vocabulary.language];
  const isPerson = (noun: string) => categoryOf(noun) === 'person';
  const isSubject = (noun: string) => {
    const at = standsAt(noun, said);
    return isPerson(noun) && BEGINS.test(said.slice(0, at)) && !GOES_ON.test(said.slice(at));
  };
  const named = places.named(0, said.length);
  const people = notebook.entities().filter(isPerson);
  return (
    named.findLast(isSubject) ??
    named.find((noun) => each.test(said.slice(0, standsAt(noun, said)))) ??
    named.find((noun) => A_SUBJECT.test(said.slice(0, standsAt(noun, said)))) ??
    (people.length === 1 && everybody.test(lower) ? people[0] : undefined)
  );
}

/** How far around a number its period may be said, and how far behind it what is counted. */
const AROUND = 40;
const NEXT_TO = 12;
/** So few a week are no limit of all there are. */
const FEW = 5;
/** Those who share what there is. */
const BELONGS = /^(?:member|resident|tenant|student|player|family|employee)$/u;

/** "No más de 20 visitas al día por cliente": what is counted, in which time, and for whom; nothing where no time is said. */
function periodLimit(
  match: RegExpExecArray,
  most: number,
  lower: string,
  limiting: Limiting,
): Pick<RuleFact, 'owner' | 'details'> | undefined {
  const { vocabulary, places, categoryOf } = limiting;
  const { language } = vocabulary;
  const end = match.index + match[0].length;
  const from = Math.max(0, match.index - AROUND / 4);
  const part = lower.slice(from, end + AROUND).split(/[.;。；]/u)[0] ?? '';
  const each = PERIODS[language].find(([words]) => words.test(part))?.[1];
  if (each === undefined) return undefined;
  const named = places.named(from, part.length);
  const owner =
    named.find((noun) => !isSomebody(categoryOf(noun))) ??
    places.suited(end, (noun) => /^(?:booking|event|work|document)$/u.test(categoryOf(noun) ?? ''));
  if (owner === undefined) return undefined;
  // "Los socios hacen como máximo 2 reservas por semana" limits each of them.
  const [subject] = places.named(lower.slice(0, match.index).search(/[^.;。；]*$/u), match.index);
  const per =
    named.find((noun) => {
      const at = lower.indexOf(noun.toLowerCase(), from);
      return isSomebody(categoryOf(noun)) && FOR_EACH[language].test(lower.slice(Math.max(0, at - 12), at));
    }) ??
    (subject !== undefined && subject !== owner && isSomebody(categoryOf(subject)) ? subject : undefined);
  // "Höchstens zwei Buchungen pro Woche": so few are of each of the members of something, and of a shop's customers they are all it takes.
  const booker = vocabulary.thing(onlyPerson(limiting) ?? '')?.entry.id ?? '';
  const isOfEach = most < FEW && each !== 'day' && categoryOf(owner) === 'booking' && BELONGS.test(booker);
  const whose = per ?? (isOfEach || HOLDERS[language].everybody.test(lower) ? 'person' : undefined);
  return { owner, details: { most, each, ...(whose !== undefined && { per: whose }) } };
}
