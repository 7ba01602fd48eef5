import { isSomeThing } from './ahead.ts';
import type { Phrase } from './phrases.ts';
import { type Reading, settle } from './state.ts';
import type { Values } from './value-lists.ts';

/** Reads a list of states or choices: whose they are is told by what stands before it. */
export function valuesReaderFor(reading: Reading, focus: string | undefined) {
  const { elements, vocabulary, notebook, ahead, scribe, frames, state } = reading;

  function ownerOf({ label, isLife, isBehind, start }: Values, at: number): string | undefined {
    const around = frames.top();
    if (around?.isBracket && around.owner !== undefined) return around.owner;
    // "维修单 已接单 检测中": the gap is no comma of a list.
    const isGap =
      vocabulary.language === 'zh' && ahead.kindAt(at - 1) === 'comma' && ahead.kindAt(at - 2) === 'phrase';
    const before = elements[isGap && label === '' ? at - 2 : at - 1];
    const isNamed = label !== '' && !isLife && !isBehind;
    // What lives is kept, though nobody knows it: "a badge is active, lost or returned".
    const isLiving = (phrase: Phrase) =>
      isSomeThing(phrase) || (phrase.sort === 'unknown' && isLife && (label === '' || isGap));
    if (before?.kind === 'phrase' && !isNamed && isLiving(before.phrase))
      return settle(reading, before.phrase, true);
    if (isNamed && ahead.kindAt(at - 1) === 'with' && ahead.kindAt(at - 2) === 'comma') return state.current;
    if (before?.kind === 'role' && before.role === 'they')
      return (state.topic && settle(reading, state.topic, isSomeThing(state.topic))) ?? focus;
    if (around?.kind === 'owned' && around.owner !== undefined && label !== '' && !isBehind)
      return around.owner;
    const said = scribe.before(start);
    // Of what was named and not yet spoken of, the last is meant where it comes later.
    const named = state.pending.findLast(
      (phrase) => phrase.start < start && isLiving(phrase) && !ahead.isSetting(phrase),
    );
    if (named && (said === undefined || said.at < named.start)) return settle(reading, named, true);
    return said?.noun ?? state.current ?? notebook.entities().at(-1);
  }

  return (found: Values, at: number): void => {
    const before = elements[at - 1];
    const isAside =
      found.isBehind &&
      before?.kind === 'phrase' &&
      (ahead.kindAt(at - 2) === 'prep' ||
        (frames.top()?.kind === 'owned' && frames.top()?.owner !== undefined && !before.phrase.isPlural)) &&
      !scribe.isKept(before.phrase);
    const values = isAside ? { ...found, label: before.phrase.noun, isBehind: false } : found;
    const owner = ownerOf(values, at);
    if (owner !== undefined) scribe.choose(owner, values);
  };
}
