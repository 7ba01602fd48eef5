import { isSomeThing } from './ahead.ts';
import type { Phrase } from './phrase.ts';
import { type Reading, settle } from './state.ts';
import type { Values } from './value-lists.ts';

/** Sorts of things that have a life of states. */
const LIVING = /^(?:booking|money|document|task|work|event|message|health|learning)$/u;

/** Reads a list of states or choices: whose they are is told by what stands before it. */
export function valuesReaderFor(reading: Reading, focus: string | undefined) {
  const { elements, vocabulary, notebook, ahead, scribe, frames, state } = reading;

  const isActor = (noun: string) =>
    vocabulary.thing(noun)?.entry.category === 'person' && notebook.fieldsOf(noun).length === 0;

  function ownerOf({ label, isLife, isBehind, start }: Values, at: number): string | undefined {
    const around = frames.top();
    if (around?.isBracket && around.owner !== undefined) return around.owner;
    // "维修单 已接单 检测中": the gap is no comma of a list.
    const isGap =
      vocabulary.language === 'zh' && ahead.kindAt(at - 1) === 'comma' && ahead.kindAt(at - 2) === 'phrase';
    // "open tickets: new, resolved": what stands before the colon is meant.
    const isIntroduced = ahead.kindAt(at - 1) === 'colon' && ahead.kindAt(at - 2) === 'phrase';
    // "门锁的流程是…"
    const isOf = isLife && ahead.kindAt(at - 1) === 'of' && ahead.kindAt(at - 2) === 'phrase';
    const before = elements[((isGap || isIntroduced) && label === '') || isOf ? at - 2 : at - 1];
    const isNamed = label !== '' && !isLife && !isBehind;
    // What lives is kept, though nobody knows it: "a badge is active, lost or returned".
    const isLiving = (phrase: Phrase) =>
      !vocabulary.grammar.life.test(phrase.label.toLowerCase()) &&
      (isSomeThing(phrase) || (phrase.sort === 'unknown' && isLife && (label === '' || isGap || isOf)));
    if (before?.kind === 'phrase' && !isNamed && isLiving(before.phrase))
      return settle(reading, before.phrase, true);
    if (isNamed && ahead.kindAt(at - 1) === 'with' && ahead.kindAt(at - 2) === 'comma') return state.current;
    if (before?.kind === 'role' && before.role === 'they')
      return (state.topic && settle(reading, state.topic, isSomeThing(state.topic))) ?? focus;
    if (around?.kind === 'owned' && around.owner !== undefined && label !== '' && !isBehind)
      return around.owner;
    // A sentence of its own: what was spoken of, or the last thing that has a life.
    if (!elements.slice(0, at).some(({ kind }) => kind === 'phrase') && !isBehind) {
      const lives = (noun: string) => LIVING.test(vocabulary.thing(noun)?.entry.category ?? '');
      if (focus !== undefined && (lives(focus) || isNamed || notebook.fieldsOf(focus).length > 0))
        return focus;
      const alive = scribe.before(start, lives)?.noun;
      if (alive !== undefined) return alive;
    }
    // Who does something has no life of states, unless fields of theirs were named.
    const said = scribe.before(start, (noun) => !isActor(noun)) ?? scribe.before(start);
    // Of what was named and not yet spoken of, the last is meant where it comes later.
    const named = state.pending.findLast(
      (phrase) => phrase.start < start && isLiving(phrase) && !ahead.isSetting(phrase),
    );
    if (named && (said === undefined || said.at < named.start)) return settle(reading, named, true);
    // "tickets have a title and someone in charge, new → done": the last of them has no life.
    const isIdle =
      isLife &&
      said !== undefined &&
      notebook.fieldsOf(said.noun).length === 0 &&
      !LIVING.test(vocabulary.thing(said.noun)?.entry.category ?? '');
    const isAlive = (noun: string | undefined) =>
      noun !== undefined && LIVING.test(vocabulary.thing(noun)?.entry.category ?? '');
    if (isIdle && isAlive(state.current)) return state.current;
    return said?.noun ?? state.current ?? notebook.entities().at(-1);
  }

  /** "the stages of the order are: …": the name of a life right before its states. */
  function lifeBefore({ label }: Values, at: number): Phrase | undefined {
    if (label !== '') return undefined;
    let from = at - 1;
    while (/^(?:colon|is|as|with|prep|skip|can|verb|goes|has|only)$/u.test(ahead.kindAt(from))) from -= 1;
    const element = elements[from];
    const isLife =
      element?.kind === 'phrase' &&
      vocabulary.grammar.life.test(
        (vocabulary.language === 'zh'
          ? element.phrase.label
          : (element.phrase.label.split(' ')[0] ?? '')
        ).toLowerCase(),
      );
    return isLife ? element.phrase : undefined;
  }

  return (found: Values, at: number): void => {
    const before = elements[at - 1];
    const isAside =
      found.isBehind &&
      before?.kind === 'phrase' &&
      (ahead.kindAt(at - 2) === 'prep' ||
        (frames.top()?.kind === 'owned' && frames.top()?.owner !== undefined && !before.phrase.isPlural)) &&
      !scribe.isKept(before.phrase);
    const life = lifeBefore(found, at);
    const values = isAside
      ? { ...found, label: before.phrase.noun, isBehind: false }
      : life
        ? { ...found, label: life.label }
        : found;
    const around = frames.top();
    if (around?.kind === 'owned') around.given += 1;
    const owner = ownerOf(values, at);
    scribe.choose(owner, values, around?.kind === 'owned' && around.owner !== undefined);
  };
}
