import type { Lexicon } from '../../lexicon.ts';
import { isPlural, singular } from './inflect.ts';
import type { NounPhrase, Unit, Word } from './phrases.ts';
import type { Token } from './tokens.ts';

// Lists without commas, as they are typed in a hurry or dictated.

/** Words that more often belong to the attribute before them: "name tag", "phone number". */
const HEADS =
  /^(?:number|no|nr|date|time|day|name|address|code|tag|level|type|status|size|price|cost|rate|total|count|fee|amount|photo|picture|reading|score|id|url|link)s?$/;
/** What a list without commas begins with. */
const STARTS = /^(?:names?|e-?mails?|phones?|birthdays?|dob|age)$/;

/** The attributes that a phrase puts side by side, as someone does who dictates: "title author language". */
function besideEachOther(
  { determiner }: NounPhrase,
  tokens: readonly Token[],
  lexicon: Lexicon,
  named: ReadonlySet<string>,
): Token[][] | undefined {
  const isKnown = (label: string) => lexicon.isAttribute(label) || lexicon.isAttribute(singular(label));
  const pieces: Token[][] = [];
  let known = 0;
  for (let at = 0; at < tokens.length;) {
    const length =
      [3, 2, 1].find((many) => {
        const words = tokens.slice(at, at + many).map(({ lower }) => lower);
        const label = words.join(' ');
        return words.length === many && isKnown(label);
      }) ?? 0;
    const isOne = length > 0 || lexicon.thing(tokens[at]?.lower ?? '') !== undefined;
    if (isOne) known += 1;
    pieces.push(tokens.slice(at, at + Math.max(length, 1)));
    at += Math.max(length, 1);
  }
  const [first = [], second = []] = pieces;
  const words = tokens.map(({ lower }) => lower);
  if (words.length > 2 && words.every((word) => isPlural(word))) return tokens.map((token) => [token]);
  const start = first[0]?.lower ?? '';
  const isEach = /^(?:each|every)$/.test(determiner) && first.length === 1;
  const ofEach = isEach && (named.has(start) || lexicon.thing(start) !== undefined);
  if (ofEach && pieces.length > 1 && known >= pieces.length - 1 && !isKnown(start)) return pieces;
  const opensList = first.length === 1 && isPlural(start) && lexicon.thing(start) !== undefined;
  if (opensList && pieces.length > 3 && known >= pieces.length - 2) return pieces;
  if (pieces.length > 2) return known >= pieces.length - 1 && isKnown(start) ? pieces : undefined;
  const isPair = pieces.length === 2 && known === 2 && STARTS.test(start);
  return isPair && (second.length > 1 || !HEADS.test(second[0]?.lower ?? '')) ? pieces : undefined;
}

const comma = ({ start }: Token): Word => ({ type: 'word', lower: ',', pos: 'PUNCT', start, end: start });
/** "Rooms name price duration" is as good as "rooms: name, price, duration". */
const colon = (token: Token): Word => ({ ...comma(token), lower: ':' });

/** The phrases that one run of nouns stands for. */
export function partedAt(
  phrase: NounPhrase,
  tokens: readonly Token[],
  lexicon: Lexicon,
  named: ReadonlySet<string>,
): Unit[] {
  const nouns = tokens.filter(({ start, end }) => start >= phrase.start && end <= phrase.end);
  const isWhole = lexicon.thing(phrase.noun) !== undefined || lexicon.isAttribute(phrase.label);
  const pieces = isWhole || nouns.length < 2 ? undefined : besideEachOther(phrase, nouns, lexicon, named);
  if (!pieces) return [phrase];
  const start = pieces[0]?.[0]?.lower ?? '';
  const next = pieces[1]?.[0]?.lower ?? '';
  const opens =
    phrase.determiner === '' && isPlural(start) && !isPlural(next) && lexicon.thing(start) !== undefined;
  return pieces.flatMap((piece, at): Unit[] => {
    const [first] = piece;
    const last = piece.at(-1);
    if (!first || !last) return [];
    const label = piece.map(({ lower }) => lower).join(' ');
    const one: NounPhrase = {
      type: 'noun',
      determiner: at === 0 ? phrase.determiner : '',
      label,
      noun: singular(label),
      isPlural: isPlural(last.lower),
      start: first.start,
      end: last.end,
    };
    return at === 0 ? [one] : [at === 1 && opens ? colon(first) : comma(first), one];
  });
}
