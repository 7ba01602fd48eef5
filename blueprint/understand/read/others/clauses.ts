import type { Notebook } from '../../notebook.ts';
import type { Element, Phrase } from './phrases.ts';
import type { Scribe } from './scribe.ts';
import type { Vocabulary } from './vocabulary.ts';

// Reads a sentence from left to right: what is listed, what has what, and who does what with what.

interface Frame {
  /** What the phrases that come are: things to keep, what `owner` has, or what `owner` does something with. */
  kind: 'things' | 'owned' | 'object' | 'aside';
  owner?: string | undefined;
  /** Further owners: "customers and suppliers have …". */
  others: readonly string[];
  /** What the verb makes: "books" a booking. */
  event?: string | undefined;
  /** Fields that were given so far. */
  given: number;
  isBracket: boolean;
  isEach: boolean;
}

export interface Place {
  vocabulary: Vocabulary;
  notebook: Notebook;
  scribe: Scribe;
}

const frame = (kind: Frame['kind'], more: Partial<Frame> = {}): Frame => ({
  kind,
  given: 0,
  others: [],
  isBracket: false,
  isEach: false,
  ...more,
});

const isThing = ({ sort }: Phrase) => sort === 'thing' || sort === 'both';
const isSomeThing = (phrase: Phrase) => isThing(phrase) || (phrase.sort === 'unknown' && phrase.isPlural);
/** Things that are done or made, and so refer to who does them. */
const MADE = /^(?:booking|money|document|task|message|work|event|health|measurement|learning)$/u;

/** @param focus what was spoken of before @returns what is spoken of at its end */
export function readClauses(
  elements: readonly Element[],
  place: Place,
  focus: string | undefined,
  hasStates: boolean,
): string | undefined {
  const { vocabulary, notebook, scribe } = place;
  const { language, grammar } = vocabulary;
  const frames: Frame[] = [];
  let current = focus;
  let subject: Phrase | undefined;
  let subjects: Phrase[] = [];
  let last: Phrase | undefined;
  let lastNoun: string | undefined;
  let isTheirs = false;
  let isOurs = false;
  let afterPrep: 'prep' | 'per' | 'of' | 'belongs' | undefined;
  let hasVerb = false;
  const pending: Phrase[] = [];

  const top = () => frames.at(-1);
  const leave = () => {
    while (frames.length > 0 && !top()?.isBracket) frames.pop();
  };
  const settle = (phrase: Phrase, isSure: boolean) => {
    const noun = scribe.thing(phrase, isSure);
    if (noun !== undefined) {
      lastNoun = noun;
      if (isSure) current = noun;
    }
    return noun;
  };
  const kindAt = (at: number): string => {
    const element = at < 0 ? undefined : elements[at];
    if (!element) return 'end';
    if (element.kind === 'role') return element.role;
    if (element.kind === 'sign') return element.sign;
    return element.kind;
  };
  /** What follows a phrase, past adverbs and pronouns. */
  const follows = (at: number): string => {
    let next = at + 1;
    while (/^(?:skip|they|not|only)$/u.test(kindAt(next))) next += 1;
    return kindAt(next);
  };
  /** The phrases of a list, without what stands in brackets or after "with". */
  const itemsFrom = (from: number): { phrase: Phrase; next: string }[] => {
    const items: { phrase: Phrase; next: string }[] = [];
    let depth = 0;
    let isNested = false;
    for (let at = from; at < elements.length; at += 1) {
      const element = elements[at];
      const kind = kindAt(at);
      if (kind === 'open') depth += 1;
      if (kind === 'close') depth -= 1;
      if (depth < 0) break;
      if (kind === 'verb' && items.length > 0 && depth === 0) break;
      if (kind === 'with' || kind === 'prep' || kind === 'of' || kind === 'ofThe' || kind === 'per')
        isNested = true;
      if (kind === 'comma') isNested = false;
      if (element?.kind === 'phrase' && depth === 0 && !isNested)
        items.push({ phrase: element.phrase, next: kindAt(at + 1) });
    }
    return items;
  };
  /** Whether what follows belongs to this phrase, or the phrase only says where it all is. */
  function owns(head: Phrase, from: number): boolean {
    if (head.sort === 'app' || head.sort === 'empty') return false;
    if (head.determiner === 'each') return true;
    const items = itemsFrom(from);
    const things = items.filter(
      ({ phrase, next }) =>
        (isSomeThing(phrase) && phrase.isPlural) ||
        (isThing(phrase) && (next === 'open' || next === 'with')) ||
        (language === 'zh' && phrase.sort === 'thing'),
    ).length;
    const attributes = items.filter(
      ({ phrase }) =>
        phrase.sort === 'attribute' ||
        phrase.sort === 'both' ||
        (phrase.sort === 'unknown' && !phrase.isPlural),
    ).length;
    if (attributes > 0 && isSomeThing(head) && items[0]?.phrase.sort === 'attribute') return true;
    const isFirst = notebook.entities().length === 0 && !scribe.isKept(head) && !head.isPlural;
    const [leading] = items;
    if (isFirst && leading && isSomeThing(leading.phrase) && leading.phrase.isPlural) return false;
    if (head.isPlural && head.sort !== 'attribute') return things <= attributes || !isFirst;
    if (things > attributes) return !isFirst && isThing(head);
    return head.sort !== 'attribute' || attributes > 1;
  }

  /** Whether something is said of the phrase before the next comma. */
  const isClause = (at: number): boolean => {
    let next = at + 1;
    while (/^(?:phrase|and|skip)$/u.test(kindAt(next))) next += 1;
    return /^(?:verb|has|can|manage|is)$/u.test(kindAt(next));
  };
  /** A place or an organisation that is only where it all happens. */
  const isSetting = (phrase: Phrase): boolean =>
    (/^(?:place|organisation)$/u.test(phrase.thing?.category ?? '') ||
      (language === 'zh' &&
        !phrase.thing &&
        /(?:店|馆|园|院|厂|公司|所|站|场|中心|学校|室|社|局|会)$/u.test(phrase.noun))) &&
    !phrase.isPlural &&
    phrase.determiner !== 'each' &&
    !scribe.isKept(phrase);

  function item(phrase: Phrase, at: number): void {
    const next = kindAt(at + 1);
    if (/^(?:with|colon|has)$/u.test(next) && !owns(phrase, at + 2)) return;
    if (
      isSetting(phrase) &&
      frames.length === 1 &&
      notebook.entities().length === 0 &&
      /^(?:end|comma|verb|prep|who|phrase)$/u.test(next) &&
      language !== 'zh'
    )
      return;
    if (phrase.sort === 'attribute' && !scribe.isKept(phrase)) {
      if (lastNoun !== undefined && next !== 'open') scribe.give(lastNoun, phrase);
      return;
    }
    const opens = /^(?:with|open|colon|has)$/u.test(next);
    const isBare = phrase.determiner === undefined && /^(?:comma|and|colon)$/u.test(kindAt(at - 1));
    const isSure =
      phrase.isPlural ||
      isThing(phrase) ||
      phrase.determiner === 'each' ||
      opens ||
      isBare ||
      language === 'zh';
    settle(phrase, isSure);
  }

  function object(phrase: Phrase, { owner, event }: Frame): void {
    if (event !== undefined && owner !== undefined && phrase.sort !== 'thing' && phrase.sort !== 'both') {
      if (phrase.sort !== 'attribute') return;
      const made = notebook.entity(event, phrase);
      scribe.mark(made, phrase.start);
      scribe.link(made, owner, phrase);
      return;
    }
    if (
      phrase.sort === 'attribute' ||
      phrase.sort === 'empty' ||
      phrase.sort === 'app' ||
      (event === undefined && isSetting(phrase))
    )
      return;
    const isSure =
      isThing(phrase) &&
      (phrase.isPlural || phrase.determiner !== 'the' || language === 'zh' || language === 'ar');
    const isTheirObject =
      phrase.sort === 'both' &&
      owner !== undefined &&
      phrase.thing !== undefined &&
      MADE.test(phrase.thing.category);
    const noun = settle(phrase, isSure && (phrase.sort === 'thing' || isTheirObject));
    if (noun === undefined || owner === undefined || noun === owner) return;
    const isMade = /^(?:booking|money)$/u.test(phrase.thing?.category ?? '');
    if (event !== undefined && !isMade && isThing(phrase)) {
      const made = notebook.entity(event, phrase);
      scribe.mark(made, phrase.start - 1);
      scribe.link(made, owner, phrase);
      scribe.link(made, noun, phrase);
      return;
    }
    if (isSure || scribe.isKept(phrase)) scribe.link(noun, owner, phrase);
  }

  function phraseAt(phrase: Phrase, at: number): void {
    const next = follows(at);
    const before = kindAt(at - 1);
    const prep = afterPrep;
    afterPrep = undefined;
    if (top()?.kind === 'aside') return;
    const startsClause =
      (/^(?:verb|has|is|can|belongs|not)$/u.test(next) ||
        (language === 'zh' && before === 'comma' && isClause(at))) &&
      /^(?:comma|and|end|close|slash|colon|skip)$/u.test(before) &&
      !(language === 'de' && next === 'has' && kindAt(at + 2) === 'end') &&
      top()?.isBracket !== true;
    if (startsClause) leave();
    const frameNow = startsClause ? undefined : top();

    if (prep !== undefined && !startsClause) {
      const isRelevant = isThing(phrase) && phrase.sort === 'thing';
      if (prep === 'belongs') {
        scribe.link(lastNoun ?? current, settleAs(phrase, isThing(phrase)), phrase);
        return;
      }
      if (frameNow?.kind === 'object' && frameNow.event !== undefined) {
        object(phrase, frameNow);
        last = phrase;
        return;
      }
      if (
        prep === 'of' &&
        frameNow?.kind === 'owned' &&
        frameNow.given === 0 &&
        frameNow.owner !== undefined &&
        frameNow.isBracket
      ) {
        scribe.link(frameNow.owner, scribe.thing(phrase, isRelevant), phrase);
        return;
      }
      const wasWrapper = last !== undefined && (last.sort === 'app' || vocabulary.isWrapper(last.label));
      if (wasWrapper && isSomeThing(phrase)) {
        last = phrase;
        if (frameNow === undefined && (phrase.isPlural || next === 'with')) frames.push(frame('things'));
        if (phrase.isPlural || top()?.kind === 'things') item(phrase, at);
        return;
      }
      const opens = next === 'with' || next === 'open';
      if (
        isRelevant &&
        (phrase.isPlural || phrase.determiner === 'each' || prep === 'per' || scribe.isKept(phrase))
      ) {
        const from = frameNow?.kind === 'owned' ? frameNow.owner : lastNoun;
        const isFirst = from === undefined;
        const isSure = phrase.isPlural || phrase.determiner === 'each' || prep === 'per';
        const noun = scribe.thing(phrase, isSure && (!isFirst || phrase.determiner === 'each'));
        scribe.link(from, noun, phrase);
        if ((opens && prep !== 'per') || isFirst) [last, lastNoun] = [phrase, noun];
        else if (from !== undefined) scribe.mark(from, phrase.end);
        return;
      }
      if (opens) last = phrase;
      if (prep !== 'of' && !opens) return;
      if (prep === 'of') return;
    }

    last = phrase;
    if (frameNow?.kind === 'things') {
      item(phrase, at);
      subject = phrase;
      subjects = [phrase];
      return;
    }
    if (frameNow?.kind === 'owned' && frameNow.owner !== undefined) {
      const opens = next === 'with' || next === 'open' || next === 'colon';
      const goesBack =
        !frameNow.isBracket &&
        isSomeThing(phrase) &&
        phrase.sort !== 'both' &&
        /^(?:comma|and|close)$/u.test(before) &&
        ((phrase.isPlural && frameNow.given > 0 && !frameNow.isEach) ||
          (opens && (phrase.isPlural || isThing(phrase)) && owns(phrase, at + 2)));
      if (goesBack) {
        frames.pop();
        if (top()?.kind !== 'things') frames.push(frame('things'));
        item(phrase, at);
        return;
      }
      if (scribe.give(frameNow.owner, phrase)) frameNow.given += 1;
      for (const other of frameNow.others) scribe.give(other, phrase);
      if (isThing(phrase) && phrase.sort === 'thing') lastNoun = notebook.known(phrase.noun) ?? lastNoun;
      return;
    }
    if (frameNow?.kind === 'object') {
      object(phrase, frameNow);
      return;
    }
    pending.push(phrase);
    subjects = before === 'and' && subject !== undefined ? [...subjects, phrase] : [phrase];
    subject = phrase;
    isTheirs = false;
    isOurs = false;
    if (phrase.determiner === 'each') settle(phrase, phrase.sort !== 'empty');
    else if (/^(?:verb|can|has|is|belongs|who|not)$/u.test(next)) {
      const isSure =
        !isSetting(phrase) &&
        ((phrase.sort === 'thing' &&
          (phrase.isPlural ||
            next === 'has' ||
            phrase.determiner === 'a' ||
            language === 'zh' ||
            language === 'ar')) ||
          (phrase.sort === 'unknown' && phrase.isPlural && phrase.determiner === 'the'));
      const noun = settle(phrase, isSure && kindAt(at - 1) !== 'only');
      if (noun !== undefined && !isSetting(phrase)) current = noun;
    } else lastNoun = notebook.known(phrase.noun);
  }
  const settleAs = (phrase: Phrase, isSure: boolean) => settle(phrase, isSure);

  elements.forEach((element, at) => {
    const next = kindAt(at + 1);
    switch (element.kind) {
      case 'phrase':
        return phraseAt(element.phrase, at);
      case 'verb': {
        hasVerb = true;
        if (top()?.kind === 'aside') return;
        const isRelative = kindAt(at - 1) === 'who';
        const doer = isRelative ? last : subject;
        const event = grammar.events.find(([verb]) => verb.test(element.verb + element.rest))?.[1];
        const owner = isOurs
          ? undefined
          : isTheirs || doer === undefined
            ? language === 'ar'
              ? undefined
              : current
            : (notebook.known(doer.noun) ?? undefined);
        if (top()?.kind === 'object') frames.pop();
        if (event !== undefined && owner !== undefined && /^(?:comma|end)$/u.test(next)) {
          const made = notebook.entity(event, element);
          scribe.mark(made, element.start);
          scribe.link(made, owner, element);
        }
        if (isOurs && event === undefined) frames.push(frame('things'));
        else frames.push(frame('object', { owner, event }));
        afterPrep = undefined;
        return;
      }
      case 'sign':
        if (element.sign === 'open') {
          const around = top();
          const inside = itemsFrom(at + 1);
          // "addressee (an employee)": what it is, and not what it has.
          if (
            around?.kind === 'owned' &&
            last !== undefined &&
            !last.isPlural &&
            inside.length < 2 &&
            inside.every(({ phrase }) => isThing(phrase))
          ) {
            frames.push(frame('owned', { owner: around.owner, isBracket: true }));
            return;
          }
          if (last?.sort === 'attribute' && !last.isPlural && around?.kind === 'owned') {
            frames.push(frame('aside', { isBracket: true }));
            return;
          }
          const isDescribed =
            inside.length > 1 &&
            inside.some(({ phrase }) => phrase.sort === 'attribute') &&
            inside.filter(({ phrase }) => phrase.sort !== 'thing').length * 2 >= inside.length;
          const owner =
            last === undefined
              ? undefined
              : scribe.thing(last, last.sort !== 'attribute' || isDescribed, isDescribed);
          if (owner !== undefined && top()?.kind !== 'aside') {
            lastNoun = owner;
            current = owner;
          }
          const isOwned = owner !== undefined && top()?.kind !== 'aside' && elements[at - 1]?.kind !== 'sign';
          frames.push(
            isOwned ? frame('owned', { owner, isBracket: true }) : frame('aside', { isBracket: true }),
          );
        } else if (element.sign === 'close') {
          while (frames.length > 0 && !top()?.isBracket) frames.pop();
          frames.pop();
        } else if (element.sign === 'colon') {
          leave();
          if (last === undefined || !owns(last, at + 1)) frames.push(frame('things'));
          else {
            const owner = scribe.thing(last, true, last.isPlural) ?? (isOurs ? undefined : current);
            if (owner === undefined) frames.push(frame('things'));
            else {
              current = owner;
              lastNoun = owner;
              frames.push(frame('owned', { owner, isEach: last.determiner === 'each' || !last.isPlural }));
            }
          }
        } else if (
          element.sign === 'comma' &&
          (top()?.kind === 'aside' || top()?.kind === 'object') &&
          top()?.isBracket !== true
        ) {
          if (
            top()?.kind === 'aside' ||
            next === 'they' ||
            next === 'we' ||
            next === 'can' ||
            kindAt(at + 2) === 'verb'
          )
            frames.pop();
        }
        if (language === 'zh' && element.sign === 'comma' && hasVerb && top()?.isBracket !== true)
          [subject, subjects] = [undefined, []];
        afterPrep = undefined;
        return;
      default:
        return roleAt(element.role, at, next);
    }
  });

  function roleAt(role: Extract<Element, { kind: 'role' }>['role'], at: number, next: string): void {
    if (top()?.kind === 'aside' && role !== 'and') return;
    switch (role) {
      case 'with': {
        if (next === 'end') return;
        if (last === undefined) {
          frames.push(current === undefined ? frame('things') : frame('owned', { owner: current }));
          return;
        }
        if (!owns(last, at + 1)) {
          if (top()?.kind !== 'things') frames.push(frame('things'));
          return;
        }
        const owner = scribe.thing(last, true) ?? lastNoun;
        if (owner === undefined) return void frames.push(frame('things'));
        lastNoun = owner;
        current = owner;
        frames.push(frame('owned', { owner, isEach: last.determiner === 'each' }));
        return;
      }
      case 'has': {
        hasVerb = true;
        const isLast = next === 'end' || (next === 'comma' && language === 'de');
        if (isLast && top()?.kind === 'object') return;
        const isRelative = kindAt(at - 1) === 'who';
        const head = isRelative ? last : subject;
        if (isOurs) {
          leave();
          frames.push(frame('things'));
          return;
        }
        if (head === undefined || isTheirs) {
          leave();
          frames.push(
            current === undefined ? frame('things') : frame('owned', { owner: current, isEach: true }),
          );
          return;
        }
        const owner = head.sort === 'app' ? undefined : scribe.thing(head, head.sort !== 'empty');
        const others = isRelative
          ? []
          : subjects.slice(0, -1).flatMap((one) => scribe.thing(one, isSomeThing(one)) ?? []);
        leave();
        if (owner !== undefined) {
          lastNoun = owner;
          current = owner;
        }
        const isPlace = !head.isPlural && head.determiner !== 'each' && !owns(head, at + 1);
        frames.push(
          owner === undefined || isPlace ? frame('things') : frame('owned', { owner, others, isEach: true }),
        );
        return;
      }
      case 'there':
      case 'manage':
        hasVerb = true;
        if (next === 'end' || next === 'comma') {
          for (const phrase of pending) if (isSomeThing(phrase) && !isSetting(phrase)) settle(phrase, true);
          pending.length = 0;
          return;
        }
        if (language === 'zh' && next === 'colon') last = undefined;
        if (top()?.kind === 'things' && role === 'manage') return;
        if (
          language === 'zh' &&
          !isOurs &&
          subjects.length > 0 &&
          itemsFrom(at + 1)[0]?.phrase.sort === 'attribute'
        ) {
          roleAt('has', at, next);
          return;
        }
        leave();
        frames.push(frame('things'));
        afterPrep = undefined;
        return;
      case 'prep':
        afterPrep = 'prep';
        return;
      case 'per':
        afterPrep = 'per';
        return;
      case 'of':
      case 'ofThe':
        if (kindAt(at - 1) !== 'manage' && kindAt(at - 1) !== 'there') afterPrep = 'of';
        return;
      case 'belongs':
        hasVerb = true;
        afterPrep = 'belongs';
        return;
      case 'can':
        hasVerb = true;
        if (language === 'de' && elements.at(-1)?.kind === 'role' && kindAt(elements.length - 1) === 'has')
          roleAt('has', at, next);
        return;
      case 'not':
        if (/^(?:comma|and|end)$/u.test(kindAt(at - 1)) && next === 'phrase') frames.push(frame('aside'));
        return;
      case 'is':
        hasVerb = true;
        // "We are an association": it isn't what is kept.
        if (isOurs && top()?.isBracket !== true) frames.push(frame('aside'));
        return;
      case 'if':
        frames.push(frame('aside'));
        return;
      case 'we':
        isOurs = true;
        isTheirs = false;
        return;
      case 'they':
        if (top()?.kind !== 'owned') isTheirs = subject === undefined;
        return;
      default:
    }
  }

  const stated = hasStates && current === focus ? pending.at(-1) : undefined;
  if (stated && !hasVerb && stated.sort !== 'attribute') settle(stated, true);
  if (hasVerb)
    for (const phrase of pending) if (phrase.sort === 'thing' && phrase.isPlural) settle(phrase, true);
  if (!hasVerb && pending.length > 0) {
    const isFirst = notebook.entities().length === 0 && focus === undefined;
    for (const [at, phrase] of pending.entries()) {
      const isListed = pending.length > 1;
      const isSure =
        isSomeThing(phrase) &&
        (phrase.isPlural ||
          (isListed && !(isFirst && at === 0 && (isSetting(phrase) || language !== 'zh'))) ||
          (!isFirst && at === 0 && phrase.sort === 'thing' && !isSetting(phrase)));
      if (isSure && phrase.sort !== 'attribute') settle(phrase, true);
    }
  }
  return current;
}
