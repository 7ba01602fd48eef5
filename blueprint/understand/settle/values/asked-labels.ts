import { type Facts, type FieldFact, isSaid } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { isBase } from '../../read/english/doing.ts';
import { irregularParticiple, participleOf, stemsOf } from '../../words/english-stems.ts';

// "Where it stands, who uses it, when it was bought": asked as people do, and called as a form does.

const IT = '(?:it|they|them|this|that|he|she|each(?: one)?)';
const ONE = '(?:it|they|he|she|i|we|you)';
const WAS = "(?:is|are|was|were|has been|have been|'s)";

/** What is done is called by its past; what is promised lies ahead. */
const HAS_BEEN = '(?:was|were|has been|have been)';

/** What a question is called; what a deed becomes stands for "$done". */
const NAMES: readonly (readonly [asked: RegExp, name: string])[] = [
  [new RegExp(`^where ${IT} ${WAS} from$|^where ${IT} comes? from$`, 'u'), 'origin'],
  [
    new RegExp(
      `^where ${IT}(?: ${WAS})?(?: (?:stands?|lives?|kept|stored|located|parked|sits?|hangs?|lies|now))?$|^\\S+ (?:is|are) where$`,
      'u',
    ),
    'location',
  ],
  [
    new RegExp(`^where ${IT} ${HAS_BEEN} (?<done>\\p{L}+)$|^where ${ONE} (?<did>\\p{L}+)(?: ${IT})?$`, 'u'),
    'place $done',
  ],
  [new RegExp(`^when ${IT} (?:comes?|goes|is|are|should be|has to be) (?:due )?back$`, 'u'), 'due back'],
  [new RegExp(`^when ${IT} ${WAS} due$|^by when$`, 'u'), 'due date'],
  [
    new RegExp(`^when ${IT} ${HAS_BEEN} (?<done>\\p{L}+)$|^when ${ONE} (?<did>\\p{L}+)(?: ${IT})?$`, 'u'),
    '$done on',
  ],
  [/^when (?:the |its |their )?(?<what>\p{L}+) (?:ends?|runs? out|expires?)$/u, '$what end'],
  [/^when (?:the |its |their )?(?<what>\p{L}+) (?:starts?|begins?)$/u, '$what start'],
  [/^since when$/u, 'since'],
  [/^(?:until|till) when$/u, 'until'],
  [/^who (?:has|have|holds?|keeps?)(?: (?:it|them))?(?: now)?$/u, 'held by'],
  [new RegExp(`^who ${WAS} responsible$`, 'u'), 'responsible'],
  [/^who (?<does>\p{L}+)(?: (?:it|them))?$/u, '$done by'],
  [new RegExp(`^(?:what|how much) ${IT} costs?$`, 'u'), 'cost'],
  [new RegExp(`^(?:what|how much) ${IT} ${WAS} worth$`, 'u'), 'value'],
  [new RegExp(`^how much ${ONE} (?:gives?|pays?|owes?|paid|gave|spent)$`, 'u'), 'amount'],
  [/^what for$/u, 'purpose'],
  [new RegExp(`^what ${IT} ${WAS} about$`, 'u'), 'subject'],
  [new RegExp(`^what ${IT} ${WAS} called$`, 'u'), 'name'],
  [new RegExp(`^what (?:kind|type|sort)(?: ${IT} ${WAS})?$`, 'u'), 'type'],
  [/^(?:what )?(?<what>\p{L}+) there (?:is|are|was|were)$/u, '$what'],
  [/^what (?<what>\p{L}+) (?:it|they) (?:has|have|had)$/u, '$what'],
  [new RegExp(`^how far (?:along )?${IT} (?:is|are|has come|have come)$`, 'u'), 'progress'],
  [new RegExp(`^how old ${IT} ${WAS}$`, 'u'), 'age'],
  [/^how many (?:there are|of them(?: there are)?)$/u, 'quantity'],
  [/^why$/u, 'reason'],
];

/** Deeds of which one says who takes part, and not by whom something is done. */
const NO_BY =
  /^(?:comes?|goes|is|are|was|were|does|do|can|may|will|wants?|needs?|attends?|works?|helps?|sits?|lives?|belongs?)$/u;

/** "Bought" of "buys" and of "bought"; nothing where that isn't known. */
function doneOf(deed: string): string | undefined {
  if (NO_BY.test(deed)) return undefined;
  const known = irregularParticiple(deed);
  if (known !== undefined) return known;
  if (/[^e]ed$/u.test(deed)) return deed;
  const base =
    stemsOf(deed).find((stem) => stem !== deed && isBase(stem)) ?? (isBase(deed) ? deed : undefined);
  return base === undefined ? undefined : participleOf(base);
}

function nameOf(label: string): string | undefined {
  for (const [asked, name] of NAMES) {
    const match = asked.exec(label);
    if (!match) continue;
    const { done, did, does, what = '' } = match.groups ?? {};
    if (!name.includes('$done')) return name.replace('$what', what);
    const deed = done ?? did ?? does ?? '';
    const participle = done !== undefined && /(?:ed|en|ght|lt|wn)$/u.test(done) ? done : doneOf(deed);
    return participle === undefined ? undefined : name.replace('$done', participle);
  }
  return undefined;
}

/** @param given facts of an English description */
export function withLabelsOfQuestions(given: Facts, lexicon: Lexicon): Facts {
  const fields = given.fields.map((field): FieldFact => {
    const name = isSaid(field) ? nameOf(field.label.toLowerCase()) : undefined;
    if (name === undefined) return field;
    const isThere =
      given.fields.some((one) => one.owner === field.owner && keyOf(one.label) === name) ||
      given.relations.some(({ from, to }) => from === field.owner && to === name);
    if (isThere) return field;
    // "Used by" is somebody, and no day as "use by" is.
    const isKnown = field.type === 'text' && !/ (?:by|on)$/u.test(name);
    const type = isKnown ? (lexicon.attribute(name) ?? 'text') : field.type;
    return { ...field, label: name, type };
  });
  return { ...given, fields };
}
