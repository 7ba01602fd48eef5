import { isPersonal, isSomeThing } from './ahead.ts';
import { frame } from './frames.ts';
import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import { besideAt, eventAround, filledIn, type Reading, settle } from './state.ts';

// Reads a little word: what comes after it, and whose it is.

const HAPPENS = /^(?:booking|event|work|document|money|task)$/u;

export function littleWordReaderFor(reading: Reading) {
  const { elements, vocabulary, scribe, frames, state } = reading;
  const { language } = vocabulary;
  const { kindAt, itemsFrom, owns, isSetting } = reading.ahead;

  /** "Partidas entre dos socios con resultado y fecha": what happens between people has it, unless only people do. */
  function headAt(at: number): Phrase | undefined {
    const [head, who] = [elements[at - 3], elements[at - 1]];
    const isBetween =
      language !== 'zh' && head?.kind === 'phrase' && who?.kind === 'phrase' && kindAt(at - 2) === 'prep';
    if (!isBetween || who.phrase.category !== 'person') return undefined;
    const [first] = itemsFrom(at + 1);
    return HAPPENS.test(head.phrase.category ?? '') && !isPersonal(first?.phrase) ? head.phrase : undefined;
  }

  /** "Una app donde pueda guardar recetas", "une appli où je peux noter mes films": what can be done in it is what it is for. */
  const isInApp = (at: number): boolean => {
    const [app, where] = [elements[at - 1], elements[at]];
    // "Una app de recetas": the word for the app is no part of what it is called.
    const isApp =
      app?.kind === 'phrase' &&
      (app.phrase.sort === 'app' || app.phrase.end - app.phrase.start > app.phrase.label.length + 3);
    return isApp && where?.kind === 'role' && /^(?:donde|où)$/u.test(where.said ?? '');
  };

  /** "唱片收藏，记录艺术家、标题、年份": what is written down of it is mostly fields. */
  const isMostlyOf = (from: number): boolean => {
    const items = itemsFrom(from);
    const things = items.filter(({ phrase }) => phrase.sort === 'thing').length;
    const fields = items.filter(({ phrase }) => phrase.sort === 'attribute').length;
    return items[0]?.phrase.sort === 'attribute' || (fields > 1 && things < 2);
  };

  function roleAt(role: Extract<Element, { kind: 'role' }>['role'], at: number, next: string): void {
    // "Wir sind ein Tierheim und brauchen …": what they need is said beside who they are.
    const isOwnNeed = /^(?:manage|there|has)$/u.test(role) && /^(?:and|comma)$/u.test(kindAt(at - 1));
    if (isOwnNeed && frames.top()?.isSelf) frames.pop();
    if (frames.top()?.kind === 'aside' && role !== 'and') return;
    switch (role) {
      case 'with': {
        if (next === 'end' || next === 'values' || next === 'stated') return;
        if (state.last === undefined) {
          frames.push(
            state.current === undefined ? frame('things') : frame('owned', { owner: state.current }),
          );
          return;
        }
        const made = eventAround(reading);
        if (
          made !== undefined &&
          state.last.category !== 'person' &&
          itemsFrom(at + 1)[0]?.phrase.determiner === 'poss'
        ) {
          state.lastNoun = made;
          frames.push(frame('owned', { owner: made, isEach: true }));
          return;
        }
        if (!owns(state.last, at + 1)) {
          if (frames.top()?.kind !== 'things') frames.push(frame('things'));
          return;
        }
        const owner = scribe.thing(headAt(at) ?? state.last, true) ?? state.lastNoun;
        if (owner === undefined) {
          frames.push(frame('things'));
          return;
        }
        state.lastNoun = owner;
        state.current = owner;
        const others = elements[at - 1]?.kind === 'phrase' ? besideAt(reading, at) : [];
        frames.push(frame('owned', { owner, others, isEach: state.last.determiner === 'each' }));
        return;
      }
      case 'has': {
        state.hasVerb = true;
        const isLast = next === 'end' || (next === 'comma' && language === 'de');
        if (isLast && frames.top()?.kind === 'object') return;
        const filled = filledIn(reading, at);
        if (filled !== undefined) {
          frames.leave();
          state.lastNoun = filled;
          frames.push(frame('owned', { owner: filled, isEach: true }));
          return;
        }
        const isRelative = kindAt(at - 1) === 'who';
        const head = isRelative ? state.last : state.subject;
        if (state.isOurs) {
          frames.leave();
          frames.push(frame('things'));
          return;
        }
        if (head === undefined || state.isTheirs) {
          frames.leave();
          frames.push(
            state.current === undefined
              ? frame('things')
              : frame('owned', { owner: state.current, isEach: true }),
          );
          return;
        }
        const owner = head.sort === 'app' ? undefined : scribe.thing(head, head.sort !== 'empty');
        const others = isRelative
          ? []
          : state.subjects.slice(0, -1).flatMap((one) => scribe.thing(one, isSomeThing(one)) ?? []);
        frames.leave();
        if (owner !== undefined) {
          state.lastNoun = owner;
          state.current = owner;
        }
        const isPlace = !head.isPlural && head.determiner !== 'each' && !owns(head, at + 1);
        frames.push(
          owner === undefined || isPlace ? frame('things') : frame('owned', { owner, others, isEach: true }),
        );
        return;
      }
      case 'there':
      case 'manage':
        state.hasVerb = true;
        if (next === 'end' || next === 'comma') {
          for (const phrase of state.pending)
            if (isSomeThing(phrase) && !isSetting(phrase)) settle(reading, phrase, true);
          state.pending.length = 0;
          return;
        }
        if (language === 'zh' && next === 'colon' && state.subject === undefined) state.last = undefined;
        if (frames.top()?.kind === 'things' && role === 'manage') return;
        if (language === 'zh' && !state.isOurs && state.subjects.length > 0 && isMostlyOf(at + 1)) {
          roleAt('has', at, next);
          return;
        }
        frames.leave();
        frames.push(
          state.ofEach === undefined
            ? frame('things')
            : frame('owned', { owner: state.ofEach, isEach: true }),
        );
        state.afterPrep = undefined;
        return;
      case 'prep':
        state.afterPrep = 'prep';
        return;
      case 'per':
        state.afterPrep = 'per';
        return;
      case 'of':
      case 'ofThe':
        if (kindAt(at - 1) !== 'manage' && kindAt(at - 1) !== 'there') state.afterPrep = 'of';
        return;
      case 'belongs':
        state.hasVerb = true;
        state.afterPrep = 'belongs';
        return;
      case 'can':
        state.hasVerb = true;
        if (language === 'de' && elements.at(-1)?.kind === 'role' && kindAt(elements.length - 1) === 'has')
          roleAt('has', at, next);
        return;
      case 'not':
        if (/^(?:comma|and|end)$/u.test(kindAt(at - 1)) && next === 'phrase') frames.push(frame('aside'));
        return;
      case 'is':
        state.hasVerb = true;
        // "We are an association": it isn't what is kept.
        if (state.isOurs && frames.top()?.isBracket !== true) frames.push(frame('aside', { isSelf: true }));
        return;
      case 'if':
        if (isInApp(at)) return;
        frames.push(frame('aside'));
        return;
      case 'we':
        state.isOurs = true;
        state.isTheirs = false;
        return;
      case 'they':
        if (frames.top()?.kind !== 'owned') state.isTheirs = state.subject === undefined;
        return;
      default:
    }
  }

  return roleAt;
}
