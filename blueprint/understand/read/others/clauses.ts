import { DEEDS } from '../../words/others/deeds.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { aheadOf, isSomeThing, isThing, type Place } from './ahead.ts';
import { frame, framesOf } from './frames.ts';
import { littleWordReaderFor } from './little-words.ts';
import { nounReaderFor } from './nouns.ts';
import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import {
  besideAt,
  eventAround,
  isLending,
  isManyOrOne,
  isUnsettled,
  type Reading,
  settle,
  type State,
} from './state.ts';
import { lentAs } from './lending.ts';
import { valuesReaderFor } from './owners.ts';

// Reads a sentence from left to right: what is listed, what has what, and who does what with what.

/** Sorts of things that come of what somebody does. */
const MADE = /^(?:booking|money|document|task|event)$/u;

/** What may stand behind a deed, past adverbs, where nothing is said to be done by it. */
const LEFT: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  fr: /^(?:comma|end|prep|per)$/u,
  ar: /^(?:comma|end|prep|per)$/u,
  zh: /^(?:comma|end|prep|per|verb|can|has|manage)$/u,
};

/** Verbs of joining that are as well those of writing down, and what says that they aren't meant so. */
const NOTES: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?:apunt|anot)(?!.*(?:se|me|nos)$)/u,
  de: /^meld(?:e|et|en|ete|eten)$/u,
  ar: /^[يت]سجل/u,
};
/** "Los mecánicos apuntan las horas" is no joining, as "los socios se apuntan" is. */
function isNoted(
  language: OtherLanguage,
  { verb, rest }: Extract<Element, { kind: 'verb' }>,
  before: Element | undefined,
  next: string,
): boolean {
  // "Jeder meldet einmal im Jahr seinen Zählerstand": how often stands between.
  const again = language === 'zh' ? undefined : new RegExp(`^\\s*${DEEDS[language].again.source}`, 'iu');
  const isDirect = next === 'phrase' || again?.test(rest) === true;
  // "Apunta en una libreta", and not "apuntan a sus hijos".
  const isElsewhere = language === 'es' && next === 'prep' && !/^\s*al?\s/u.test(rest);
  if (NOTES[language]?.test(verb) !== true || !(isDirect || isElsewhere)) return false;
  if (language === 'de') return !/^[^,.;:]* (?:sich|mich|uns|an|ab|krank)(?!\p{L})/u.test(rest);
  if (before?.kind !== 'role') return true;
  // "Lo apunto": it is written down.
  return language === 'es' ? !/^(?:se|me|nos)$/u.test(before.said ?? '') : before.role !== 'they';
}

/** What is ordered, in whatever it is kept. */
const ORDERS: readonly string[] = ['order', 'foodOrder', 'commission'];

/** Where commissions are kept, who orders something makes a commission. */
function keptFor(event: string | undefined, { vocabulary, notebook }: Place): string | undefined {
  const idOf = (noun: string) => vocabulary.thing(noun)?.entry.id ?? '';
  if (event === undefined || !ORDERS.includes(idOf(event))) return event;
  return notebook.entities().find((noun) => ORDERS.includes(idOf(noun))) ?? event;
}

/** What only they do who have it: "prestar" and not "alquilar", which is said of both sides. */
const LENDS = /^(?:prest|prêt|verleih|vermiet)/u;
function lendingIn(verb: string, language: OtherLanguage): State['lends'] {
  const event = lentAs(verb, language);
  return event === undefined ? undefined : { event, lent: [] };
}

/** @param focus what was spoken of before @returns what is spoken of at its end */
export function readClauses(
  elements: readonly Element[],
  place: Place,
  focus: string | undefined,
): string | undefined {
  const { vocabulary, notebook, scribe } = place;
  const { language, grammar } = vocabulary;
  const ahead = aheadOf(elements, place);
  const { kindAt, itemsFrom, owns, isSetting } = ahead;
  const frames = framesOf();
  const state: State = {
    current: focus,
    subject: undefined,
    subjects: [],
    last: undefined,
    lastNoun: undefined,
    isTheirs: false,
    isOurs: false,
    afterPrep: undefined,
    hasVerb: false,
    pending: [],
    made: undefined,
    topic: undefined,
    ofEach: undefined,
    lends: undefined,
  };
  const reading: Reading = { ...place, elements, ahead, frames, state };
  /** Whether it may have what is written down: somebody or something that is known, or that was spoken of. */
  const isKeptBy = (doer: Phrase | undefined): boolean =>
    doer === undefined ? state.current !== undefined : doer.sort === 'thing' || doer.category !== undefined;
  /** "No se puede reservar dos veces" makes no booking where none is kept. */
  const isDenied = (at: number): boolean => {
    const element = elements[at];
    const event =
      element?.kind === 'verb' ? grammar.events.find(([verb]) => verb.test(element.verb))?.[1] : undefined;
    if (event === undefined || notebook.known(event) !== undefined) return false;
    for (let before = at - 1; before >= 0 && !/^(?:comma|colon)$/u.test(kindAt(before)); before -= 1)
      if (kindAt(before) === 'not') return true;
    return false;
  };
  /** "Citas que los clientes reservan": what is booked is the booking itself. */
  const isBooked = (at: number): boolean => {
    const [made, who, doer] = [elements[at - 3], elements[at - 2], elements[at - 1]];
    return (
      made?.kind === 'phrase' &&
      made.phrase.category === 'booking' &&
      who?.kind === 'role' &&
      who.role === 'who' &&
      doer?.kind === 'phrase' &&
      doer.phrase.category === 'person'
    );
  };
  const phraseAt = nounReaderFor(reading);
  const valuesAt = valuesReaderFor(reading, focus);
  const roleAt = littleWordReaderFor(reading);

  elements.forEach((element, at) => {
    const next = kindAt(at + 1);
    switch (element.kind) {
      case 'phrase':
        return phraseAt(element.phrase, at);
      case 'verb': {
        state.hasVerb = true;
        if (frames.top()?.kind === 'aside') return;
        if (state.isOurs) state.lends = lendingIn(element.verb, language);
        const isRelative = kindAt(at - 1) === 'who';
        const doer = isRelative ? state.last : state.subject;
        const isWrittenDown = isNoted(language, element, elements[at - 1], next);
        const deed =
          isWrittenDown || isDenied(at) || isBooked(at)
            ? undefined
            : keptFor(grammar.events.find(([verb]) => verb.test(element.verb + element.rest))?.[1], place);
        // "琴行租琴": where it all happens is let, and not rented, by whoever tells it.
        // "Una ludoteca presta juegos a las familias", though nobody knows what it is.
        const isPlace =
          doer !== undefined &&
          (isSetting(doer) ||
            (LENDS.test(element.verb) &&
              doer.sort === 'unknown' &&
              /^(?:place|organisation)$/u.test(doer.category ?? 'place') &&
              doer.determiner === 'a' &&
              !doer.isPlural &&
              notebook.entities().length === 0));
        const lends = isPlace
          ? deed !== undefined && isLending(deed, vocabulary)
            ? { event: deed, lent: [] }
            : lendingIn(element.verb, language)
          : undefined;
        const isLet = lends !== undefined;
        state.lends = lends ?? state.lends;
        // "La cita se solicita": what is asked for is there already.
        const isDone =
          language === 'es' &&
          deed !== undefined &&
          notebook.known(deed) === undefined &&
          kindAt(at - 1) === 'they' &&
          doer?.category !== undefined &&
          MADE.test(doer.category);
        const event = isLet || isDone ? undefined : deed;
        // "Un pescadero puede reservar …": whoever books something is somebody, known or not.
        const isSomebody =
          doer !== undefined &&
          isUnsettled(doer) &&
          event !== undefined &&
          isLending(event, vocabulary) &&
          /^(?:phrase|can|skip)$/u.test(kindAt(at - 1)) &&
          (isManyOrOne(doer) || language === 'ar' || (language === 'de' && doer.category === 'person'));
        const owner = state.isOurs
          ? undefined
          : isSomebody
            ? settle(reading, { ...doer, isJudged: true }, true)
            : state.isTheirs || doer === undefined
              ? language === 'ar'
                ? undefined
                : state.current
              : (notebook.known(doer.noun) ?? undefined);
        if (frames.top()?.kind === 'object') frames.pop();
        // "寄养单要写日期、费用": what is written down is what it has.
        const written =
          language === 'zh' && event === undefined && next === 'phrase' && !state.isOurs
            ? itemsFrom(at + 1).filter(({ phrase }) => phrase.sort !== 'empty')
            : [];
        const described = written.filter(({ phrase }) => phrase.sort === 'attribute').length;
        const isList = /^(?:comma|and|end)$/u.test(kindAt(at + 2));
        const isWritten =
          isList &&
          described * 3 >= Math.max(written.length, 1) * 2 &&
          (written.length > 1 || state.made !== undefined) &&
          (state.made !== undefined || isKeptBy(doer));
        if (isWritten) return roleAt('has', at, next);
        // Nothing is said to be what is done: the deed itself is what is made.
        // "The customer orders and the driver delivers": another clause follows.
        const isNextClause =
          next === 'and' &&
          (kindAt(at + 2) === 'verb' ||
            (kindAt(at + 2) === 'phrase' && /^(?:verb|can)$/u.test(kindAt(at + 3))));
        const isLeft =
          isNextClause ||
          /^(?:comma|end|prep|per|values|stated)$/u.test(next) ||
          LEFT[language]?.test(ahead.follows(at)) === true;
        if (event !== undefined && owner !== undefined && isLeft) {
          const made = notebook.entity(event, element);
          state.made = made;
          scribe.mark(made, element.start);
          scribe.link(made, owner, element);
        }
        if (state.ofEach !== undefined && event === undefined && (state.isOurs || doer === undefined))
          frames.push(frame('owned', { owner: state.ofEach, isEach: true }));
        else if ((state.isOurs && event === undefined) || isLet) frames.push(frame('things'));
        else frames.push(frame('object', { owner, event }));
        state.afterPrep = undefined;
        return;
      }
      case 'sign':
        if (element.sign === 'open') {
          const around = frames.top();
          const inside = itemsFrom(at + 1);
          // "addressee (an employee)": what it is, and not what it has.
          if (
            around?.kind === 'owned' &&
            state.last !== undefined &&
            !state.last.isPlural &&
            inside.length < 2 &&
            inside.every(({ phrase }) => isThing(phrase))
          ) {
            frames.push(frame('owned', { owner: around.owner, isBracket: true }));
            return;
          }
          if (state.last?.sort === 'attribute' && !state.last.isPlural && around?.kind === 'owned') {
            frames.push(frame('aside', { isBracket: true }));
            return;
          }
          const isDescribed =
            inside.length > 1 &&
            inside.some(({ phrase }) => phrase.sort === 'attribute') &&
            inside.filter(({ phrase }) => phrase.sort !== 'thing').length * 2 >= inside.length;
          const owner =
            state.last === undefined
              ? undefined
              : scribe.thing(state.last, state.last.sort !== 'attribute' || isDescribed, isDescribed);
          if (owner !== undefined && frames.top()?.kind !== 'aside') {
            state.lastNoun = owner;
            state.current = owner;
          }
          const isOwned =
            owner !== undefined && frames.top()?.kind !== 'aside' && elements[at - 1]?.kind !== 'sign';
          frames.push(
            isOwned
              ? frame('owned', { owner, others: isDescribed ? besideAt(reading, at) : [], isBracket: true })
              : frame('aside', { isBracket: true }),
          );
        } else if (element.sign === 'close') {
          frames.leave();
          frames.pop();
        } else if (element.sign === 'colon') {
          const made = eventAround(reading);
          frames.leave();
          if (made !== undefined && itemsFrom(at + 1)[0]?.phrase.sort === 'attribute')
            frames.push(frame('owned', { owner: made, isEach: true }));
          else if (state.last === undefined || !owns(state.last, at + 1)) frames.push(frame('things'));
          else {
            // "Einsätze: date, place": what a line begins with is what has them.
            const isHeading =
              at <= 2 && itemsFrom(at + 1).filter(({ phrase }) => !isThing(phrase)).length > 1;
            const owner =
              scribe.thing(state.last, true, state.last.isPlural || isHeading) ??
              (state.isOurs ? undefined : state.current);
            if (owner === undefined) frames.push(frame('things'));
            else {
              state.current = owner;
              state.lastNoun = owner;
              const others = besideAt(reading, at);
              frames.push(
                frame('owned', {
                  owner,
                  others,
                  isEach: state.last.determiner === 'each' || !state.last.isPlural || others.length > 0,
                }),
              );
            }
          }
        } else if (
          element.sign === 'comma' &&
          (frames.top()?.kind === 'aside' || frames.top()?.kind === 'object') &&
          frames.top()?.isBracket !== true
        ) {
          if (
            frames.top()?.kind === 'aside' ||
            next === 'they' ||
            next === 'we' ||
            next === 'can' ||
            kindAt(at + 2) === 'verb'
          )
            frames.pop();
        }
        if (
          language === 'zh' &&
          element.sign === 'comma' &&
          state.hasVerb &&
          frames.top()?.isBracket !== true
        )
          [state.subject, state.subjects] = [undefined, []];
        state.afterPrep = undefined;
        return;
      case 'values':
        return valuesAt(element.values, at);
      default:
        if (element.role === 'manage') state.lends = lendingIn(element.said ?? '', language);
        return roleAt(element.role, at, next);
    }
  });

  // What a text begins with is mostly where it all happens.
  const isHeading = (phrase: Phrase) =>
    focus === undefined && phrase === state.topic && isSetting(phrase) && elements.length > 2;
  if (state.hasVerb)
    for (const phrase of state.pending)
      if (
        phrase.sort === 'thing' &&
        (phrase.isPlural || (language === 'zh' && state.pending.length > 2 && phrase.start > 0))
      )
        settle(reading, phrase, true);
  if (!state.hasVerb && state.pending.length > 0) {
    const isFirst = notebook.entities().length === 0 && focus === undefined;
    for (const [at, phrase] of state.pending.entries()) {
      const isListed = state.pending.length > 1;
      const isSure =
        isSomeThing(phrase) &&
        (phrase.isPlural ||
          (isListed && !(isFirst && at === 0 && (isSetting(phrase) || language !== 'zh'))) ||
          (!isFirst && at === 0 && phrase.sort === 'thing' && !isSetting(phrase)));
      if (isSure && phrase.sort !== 'attribute' && !isHeading(phrase)) settle(reading, phrase, true);
    }
  }
  return state.current;
}
