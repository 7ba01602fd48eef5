import { STOCK } from '../../../words/measures.ts';
import type { Scene } from '../scene.ts';
import { readCapacity } from './limits.ts';
import { readPeriodLimits } from './periods.ts';
import { readNotices } from './notices.ts';
import { numberOf, SEVERAL, spanOf } from './numbers.ts';
import { readStock } from './stock.ts';
import { readTaken } from './taken.ts';

// Rules that a sentence lays down.

type Reader = (scene: Scene) => void;

const LOW = new RegExp(
  [
    String.raw`\b(?:warn|warning|alert|notify|tell|flag|highlight|show|shout|ping|list|remind|(?:e-?mail|mail|text|message)(?= (?:me|us|him|her|them|the|everyone)\b)|see|low stock|running low|runs? (?:out|low)|reorder|shopping list|order more|when|if|as soon as)\b[^.;]{0,70}?\b(?:below|under|less than|fewer than|low|runs? (?:out|low)|reorder (?:level|point)|minimum|(?:nearly|almost) (?:empty|gone|used up|sold out))\b(?! (?:the )?\d+ ?(?:days?|weeks?|months?|hours?)\b)(?: (?:the )?(${SEVERAL})\b)?`,
    String.raw`\b(?:low stock|running low|below (?:the |its )?min\w*|under (?:the |its )?min\w*)\b`,
  ].join('|'),
);
/** Time runs out too, which is no stock. */
const TIMED =
  /\b(?:leases?|contracts?|permits?|licen[cs]es?|pass(?:es)?|warrant\w+|memberships?|time|insurance|it|checks?|certificates?|visas?|passports?|cards?|subscriptions?|terms?|mot|agreements?|cover|vaccinations?|registrations?|dates?) (?:is |are )?(?:about to |going to )?runs? out\b/;

/** "Warn when stock is below 5": shown, and mailed. */
const below: Reader = (scene) => {
  const { lower, hold, notebook, has, isPerson, category, mentioned } = scene;
  const match = LOW.exec(lower);
  if (
    !match ||
    /\b(?:never|can'?t|cannot|not) (?:go |be )?(?:below|under)\b/.test(match[0]) ||
    TIMED.test(match[0])
  )
    return;
  const held = hold(
    'low',
    match.index,
    (noun) =>
      (has(noun, /^number$/) ? 1 : 0) +
      (has(noun, /./, /stock|quantity|amount|left|level|minimum/i) ? 1 : 0) +
      (/^(?:product|food|asset)$/.test(category(noun) ?? '') ? 0.5 : 0) -
      (isPerson(noun) ? 1 : 0),
  );
  // "Drugs have a stock, warn when below 20": what is named with something to run low.
  const owner = mentioned.find(({ noun }) => has(noun, /^number$/, STOCK))?.noun ?? held;
  if (owner === undefined) return;
  notebook.rule(
    { owner, kind: 'notify', details: { below: numberOf(match[1]) ?? 'minimum' } },
    spanOf(scene, match),
  );
};

const BEFORE =
  /\b(?:end|return|checkout|check-out|departure|deadline|due|finish)\w*(?: (?:date|time|day))?[^.;]{0,20}?\b(?:must|has to|have to|should|cannot|can'?t|may not|needs to|not|never|always)\b[^.;]{0,20}\b(?:after|before|later|earlier)\b|\b(?:must|has to|have to|should|cannot|can'?t|needs to|never)\b[^.;]{0,20}\b(?:after|before|later than|earlier than) (?:the |its |it )?(?:start|begin|end|arrival|departure|check-?in|check-?out)|\b(?:check|make sure|ensure|verify) (?:that )?(?:the |its |an? )?[a-z -]{3,30}? (?:is|comes|lies|are) (?:always )?(?:before|after|earlier than|later than)\b/;
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

const limits: Reader = (scene) => {
  if (!readPeriodLimits(scene)) readCapacity(scene);
};

const READERS: readonly Reader[] = [readTaken, limits, below, readStock, readNotices, before];
export function readRules(scene: Scene): void {
  for (const read of READERS) read(scene);
}
