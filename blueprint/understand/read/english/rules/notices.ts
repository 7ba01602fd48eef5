import type { FieldFact } from '../../../facts.ts';
import { roleOf } from '../access/roles.ts';
import { isMessage } from '../messages.ts';
import { minutesOf, NUMBER, spanOf, UNIT } from './numbers.ts';
import type { Scene } from '../scene.ts';

// What somebody is told of: when something happens, and before it is due.

const TELLING =
  /\b(?:remind\w*|warn\w*|alert\w*|alarm\w*|notif\w+|e-?mail\w*|mail(?:s|ed)?|sms|texts?|messages?|inform\w*|tell|tells|told|ping|nudge\w*|nag(?:s|ged)?|let (?:me|us|them|him|her|[a-z]+s) know|flag\w*)\b/;
/** What is sent in time: telling where it is said how long before. */
const SENT_AHEAD = /\b(?:letters?|notes?|call|ring|phone|heads?[- ]?up|hear|know|shout)\b/;
const TIME = String.raw`(?:(${NUMBER}) )?(?:working |business )?(${UNIT})s?`;
const BEFORE = /before|ahead|earlier|in advance|prior/;
const AHEAD = new RegExp(
  String.raw`\b${TIME} (?:${BEFORE.source}|beforehand)\b(?: (?:of |to )?(?:the |its |their |his |a |an )?([a-z]+(?: [a-z]+)?))?`,
);
/** "The morning of the lesson", "on the day of the lesson" */
const SAME_DAY =
  /\b(?:on )?the (?:same )?(?:day|morning) (?:of|that) (?:the |its |their |his |a |an |each |every )?([a-z]+(?: [a-z]+)?)/;
/** "One week and one day before": all but the last of the times. */
const AND_AHEAD = new RegExp(String.raw`\b${TIME}(?:,| and| &| then|, then|, and) $`);
/** "After 90 days in storage", "every 12 months", "when 7 weeks are up": from the day a row was made. */
const LATER = [
  String.raw`\b(?:after|every|each|older than|longer than|more than) (${NUMBER}) (${UNIT})s?\b(?! (?:before|ahead))`,
  String.raw`\b(?:when|once|if|as soon as) (?:the )?(${NUMBER}) (${UNIT})s? (?:are|is|have|has|go|goes|pass)\b`,
  String.raw`\b(${NUMBER}) (${UNIT})s? (?:later|after(?:wards| that))\b`,
  String.raw`(?:n't|\b(?:not|never|nobody|no one|untouched|idle))\b[^.;,]{0,40} (?:for|in) (${NUMBER}) (${UNIT})s?\b`,
].map((source) => new RegExp(source));
/** "Twice a year": how many times in which time. */
const SO_OFTEN =
  /\b(once|twice|(?:two|three|four|five|six|2|3|4|5|6) times) (?:an?|per|each|every) (week|month|year)\b/;
/** "Last checkup", "next service": a day by its name. */
const TIMED = /^(?:last|next|latest|previous) |\b(?:date|due)\b/i;
const ANOTHER_CLAUSE = /[.;:,]|\b(?:and|but|when|if|who|which|because|after|before)\b/;
const TIMES: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** @param told where somebody is reminded: "we meet twice a month and remind everyone" says how often they meet */
function daysBetween(lower: string, told: number): number | undefined {
  const match = SO_OFTEN.exec(lower);
  const between = lower.slice(told, match?.index);
  if (!match || match.index < told || ANOTHER_CLAUSE.test(between)) return undefined;
  const [, often = '', unit] = match;
  const [count = ''] = often.split(' ');
  const times = TIMES[count] ?? Number(count);
  return unit === undefined ? undefined : Math.round(minutesOf('one', unit) / 1440 / times);
}
/** "A turn begins in an hour": so long before. */
const COMES_IN = new RegExp(
  String.raw`\b(?:starts?|begins?|opens?|leaves?|departs?|sails?) (?:with)?in ${TIME}\b`,
);
/** "Nag me before the cancel date": before a day that is named, however long. */
const BEFORE_DAY =
  /\b(?:remind|nag|warn|alert|ping|nudge|notify|tell)(?:s|ed)? (?:me|us|them|him|her|every\w*|(?:the |all )?[a-z]+) (?:right |shortly |just |in time )?before (?:the|its|their|his|her|an?|each|every|any)\b/;
const laterIn = (lower: string): RegExpExecArray | null =>
  LATER.map((pattern) => pattern.exec(lower)).find((match) => match !== null) ?? null;
/** "Ends within 7 days", "under 60 days left": so long before. */
const WITHIN = new RegExp(
  String.raw`\b(?:within|in|under|less than|next) (?:the next )?(${NUMBER}) (${UNIT})s?\b`,
);
const OVER =
  /\b(?:overdue|too late|past due|expires?|expired|expiring|runs? out|goes? off|out of date|about to (?:run out|end|close)|past (?:its |their |the )?(?:[a-z]+ )?date|(?:days|weeks|months|years) are up|is due|are due|ends?|lapses?)\b/;
const MUST =
  /\b(?:must|has to|have to|need to|needs|should|due|(?:servic|renew|check|inspect|test|calibrat|chang|replac|review)(?:ed|ing))\b/;
const COMING =
  /\b(?:due|overdue|expir\w+|upcoming|runs? out|(?:year|month|week|quarter)ly|annually|birthday\w*|renew\w*|anniversar\w+|service\w*|deadline\w*|starts|late|hasn'?t|haven'?t|has not|have not|not been|every (?:january|month|week|year|day|morning|monday)|(?:under|within|less than|in) \d+ (?:days?|weeks?|months?))\b/;
const LOW =
  /\b(?:below|under (?:the |its )?min|less than \d+(?! (?:day|week|month))|runs? low|low stock|minimum)\b/;
const BIRTHDAY = /\b(?:birthday|anniversar)/;

const GETS =
  /\b(?:gets?|receives?|is|are|be) (?:an? |the )?(?:e-?mail\w*|mail\w*|sms|text|message|reminder|reminded|notified|informed|told|warned)\b/;
const OVERDUE = /\b(?:overdue|(?:too|is|are|they're|comes?|running) late|past due|expired)\b/;

/** "The tenant should be told" */
const IS_TOLD =
  /^ (?:(?:to|should|must|will|shall|has to|have to|needs? to|wants? to) )?(?:always |also |then |automatically )?(?:is|are|be|gets?|being)(?: always| also| then| automatically)? $/;

/** Who is told: "email the office", "the office gets an email". */
function recipientIn({ lower, start, units, statements }: Scene, told: RegExpExecArray): string | undefined {
  const gets = statements.find(
    ({ who, verb, text }) =>
      who.length > 0 && /^(?:gets?|receives?|be|is)$/.test(verb.lemma) && TELLING.test(text),
  )?.who[0];
  const end = start + told.index + told[0].length;
  const next = units.find((unit) => unit.type === 'noun' && unit.start >= end);
  const isNext =
    next?.type === 'noun' &&
    !isMessage(next.noun) &&
    /^ (?:(?:should |will |must )?(?:goes?|is|are|be|gets?)(?: sent)?(?: out)? )?(?:to )?(?:the |our |my |every |all )?$/.test(
      lower.slice(end - start, next.start - start),
    );
  const before = units.findLast((unit) => unit.type === 'noun' && unit.end <= start + told.index);
  // "Send the borrower a reminder"
  const isSent =
    before !== undefined &&
    /^ (?:an? |the )?$/.test(lower.slice(before.end - start, told.index)) &&
    /\b(?:sends?|sent|gives?|drops?) (?:the |our |my |every |each |all )?$/.test(
      lower.slice(0, before.start - start),
    );
  const isPatient = before !== undefined && IS_TOLD.test(lower.slice(before.end - start, told.index));
  if ((isSent || isPatient) && before.type === 'noun') return roleOf(before);
  const named = gets ?? (isNext ? next : undefined);
  return named && roleOf(named);
}

/** The day that words after "before" name: "due date", or the end where "a lease ends". */
function dayIn(said: string | undefined, sentence: string): string | undefined {
  const deed =
    /^[a-z]+ (is|are|was|has|have|needs?|must|gets?|ends?|expires?|lapses?|runs?|starts?|begins?|opens?)$/.exec(
      said ?? '',
    )?.[1];
  if (deed === undefined) return said;
  if (/^(?:end|expire|lapse|run)/.test(deed)) return 'end';
  if (/^(?:start|begin|open)/.test(deed)) return 'start';
  return /\bdue\b/.test(sentence) ? 'due date' : undefined;
}

/** "They get a reminder", "remind him": whoever the row is of. */
const THEM =
  /\b(?:any(?:one|body)|every(?:one|body)|whoever|those) whose\b|\b(?:they|he|she|who|whoever|the borrower) (?:should |will |must |then )?(?:gets?|is|are|be|receives?)\b|\b(?:remind|warn|alert|notify|e-?mail|mail|text|nudge|ping|tell) (?:them|him|her|whoever|the borrower)\b/;

/** "Remind me", "we get an e-mail": whoever runs the app. */
const US =
  /\b(?:remind|warn|alert|notify|e-?mail|mail|text|nudge|ping|tell|let|send|show) (?:me|us)\b|\b(?:i|we) (?:should |will |must |want to |would like to |need to |can )?(?:gets?|are|am|be|receive|see|know)\b|\b(?:i|we)(?:'d| would)? (?:want|need|like) (?:an? )?(?:reminder|e-?mail|alert|notification)s?\b(?! (?:to|is|are|be|sent|for (?:the|each|every|all|our)))/;
const pronounIn = (lower: string): 'them' | 'us' | undefined =>
  THEM.test(lower) ? 'them' : US.test(lower) ? 'us' : undefined;

/** @returns whether it is one */
function readReminder(scene: Scene): boolean {
  const { lower, hold, notebook, has, category, isPerson, isSubject, named } = scene;
  const early = AHEAD.exec(lower) ?? COMES_IN.exec(lower);
  const told = TELLING.exec(lower) ?? (early && SENT_AHEAD.exec(lower));
  const ahead = told ? early : null;
  const before = told && !ahead ? BEFORE_DAY.exec(lower) : null;
  const often = told && !ahead ? daysBetween(lower, told.index) : undefined;
  const sameDay = told && !ahead ? SAME_DAY.exec(lower) : null;
  const later = ahead ? null : laterIn(lower);
  const isRemind = told !== null && /^remind|^warn|^alert|^alarm|^flag|^ping|^nudge|^nag/.test(told[0]);
  // "Invoices are due in 14 days, reminder when overdue": not within these days.
  const isLate = told !== null && OVERDUE.test(lower.slice(told.index));
  const within = ahead || isLate || !OVER.test(lower) ? null : WITHIN.exec(lower);
  const isDue =
    told !== null &&
    (OVER.test(lower) ||
      (isRemind && (COMING.test(lower) || /^reminder/.test(told[0]) || later !== null)) ||
      (before !== null && daysNamed(scene, before.index + before[0].search(BEFORE)).length > 0));
  const isOften = isRemind && often !== undefined;
  const isRecurring = told === null && later !== null && /^every|^each/.test(later[0]) && MUST.test(lower);
  if (!ahead && !sameDay && !isDue && !isRecurring && !isOften) return false;
  if (!ahead && LOW.test(lower)) return false;
  const match = ahead ?? sameDay ?? (isDue || isOften ? told : later);
  if (!match) return false;
  const days = ahead
    ? daysNamed(scene, match.index + Math.max(0, ahead[0].search(BEFORE)))
    : sameDay
      ? daysNamed(scene, match.index)
      : before
        ? daysNamed(scene, before.index + before[0].search(BEFORE))
        : daysSpoken(scene);
  const owners = new Set(days.map((day) => day.owner));
  const held = hold(
    'reminder',
    match.index,
    (noun) =>
      (owners.has(noun) ? 1.5 : 0) +
      (has(noun, /^date/) ? 1.2 : 0) +
      (/^(?:event|booking|task|document)$/.test(category(noun) ?? '') ? 0.6 : 0) +
      (/^(?:asset|vehicle)$/.test(category(noun) ?? '') ? 0.3 : 0) -
      (isPerson(noun) && (!isSubject(noun) || GETS.test(lower)) && !BIRTHDAY.test(lower) ? 1.5 : 0) +
      (isSubject(noun) && !(isPerson(noun) && GETS.test(lower)) ? 0.8 : 0),
  );
  const [only] = owners;
  // Whose day is named is sure; what else a sentence speaks of has to be likely.
  const isSure = only !== undefined && owners.size === 1 && (ahead !== null || held !== undefined);
  // "Before the membership expires" is said of memberships, whoever is told.
  const said = ahead?.[3] ?? sameDay?.[1];
  const day = dayIn(said, lower);
  const ending = day === said ? undefined : named(said?.split(' ')[0] ?? '');
  const owner = isSure ? only : (ending ?? lateIn(scene) ?? datedIn(scene, held));
  if (owner === undefined) return false;
  // "Remind customers twice a year", who have a last checkup: no other day is made up beside it.
  const hasDay = has(owner, /^date/) || has(owner, /./, TIMED);
  if (isOften && hasDay && !isDue && !isRecurring) return false;
  const field = days.find((one) => one.owner === owner)?.label ?? day;
  const to = told ? (recipientIn(scene, told) ?? pronounIn(lower)) : undefined;
  const after =
    later && !within ? Math.round(minutesOf(later[1], later[2]) / 1440) : hasDay ? 0 : (often ?? 0);
  const first = ahead && AND_AHEAD.exec(lower.slice(0, ahead.index));
  const timed = ahead ?? within;
  const times = timed
    ? [...(first ? [first] : []), timed].map(([, count, unit]) => minutesOf(count, unit))
    : [after > 0 || sameDay || OVERDUE.test(lower) ? 0 : 1440];
  for (const minutes of times)
    notebook.rule(
      {
        owner,
        kind: 'reminder',
        details: {
          minutes,
          ...(to !== undefined && { to }),
          ...(field !== undefined && { field }),
          ...(after > 0 && { after }),
        },
      },
      spanOf(scene, match),
    );
  return true;
}

const LATE =
  /\b(?:late|overdue|not (?:brought|given) back|(?:has|have) ?n[o']t (?:brought|returned)|still out)\b/;
const LENT = /(?:^| )(?:loan|rental|hire|lending|borrowing|checkout|check-out)$/;
const BACK = /\b(?:due|return|back|until)\b/i;
/** "When somebody is late they get a reminder": what has to come back, whoever has it. */
function lateIn({ lower, notebook, has }: Scene): string | undefined {
  if (!LATE.test(lower)) return undefined;
  const nouns = notebook.entities();
  return nouns.find((noun) => has(noun, /^date/, BACK)) ?? nouns.find((noun) => LENT.test(noun));
}

/** "Vaccinations per pet with date and next date, with a reminder a week before": what of them has a day. */
function datedIn({ mentioned, has }: Scene, held: string | undefined): string | undefined {
  const isDated = (noun: string) => has(noun, /^date/);
  if (held !== undefined && isDated(held)) return held;
  return mentioned.findLast(({ noun }) => isDated(noun))?.noun ?? held;
}

/** Words for the day on which something is over. */
const ENDS = /\b(?:runs? out|expir\w+|ends?|lapses?|is up|is due|is over)\b/;
const ENDING = /expir|until|till|\bend|valid|due|deadline/i;
/** Words of a day's label that say nothing of which it is. */
const ANY_DAY = /^(?:date|day|time|the|of|on|at|for)$/;

const daysOf = ({ notebook }: Scene): FieldFact[] =>
  notebook
    .entities()
    .flatMap((noun) => notebook.fieldsOf(noun))
    .filter(({ type }) => /^date/.test(type));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const partsOf = ({ label }: FieldFact): string[] =>
  wordsOf(label).filter((part) => part.length > 2 && !ANY_DAY.test(part));
const isSaid = (part: string, words: readonly string[]): boolean =>
  words.some((word) => word.slice(0, 5) === part.slice(0, 5));

/** The days that something is said to come before, of whichever things: "a week before the next cut is due". */
function daysNamed(scene: Scene, at: number): FieldFact[] {
  const [said = ''] = scene.lower.slice(at, at + 60).split(/[.;,]/);
  const words = wordsOf(said);
  const weighed = daysOf(scene).map((field) => ({
    field,
    value:
      partsOf(field).filter((part) => isSaid(part, words)).length * 2 +
      (ENDS.test(said) && ENDING.test(field.label) ? 1 : 0),
  }));
  const most = Math.max(2, ...weighed.map(({ value }) => value));
  return weighed.filter(({ value }) => value === most).map(({ field }) => field);
}

/** The days that a sentence calls by their whole names: "pilots have a licence expiry, warn under 60 days". */
const daysSpoken = (scene: Scene): FieldFact[] =>
  daysOf(scene).filter((field) => {
    const parts = partsOf(field);
    return parts.length > 1 && parts.every((part) => isSaid(part, wordsOf(scene.lower)));
  });

const WHEN =
  /\b(?:when|once(?! an? )|as soon as|if|every time|whenever|after|until|for (?:each|every) new|on (?:each|every|a) new|then|about)\b/;
const MAIL = '(?:[a-z-]+ )?(?:e-?mails?|mails?|notifications?|message|alert|text|sms)';
const SENT = new RegExp(
  String.raw`\b(?:gets?|receives?|should get|sent|send|sends) (?:(?:me|us|him|her|them|everyone|everybody|all|the [a-z]+)(?: all)? )?(?:an? |the )?${MAIL}|\b(?:gets?|is|are|be|being) (?:e-?mailed|mailed|notified|messaged|alerted|texted|informed|told)\b`,
);
/** "Text resident.": a clause that begins so tells whoever is named next. */
const ORDERED = /(?:^|[.;:!?] |\b(?:and|then|to|we|should|must|will|please|also) )$/;
const NOT_SENT =
  /\b(?:fewer than|runs? low|low|full|over-?booked|over-?loaded|expir\w+|overdue|haven'?t|hasn'?t)\b/;
const NEEDED = /\b(?:if|when|once|as soon as|whenever)\b/;

const NOT_YET = /(?:\bnot(?: yet)?|n't|\bnt|\bnever|\bun)(?: (?:been|yet|be))* ?$/;
const MEASURED = /\b(?:reading|measure|value|entered)\b/;
const isOrdered = (scene: Scene, told: RegExpExecArray): boolean =>
  ORDERED.test(scene.lower.slice(0, told.index)) &&
  /^(?:text|mail|e-?mail|sms|message|notify|inform)$/.test(told[0]) &&
  recipientIn(scene, told) !== undefined;

function readNotice(scene: Scene): void {
  const { lower, hold, notebook, category, isPerson } = scene;
  const told = TELLING.exec(lower);
  if (!told || /^remind/.test(told[0])) return;
  const after = lower[told.index + told[0].length];
  // A field "e-mail" in a list tells nobody.
  const isListed =
    /^e-?mail$|^text$|^message$|^texts$|^messages$|^sms$/.test(told[0]) && /^[,):;/+&]?$/.test(after ?? '');
  const isTold = SENT.test(lower) || (WHEN.test(lower) && !isListed) || (!isListed && isOrdered(scene, told));
  if (!isTold || NOT_SENT.test(lower)) return;
  const when = NEEDED.exec(lower);
  const at = when ? when.index + 12 : told.index;
  // "When it is shipped the customer gets a mail, and when it is packed the driver": the first that is spoken of.
  const namedAll = (noun: string) => statesNamed(lower, notebook.statesOf(noun), when?.index);
  const named = (noun: string) => namedAll(noun)[0];
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
  // What runs low is watched; what is measured is told of at once.
  const isLow = /\b(?:below|under|less than)\b/.test(lower) && !MEASURED.test(lower);
  if (owner === undefined || (isLow && category(owner) !== 'measurement')) return;
  const state = named(owner);
  const to = recipientIn(scene, told);
  // Nobody is told when something didn't happen, and "if it isn't paid" is told when it is by no means.
  if (state !== undefined && NOT_YET.test(lower.slice(0, placeOf(lower, state)))) {
    notebook.unknown({ ...spanOf(scene, told), end: scene.start + lower.trimEnd().length });
    return;
  }
  for (const one of state === undefined ? [undefined] : namedAll(owner))
    notebook.rule(
      {
        owner,
        kind: 'notify',
        details: { ...(one !== undefined && { state: one }), ...(to !== undefined && { to }) },
      },
      spanOf(scene, told),
    );
}

/**
 * The states that a sentence tells somebody of: the first that it names, and what stands beside it as "approves or rejects" does.
 * @param when where it says when: "the office sets it to new or fixed, and mails the resident when it's fixed"
 */
function statesNamed(lower: string, states: readonly string[], when: number | undefined): string[] {
  const all = [...new Set(states)]
    .map((state) => ({ state, at: placeOf(lower, state) }))
    .filter(({ at }) => at >= 0)
    .map(({ state, at }) => {
      const later = when === undefined ? -1 : placeOf(lower.slice(when), state);
      return { state, at: later < 0 ? at : later + (when ?? 0), isLater: later >= 0 };
    })
    .sort((one, other) => Number(other.isLater) - Number(one.isLater) || one.at - other.at);
  const beside = all.findIndex(({ at }, index) => {
    const next = all[index + 1];
    return next === undefined || !/^[a-z]+(?: it)? or (?:[a-z]+ )?$/.test(lower.slice(at, next.at));
  });
  return all.slice(0, beside + 1).map(({ state }) => state);
}

/** Where a sentence names a state, or the deed that leads to it: "when the warden confirms"; below 0 where it doesn't. */
const placeOf = (lower: string, state: string): number => {
  const word = state.toLowerCase();
  const stem = word.length > 5 && !word.includes(' ') ? word.replace(/(?:ed|d|en)$/, '') : word;
  return lower.search(
    new RegExp(`(?<![a-z])${stem.replaceAll(/[^\p{L} ]/gu, '.')}${stem === word ? '(?![a-z])' : ''}`, 'u'),
  );
};

export function readNotices(scene: Scene): void {
  if (!readReminder(scene)) readNotice(scene);
}
