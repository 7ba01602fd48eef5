import { type Facts, isSaidIn, type Span, spansOf } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { categoryOf } from '../../ontology/index.ts';
import { withoutEntity } from '../../without-entity.ts';
import { KEEPING_WORDS } from '../../words/naming.ts';
import type { Declared } from './declared.ts';
import { isPlural, singular } from './inflect.ts';

// "Ski school: instructors, courses, groups and equipment rental", "a salon with clients, stylists, massage chairs and
// appointments": a description that opens with what the app is about and a list of what it keeps.

export interface OpeningList {
  /** What it is all about, "ski school", where that is only where or at what all of it is kept. */
  setting: (Span & { noun: string; isTitle: boolean }) | undefined;
  /** "A building with 24 flats: …": the colon behind what it has several of. */
  colon: number | undefined;
  /** Whom or where it is for: "planning for a theatre: …". */
  place: string | undefined;
  /** The commas behind which something else is named than what the thing before them has. */
  breaks: readonly number[];
  things: readonly Declared[];
}

const TITLE = String.raw`(?:[\p{L}\p{N}’'&/-]+ ){0,7}?[\p{L}\p{N}’'&/-]+`;
/** What stands between what an app is about and what it keeps, the clearest first. */
const BETWEEN = [
  ' *:',
  ' with ',
  ' (?:needs|wants|keeps|manages|tracks|has|(?:should|must|needs to|has to) (?:have|keep|manage|track)) ',
  ' (?:for|to (?:manage|track|handle|organi[sz]e|keep track of|run)|managing|tracking|that (?:manages|tracks|handles|keeps track of)) ',
];
const LIST = String.raw`[^.!?\n:(]+(?:\([^)\n]*\)[^.!?\n:(]*)*`;
const OPENINGS = BETWEEN.map(
  (between) => new RegExp(String.raw`^\s*(${TITLE})(${between}\s*)(${LIST})(?=[.!?\n]|$)`, 'iu'),
);
/** Where the name of an item ends and something is said of it. */
const TAIL =
  /\s(?:with|without|for|from|of|to|per|by|like|such|including|that|who|whose|where|which|we|i|they|you|in|on|at|against|between|about|through|via|as|so|when|if|each|every|once|twice|before|after|until|is|are|can|have|has|and)\b|[([]/iu;
const HAVING = /^\s(?:with|including|like|such as)\b/iu;
const TOLD = /\p{L}\s(?:with|including|like|such as)\s/iu;
const LEADING =
  /^(?:(?:and|also|plus|a|an|the|all|any|my|our|their|its|his|her|several|different|various|some|few|weekly|daily|monthly|yearly|annual|incoming|outgoing|shared|upcoming|past|current|scheduled|planned|booked|requested|registered|assigned|recurring|available|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|\d{1,4})(?! (?:places|seats|spots|people|persons|hours|minutes|days|weeks|months|years)\b)) )+/iu;
const JOINT = /([([])|([)\]])|[,;](?: *(?:and|&|plus) )?| (?:and|&|plus|as well as) /giu;
/** As many words as a name has. */
const WORDS = 3;
/** As many items as make a list. */
const LEAST = 3;

interface Item extends Declared {
  /** The comma before it, if there is one. */
  comma: number | undefined;
  /** More is said of it right behind its name. */
  isTold: boolean;
  /** So is said right behind its own name. */
  isHeld: boolean;
  /** It names something that is kept by itself. */
  isThing: boolean;
  /** Several of a known thing are named. */
  isSure: boolean;
  /** Several of what nothing is known of but its sort. */
  isLikely: boolean;
  isAttribute: boolean;
  /** Several, in words of which no more is known. */
  isPlain: boolean;
}

/** What stands between two joints: where, and behind which comma. */
interface Part extends Span {
  comma: number | undefined;
}
function partsOf(text: string, { start, end }: Span): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let from = start;
  let comma: number | undefined;
  for (const match of text.slice(start, end).matchAll(JOINT)) {
    if (match[1] !== undefined) depth += 1;
    else if (match[2] !== undefined) depth -= 1;
    else if (depth === 0) {
      const at = start + match.index;
      parts.push({ start: from, end: at, comma });
      from = at + match[0].length;
      comma = /^[,;]/.test(match[0]) ? at : undefined;
    }
  }
  return [...parts, { start: from, end, comma }];
}

/** What is somebody or somewhere, or happens, is no property of what stands beside it. */
const STANDING: readonly (Category | undefined)[] = [
  'person',
  'organisation',
  'place',
  'asset',
  'animal',
  'vehicle',
];
const HAPPENING: readonly (Category | undefined)[] = ['event', 'booking', 'money', 'measurement'];
/** What has no plural and is kept by the piece. */
const MASS =
  /(?:^| )(?:staff|crew|personnel|equipment|gear|cargo|freight|furniture|livestock|cattle|maintenance|storage)$/;
/** Of which a thing has one each, and a place of work has many. */
const SEVERAL_KEPT =
  /(?:^| )(?:arrivals|departures|bins|shelves|streets|materials|fabrics|varieties|batches|lots|regions|work ?days|readings|estimates|licences|licenses|questions|topics)$/;
const TIMES = /(?:^| )(?:hours|times|dates)$/;

/** "Members book courts" is a clause, and no name of courts. */
const isClause = (words: string, lexicon: Lexicon): boolean =>
  words
    .split(' ')
    .slice(0, -1)
    .some((word) => singular(word) !== word && lexicon.thing(singular(word)) !== undefined);

/**
 * @param isInside whether the item before it is told more of
 * @param isInner whether it surely belongs to what is told of that
 */
function itemOf(
  text: string,
  part: Part,
  isInside: boolean,
  isInner: boolean,
  lexicon: Lexicon,
): Item | undefined {
  const whole = text.slice(part.start, part.end);
  const bare = whole.trimStart().replace(LEADING, '');
  const name = bare.slice(0, TAIL.exec(bare)?.index ?? bare.length).trimEnd();
  // "… and who serves on which Sunday", "no double bookings": a question and what must not be name nothing.
  if (
    name === '' ||
    /^(?:who|whom|whose|which|what|when|where|how|whether|why|if|no|not|never|nobody)\b/iu.test(name)
  )
    return undefined;
  const start = part.end - bare.length;
  const words = name.toLowerCase();
  const noun = singular(words);
  const known = lexicon.thing(noun) ?? lexicon.thing(words);
  const isMany = isPlural(words) || MASS.test(words);
  const isTold = HAVING.test(bare.slice(name.length));
  // "Sessions with date and place, agenda items": what a session has goes on up to the next of several.
  const isPart = isInner || (isInside && !isTold && !isMany && bare === whole.trimStart());
  const category = known?.category ?? categoryOf(noun);
  // Without a concept a price is only an amount.
  // "Levels, classes and pupils": what others are sorted by is listed as one of them.
  const isSort = category === 'category' && !isInside;
  // "Trucks, bins, drivers": several of what would be one field stand among things.
  const isAmongThings = !isInside && (SEVERAL_KEPT.test(words) || known?.category === 'food');
  const isOwn =
    isMany &&
    (STANDING.includes(category) ||
      isSort ||
      isAmongThings ||
      (known !== undefined && HAPPENING.includes(category)));
  const isEither =
    lexicon.isAttribute(words) ||
    lexicon.isAttribute(noun) ||
    (known === undefined && isKnownField(words, 'en'));
  // "Goals with a target, deposits with date and amount": what has fields of its own is no field.
  const isField = isEither && !isOwn && !(isMany && isTold);
  const isName = /^\p{L}[\p{L} -]*$/u.test(words) && words.split(' ').length <= WORDS && !TIMES.test(words);
  const isThing =
    isName && !isPart && !isField && (known !== undefined || (isMany && !isClause(words, lexicon)));
  return {
    noun,
    span: { start, end: start + name.length },
    comma: part.comma,
    isTold: isTold || isPart,
    isHeld: isTold,
    isThing,
    isSure: isThing && isMany && (known !== undefined || isTold),
    isLikely: isThing && isMany && STANDING.includes(category),
    isAttribute: isField || isPart,
    isPlain: isMany,
  };
}

/** "Inspections with queen seen, brood frames and notes, and harvests": what is told ends behind its own "and". */
function innerParts(text: string, parts: readonly Part[]): ReadonlySet<Part> {
  const isTold = ({ start, end }: Part) => TOLD.test(text.slice(start, end));
  return new Set(
    parts.flatMap((part, at) => {
      if (!isTold(part)) return [];
      const last = parts.findIndex((one, other) => other > at && one.comma === undefined);
      const isOver = last < 0 || last === parts.length - 1 || parts.slice(at + 1, last + 1).some(isTold);
      return isOver ? [] : parts.slice(at + 1, last + 1);
    }),
  );
}

function itemsOf(text: string, list: Span, lexicon: Lexicon): Item[] {
  const parts = partsOf(text, list);
  const inner = innerParts(text, parts);
  return parts.reduce<Item[]>((items, part) => {
    const item = itemOf(text, part, items.at(-1)?.isTold === true, inner.has(part), lexicon);
    return item ? [...items, item] : items;
  }, []);
}

const APP = / (?:app|application|tool|system|software|platform|program|website|portal|database)$/;
/** What is run, tracked or collected is told by the words before it: "asset management", "recipe collection". */
const RUN =
  /(?:^| )(?:app|application|tool|system|software|platform|program|website|site|portal|database|management|manager|tracking|tracker|planner|planning|organi[sz]er|scheduler|scheduling|monitoring)$/;
/** "Scheduling for a small observatory: …", "personal finances: …": what is done with all that follows. */
const PLANNING =
  /^(?:[a-z]+ )?(?:(?:re)?scheduling|planning|bookkeeping|accounting|administration|management|organi[sz]ation|logistics|record[- ]keeping|registration|finances|savings|admin)$/;
/** "Ambulance service", "meal delivery": a trade, and nothing that is kept of it. */
const TRADE = / (?:service|services|agency|company|business|firm)$/;
const HIRING = / (?:rental|hire|lending|leasing|delivery|repair)$/;
const BOOKED = /(?:^| )(?:booking|reservation|rental|hire|loan|order|job|delivery|contract|repair)$/;
/** "Blood pressure log: readings with systolic and pulse": each reading is one of what the log is of. */
const EACH_TIME = /^(?:reading|entry|record|attack|episode|measurement|incident|occurrence)$/;
/** "A fleet of vans" is only where the vans are. */
const COLLECTIVE = /^(?:fleet|collection|group|team|stock|range|chain|network|community|herd|stable)$/;
const AROUND: readonly (Category | undefined)[] = ['place', 'organisation', 'event', 'person', undefined];

const nounOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(LEADING, '')
    .replace(/^(?:small|big|local|little|new) /u, '')
    .replace(APP, '');

/** "Ski school: …", "a zoo with …": it keeps none of these, it is one. */
function isSetting(
  title: string,
  isTitle: boolean,
  text: string,
  items: readonly Item[],
  lexicon: Lexicon,
): boolean {
  const noun = nounOf(title);
  const head = noun.split(' ').at(-1) ?? noun;
  // "Event rental: items, customers, orders": a trade, of which something else is what one rents by.
  const isBooked = items.some((item) => BOOKED.test(item.noun));
  if (PLANNING.test(noun) || (isTitle && TRADE.test(noun)) || (isTitle && HIRING.test(noun) && isBooked))
    return true;
  if (noun === '' || isPlural(head) || RUN.test(noun) || KEEPING_WORDS.en.test(head)) return false;
  const isAgain = items.some((item) => item.noun === noun || item.noun === head);
  const isTold = text.toLowerCase().split(noun).length > 2;
  const { category } = lexicon.thing(noun) ?? lexicon.thing(head) ?? {};
  return !isAgain && !isTold && (COLLECTIVE.test(noun) || AROUND.includes(category));
}

/** "Wood stock for a joinery: …": the joinery gets it, and is nothing that it keeps. */
function placeIn(title: string, text: string, items: readonly Item[], lexicon: Lexicon): string | undefined {
  const noun = nounOf(/ (?:for|of|at|in) (?:an?|my|our|the|one) ([a-z' -]+)$/iu.exec(title)?.[1] ?? '');
  const { category } = lexicon.thing(noun) ?? lexicon.thing(noun.split(' ').at(-1) ?? noun) ?? {};
  const isOnce = noun !== '' && text.toLowerCase().split(noun).length === 2;
  const isAgain = items.some((item) => item.noun === noun || noun.endsWith(` ${item.noun}`));
  const isPlace = [undefined, 'place', 'organisation'].includes(category ?? categoryOf(noun));
  return isOnce && !isAgain && isPlace && !isPlural(noun) ? noun : undefined;
}

/** "Apartment building with 24 flats: …": it has several of these, and the list behind tells of it all. */
function severalIn(title: string, from: number): Declared | undefined {
  const [, words] =
    / with (?:(?:about|around|over|nearly) )?(?:\d+|two|three|four|five|six|eight|ten|twelve|several|many) ([a-z-]+s)$/iu.exec(
      title,
    ) ?? [];
  if (words === undefined || !isPlural(words)) return undefined;
  const end = from + title.length;
  return { noun: singular(words.toLowerCase()), span: { start: end - words.length, end } };
}

/** Where a title goes on with whom or where it is for. */
const ABOUT = / (?:for|of|at|in|on|to|that|which|with) /iu;
const SAYING =
  /(?:^| )(?:is|are|has|have|needs?|wants?|can|create|add|make|remove|rename|change|show|list)(?: |$)/iu;

/**
 * @param least as many of them are surely things
 * @param isTold whether the title says that all of it is kept, so that what is likely is as good
 */
function isListOfThings(items: readonly Item[], least: number, isTold: boolean): boolean {
  const named = items.filter(({ isAttribute }) => !isAttribute);
  const sure = named.filter(({ isSure, isLikely }) => isSure || (isTold && isLikely)).length;
  // "Brewery: kettles, malts, hops, brews and casks": names of things throughout, though only two of them are known.
  const isSame = named.length > LEAST && named.every(({ isThing }) => isThing);
  // "Boats with length, berths, jobs with hours, and a bill": of berths no more is known than that there are several.
  const plain = named.filter(({ isThing, isPlain, isSure }) => isThing && isPlain && !isSure).length;
  return items.length >= LEAST && sure >= least && (isSame || sure * 2 + plain >= named.length);
}

/** @returns nothing where a text opens in another way */
export function openingListIn(text: string, lexicon: Lexicon): OpeningList | undefined {
  const found = OPENINGS.map((opening) => opening.exec(text)).find(
    (match) => match && !SAYING.test(match[1] ?? ''),
  );
  const [, title = '', between = '', said] = found ?? [];
  if (said === undefined) return undefined;
  const [about = ''] = title.split(ABOUT);
  const opening = text.length - text.trimStart().length;
  const start = opening + title.length + between.length;
  // "Elevators: building, load", "tables with seats" say what such a thing has, "clinical trials: patients, sites, visits" what is beside it.
  const name = nounOf(about);
  const isMany = isPlural(about.toLowerCase()) && !PLANNING.test(name);
  if (isMany && !between.includes(':')) return undefined;
  // Behind a semicolon the list goes on, or something else begins.
  const [first = ''] = said.split(';');
  const listed = [said, first]
    .map((list) => itemsOf(text, { start, end: start + list.length }, lexicon))
    .find((items) =>
      isListOfThings(items, isMany ? LEAST : 2, PLANNING.test(name) || (!isMany && between.includes(':'))),
    );
  if (!listed) return undefined;
  const named = listed.filter(({ isAttribute }) => !isAttribute);
  const place = placeIn(title, text, named, lexicon);
  const [entry] = named;
  const isLog = KEEPING_WORDS.en.test(name.split(' ').at(-1) ?? '');
  const logged = isLog && entry?.isHeld && EACH_TIME.test(entry.noun);
  const noun = logged ? name.split(' ').slice(0, -1).join(' ') : name;
  const several = between.includes(':') ? severalIn(title, opening) : undefined;
  return {
    setting:
      logged || isSetting(about, between.includes(':'), text, named, lexicon)
        ? {
            noun,
            isTitle: between.includes(':'),
            start: opening,
            end: opening + (place === undefined ? about : title).length,
          }
        : undefined,
    place,
    colon: several ? start - between.length + between.indexOf(':') : undefined,
    breaks: listed.flatMap(({ comma, isThing, isHeld }, at) =>
      isThing && comma !== undefined && (isHeld || listed[at - 1]?.isTold) ? [comma] : [],
    ),
    things: [
      ...(several ? [several] : []),
      ...named.filter(({ isThing }) => isThing).map(({ noun, span }) => ({ noun, span })),
    ],
  };
}

/** The text read by sentences, each of which tells of another thing; everything keeps its place. */
export function withListApart(text: string, { setting, colon, breaks }: OpeningList): string {
  const rest = setting?.isTitle
    ? text.slice(0, setting.start) + ' '.repeat(setting.end - setting.start) + text.slice(setting.end)
    : text;
  return [...breaks, ...(colon === undefined ? [] : [colon])].reduce(
    (whole, at) => `${whole.slice(0, at)}.${whole.slice(at + 1)}`,
    rest,
  );
}

/** "Organise my baking: recipes with …": what somebody does is told by what they keep of it. */
const ACTIVITY =
  /^\s*(?:(?:i|we) (?:want|need|would like|\p{L}+) to |(?:an? )?app to |help me )?[\p{L}-]+(?: track of)? (?:my|our|the|your|their) ([a-z]+ing)\s*[:–-]/iu;

/** What is listed is kept, in the order in which it is said, and is no property of what stands beside it. */
export function withListKept(read: Facts, opening: OpeningList | undefined, text: string): Facts {
  const activity = ACTIVITY.exec(text)?.[1]?.toLowerCase();
  const facts = activity !== undefined && read.entities.length > 1 ? withoutEntity(read, activity) : read;
  if (!opening) return facts;
  const around = [opening.setting?.noun, opening.place].filter((noun) => noun !== undefined);
  const { entities, fields, ...kept } = around.reduce(withoutEntity, facts);
  const listed = opening.things.map(({ span }) => span);
  const firstAt = ({ source }: Facts['entities'][number]) =>
    Math.min(...spansOf({ source }).map(({ start }) => start));
  return {
    ...kept,
    entities: [...entities].sort((one, other) => firstAt(one) - firstAt(other)),
    fields: fields.filter((field) => !isSaidIn(field, listed)),
  };
}
