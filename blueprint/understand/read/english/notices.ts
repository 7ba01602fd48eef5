import { roleOf } from './roles.ts';
import { minutesOf, NUMBER, spanOf, UNIT } from './numbers.ts';
import type { Scene } from './scene.ts';

// What somebody is told of: when something happens, and before it is due.

const TELLING =
  /\b(?:remind\w*|warn\w*|alert\w*|alarm\w*|notif\w+|e-?mail\w*|mail(?:s|ed)?|sms|texts?|messages?|inform\w*|tell|tells|told|ping|nudge\w*|nag(?:s|ged)?|let (?:me|us|them|him|her|[a-z]+s) know|flag\w*)\b/;
/** What is sent in time: telling where it is said how long before. */
const SENT_AHEAD = /\b(?:letters?|notes?|call|ring|phone)\b/;
const AHEAD = new RegExp(
  String.raw`\b(?:(${NUMBER}) )?(?:working |business )?(${UNIT})s? (?:before|ahead|earlier|in advance|prior|beforehand)(?: (?:the |its |their |his |a |an )?([a-z]+(?: [a-z]+)?))?`,
);
/** "After 90 days in storage", "every 12 months": from the day a row was made. */
const LATER = new RegExp(
  String.raw`\b(?:after|every|each|older than|longer than|more than) (${NUMBER}) (${UNIT})s?\b(?! (?:before|ahead))`,
);
/** "Ends within 7 days", "under 60 days left": so long before. */
const WITHIN = new RegExp(
  String.raw`\b(?:within|in|under|less than|next) (?:the next )?(${NUMBER}) (${UNIT})s?\b`,
);
const OVER =
  /\b(?:overdue|too late|past due|expires?|expired|expiring|runs out|about to (?:run out|end|close)|past (?:its |their |the )?(?:[a-z]+ )?date|(?:days|weeks|months|years) are up|is due|are due|ends?|lapses?)\b/;
const MUST = /\b(?:must|has to|have to|need to|needs to|should|due)\b/;
const COMING =
  /\b(?:due|overdue|expir\w+|upcoming|runs? out|(?:year|month|week|quarter)ly|annually|birthday\w*|renew\w*|anniversar\w+|service\w*|deadline\w*|starts|late|hasn'?t|haven'?t|has not|have not|not been|every (?:january|month|week|year|day|morning|monday)|(?:under|within|less than|in) \d+ (?:days?|weeks?|months?))\b/;
const LOW =
  /\b(?:below|under (?:the |its )?min|less than \d+(?! (?:day|week|month))|runs? low|low stock|minimum)\b/;
const BIRTHDAY = /\b(?:birthday|anniversar)/;

const GETS =
  /\b(?:gets?|receives?|is|are|be) (?:an? |the )?(?:e-?mail\w*|mail\w*|sms|text|message|reminder|reminded|notified|informed|told|warned)\b/;
const OVERDUE = /\b(?:overdue|too late|past due|expired)\b/;

/** Who is told: "email the office", "the office gets an email". */
function recipientIn({ lower, start, units, statements }: Scene, told: RegExpExecArray): string | undefined {
  const gets = statements.find(
    ({ who, verb, text }) =>
      who.length > 0 && /^(?:gets?|receives?|be|is)$/.test(verb.lemma) && TELLING.test(text),
  )?.who[0];
  const end = start + told.index + told[0].length;
  const next = units.find((unit) => unit.type === 'noun' && unit.start >= end);
  const isNext =
    next !== undefined &&
    /^ (?:to )?(?:the |our |my |every |all )?$/.test(lower.slice(end - start, next.start - start));
  const named = gets ?? (isNext && next.type === 'noun' ? next : undefined);
  return named && roleOf(named);
}

/** @returns whether it is one */
function readReminder(scene: Scene): boolean {
  const { lower, hold, notebook, has, category, isPerson, isSubject } = scene;
  const early = AHEAD.exec(lower);
  const told = TELLING.exec(lower) ?? (early && SENT_AHEAD.exec(lower));
  const ahead = told ? early : null;
  const later = ahead ? null : LATER.exec(lower);
  const isRemind = told !== null && /^remind|^warn|^alert|^alarm|^flag|^ping|^nudge|^nag/.test(told[0]);
  const within = ahead || !OVER.test(lower) ? null : WITHIN.exec(lower);
  const isDue =
    told !== null &&
    (OVER.test(lower) || (isRemind && (COMING.test(lower) || /^reminder/.test(told[0]) || later !== null)));
  const isRecurring = told === null && later !== null && /^every|^each/.test(later[0]) && MUST.test(lower);
  if (!ahead && !isDue && !isRecurring) return false;
  if (!ahead && LOW.test(lower)) return false;
  const match = ahead ?? (isDue ? told : later);
  if (!match) return false;
  const owner = hold(
    'reminder',
    match.index,
    (noun) =>
      (has(noun, /^date/) ? 1.2 : 0) +
      (/^(?:event|booking|task|document)$/.test(category(noun) ?? '') ? 0.6 : 0) +
      (/^(?:asset|vehicle)$/.test(category(noun) ?? '') ? 0.3 : 0) -
      (isPerson(noun) && (!isSubject(noun) || GETS.test(lower)) && !BIRTHDAY.test(lower) ? 1.5 : 0) +
      (isSubject(noun) && !(isPerson(noun) && GETS.test(lower)) ? 0.8 : 0),
  );
  if (owner === undefined) return false;
  const field = ahead?.[3];
  const timed = ahead ?? within;
  const to = told ? recipientIn(scene, told) : undefined;
  const days = later && !within ? Math.round(minutesOf(later[1], later[2]) / 1440) : 0;
  notebook.rule(
    {
      owner,
      kind: 'reminder',
      details: {
        minutes: timed ? minutesOf(timed[1], timed[2]) : days > 0 || OVERDUE.test(lower) ? 0 : 1440,
        ...(to !== undefined && { to }),
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
  const { lower, hold, notebook, category, isPerson } = scene;
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
  const owner = hold(
    'notify',
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
  const to = recipientIn(scene, told);
  notebook.rule(
    {
      owner,
      kind: 'notify',
      details: { ...(state !== undefined && { state }), ...(to !== undefined && { to }) },
    },
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
