import type { Scene } from './scene.ts';
import { readLimits } from './limits.ts';
import { readNotices } from './notices.ts';
import { numberOf, spanOf } from './numbers.ts';

// Rules that a sentence lays down.

type Reader = (scene: Scene) => void;

const LOW =
  /\b(?:warn|alert|notify|tell|flag|highlight|show|list|remind|see|low stock|running low|runs? (?:out|low)|reorder|shopping list|order more|when|if)\b[^.;]{0,70}?\b(?:below|under|less than|fewer than|low|runs? (?:out|low)|reorder (?:level|point)|minimum)\b(?: (?:the )?(\d+)\b(?! ?(?:days?|weeks?|months?|hours?)\b))?|\b(?:low stock|running low|below (?:the |its )?min\w*|under (?:the |its )?min\w*)\b/;
/** Time runs out too, which is no stock. */
const TIMED =
  /\b(?:leases?|contracts?|permits?|licen[cs]es?|passes|warrant\w+|memberships?|time|insurance|it) runs? out\b/;

/** "Warn when stock is below 5": shown, and mailed. */
const below: Reader = (scene) => {
  const { lower, hold, notebook, has, isPerson, category } = scene;
  const match = LOW.exec(lower);
  if (
    !match ||
    /\b(?:never|can'?t|cannot|not) (?:go |be )?(?:below|under)\b/.test(match[0]) ||
    TIMED.test(match[0])
  )
    return;
  const owner = hold(
    'low',
    match.index,
    (noun) =>
      (has(noun, /^number$/) ? 1 : 0) +
      (has(noun, /./, /stock|quantity|amount|left|level|minimum/i) ? 1 : 0) +
      (/^(?:product|food|asset)$/.test(category(noun) ?? '') ? 0.5 : 0) -
      (isPerson(noun) ? 1 : 0),
  );
  if (owner === undefined) return;
  notebook.rule(
    { owner, kind: 'notify', details: { below: numberOf(match[1]) ?? 'minimum' } },
    spanOf(scene, match),
  );
};

const STOCK =
  /\b(?:decreas\w+|reduc\w+|lower\w*|deduct\w*|subtract\w*|tak(?:e|es|en|ing) (?:\w+ ){0,4}?(?:out|from|off)|comes? off|count\w* down|goes? down|go down|uses? up|used up)\b[^.;]{0,40}\b(?:stock|inventory|quantit\w+|amount|left|number|it|lots?|store|credits?|balance|pass)\b|\b(?:stock|inventory|quantity|it|number) (?:should |must |automatically )?(?:goes|go) down\b|\b(?:never|can'?t|cannot|not|must not|shouldn'?t) (?:go |be |fall |drop |sell |become |get )?(?:below|under|negative)(?: (?:0|zero|nothing))?\b|\b(?:take|takes) (?:some|any|it|them) out\b|\b(?:can'?t|cannot|not|never) (?:sell|use|take|order|lend|give out|hand out|ship) more than\b|\bout of stock\b|\b(?:stock|inventory|quantity|portions?|balance|number|shelf),? (?:should |must |automatically )?(?:go(?:es)? down|falls?|drops?|shrinks?)\b|\bgo(?:es)? down (?:when|with|by|each|every|as|once)\b|\b(?:take|order|reserve|sell|book) what(?:'s| is|s)? (?:not|no longer) there\b/;
const OUTGOING =
  /order|sale|withdrawal|movement|use|usage|line|item|delivery|loan|batch|roast|production|removal|issue|booking|consumption|donation|parcel|shipment/;
const stock: Reader = (scene) => {
  const { lower, hold, notebook, has, category } = scene;
  const match = STOCK.exec(lower);
  if (!match) return;
  const owner = hold('stock', match.index, (noun) =>
    has(noun, /./, /stock/i) || /^(?:product|person)$/.test(category(noun) ?? '')
      ? -1
      : OUTGOING.test(noun)
        ? 1.5
        : 0,
  );
  if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, spanOf(scene, match));
};

const BEFORE =
  /\b(?:end|return|checkout|check-out|departure|deadline|due|finish)\w*(?: (?:date|time|day))?[^.;]{0,20}?\b(?:must|has to|have to|should|cannot|can'?t|may not|needs to|not|never|always)\b[^.;]{0,20}\b(?:after|before|later|earlier)\b|\b(?:must|has to|have to|should|cannot|can'?t|needs to|never)\b[^.;]{0,20}\b(?:after|before|later than|earlier than) (?:the |its |it )?(?:start|begin|end|arrival|departure|check-?in|check-?out)/;
const before: Reader = (scene) => {
  const { has, category, isPerson } = scene;
  const match = BEFORE.exec(scene.lower);
  if (!match) return;
  const owner = scene.hold(
    'before',
    match.index,
    (noun) =>
      (has(noun, /^date/) ? 1.2 : 0) +
      (/^(?:event|booking|task|document)$/.test(category(noun) ?? '') ? 0.6 : 0) -
      (isPerson(noun) ? 1 : 0),
  );
  if (owner !== undefined) scene.notebook.rule({ owner, kind: 'before', details: {} }, spanOf(scene, match));
};

const READERS: readonly Reader[] = [readLimits, below, stock, readNotices, before];
export function readRules(scene: Scene): void {
  for (const read of READERS) read(scene);
}
