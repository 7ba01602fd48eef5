import { minutesOf, NUMBER, spanOf, UNIT } from './numbers.ts';
import type { Scene } from './scene.ts';

// What somebody is told of: when something happens, and before it is due.

const TELLING =
  /\b(?:remind\w*|warn\w*|alert\w*|alarm\w*|notif\w+|e-?mail\w*|mail(?:s|ed)?|sms|texts?|messages?|inform\w*|tell|tells|told|ping|nudge\w*|let (?:me|us|them|him|her) know|flag\w*)\b/;
const AHEAD = new RegExp(
  String.raw`\b(?:(${NUMBER}) )?(?:working |business )?(${UNIT})s? (?:before|ahead|earlier|in advance|prior|beforehand)(?: (?:the |its |their |his |a |an )?([a-z]+(?: [a-z]+)?))?`,
);
/** "After 90 days in storage", "every 12 months": from the day a row was made. */
const LATER = new RegExp(
  String.raw`\b(?:after|every|each|within|older than|longer than|more than) (${NUMBER}) (${UNIT})s?\b(?! (?:before|ahead))`,
);
const MUST = /\b(?:must|has to|have to|need to|needs to|should|due)\b/;
const COMING =
  /\b(?:due|overdue|expir\w+|upcoming|runs? out|birthday\w*|renew\w*|anniversar\w+|service\w*|deadline\w*|starts|late|hasn'?t|haven'?t|has not|have not|not been|every (?:january|month|week|year|day|morning|monday)|(?:under|within|less than|in) \d+ (?:days?|weeks?|months?))\b/;
const LOW =
  /\b(?:below|under (?:the |its )?min|less than \d+(?! (?:day|week|month))|runs? low|low stock|minimum)\b/;
const BIRTHDAY = /\b(?:birthday|anniversar)/;

/** @returns whether it is one */
function readReminder(scene: Scene): boolean {
  const { lower, pick, notebook, has, category, isPerson, isSubject } = scene;
  const told = TELLING.exec(lower);
  const ahead = told ? AHEAD.exec(lower) : null;
  const later = ahead ? null : LATER.exec(lower);
  const isRemind = told !== null && /^remind|^warn|^alert|^alarm|^flag|^ping|^nudge/.test(told[0]);
  const isDue =
    told !== null && isRemind && (COMING.test(lower) || /^reminder/.test(told[0]) || later !== null);
  const isRecurring = told === null && later !== null && /^every|^each/.test(later[0]) && MUST.test(lower);
  if (!ahead && !isDue && !isRecurring) return false;
  if (!ahead && LOW.test(lower)) return false;
  const match = ahead ?? (isDue ? told : later);
  if (!match) return false;
  const owner = pick(
    match.index,
    (noun) =>
      (has(noun, /^date/) ? 1.2 : 0) +
      (/^(?:event|booking|task|document)$/.test(category(noun) ?? '') ? 0.6 : 0) +
      (/^(?:asset|vehicle)$/.test(category(noun) ?? '') ? 0.3 : 0) -
      (isPerson(noun) && !isSubject(noun) && !BIRTHDAY.test(lower) ? 1.5 : 0) +
      (isSubject(noun) ? 0.8 : 0),
  );
  if (owner === undefined) return false;
  const field = ahead?.[3];
  const days = later ? Math.round(minutesOf(later[1], later[2]) / 1440) : 0;
  notebook.rule(
    {
      owner,
      kind: 'reminder',
      details: {
        minutes: ahead ? minutesOf(ahead[1], ahead[2]) : days > 0 ? 0 : 1440,
        ...(field !== undefined && { field }),
        ...(days > 0 && { after: days }),
      },
    },
    spanOf(scene, match),
  );
  return true;
}

const WHEN =
  /\b(?:when|once|as soon as|if|every time|whenever|after|until|for (?:each|every) new|on (?:each|every|a) new|then|about)\b/;
const SENT =
  /\b(?:gets?|receives?|should get|sent|send|sends|is|are|be) (?:an? |the )?(?:e-?mail\w*|mail\w*|notif\w+|message|alert\w*|text|sms|informed|told)/;
const NOT_SENT = /\b(?:fewer than|runs? low|low|full|expir\w+|overdue|haven'?t|hasn'?t)\b/;
const NEEDED = /\b(?:if|when|once|as soon as|whenever)\b/;

function readNotice(scene: Scene): void {
  const { lower, pick, notebook, category, isPerson } = scene;
  const told = TELLING.exec(lower);
  if (!told || /^remind/.test(told[0])) return;
  const after = lower[told.index + told[0].length];
  // A field "e-mail" in a list tells nobody.
  const isListed =
    /^e-?mail$|^text$|^message$|^texts$|^messages$|^sms$/.test(told[0]) && /^[,):;/+&]?$/.test(after ?? '');
  const isTold = SENT.test(lower) || (WHEN.test(lower) && !isListed);
  if (!isTold || NOT_SENT.test(lower)) return;
  if (/\b(?:below|under|less than)\b/.test(lower) && !/\b(?:reading|measure|value|entered)\b/.test(lower))
    return;
  const when = NEEDED.exec(lower);
  const at = when ? when.index + 12 : told.index;
  const named = (noun: string) => notebook.statesOf(noun).find((state) => speaksOf(lower, state));
  const owner = pick(
    at,
    (noun) =>
      (named(noun) !== undefined ? 1.5 : 0) +
      (/^(?:booking|document|task|event|work|message|money|measurement)$/.test(category(noun) ?? '')
        ? 0.7
        : 0) -
      (isPerson(noun) ? 1.2 : 0),
  );
  if (owner === undefined) return;
  const state = named(owner);
  notebook.rule(
    { owner, kind: 'notify', details: state === undefined ? {} : { state } },
    spanOf(scene, told),
  );
}

/** Whether a sentence names a state, or the deed that leads to it: "when the warden confirms". */
const speaksOf = (lower: string, state: string): boolean => {
  const word = state.toLowerCase();
  const stem = word.length > 5 && !word.includes(' ') ? word.replace(/(?:ed|d|en)$/, '') : word;
  return new RegExp(
    `(?<![a-z])${stem.replaceAll(/[^\p{L} ]/gu, '.')}${stem === word ? '(?![a-z])' : ''}`,
    'u',
  ).test(lower);
};

export function readNotices(scene: Scene): void {
  if (!readReminder(scene)) readNotice(scene);
}
