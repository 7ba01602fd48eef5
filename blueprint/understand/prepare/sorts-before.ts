import { type Facts, type FieldFact, isSaid, overlaps, type Source, type Span, spansOf } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { mentionsOf, sentenceStart } from '../mentions.ts';
import { isBase, isDeedOfOne } from '../read/english/doing.ts';
import type { Category } from '../ontology/concept.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { categoryFor } from '../read/english/sorts.ts';
import { DEEDS } from '../words/english-verbs.ts';

// "A chilled or frozen dock", "leather or linen cover", "whether it was city or night driving": words that only tell sorts
// apart are read apart from the sentence, so that no part of the list becomes a thing or a field.

/** A list of what something is one of; the span is left out when the sentence is read. */
export interface SortsBefore extends Span {
  options: readonly string[];
  /** The word that they tell apart, or nothing where they are told of what the clause is about. */
  title: Span | undefined;
  label: string;
}

const NO_WORD =
  '(?:and|or|the|an?|to|for|with|at|in|on|by|from|of|per|each|every|all|any|some|no|is|are|was|were|be|has|have|had|gets?|we|i|they|you|it|he|she|who|which|that|this|these|those|when|if|where|whether|while|so|but|then|can|may|must|should|will|would|also|plus(?! and |,)|as|our|my|their|his|her|its|your|not|only|either|until|before|after|like|such|than|more|less|two|three|four|five|six)';
const WORD = String.raw`(?!${NO_WORD}\b)[a-z][a-z'-]*`;
const ITEM = `${WORD}(?: ${WORD})?`;
const BEFORE = new RegExp(
  String.raw`(?<=^|[.;:(,]\s*|\b(?:an?|the|each|every|for|of|in|with|as|get|gets|have|has|is|are|need|needs|want|request|ask for|come for|either) )(${ITEM}(?:, ${ITEM})*,? or ${ITEM}?)(?<= ${WORD}) (${WORD})(?=\s*(?:[.;:,)\n]|$| (?:with|for|and|from|at|on|in|by|to|or|of|per|that|which|is|are|has|have|after|before|when|each|every)\b))`,
  'giu',
);
/** Words that tell when, whose or which one it is, or what it is called. */
const NO_SORT =
  /^(?:start|starting|end|ending|first|last|next|previous|min|max|minimum|maximum|new|old|past|current|own|other|another|more|same|different|early|late|yes|no|date|time|price|name|email|e-mail|mail|phone|mobile|address|one|ones|most|least|best|worst|him|her|us|me|them|maybe|perhaps|later|earlier|sooner|so|longer|just|even|once|twice|daily|weekly|monthly|yearly|today|tomorrow|under|over|below|above)$/iu;
/** What each has one of its own of, and which is of no sort. */
const NO_NOUN =
  /^(?:number|numbers|name|names|address|addresses|date|dates|time|times|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|id|code|email|phone|page|pages|list|lists|report|reports|file|files|user|users|role|roles|account|accounts|price|cost|fee|amount|one|ones|person|people|thing|things|other|others|only|app|site|website|data|info|information|details|field|fields|option|options|member|members|manager|managers|owner|owners|so|it|them)$/iu;
/** "Picked up", "worn off", "repaired": what is only done goes on with no noun. */
const NO_HEAD = /^(?:up|down|off|out|away|back|in|on|over|go|goes|acting|once|again|too|etc)$|(?:ed|ly)$/iu;
/** What is a choice wherever it is told so. */
const CHOSEN =
  /^(?:level|standard|grade|class|cover|tag|style|size|gauge|colou?r|flavou?r|mode|type|kind|shape|finish|frame|fabric|binding|format|lane|voice|pace|tempo|mood|condition|position|priority|status|rank|category|tone|label|badge|licen[cs]e|degree|tier|plan|fit|cut|dough|base|crust|roast)$/iu;
/** Names that have a word of their own before the last one: "cash, card or bank transfer". */
const OWN_NAME =
  /^(?:bank transfer|direct debit|(?:credit|debit|gift) card|(?:video|phone) call|sick leave|gift voucher|text message)$/iu;
const PARTING = /,? or |,? and |, /u;

const isPerson = (name: string, lexicon: Lexicon): boolean =>
  /^(?:person|organisation)$/u.test(lexicon.thing(name)?.category ?? '');

/**
 * Of a list what may be sorts, from its end: what stands before them belongs to a longer list.
 * @param isSure whether the words around it say so, so that "city" is no field and "learner" is nobody
 */
function sortsAmong(
  names: readonly string[],
  around: string,
  lexicon: Lexicon,
  isSure = false,
): readonly string[] {
  const isSort = (name: string) =>
    name !== '' &&
    !name.split(' ').some((word) => NO_SORT.test(word)) &&
    !(isPlural(name) && name.endsWith('s')) &&
    (isSure || (!lexicon.isAttribute(name) && !isPerson(name, lexicon))) &&
    !new RegExp(String.raw`\b${name}s?\b`, 'iu').test(around);
  const options = names.slice(names.findLastIndex((name) => !isSort(name)) + 1);
  // "Add or edit items", where an "open or covered berth" is of two sorts.
  const areDeeds =
    options.filter((name) => isBase(name) || DEEDS.has(name.split(' ')[0] ?? '')).length * 2 >
      options.length ||
    // "The shop confirms the delivery or reports missing pieces"
    options.some((name) => name.includes(' ') && isDeedOfOne(name.split(' ')[0] ?? ''));
  return areDeeds || new Set(options).size < options.length || options.length < 2 ? [] : options;
}

/** "Leather linen or paper": of what all are made of each word is one. */
const split = (options: readonly string[]): readonly string[] => {
  const words = options.flatMap((name) => name.split(' '));
  return words.every((word) => MADE_OF.test(word)) ? words : options;
};
const MADE_OF =
  /^(?:leather|linen|paper|cloth|cotton|wool|silk|wood|oak|pine|steel|metal|plastic|glass|clay|stone|gold|silver|bronze|copper|brass|red|green|blue|yellow|black|white|grey|gray|orange|purple|pink|brown)$/iu;

/** "A chilled or frozen dock", "learner, method or conductor standard" */
const beforeNouns = (text: string, lexicon: Lexicon): SortsBefore[] =>
  [...text.matchAll(BEFORE)].flatMap((match): SortsBefore[] => {
    const [said, list = '', noun = ''] = match;
    const names = list.toLowerCase().split(PARTING);
    const around = text.slice(0, match.index) + text.slice(match.index + said.length);
    const isChoice = CHOSEN.test(noun);
    const isOf = /\bof $/iu.test(text.slice(0, match.index));
    const options = split(sortsAmong(names, around, lexicon, isChoice && isOf));
    const last = `${options.at(-1) ?? ''} ${noun.toLowerCase()}`;
    const isWhole = options.length >= names.length && !/[,:.;(]\s*$/u.test(text.slice(0, match.index));
    const areNames = options.slice(0, -1).some((name) => name.includes(' '));
    const isOwn = OWN_NAME.test(last) || options.some((name) => name.endsWith(noun.toLowerCase()));
    if (options.length < 2 || isOwn || NO_NOUN.test(noun) || NO_HEAD.test(noun)) return [];
    // "A small, medium or large box, weekly or every two weeks" is read as a whole.
    if (/^, [a-z]+ or /iu.test(text.slice(match.index + said.length))) return [];
    if (!isChoice && (!isWhole || areNames)) return [];
    const start = match.index + list.toLowerCase().lastIndexOf(options[0] ?? '');
    const end = match.index + said.length - noun.length;
    return [
      {
        start,
        end,
        options,
        title: { start: end, end: end + noun.length },
        label: singular(noun.toLowerCase()),
      },
    ];
  });

/** "Memberships: basic, plus and premium, each with a price" */
const EACH = new RegExp(
  String.raw`\b([a-z-]+s)((?: ?:| –)? (${ITEM}(?:, ${ITEM})*,? (?:and|or|&) ${ITEM}))(?=,? each (?:with|having|has)\b)`,
  'giu',
);
/** "A pace like easy, steady or fast" */
const LIKE = new RegExp(
  String.raw`\b(${WORD})((?: like|,? such as|,? e\.g\.|,? for example) (${WORD}(?:,? ${WORD}){0,5},? or ${WORD}))(?=\s*(?:[.;:,)\n]|$| (?:and|with|for)\b))`,
  'giu',
);
/** "Finds of pottery, bone or flint" */
const OF = new RegExp(
  String.raw`\b(?!(?:kinds|types|sorts|lots|pairs|sets|lists|days|weeks|months|hours|years|names|numbers|dates|pieces|copies|amounts|rows|instances|members|parts|series)\b)(${WORD}s)( of (${ITEM}(?:, ${ITEM})*,? or ${ITEM}))(?=\s*(?:[.;:,)\n]|$| (?:and|with|from|at|in)\b))`,
  'giu',
);
const behindNouns = (text: string, lexicon: Lexicon): SortsBefore[] =>
  [EACH, LIKE, OF].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): SortsBefore[] => {
      const [said, noun = '', behind = '', list = ''] = match;
      const around = text.slice(0, match.index) + text.slice(match.index + said.length);
      const names = list.toLowerCase().split(pattern === LIKE ? /,? or |,? /u : PARTING);
      const options = sortsAmong(names, around, lexicon, pattern !== OF);
      if (options.length < names.length) return [];
      const end = match.index + said.length;
      const title = { start: match.index, end: match.index + noun.length };
      return [{ start: end - behind.length, end, options, title, label: singular(noun.toLowerCase()) }];
    }),
  );

/** "In person, by phone or by video" */
const MANNER =
  '(?:in[ -]person|online|by (?:phone|video|e-?mail|post|chat|text|courier)|on[ -]?site|remotely|remote|over the phone|face[ -]to[ -]face|via (?:zoom|video|phone)|at home|(?:in|at) (?:the|our|my|their) (?:office|practice|clinic|shop|studio|home|house))';
const HOW = new RegExp(String.raw`,? ?(?:either )?(${MANNER}(?:, ${MANNER})*,? or ${MANNER})\b`, 'giu');
/** "Whether it was city, motorway or night driving" */
const WHETHER = new RegExp(
  String.raw`,? (?:and |we note |note )?whether (?:it|they|this|that|he|she) (?:is|was|are|were) (${ITEM}(?:, ${ITEM})+,? or ${ITEM})(?=\s*(?:[.;:,)\n]|$| (?:and|with|for)\b))`,
  'giu',
);
function ofClauses(text: string, lexicon: Lexicon): SortsBefore[] {
  const told = [...text.matchAll(WHETHER)].flatMap((match): SortsBefore[] => {
    const [said, list = ''] = match;
    const around = text.slice(0, match.index) + text.slice(match.index + said.length);
    const options = sortsAmong(list.toLowerCase().split(PARTING), around, lexicon, true);
    const last = options.at(-1)?.split(' ') ?? [];
    // "City, motorway or night driving": all of them are of driving.
    const head =
      last.length > 1 && options.slice(0, -1).every((name) => !name.includes(' ')) ? last.at(-1) : undefined;
    const sorts = options.map((name) => name.replace(` ${head ?? ''}`, ''));
    // Without one the sentence says it as it stands: "whether it is wet or dry".
    if (options.length < 2 || head === undefined) return [];
    return [
      {
        start: match.index,
        end: match.index + said.length,
        options: sorts,
        title: undefined,
        label: head,
      },
    ];
  });
  const held = [...text.matchAll(HOW)].flatMap((match): SortsBefore[] => {
    const [said, list = ''] = match;
    const options = list.toLowerCase().split(PARTING);
    // "And pay online or in person" says how it is done.
    const before = /[a-z-]+$/iu.exec(text.slice(0, match.index))?.[0].toLowerCase() ?? '';
    if (isBase(before) && before !== 'place') return [];
    return [{ start: match.index, end: match.index + said.length, options, title: undefined, label: 'type' }];
  });
  // "People book by phone or by e-mail" only says how.
  return [
    ...told,
    ...held.filter(({ options }) =>
      options.some((name) => !/^by (?!video)|^(?:in|at) (?:the|our|my|their) /u.test(name)),
    ),
  ];
}

/** @param text English */
export function sortsBefore(text: string, lexicon: Lexicon): SortsBefore[] {
  const found = [...ofClauses(text, lexicon), ...behindNouns(text, lexicon), ...beforeNouns(text, lexicon)];
  return found.filter((one, at) => !found.slice(0, at).some((other) => overlaps(one, other)));
}

const TAKES_PLACE: readonly (Category | undefined)[] = ['booking', 'event', 'learning', 'health', 'message'];
/** What a clause without a noun of its own is about: what takes place in it, or what its fields are told of. */
function ownerIn(facts: Facts, text: string, { start }: Span, lexicon: Lexicon): string | undefined {
  const from = sentenceStart(text, start);
  const mentions = mentionsOf(facts.entities.filter(isSaid), text).filter((one) => one.start >= from);
  const held = mentions.filter(
    ({ noun, end }) =>
      end <= start && (TAKES_PLACE.includes(categoryFor(noun, lexicon)) || /request$/u.test(noun)),
  );
  const field = facts.fields.findLast(({ ...one }) =>
    spansOf(one).some((span) => span.start >= from && span.end <= start),
  );
  return held.at(-1)?.noun ?? field?.owner ?? mentions.findLast(({ end }) => end <= start)?.noun;
}

/** "Boats lie in a covered or open berth": where no berths are kept each boat has one of its sorts. */
const LAID = /\b(?:(?:at|in|on|from) an?|of) $/iu;

/** The facts with one such list as a choice; nothing where what it tells apart is no thing and no field. */
function withOne(facts: Facts, one: SortsBefore, text: string, lexicon: Lexicon): Facts | undefined {
  const { title, options, label, start, end } = one;
  const source: Source = { from: 'text', spans: [{ start, end }] };
  const isAt = (place: Span) => (found: { source: Source }) =>
    spansOf(found).some((span) => span.end === place.end || span.start === place.start);
  const field =
    title &&
    facts.fields.findLast(
      (some) => isAt(title)(some) && (some.type === 'text' || some.type === 'image') && !some.options,
    );
  if (field) {
    const chosen: FieldFact = { ...field, type: 'select', options };
    return { ...facts, fields: facts.fields.map((some) => (some === field ? chosen : some)) };
  }
  const entity =
    title && (facts.entities.find(isAt(title)) ?? facts.entities.find(({ noun }) => noun === label));
  const isLaid = title && LAID.test(text.slice(0, start));
  const owner = title && !isLaid ? entity?.noun : (entity?.noun ?? ownerIn(facts, text, one, lexicon));
  const named = entity ? 'type' : label;
  if (owner === undefined || facts.fields.some((some) => some.owner === owner && some.label === named))
    return undefined;
  return { ...facts, fields: [...facts.fields, { owner, label: named, type: 'select', options, source }] };
}

/** The facts with these lists, and those of them for which there is no place. */
export const withSortsBefore = (
  facts: Facts,
  sorts: readonly SortsBefore[],
  text: string,
  lexicon: Lexicon,
): { facts: Facts; left: readonly SortsBefore[] } =>
  sorts.reduce<{ facts: Facts; left: readonly SortsBefore[] }>(
    (before, one) => {
      const found = withOne(before.facts, one, text, lexicon);
      return found ? { ...before, facts: found } : { ...before, left: [...before.left, one] };
    },
    { facts, left: [] },
  );
