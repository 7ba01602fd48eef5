import { isDate } from '../../fields.ts';
import type { Blueprint, Rule as BlueprintRule } from '../../schema.ts';
import { type Context, failed, type Outcome } from '../change.ts';
import {
  addBefore,
  addCapacity,
  addNoOverlap,
  addNotify,
  addReminder,
  addStock,
  addUnique,
  removeRules,
} from '../do/rules.ts';
import { dateOf, findEntity, findFieldIn, findFields, findOptions } from '../find.ts';
import { MINUTES, NUMBERS } from '../../understand/words/english-numbers.ts';
import { lookUp } from '../../understand/words/look-up.ts';
import { bare, keyOf, listed } from '../text.ts';
import { rule } from './pattern.ts';

const linkedTo = ({ app }: Context, name: string) =>
  app.entities.findIndex(({ fields }) =>
    fields.some(({ type, entity }) => type === 'reference' && entity === name),
  );
const strong = (context: Context, phrase: string) => {
  const found = findEntity(context, phrase);
  return found && found.score >= 0.6 ? found : undefined;
};

/** The data that is booked: what is named, or the one kind with a time that links to something. */
function bookedAt(context: Context, phrase: string): number {
  const named = strong(context, phrase.replace(/^(?:double )/iu, ''));
  if (named) return named.at;
  const { entities } = context.app;
  const recent = entities.findIndex(
    (entity) => entity.name === context.recent && dateOf(entity) !== undefined,
  );
  if (recent >= 0 && phrase === '') return recent;
  const timed = entities.findIndex(
    (entity) => dateOf(entity) && entity.fields.some(({ type }) => type === 'reference'),
  );
  return timed >= 0 ? timed : entities.findIndex((entity) => dateOf(entity));
}

/** The data that takes something for a time: what has a beginning and an end rather than only a day. */
function takenAt({ app }: Context, { name }: Blueprint['entities'][number]): number {
  const times = (entity: Blueprint['entities'][number]) => {
    const start = dateOf(entity);
    const isLinked = entity.fields.some((field) => field.type === 'reference' && field.entity === name);
    if (!start || !isLinked) return 0;
    if (start.type === 'dateTime') return 3;
    return entity.fields.filter(({ type }) => type === 'date').length > 1 ? 2 : 1;
  };
  const most = Math.max(...app.entities.map(times));
  return most === 0 ? -1 : app.entities.findIndex((entity) => times(entity) === most);
}

/** No two rows at one time, for what is booked. */
export function noOverlap(context: Context, booked: string, per: string): Outcome | null {
  const target = per === '' ? undefined : strong(context, per)?.item;
  if (per !== '' && !target) return failed('notFound', per);
  const at = booked === '' && target ? takenAt(context, target) : bookedAt(context, booked);
  // Data that is itself taken at a time, such as a room's own diary.
  if (at < 0 && target) return addNoOverlap(context, context.app.entities.indexOf(target));
  return at < 0 ? failed('unfit', target?.plural ?? context.app.name) : addNoOverlap(context, at, target);
}

const IN_REQUESTS = { ...NUMBERS, 'a couple of': 2, 'a few': 3 };
export const numberOf = (word: string): number =>
  lookUp(IN_REQUESTS, word.trim().toLowerCase()) ?? Number(word.replace(/[^\d.]/g, ''));
const TIME =
  '(?<many>\\d+|an?|one|two|three|four|five|six|seven|ten|a couple of|a few) (?<unit>minute|hour|day|week|month)s?';

function reminder(context: Context, who: string, what: string, many: string, unit: string): Outcome | null {
  const minutes = numberOf(many === '' ? '1' : many) * (lookUp(MINUTES, unit.toLowerCase()) ?? 1440);
  return remind(context, who, what, minutes);
}

/** A mail some time before the date of what a phrase names. */
export function remind(context: Context, who: string, what: string, minutes: number): Outcome {
  const noun = bare(what)
    .replace(
      / (?:is|are|gets|become[s]?|falls|comes?|starts?|begins?|takes? place|happens?)(?: due| up)?$/iu,
      '',
    )
    .replace(/^(?:start|beginning|date|time) of /iu, '');
  const [field] = findFields(context, noun).filter((one) => isDate(one.field));
  const owner = strong(context, noun);
  if (owner && (owner.score >= 0.65 || !field)) return addReminder(context, owner.at, who, minutes);
  if (field) return addReminder(context, field.entityAt, who, minutes, field.field);
  const recent = context.app.entities.findIndex(({ name }) => name === context.recent);
  const only =
    recent >= 0
      ? recent
      : /^(?:it|them|they)?$/iu.test(noun)
        ? context.app.entities.findIndex((entity) => dateOf(entity))
        : -1;
  return only >= 0 ? addReminder(context, only, who, minutes) : failed('notFound', what);
}

const NEW =
  /^(?:created|made|added|new|sent in|sent|submitted|placed|received|comes? in|arrives?|entered|booked|posted|there|in)$/iu;

/** A mail when something is made, or when it reaches a state. */
function notify(context: Context, who: string, what: string, state: string): Outcome | null {
  const noun = bare(what)
    .replace(
      /^(?:there is |there's |someone (?:adds|makes|creates|places|sends|submits|books|requests) |we (?:get|receive) |i (?:get|receive) )(?:an? )?/iu,
      '',
    )
    .replace(/^(?:a |an )?new /iu, '');
  const owner = strong(context, noun);
  const name = bare(state).replace(
    /^(?:marked(?: as)?|set to|in(?: state)?|moved to|changed to|put to|becomes?|gets?|reaches) /iu,
    '',
  );
  if (!owner) {
    const [option] = findOptions(context, name || noun).filter(
      ({ entity, field }) => entity.states?.field === field.name,
    );
    return option ? addNotify(context, option.entityAt, who, option.option.label) : failed('notFound', what);
  }
  return name === '' || NEW.test(name)
    ? addNotify(context, owner.at, who)
    : addNotify(context, owner.at, who, name);
}

const KINDS: readonly [RegExp, readonly BlueprintRule['kind'][]][] = [
  [/remind/iu, ['reminder']],
  [/mail|notif|message|send/iu, ['notify']],
  [/overlap|double|twice/iu, ['noOverlap']],
  [/capacity|limit|full/iu, ['capacity']],
  [/stock/iu, ['stock']],
];

function uniqueOwner(context: Context, phrases: readonly string[]): number {
  const fits = (entity: Blueprint['entities'][number], at: number) =>
    phrases.every(
      (phrase) =>
        findFieldIn(context, at, phrase) ??
        entity.fields.some(
          (field) => field.type === 'reference' && field.entity === strong(context, phrase)?.item.name,
        ),
    );
  return context.app.entities.findIndex(fits);
}

export const MAIL =
  '(?:(?:send|shoot) (?:an? )?(?:e-?mail|mail|message|notification|note) to|e-?mail|mail|notify|inform|tell|alert|message|let)';
export const NAMED_WHO = "(?<who>(?:the |our |their |his |its )?[\\p{L}' -]+?)";

export const BUSINESS_RULES = [
  rule(
    [
      "(?:no|prevent|avoid|forbid|stop|disallow|don't allow|do not allow|block|never allow) (?:any )?(?:double|overlapping|parallel|clashing|conflicting)[- ]?(?<booked>bookings?|[\\p{L}-]+?)(?: (?:for|of|per|in|on) (?:the same |each |every |an? |one )?(?<per>.+?))?",
      '(?:no|prevent|avoid|forbid|stop) overlaps?(?: (?:of|between|for) (?<booked>.+?))?(?: (?:per|for the same|in the same) (?<per>.+?))?',
      "(?:an? |the |one |no |each |same )*(?<per>.+?) (?:can't|cannot|can not|must not|may not|mustn't|shouldn't|should not|can never|may|can|should) be (?:double[- ]?booked|(?:booked|reserved|used|taken|lent|rented|hired|borrowed) (?:twice|by two .+?|more than once)(?: (?:at|for|in|on) the same (?:time|slot|day|hour|date))?)",
      '(?:nobody|no one) (?:can|may|should) book (?:an? |the same |the )?(?<per>.+?) twice(?: at the same time)?',
      "(?<booked>.+?) (?:must not|mustn't|may not|should not|shouldn't|cannot|can't|can not|never) (?:overlap|clash)(?: (?:for|in|on|per) (?:the same |each |one |an? )?(?<per>.+?))?",
      "two (?<booked>.+?) (?:must not|mustn't|may not|should not|shouldn't|cannot|can't|can not|never) (?:overlap|be at the same time|take place at the same time|clash)(?: (?:for|in|on|per|with) (?:the same |each |one |an? )?(?<per>.+?))?",
    ],
    (slot, context) =>
      noOverlap(
        context,
        /^bookings?$/iu.test(slot('booked')) && !strong(context, 'booking') ? '' : slot('booked'),
        slot('per'),
      ),
  ),
  rule(
    [
      '(?:allow |permit )double[- ]?bookings?',
      'REMOVE (?:the |all )?rules? (?:about|for|against|on) (?:no )?(?<what>.+)',
      '(?:REMOVE|stop|turn off|disable|cancel)(?: the| all| any)? (?<what>reminders?|notifications?|e-?mails?|mails?|stock rule|capacity (?:rule|limit)|double[- ]?booking (?:rule|check)|overlap (?:rule|check)|limit on places)(?: (?:for|of|on|about|when|from) (?<on>.+?))?',
      "(?:don't|do not|stop) (?<what>remind|notify|e-?mail|mail|send)(?:ing)? (?:\\w+)(?: (?:about|when|for) (?<on>.+?))?",
    ],
    (slot, context) => {
      const what = slot('what') || 'double';
      const kinds = KINDS.find(([test]) => test.test(what))?.[1];
      const on =
        slot('on') === ''
          ? undefined
          : findEntity(
              context,
              slot('on').replace(/ (?:is|are|gets?|becomes?|reach(?:es)?|change)\b.*$/iu, ''),
            )?.item;
      const has = kinds && context.app.rules.some((one) => kinds.includes(one.kind));
      return kinds && has ? removeRules(context, kinds, on?.name) : null;
    },
  ),
  rule(
    [
      `(?:(?:CHANGE|ADD|limit)(?: (?:a|the))? )?(?:no more than|at most|max(?:imum)?(?: of)?|up to|not more than|limit(?: of)?|only) (?<most>\\d+) (?<row>.+?) (?:per|for each|in each|for every|to a|in a|on a|for a|each) (?<per>.+)`,
      `(?:an? |each |every |the )?(?<per>.+?) (?:can|may|should|must|shall)(?: only)? (?:have|take|hold|fit|get|accept) (?:no more than|at most|max(?:imum)?(?: of)?|up to|only) (?<most>\\d+) (?<row>.+)`,
      'limit (?<row>.+?) (?:per|for each|of each|in each|for every|of an?) (?<per>.+?) to (?:its |the |their )?(?<most>.+)',
      '(?:an? |each |every |the )?(?<per>.+?) (?:have|has|with|get) limited (?:places|seats|space|capacity|spots|room)',
      "(?:don't|do not|never) (?:let|allow) (?<per>.+?) (?:to )?be (?:overbooked|overfull|overcrowded|too full)",
      '(?:no|prevent|avoid) overbooking(?: (?:of|for) (?<per>.+?))?',
      "(?:no|an? |each |every )?(?<per>.+?) (?:can't|cannot|must not|may not|may|can|should not|shouldn't) be (?:overbooked|booked (?:for|by) more (?:people|guests|persons|.+?) than (?:it|there|they) (?:has|have|are|is)(?: (?<limit>.+?))?)",
      '(?:an? |each |every |the )?(?<per>.+?) (?:BE )?full when (?:all )?(?:its |the )?(?<limit>.+?) (?:are|is) (?:taken|gone|booked)',
    ],
    (slot, context) => {
      const target =
        slot('per') === ''
          ? context.app.entities.find(
              (entity) =>
                linkedTo(context, entity.name) >= 0 &&
                entity.fields.some(({ label }) => /capacity|seats|places|spots/iu.test(label)),
            )
          : strong(context, slot('per'))?.item;
      if (!target) return failed('notFound', slot('per'));
      const row = strong(context, slot('row'))?.at ?? linkedTo(context, target.name);
      if (row < 0) return failed('unfit', target.plural);
      const most = /^\d+$/.test(slot('most')) ? Number(slot('most')) : undefined;
      const named = most === undefined ? slot('limit') || slot('most') : '';
      const limit =
        named === '' ? undefined : findFieldIn(context, context.app.entities.indexOf(target), named)?.field;
      return addCapacity(
        context,
        row,
        target,
        most,
        limit?.type === 'number' ? limit : undefined,
        /more (?:people|guests|persons)/iu.test(context.text),
      );
    },
  ),
  rule(
    [
      '(?:reduce|lower|decrease|deduct|subtract|update|count down|take(?: it| them)? from|adjust|CHANGE) (?:the )?(?:stock|inventory|quantity|stock level)(?: of (?<target>.+?))? (?:when|with|for|by|on|after) (?:there (?:is|are) )?(?:an? |each |every )?(?:new )?(?<row>.+?)(?: (?:BE|is|are|gets?) .+)?',
      '(?<row>.+?) (?:should |must |shall |are |is )?(?:take[ns]?|come[s]?|reduce[s]?|lower[s]?|deduct(?:ed)?|use[s]?|draw)(?: up)? (?:from )?(?:the |its |their )?(?:stock|inventory)(?: of (?<target>.+?))?',
      "(?:don't|do not|never|can't|cannot|prevent|stop|no) (?:sell|order|overselling|selling|ordering|sold|use|over-?sell)(?: more)?(?: (?<target>.+?))?(?: than| what)?(?: (?:we have|there is|is|are|that is|what is))?(?: (?:in|out of|not in))?(?: stock)?",
      "(?<target>.+?) (?:can't|cannot|must not|may not|should not|shouldn't) (?:be )?(?:sold|ordered|used|oversold) (?:when|if|that|once)? ?(?:they are |it is |is |are )?(?:out of stock|not in stock|sold out|gone)",
      "(?:stock|inventory) (?:can't|cannot|must not|may not|should never|should not|shouldn't|must never|never) (?:go|goes|drop|fall|be) (?:below zero|negative|under zero|below 0|under 0)",
    ],
    (slot, context) => {
      const row =
        slot('row') === ''
          ? undefined
          : strong(context, slot('row').replace(/^(?:someone |a customer |people )/iu, ''))?.at;
      const target = slot('target') === '' ? undefined : strong(context, slot('target'))?.item;
      return addStock(context, row, target);
    },
  ),
  rule(
    [
      `(?:remind|ping|nudge) ${NAMED_WHO} (?:(?:about|of) (?<what>.+?) )?${TIME} (?:before|ahead of|in advance(?: of)?|prior to)(?: (?<when>.+))?`,
      `(?:(?:ADD|send)(?: me| us| them)? )?(?:an? |the )?(?:e-?mail )?reminders?(?: e-?mails?| mails?)? (?:to (?<who>.+?) )?(?:(?:of|about|for|on) (?<what>.+?) )?${TIME} (?:before|ahead of|in advance(?: of)?|prior to)(?: (?<when>.+))?`,
      `${TIME} before (?<when>.+?),? (?:remind|e-?mail|mail|notify|send (?:an? )?(?:reminder|e-?mail|mail) to) (?<who>.+)`,
      `${MAIL} ${NAMED_WHO} ${TIME} (?:before|ahead of|prior to) (?<when>.+)`,
      '(?:remind|ping|nudge) (?<who>.+?) (?:the day|a day|one day) (?:before|ahead of) (?<when>.+)',
      '(?:(?:ADD|send) )?(?:an? |the )?(?:e-?mail )?reminders? (?:for|of|before|about|on) (?<when>.+)',
      '(?:remind|ping|nudge) (?<who>.+?) (?:of|about|before) (?<when>.+)',
    ],
    (slot, context) =>
      reminder(context, slot('who') || 'them', slot('when') || slot('what'), slot('many'), slot('unit')),
  ),
  rule(
    [
      `${MAIL} ${NAMED_WHO}(?: know)?(?: by (?:e-?mail|mail))? (?:when|whenever|if|as soon as|once|each time|every time) (?:an? |the |their |his |any )?(?<what>.+?)(?: (?:is|are|gets?|becomes?|has been|have been|was|turns?|reach(?:es)?|goes to|moves to|changes to|comes?|arrives?) ?(?<state>.*?))?`,
      `${MAIL} ${NAMED_WHO} (?:about|of|on|for) (?:an? |the |any |each |every |all )?(?:new )?(?<what>.+)`,
      `(?:when|whenever|if|as soon as|once) (?:an? |the |their |any )?(?<what>.+?) (?:is|are|gets?|becomes?|has been|have been|was|turns?|reach(?:es)?|goes to|moves to|changes to|comes?|arrives?) ?(?<state>.*?),? (?:then )?${MAIL} (?<who>.+?)(?: (?:an? )?(?:e-?mail|mail|message))?`,
      `when (?:someone|somebody|anyone|a \\p{L}+) (?:adds|makes|creates|places|sends(?: in)?|submits|books|requests) (?:an? |the )?(?:new )?(?<what>.+?),? ${MAIL} (?<who>.+?)(?: (?:an? )?(?:e-?mail|mail|message))?`,
      '(?:send|ADD) (?:an? )?(?:e-?mail |mail )?(?:confirmation|notification|e-?mail|mail|message)s?(?: e-?mails?)?(?: to (?<who>.+?))? (?:when|whenever|for|after|once|on) (?:each |every |an? |the |any |all )?(?:new )?(?<what>.+?)(?: (?:is|are|gets?|becomes?|has been) (?<state>.+))?',
      "(?:i|we) (?:want|need|'d like|would like) (?:an? )?(?:e-?mail|mail|notification)s? (?:when|whenever|for|about|if) (?:an? |the |each |every |any )?(?:new )?(?<what>.+?)(?: (?:is|are|gets?|becomes?|has been|comes?|arrives?) (?<state>.+))?",
    ],
    (slot, context) => notify(context, slot('who') || 'us', slot('what'), slot('state')),
  ),
  rule(
    [
      '(?:the )?(?<a>.+?) and (?:the )?(?<b>.+?) (?:BE |together (?:BE )?|combined (?:BE )?)*(?:unique|used once|once) ?(?:together|only|combined|in combination)?',
      'unique (?:together|combination)(?: of)?:? (?<a>.+?) (?:and|\\+) (?<b>.+)',
      '(?:only )?(?:one|a single) (?<row>.+?) (?:per|for each|for every) (?<a>.+?) and (?:per )?(?<b>.+)',
      '(?:the )?(?:combination of|same) (?<a>.+?) (?:and|with) (?:the same )?(?<b>.+?) (?:BE unique|(?:can|may|must|should) (?:only )?(?:exist|appear|be used|be there|occur|be entered) (?:only )?once|only once)',
      'an? (?<a>.+?) (?:can|may|should|must) (?:only )?(?:\\w+ )(?:up )?(?:for |in |to )?(?:only )?(?:once|one time)(?: only)? (?:per|for (?:each|every|an?)|in an?) (?<b>.+)',
    ],
    (slot, context) => {
      const phrases = [slot('a'), slot('b')].flatMap((part) => listed(part)).map((part) => bare(part));
      if (!/together|combin|once|one |single|unique/iu.test(context.text)) return null;
      const owner =
        slot('row') === '' ? uniqueOwner(context, phrases) : (strong(context, slot('row'))?.at ?? -1);
      // “Name and e-mail must be unique” without “together” is said of each.
      if (!/together|combin|once|one |single|same/iu.test(context.text)) return null;
      return owner < 0 ? failed('notFound', phrases.join(', ')) : addUnique(context, owner, phrases);
    },
  ),
  rule(
    [
      '(?:the )?(?<b>.+?) (?:BE |SHALL (?:be |come |lie )?|comes? |always )(?:later than|after|greater than)(?: the)? (?<a>.+)',
      "(?:the )?(?<b>.+?) (?:can't|cannot|must not|may not|mustn't|should not|shouldn't) (?:be|come|lie) (?:before|earlier than)(?: the)? (?<a>.+)",
      '(?:the )?(?<a>.+?) (?:BE |SHALL (?:be |come |lie )?|comes? |always )(?:before|earlier than)(?: the)? (?<b>.+)',
      "(?:the )?(?<a>.+?) (?:can't|cannot|must not|may not|mustn't|should not|shouldn't) (?:be|come|lie) (?:after|later than)(?: the)? (?<b>.+)",
    ],
    (slot, context) => {
      for (const at of context.app.entities.keys()) {
        const first = findFieldIn(context, at, slot('a').replace(/^(?:its|their|the) /iu, ''));
        const second = findFieldIn(context, at, slot('b').replace(/^(?:its|their|the) /iu, ''));
        const entity = context.app.entities[at];
        const other = (one: string) =>
          entity &&
          /^(?:starts?|begin(?:ning)?|start date|start time|ends?|end date|end time)$/iu.test(keyOf(one))
            ? entity.fields.filter(isDate)
            : [];
        const dates = [...other(slot('a'))];
        const [from, to] =
          first && second
            ? [first.field, second.field]
            : [first?.field ?? dates[0], second?.field ?? dates[1]];
        if (from && to && isDate(from) && isDate(to) && from !== to) return addBefore(context, at, from, to);
      }
      return null;
    },
  ),
];
