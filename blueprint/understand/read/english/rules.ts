import { lookUp } from '../../words/look-up.ts';
import type { Scene } from './scene.ts';

// Rules that a sentence lays down.

type Reader = (scene: Scene) => void;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  the: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
};
const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_200,
  year: 525_600,
};
const numberOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : (lookUp(NUMBERS, text) ?? (Number.isFinite(Number(text)) ? Number(text) : undefined));
const spanOf = ({ start }: Scene, match: RegExpMatchArray) => ({
  start: start + (match.index ?? 0),
  end: start + (match.index ?? 0) + match[0].length,
});

const isDated =
  ({ has, category }: Scene) =>
  (noun: string) =>
    (has(noun, /^date/) ? 1.2 : 0) +
    (/^(?:event|booking|task|document)$/.test(category(noun) ?? '') ? 0.6 : 0);
const isBooked =
  ({ has, category, isPerson }: Scene) =>
  (noun: string) =>
    (category(noun) === 'booking' ? 1.5 : category(noun) === 'event' ? 1 : 0) +
    (has(noun, /^date/) ? 0.8 : 0) -
    (isPerson(noun) ? 1 : 0);

const TELLING =
  /\b(?:remind\w*|warn\w*|alert\w*|notif\w+|e-?mail\w*|mail(?:s|ed)?|sms|texts?|messages?|inform\w*|tell|tells|told|ping|let (?:me|us|them) know|flag\w*)\b/;
const AHEAD =
  /\b(\d+|an?|the|one|two|three|four|six|seven|ten) (minute|hour|day|week|month|year)s? (?:before|ahead|earlier|in advance|prior|after|beforehand)(?: (?:the |its |their |his |a |an )?([a-z]+(?: [a-z]+)?))?|\bday before\b/;
const COMING =
  /\b(?:due|overdue|expir\w+|upcoming|runs? out|birthday\w*|renew\w*|anniversar\w+|service\w*|deadline\w*|starts|late|hasn'?t|haven'?t|has not|have not|not been|every (?:january|month|week|year)|(?:under|within|less than|in) \d+ (?:days?|weeks?|months?))\b/;

const reminder: Reader = (scene) => {
  const { lower, pick, notebook } = scene;
  const told = TELLING.exec(lower);
  if (!told) return;
  const ahead = AHEAD.exec(lower);
  const isRemind = /^remind|^warn|^alert|^flag|^ping/.test(told[0]);
  if (!ahead && !(isRemind && (COMING.test(lower) || /^reminder/.test(told[0])))) return;
  if (
    !ahead &&
    /\b(?:below|under (?:the |its )?min|less than \d+(?! (?:day|week|month))|runs? low|low stock|minimum)\b/.test(
      lower,
    )
  )
    return;
  const at = ahead?.index ?? told.index;
  const owner = pick(at, isDated(scene));
  if (owner === undefined) return;
  const minutes = ahead ? (numberOf(ahead[1]) ?? 1) * (lookUp(MINUTES, ahead[2] ?? 'day') ?? 1440) : 1440;
  const field = ahead?.[3];
  notebook.rule(
    { owner, kind: 'reminder', details: { minutes, ...(field !== undefined && { field }) } },
    spanOf(scene, ahead ?? told),
  );
};

const notify: Reader = (scene) => {
  const { lower, pick, notebook, category, isPerson } = scene;
  const told = TELLING.exec(lower);
  if (!told || AHEAD.test(lower)) return;
  const isSent =
    /\b(?:when|once|as soon as|if|every time|whenever|after|until)\b/.test(lower) ||
    /\b(?:gets?|receives?|should get|sent|send|is|are|be) (?:an? |the )?(?:e-?mail\w*|mail\w*|notif\w+|message|alert\w*|text)/.test(
      lower,
    );
  if (!isSent || /^remind/.test(told[0])) return;
  if (
    /\b(?:below|under|less than|fewer than|runs? low|low|full|expir\w+|overdue|haven'?t|hasn'?t)\b/.test(
      lower,
    )
  )
    return;
  const when = /\b(?:when|once|as soon as|if|every time|whenever|after)\b/.exec(lower);
  const at = when ? when.index + 12 : told.index;
  const named = (noun: string) =>
    notebook.statesOf(noun).find((state) => lower.includes(state.toLowerCase()));
  const owner = pick(
    at,
    (noun) =>
      (named(noun) !== undefined ? 2 : 0) +
      (/^(?:booking|document|task|event|work|message|money)$/.test(category(noun) ?? '') ? 0.7 : 0) -
      (isPerson(noun) ? 1 : 0),
  );
  if (owner === undefined) return;
  const state = named(owner);
  notebook.rule(
    { owner, kind: 'notify', details: state === undefined ? {} : { state } },
    spanOf(scene, told),
  );
};

const LOW =
  /\b(?:warn|alert|notify|tell|flag|highlight|show|list|remind|see|low stock|running low|runs? (?:out|low)|reorder|shopping list|order more|when|if)\b[^.;]{0,70}?\b(?:below|under|less than|fewer than|low|runs? (?:out|low)|reorder (?:level|point)|minimum)\b(?: (?:the )?(\d+)(?! ?(?:days?|weeks?|months?|hours?)\b))?|\b(?:low stock|running low|below (?:the |its )?min\w*|under (?:the |its )?min\w*)\b/;

/** "Warn when stock is below 5": shown, and mailed. */
const below: Reader = (scene) => {
  const { lower, pick, notebook, has } = scene;
  const match = LOW.exec(lower);
  if (!match || /\b(?:never|can'?t|cannot|not) (?:go |be )?(?:below|under)\b/.test(match[0])) return;
  const owner = pick(
    match.index,
    (noun) =>
      (has(noun, /^number$/) ? 1 : 0) + (has(noun, /./, /stock|quantity|amount|left|level|minimum/i) ? 1 : 0),
  );
  if (owner === undefined) return;
  notebook.rule(
    { owner, kind: 'notify', details: { below: numberOf(match[1]) ?? 'minimum' } },
    spanOf(scene, match),
  );
};

const STOCK =
  /\b(?:decreas\w+|reduc\w+|lower\w*|deduct\w*|subtract\w*|tak(?:e|es|en|ing) (?:\w+ ){0,4}?(?:out|from|off)|comes? off|count\w* down|goes? down|go down|uses? up|used up)\b[^.;]{0,40}\b(?:stock|inventory|quantit\w+|amount|left|number|it|lots?|store)\b|\b(?:stock|inventory|quantity|it|number) (?:should |must |automatically )?(?:goes|go) down\b|\b(?:never|can'?t|cannot|not|must not) (?:go |be |fall |drop |sell )?(?:below|under) (?:0|zero|nothing)\b|\b(?:take|takes) (?:some|any|it|them) out\b|\b(?:can'?t|cannot|not|never) (?:sell|use|take|order|lend) more than\b/;
const stock: Reader = (scene) => {
  const { lower, pick, notebook, has, category } = scene;
  const match = STOCK.exec(lower);
  if (!match) return;
  const owner = pick(match.index, (noun) =>
    /order|sale|withdrawal|movement|use|usage|line|item|delivery|loan|batch|roast|production|removal|issue/.test(
      noun,
    )
      ? 1.5
      : has(noun, /./, /stock/i) || /^(?:product|person)$/.test(category(noun) ?? '')
        ? -1
        : 0,
  );
  if (owner !== undefined) notebook.rule({ owner, kind: 'stock', details: {} }, spanOf(scene, match));
};

const CAPACITY =
  /\b(?:at most|no more than|not more than|never more than|up to|max\.?|maximum(?: of)?|limited to|limit(?: of)?|maximum number of) (\d+|one|two|three|four|five|six|eight|ten|twelve|the|its|their|[a-z]+)(?: ([a-z]+))?|\b(?:is |are |it's |they're |when |once |until |if )full\b|\b(?:fully booked|sold out|limited (?:places|seats|spots|number)|waiting ?list|never more [a-z]+ than|more [a-z]+ than (?:beds|seats|places|spots|it holds))\b|\b(\d+) (?:places|spots|seats|people|participants|children|kids|students|persons|surfers) (?:per|each|a|every|max\w*)\b/;
const LENGTH =
  /^(?:hours?|minutes?|days?|weeks?|months?|years?|characters?|words?|photos?|pictures?|images?|kg|kilos?|km|m|mm|cm|percent|euros?|dollars?|pounds?|mb|pages?|stars?|points?|load|length|km|speed|temperature|weight|size)$/;
const capacity: Reader = (scene) => {
  const { lower, pick, notebook, has, category, isPerson } = scene;
  const match = CAPACITY.exec(lower);
  if (!match || LENGTH.test(match[2] ?? '') || LENGTH.test(match[1] ?? '')) return;
  const isTable = (noun: string) =>
    (has(noun, /^number$/, /capacity|seats|places|spots|max|number|people|beds|size/i) ? 1 : 0) +
    (/^(?:event|booking|learning)$/.test(category(noun) ?? '') ? 1 : category(noun) === 'place' ? 0.6 : 0) -
    (isPerson(noun) ? 1 : 0);
  const owner = pick(match.index, isTable);
  const most = numberOf(match[1] ?? match[3]);
  if (owner !== undefined)
    notebook.rule(
      { owner, kind: 'capacity', details: { of: owner, ...(most !== undefined && most > 1 && { most }) } },
      spanOf(scene, match),
    );
};

const OVERLAP =
  /\b(?:double[- ]?book\w*|booked twice|book twice|overlap\w*|clash\w*|at the same time|same (?:slot|time)|conflicts?|at once|already (?:taken|booked|reserved|rented|used)|only (?:one|1) [^.;]{1,30} at a time|on (?:the )?two [a-z]+|in two (?:places|rooms)|two [a-z]+ (?:at once|on the same (?:day|date)|at the same)|taken twice|twice (?:at|for|on) the same|not be on two)\b/;
const noOverlap: Reader = (scene) => {
  const match = OVERLAP.exec(scene.lower);
  if (!match) return;
  const owner = scene.pick(match.index, isBooked(scene));
  if (owner !== undefined)
    scene.notebook.rule({ owner, kind: 'noOverlap', details: {} }, spanOf(scene, match));
};

const ONCE =
  /\b(?:only (?:[a-z]+ )?once|once only|(?:not|n't|never|nobody|no one)\b[^.;]{0,30}\btwice|one [a-z]+ (?:per|each|for each|for every) [a-z]+|one [a-z]+ one [a-z]+|no duplicates?|no two|same [a-z]+ twice|just once)\b/;
const unique: Reader = (scene) => {
  const { lower, pick, notebook, category, isPerson } = scene;
  const match = ONCE.exec(lower);
  if (!match || OVERLAP.test(lower)) return;
  const owner = pick(
    match.index,
    (noun) =>
      (/^(?:booking|message|measurement|event|document)$/.test(category(noun) ?? '') ? 1 : 0) -
      (isPerson(noun) ? 1 : 0),
  );
  if (owner !== undefined)
    notebook.rule({ owner, kind: 'uniqueTogether', details: {} }, spanOf(scene, match));
};

const BEFORE =
  /\b(?:end|return|checkout|check-out|departure|deadline|due|finish)\w*(?: (?:date|time|day))?[^.;]{0,20}?\b(?:must|has to|have to|should|cannot|can'?t|may not|needs to|not)\b[^.;]{0,20}\b(?:after|before|later|earlier)\b|\b(?:must|has to|have to|should|cannot|can'?t|needs to)\b[^.;]{0,20}\b(?:after|before|later than|earlier than) (?:the |its )?(?:start|begin|end|arrival|departure|check-?in|check-?out)/;
const before: Reader = (scene) => {
  const match = BEFORE.exec(scene.lower);
  if (!match) return;
  const owner = scene.pick(match.index, isDated(scene));
  if (owner !== undefined) scene.notebook.rule({ owner, kind: 'before', details: {} }, spanOf(scene, match));
};

const READERS: readonly Reader[] = [noOverlap, unique, capacity, below, stock, reminder, notify, before];
export function readRules(scene: Scene): void {
  for (const read of READERS) read(scene);
}
