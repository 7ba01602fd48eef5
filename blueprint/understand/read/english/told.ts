import { type FieldFact, isSaidIn, isWithin, type Span } from '../../facts.ts';
import { stemsOf } from '../../words/english-stems.ts';
import { EVENTS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import type { Mention } from '../../mentions.ts';
import type { NotedValues } from '../../notebook.ts';
import type { Choice } from './choices/choice.ts';
import type { Owner } from './choices/owners.ts';
import { clausesOf, type IsPerson, isParticiple, type Link, linkOf } from './told-clauses.ts';
import type { Token } from './tokens.ts';

// A life that is told rather than listed: "A fault is new until a fitter takes it, then it is in progress, and once he has signed it off it's
// closed." Each clause says of the same thing what it is, what it becomes, or what somebody does to it.

export interface Told {
  values: readonly string[];
  /** The words of each value. */
  parts: readonly Span[];
  /** Those that say more than that: who reserves a tool makes a reservation. */
  spoken: readonly Span[];
  /** From the first of them to the last. */
  span: Span;
  /** Where it is said of what: "a pour is planned", "how a claim works: …". */
  of: Span | undefined;
  /** Who reserves a tool and brings it back has a reservation. */
  event: string | undefined;
  /** "It": nobody's life is told. */
  isOfThing: boolean;
}

const LEAST = 3;
const MOST = 12;
/** So many clauses may stand between two that tell of the same. */
const GAP = 2;

/** What people may do is no life of what they do it to. */
const ABLE = /\b(?:can|could|may|might|wants? to|able to|allowed to|would like to|should be able)\b/u;

const IT = /(?:^|[^a-z])it(?:$|[^a-z])/u;
/** "Filled in by workers, checked by the foreman" */
const BY_WHOM = /(?:ed|en|t|d)(?: [a-z]+)? by (?!(?:hand|e?-?mail|post|phone|default)\b)/u;
const DAILY = /\b(?:every|each) (?:day|morning|evening|night|week|month|year)\b/u;
/** Whether somebody does one thing after the other to the same: "I prep it, deliver it and collect it". */
function isHandled(links: readonly Link[]): boolean {
  const deeds = links.filter(({ kind, clause }) => kind === 'deed' && !ABLE.test(clause.text));
  return deeds.some(({ clause }) => {
    const same = deeds.filter((one) => one.clause.sentence === clause.sentence);
    const isAble = links.some((one) => one.clause.sentence === clause.sentence && ABLE.test(one.clause.text));
    const pointed = same.filter(({ isPointed }) => isPointed).length;
    const isDaily = same.some((one) => DAILY.test(one.clause.text));
    return !isAble && !isDaily && (same.length > LEAST ? pointed > 0 : same.length === LEAST && pointed > 1);
  });
}

/** "New requests come in, someone picks them up and closes them", "a bill arrives, gets checked and is paid" */
function isFollowedUp([first, ...others]: readonly Link[]): boolean {
  const same = others.filter(({ clause }) => clause.sentence === first?.clause.sentence);
  return (
    first?.isArrival === true &&
    same.length > 1 &&
    same.every(({ kind, isPointed }) => kind !== 'deed' || isPointed) &&
    !same.some(({ clause }) => ABLE.test(clause.text) || DAILY.test(clause.text))
  );
}

const eventOf = (verb = ''): string | undefined =>
  [verb, ...stemsOf(verb)].flatMap((stem) => lookUp(EVENTS, stem) ?? [])[0];

/** "How a claim works with us: the customer files it": what stands before the colon. */
function headingOf({ clause, span }: Link, text: string): Span | undefined {
  const colon = text.lastIndexOf(':', span.start);
  const start = Math.max(text.lastIndexOf('\n', colon - 1), text.lastIndexOf('. ', colon)) + 1;
  const isClose = colon > 0 && colon <= clause.start && !/[.;\n]/u.test(text.slice(colon, span.start));
  return isClose ? { start, end: colon } : undefined;
}

function lifeOf(chain: readonly Link[], text: string): Told | undefined {
  const links = chain.filter(({ kind }) => kind !== 'use');
  const kept = links.filter((one, at) => links.findIndex(({ value }) => value === one.value) === at);
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last || kept.length < LEAST || kept.length > MOST) return undefined;
  const ordered = kept.filter(({ isOrdered }) => isOrdered).length;
  const stated = kept.filter(
    ({ kind, isArrival }) => (kind === 'is' && !isArrival) || kind === 'goes',
  ).length;
  const pointed = kept.filter(({ kind, isPointed }) => kind === 'deed' && isPointed).length;
  const doers = new Set(kept.flatMap(({ who }) => who ?? [])).size;
  const isHandedOn = stated === 0 && doers > 1 && pointed > 1;
  const goesOn = kept.some(
    ({ kind, clause }) => kind === 'deed' || clause.sentence !== first.clause.sentence,
  );
  // "Items get found, kept for a month, then given back or donated"
  const isDoneTo = first.subject !== undefined && kept.every(({ value }) => isParticiple(value));
  const isInOrder =
    stated > 0
      ? ordered > 1 || (ordered > 0 && kept.length > LEAST && (goesOn || isDoneTo))
      : ordered > 1 && ordered + pointed > LEAST;
  // "Ideas get assigned, come in, get edited and are placed", "a claim is filed, an adjuster checks it, and it's paid out or denied":
  // one clause after the other says what becomes of the same.
  const isOneSentence = kept.every(
    ({ kind, isPointed, clause }) =>
      (kind === 'is' || kind === 'bare' || (kind === 'deed' && isPointed)) &&
      clause.sentence === first.clause.sentence,
  );
  const toldOf = kept.filter(({ kind }) => kind === 'is' || kind === 'deed').length;
  const isByMany = kept.filter(({ clause }) => BY_WHOM.test(clause.text)).length > 1;
  const isOneLife =
    isOneSentence &&
    first.kind === 'is' &&
    first.subject !== undefined &&
    (isByMany || (kept.length > LEAST && toldOf > 2)) &&
    !kept.some(({ clause }) => ABLE.test(clause.text) || DAILY.test(clause.text));
  const isUsed = links.length < chain.length && stated === 0;
  const pointedAt = kept.findIndex(({ isPointed }) => isPointed);
  const firstPointed = pointedAt < 0 ? kept.length : pointedAt;
  if (isUsed || !(isOneLife || isHandedOn || isInOrder || isHandled(kept) || isFollowedUp(kept)))
    return undefined;
  return {
    values: kept.map(({ value }) => value),
    parts: kept.map(({ span }) => span),
    spoken: kept.flatMap(({ kind, verb, span }) =>
      kind === 'deed' && eventOf(verb) !== undefined ? [span] : [],
    ),
    span: { start: first.span.start, end: last.span.end },
    of: kept.slice(0, firstPointed + 1).find(({ subject }) => subject)?.subject ?? headingOf(first, text),
    event: first.alone === undefined ? undefined : eventOf(first.verb),
    isOfThing: kept.some(({ isPointed, clause }) => isPointed && IT.test(clause.text)),
  };
}

/** "The owner pays": nothing is said of what else it is done to. */
const isAlone = ({ kind, value, verb = '', who = '', clause }: Link): boolean =>
  kind === 'deed' && !value.includes(' ') && clause.text.trim() === `${who} ${verb}`;

/** The lives that a text tells in clauses. @param text letter for letter as long as the description */
export function toldLives(text: string, isPerson: IsPerson): Told[] {
  // Of all letters only this one is longer in small letters, and would move everything behind it.
  const lower = text.replaceAll('\u0130', 'I').toLowerCase().replaceAll('\u2019', "'");
  const found: Told[] = [];
  let chain: Link[] = [];
  /** Deeds that only count if others follow. */
  let loose: Link[] = [];
  let gap = 0;
  const end = () => {
    const life = lifeOf(chain, lower);
    if (life) found.push(life);
    chain = [];
    loose = [];
    gap = 0;
  };
  const clauses = clausesOf(lower);
  for (const [at, clause] of clauses.entries()) {
    // "Film photos: …" is a title.
    if (clause.opener.startsWith(':')) loose = [];
    const before = loose.at(-1) ?? chain.at(-1);
    const link = linkOf(clause, before, isPerson);
    const isBeside =
      link && before && before.clause.sentence === clause.sentence && before.clause === clauses[at - 1];
    // "It is treated, and the owner pays": for it.
    const isForIt =
      link?.isLoose === true &&
      isBeside === true &&
      chain.length > 1 &&
      isAlone(link) &&
      before.kind === 'is';
    if (link?.isLoose && !isForIt && !(isBeside && before.kind === 'deed' && !before.isLoose)) {
      loose = isBeside && before.isLoose ? [...loose, link] : [link];
      continue;
    }
    if (!link) {
      loose = [];
      gap += 1;
      if (gap > GAP) end();
      continue;
    }
    const { subject: said } = link;
    const last = chain.at(-1);
    // "We assign temps. Assignments are offered …"
    const isApart =
      said && last?.kind === 'deed' && !last.isPointed && last.clause.sentence !== clause.sentence;
    const isOther =
      said !== undefined &&
      (isApart ||
        chain.some(({ subject, isPointed }) =>
          subject
            ? textAt(lower, subject) !== textAt(lower, said)
            : isPointed && /^an? /u.test(lower.slice(said.start)),
        ));
    // "It is stripped, the soundboard is repaired": a part of the same.
    const isPart = isOther && isBeside && link.kind === 'is' && isParticiple(link.value) && !link.isArrival;
    // "Appointments are booked, the animal arrives, is treated": it comes because of them.
    const comesThen =
      isOther && isBeside && link.isArrival && last?.kind === 'is' && /^the /u.test(lower.slice(said.start));
    if (isOther && !isPart && !comesThen) end();
    const kept = { ...link, isLoose: false, isPointed: link.isPointed || isForIt };
    const whole = isPart ? { ...kept, value: `${textAt(lower, link.subject)} ${link.value}` } : kept;
    const led = isBeside && link.kind === 'deed' ? loose : [];
    chain.push(
      ...led.map((one, at) =>
        at === led.length - 1 && link.isPointed && one.alone !== undefined
          ? { ...one, value: one.alone }
          : one,
      ),
      whole,
    );
    loose = [];
    gap = 0;
  }
  end();
  return found;
}
const textAt = (lower: string, span: Span | undefined): string =>
  span === undefined
    ? ''
    : lower
        .slice(span.start, span.end)
        .replace(/^(?:(?:an?|the|each|every|any|all|our|my|their|its|such an?|new) )+/u, '')
        .replace(/s$/u, '');

/** Values that a told life and a list have in common. */
export const sharedBy = (told: readonly string[], listed: readonly string[]): number =>
  listed.filter((value) => told.some((one) => one === value || one.endsWith(` ${value}`))).length;

/** Whether more of a life is told than a list beside it has, and the life is listed nowhere else. */
export const tellsMore = ({ values, span }: Told, listed: readonly Choice[]): boolean =>
  !listed.some((one) =>
    one.start < span.end && span.start < one.end
      ? one.values.length >= values.length || !isWithin(one, span)
      : one.isLife && sharedBy(values, one.values) > 1,
  );

/** The lives as choices, each in the place of its first value that says nothing else. */
export const firstsOf = (told: readonly Told[]): Choice[] =>
  told.flatMap(({ values, parts, spoken }) => {
    const first = parts.find((part) => !spoken.includes(part)) ?? parts[0];
    return first ? [{ label: '', values, isLife: true, ...first, valuesSpan: first }] : [];
  });

/** What is a state of something is no thing beside it: the later values are no nouns. */
export const withoutValues = (tokens: readonly Token[], told: readonly Told[]): Token[] => {
  const parts = told.flatMap(({ parts: all, spoken }) => all.filter((part) => !spoken.includes(part)));
  return tokens.map((token) =>
    parts.some((part) => isWithin(token, part)) ? { ...token, pos: 'ADV' } : token,
  );
};

/** Whose a told life is, where the clauses say it. @param mentions of the things, in their order */
export function ownersOfTold(
  row: NotedValues,
  { of, event, isOfThing }: Told,
  owners: readonly Owner[],
  mentions: readonly Mention[],
  isPerson: IsPerson,
): Owner[] {
  const subject =
    of && mentions.findLast((one) => one.start < of.end && one.end > of.start && !isPerson(one.noun));
  const said = owners.find(({ noun }) => noun === event)?.noun ?? subject?.noun;
  if (said !== undefined)
    return owners.map((one) => ({ ...one, isSuited: false, said: one.noun === said ? row : undefined }));
  return owners.map((one) =>
    isOfThing && isPerson(one.noun)
      ? { ...one, isDecider: true, isTold: false, isAlive: false, said: undefined }
      : one,
  );
}

/** "We box it" says what becomes of something, and names no field. */
export const withoutToldFields = (fields: readonly FieldFact[], told: readonly Told[]): FieldFact[] => {
  const parts = told.flatMap((life) => life.parts);
  return fields.filter(
    (field) => (field.type !== 'text' && field.type !== 'date') || !isSaidIn(field, parts),
  );
};
