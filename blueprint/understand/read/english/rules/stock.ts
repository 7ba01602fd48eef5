import { STOCK } from '../../../words/measures.ts';
import { spanOf } from './numbers.ts';
import { statementAt } from './taken.ts';
import type { Scene } from '../scene.ts';

// What takes something from what there is of something else.

const KEPT =
  '(?:stock|inventory|quantit(?:y|ies)|portions?|amount|left|number|it|lots?|store|shelf|credits?|balance|pass)';
const DOWN = '(?:go(?:es)? down|falls?|drops?|shrinks?)';
const LESS = String.raw`(?:decreas\w+|reduc\w+|lower\w*|deduct\w*|subtract\w*|tak(?:e|es|en|ing) (?:\w+ ){0,4}?(?:out|from|off)|comes? off|count\w* down|uses? up|used up)`;
const CANNOT = String.raw`(?:can'?t|cannot|can not|not|never|nobody can|no one can)`;

/** "Sell more bottles than there are", and not "more bookings than there are seats". */
export const MORE_THAN_THERE =
  /\bmore (?:[a-z]+ )?th[ea]n (?:(?:there (?:is|are)|we(?:'ve| have)(?: got)?)(?! [a-z])|(?:there (?:is|are) |we have |is |are |what(?:'s| is) )(?:left|in stock|there|on the shelf)\b)/;

const SAID = new RegExp(
  [
    String.raw`\b${LESS}\b[^.;]{0,40}\b${KEPT}\b`,
    // "When sheets left drops below 200" watches, and takes nothing.
    String.raw`\b${KEPT},? (?:should |must |automatically )?${DOWN}\b(?! (?:below|under|beneath|to)\b)`,
    String.raw`\bgo(?:es)? down\b`,
    String.raw`\b(?:never|can'?t|cannot|not|must not|shouldn'?t) (?:go |be |fall |drop |sell |become |get )?(?:below|under|negative)(?: (?:0|zero|nothing))?\b`,
    String.raw`\btakes? (?:some|any|it|them) out\b`,
    String.raw`\b${CANNOT} (?:sell|use|take|order|lend|give out|hand out|ship) more than\b(?! \d+ [a-z]+ (?:an?|per|each|every|on any|on the same|in (?:an?|one)) )`,
    MORE_THAN_THERE.source,
    String.raw`\bout of stock\b`,
    String.raw`\b(?:take|order|reserve|sell|book) what(?:'s| is|s)? (?:not|no longer) there\b`,
  ].join('|'),
);
/** Said of what is counted: "the sommelier takes a bottle out", "take the used cm off the fabric". */
const TAKEN = new RegExp(String.raw`\b${LESS}\b`);

const OUTGOING =
  /order|sale|withdrawal|movement|use|usage|line|item|delivery|loan|batch|roast|production|removal|issue|booking|consumption|donation|parcel|shipment/;

function takenFrom({ lower, mentioned, has }: Scene): RegExpExecArray | null {
  const match = TAKEN.exec(lower);
  if (!match) return null;
  const isNear = (at: number) => at >= match.index && at < match.index + match[0].length + 25;
  return mentioned.some(({ at, noun }) => isNear(at) && has(noun, /^number$/, STOCK)) ? match : null;
}

export function readStock(scene: Scene): void {
  const { lower, hold, notebook, has, category } = scene;
  const match = SAID.exec(lower) ?? takenFrom(scene);
  if (!match) return;
  // "Sales take articles off the stock": whatever does that.
  const subject = (statementAt(scene, match.index)?.who ?? [])
    .map(({ noun }) => scene.named(noun))
    .find((noun) => noun !== undefined && OUTGOING.test(noun));
  const held = hold('stock', match.index, (noun) =>
    has(noun, /./, /stock/i) || /^(?:product|person)$/.test(category(noun) ?? '')
      ? -1
      : OUTGOING.test(noun)
        ? 1.5
        : 0,
  );
  const owner = subject ?? held;
  if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, spanOf(scene, match));
}
