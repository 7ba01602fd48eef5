import { inNominative, isPersonal, isSomeThing, isThing } from './ahead.ts';
import { type Frame, frame } from './frames.ts';
import type { Phrase } from './phrase.ts';
import { isJoining, isLending, isManyOrOne, isUnsettled, type Reading, settle } from './state.ts';

// Reads a noun: a thing of a list, what something has, or what somebody does something with.

/** Things that are done or made, and so refer to who does them. */
const MADE = /^(?:booking|money|document|task|message|work|event|health|measurement|learning)$/u;

/** Sorts of things that are kept where somebody does something with them. */
const KEPT = /^(?:person|document|event|booking|organisation)$/u;

const WEEKDAYS =
  /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|(?:mon|diens|donners|frei|sams|sonn)tage?|mittwoche?)$/iu;
/** Before what there is none of. */
const WITHOUT = /^(?:ohne|sin|sans|بدون|دون|بلا)$/u;

export function nounReaderFor(reading: Reading) {
  const { vocabulary, notebook, scribe, frames, state } = reading;
  const { language } = vocabulary;
  const singularOf = (label: string) => vocabulary.grammar.singular(label);
  const { kindAt, follows, itemsFrom, owns, isClause, isSetting } = reading.ahead;

  const isMostlyGiven = (items: readonly { phrase: Phrase; next: string }[]) =>
    !/^(?:colon|with|open)$/u.test(items[0]?.next ?? 'colon') &&
    items.filter((one) => !isThing(one.phrase)).length * 2 >= items.length;

  /** "Boote und Kanus haben …", and not "Boote haben einen Namen, und Buchungen haben …". */
  const isBesideSubject = (at: number): boolean => {
    const { elements } = reading;
    const from = elements.findLastIndex(
      (one, index) => index < at && one.kind === 'phrase' && one.phrase === state.subject,
    );
    const between = from < 0 ? [] : elements.slice(from, at);
    return (
      from >= 0 &&
      between.every(
        (one) => one.kind === 'phrase' || one.kind === 'sign' || (one.kind === 'role' && one.role === 'and'),
      )
    );
  };

  /** "Un outil pour les sorties : date, lieu": several of something, before a list of what each of them has. */
  const isToldOf = (phrase: Phrase, at: number): boolean => {
    if (/^(?:zh|ar)$/u.test(language) || kindAt(at + 1) !== 'colon' || !phrase.isPlural) return false;
    const items = itemsFrom(at + 2);
    return items[0]?.phrase.sort === 'attribute' && isMostlyGiven(items) && items.length > 1;
  };

  /** People whom nobody knows, who do something. */
  const isDoer = ({ sort, category, isPlural, determiner }: Phrase) =>
    sort === 'unknown' &&
    category !== undefined &&
    (category === 'person' || (isPlural && KEPT.test(category))) &&
    (language === 'zh' ||
      (language === 'de' && determiner === undefined) ||
      isPlural ||
      determiner === 'a' ||
      determiner === 'each');

  /** "案件编号": whose field it is stands in its name. */
  function namedIn({ label, start }: Phrase): string | undefined {
    if (language !== 'zh') return undefined;
    const lead = Array.from(label, (_, at) => label.slice(0, label.length - at)).find(
      (part) => part.length > 1 && part !== label && vocabulary.thing(part)?.isWhole === true,
    );
    if (lead === undefined || !vocabulary.attribute(label.slice(lead.length))?.isWhole) return undefined;
    const noun = notebook.entity(lead, { start, end: start + lead.length });
    scribe.mark(noun, start);
    state.lastNoun = noun;
    state.current = noun;
    return noun;
  }

  function item(phrase: Phrase, at: number): void {
    const next = kindAt(at + 1);
    if (/^(?:with|colon|has)$/u.test(next) && !owns(phrase, at + 2)) return;
    if (
      isSetting(phrase) &&
      frames.size() === 1 &&
      notebook.entities().length === 0 &&
      (/^(?:end|comma|verb|prep|who|phrase|not|they)$/u.test(next) ||
        (next === 'and' && /^(?:manage|we|verb)$/u.test(kindAt(at + 2)))) &&
      language !== 'zh'
    )
      return;
    if (phrase.sort === 'attribute' && !scribe.isKept(phrase)) {
      const owner = state.lastNoun ?? namedIn(phrase);
      if (owner !== undefined && next !== 'open') scribe.give(owner, phrase);
      return;
    }
    const whose = reading.elements[at + 2];
    // "Les photos des animaux": pictures of what is kept are fields of it.
    if (
      phrase.type === 'image' &&
      phrase.isPlural &&
      /^(?:of|ofThe)$/u.test(next) &&
      whose?.kind === 'phrase' &&
      whose.phrase.isPlural &&
      whose.phrase.sort === 'thing'
    ) {
      const owner = settle(reading, whose.phrase, true);
      if (owner !== undefined)
        notebook.field({ owner, label: singularOf(phrase.label), type: 'image' }, phrase);
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
    const noun = settle(reading, phrase, isSure);
    if (noun !== undefined) state.lends?.lent.push(noun);
  }

  /** What is booked or lent is kept, though nobody knows it. */
  const isLent = (phrase: Phrase, event: string, isFor = false): boolean =>
    isUnsettled(phrase) &&
    (isManyOrOne(phrase) || language === 'zh' || language === 'ar') &&
    (isLending(event, vocabulary) ||
      (isFor && language !== 'ar' && language !== 'zh' && isJoining(event, vocabulary)));

  function object(phrase: Phrase, around: Frame, isFor = false): void {
    const { owner, event, made: done } = around;
    // "Kunden buchen Termine bei einem Tätowierer": it is the appointment that somebody else is of.
    const isOther = phrase.category === 'person' || (event !== undefined && isLent(phrase, event));
    if (done !== undefined && isOther && isManyOrOne(phrase)) {
      scribe.link(done, settle(reading, { ...phrase, isJudged: phrase.isJudged ?? true }, true), phrase);
      return;
    }
    if (event !== undefined && owner !== undefined && isLent(phrase, event, isFor)) {
      const lent = settle(reading, { ...phrase, isJudged: true }, true);
      const made = notebook.entity(event, phrase);
      state.made = made;
      scribe.mark(made, phrase.start);
      scribe.link(made, owner, phrase);
      scribe.link(made, lent, phrase);
      return;
    }
    if (event !== undefined && owner !== undefined && phrase.sort !== 'thing' && phrase.sort !== 'both') {
      // Whoever writes down a thing makes no other by it; in Chinese only what is one can be told from a rest.
      const isMade = phrase.sort === 'unknown' && (phrase.isJudged === true) === (language === 'zh');
      if (phrase.sort !== 'attribute' && !isMade) return;
      const made = notebook.entity(event, phrase);
      state.made = made;
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
    // "Los vecinos reservan la pista": of the only one each time is kept that it is taken.
    const isOnly = phrase.determiner === 'the' && !phrase.isPlural && phrase.sort === 'thing';
    if (event !== undefined && owner !== undefined && isOnly && !scribe.isKept(phrase)) {
      if (isLending(event, vocabulary) && /^(?:place|asset|vehicle)$/u.test(phrase.category ?? '')) {
        const made = notebook.entity(event, phrase);
        state.made = made;
        scribe.mark(made, phrase.start);
        scribe.link(made, owner, phrase);
        return;
      }
    }
    // A person or a paper that nobody knows is kept as well as one that is known.
    const isLikely = phrase.sort === 'unknown' && phrase.category !== undefined && KEPT.test(phrase.category);
    const isSure =
      (isThing(phrase) ||
        (isLikely &&
          (phrase.isPlural ||
            language === 'zh' ||
            (phrase.category === 'person' && phrase.determiner === 'a')))) &&
      (phrase.isPlural || phrase.determiner !== 'the' || language === 'zh' || language === 'ar');
    const isTheirObject =
      phrase.sort === 'both' &&
      owner !== undefined &&
      phrase.thing !== undefined &&
      MADE.test(phrase.thing.category);
    const noun = settle(reading, phrase, isSure && (phrase.sort === 'thing' || isLikely || isTheirObject));
    if (noun === undefined || owner === undefined || noun === owner) return;
    const isMade = /^(?:booking|money)$/u.test(phrase.thing?.category ?? '');
    if (event !== undefined && isMade) around.made = noun;
    if (event !== undefined && !isMade && isThing(phrase)) {
      const made = notebook.entity(event, phrase);
      state.made = made;
      scribe.mark(made, phrase.start - 1);
      scribe.link(made, owner, phrase);
      scribe.link(made, noun, phrase);
      return;
    }
    if (isSure || scribe.isKept(phrase)) scribe.link(noun, owner, phrase);
  }

  function phraseAt(phrase: Phrase, at: number): void {
    // "Salidas los domingos con ruta": on which day says nothing of what comes.
    const isDayOfIt = phrase.sort === 'empty' && phrase.determiner === 'the' && kindAt(at + 1) === 'with';
    if (isDayOfIt && state.last !== undefined && WEEKDAYS.test(phrase.label)) return;
    const next = follows(at);
    const before = kindAt(at - 1);
    const prep = state.afterPrep;
    state.afterPrep = undefined;
    if (frames.top()?.kind === 'aside') return;
    // "Die Aufträge meiner Schlosserei": where they are kept.
    const isPremises = phrase.determiner === 'poss' && !phrase.isPlural && phrase.category !== 'person';
    if (language === 'de' && isPremises && before === 'phrase') return;
    // "Ein Diagramm meines Fortschritts": of what it is.
    const shown = reading.elements[at - 1];
    const isShown = shown?.kind === 'phrase' && shown.phrase.sort === 'empty';
    if (language === 'de' && isShown && phrase.determiner === 'poss') return;
    // "marks in a subject (Arabic, maths)": it says what is chosen.
    if (prep === 'prep' && kindAt(at + 1) === 'values' && !scribe.isKept(phrase)) return;
    const startsClause =
      (/^(?:verb|has|is|can|belongs|not|stated)$/u.test(next) ||
        (language === 'zh' && before === 'comma' && isClause(at))) &&
      /^(?:comma|and|end|close|slash|colon|skip)$/u.test(before) &&
      !(language === 'de' && next === 'has' && kindAt(at + 2) === 'end') &&
      frames.top()?.isBracket !== true;
    if (startsClause) frames.leave();
    const frameNow = startsClause ? undefined : frames.top();

    // "Las viviendas y el propietario de cada una": it belongs to what was named last.
    const behind = reading.elements[at + 1];
    const isOfEachOne =
      behind?.kind === 'role' &&
      /^de (?:cada un[oa]|chacune?)$/u.test(behind.said ?? '') &&
      /^(?:comma|and|end|close|with)$/u.test(kindAt(at + 2)) &&
      state.lastNoun !== undefined &&
      state.lastNoun !== notebook.known(phrase.noun);
    if (isOfEachOne && state.lastNoun !== undefined) {
      scribe.give(state.lastNoun, phrase);
      state.last = phrase;
      return;
    }
    // "Of each site we want the customer, the address": all of it belongs to the site.
    const leads =
      prep !== undefined &&
      prep !== 'belongs' &&
      (phrase.determiner === 'each' || prep === 'per') &&
      isThing(phrase) &&
      frameNow === undefined &&
      state.subject === undefined &&
      state.last === undefined &&
      next !== 'colon' &&
      isMostlyGiven(itemsFrom(at + 1));
    if (leads) {
      const noun = settle(reading, phrase, true);
      if (noun !== undefined) {
        state.ofEach = noun;
        state.last = phrase;
        frames.push(frame('owned', { owner: noun, isEach: true }));
        return;
      }
    }
    // "Anzahl Gäste und Anzahl Kinder pro Buchung", "Rasse, Alter und Name des Hundes": all of it is theirs.
    const lead = reading.elements[at - 1];
    const isOfAll =
      language === 'de' &&
      (prep === 'per' || (prep === 'of' && lead?.kind === 'role' && lead.said === 'des')) &&
      phrase.sort === 'thing' &&
      !(prep === 'of' && /^(?:place|organisation)$/u.test(phrase.category ?? '')) &&
      !startsClause &&
      frameNow === undefined &&
      state.lastNoun === undefined &&
      state.pending.length > 1 &&
      state.pending.every(({ sort }) => sort === 'attribute');
    if (isOfAll) {
      const noun = settle(reading, inNominative(phrase), true);
      for (const one of state.pending) if (noun !== undefined) scribe.give(noun, one);
      state.pending.length = 0;
      [state.last, state.lastNoun] = [phrase, noun];
      return;
    }
    if (prep !== undefined && !startsClause) {
      const isRelevant = phrase.sort === 'thing';
      const { lends } = state;
      // "Prestamos taladros a los vecinos": each time somebody gets one is written down.
      const to = reading.elements[at - 1];
      const isTaker =
        phrase.category === 'person' ||
        // "A las familias"
        (phrase.category === 'organisation' && phrase.isPlural) ||
        (phrase.sort === 'unknown' &&
          (phrase.isPlural || (language === 'de' && phrase.determiner === undefined)) &&
          // "On loue un bureau à Paris"
          !(to?.kind === 'role' && to.said === 'à' && phrase.determiner === undefined) &&
          to?.kind === 'role' &&
          /^(?:al?|à|aux|an|ل)$/u.test(to.said ?? ''));
      if (lends && lends.lent.length > 0 && isTaker && prep === 'prep') {
        const made = notebook.entity(lends.event, phrase);
        scribe.link(made, settle(reading, { ...phrase, isJudged: true }, true), phrase);
        for (const lent of lends.lent) scribe.link(made, lent, phrase);
        state.last = phrase;
        state.current = made;
        return;
      }
      if (prep === 'belongs') {
        scribe.link(state.lastNoun ?? state.current, settle(reading, phrase, isThing(phrase)), phrase);
        return;
      }
      if (frameNow?.kind === 'object' && frameNow.event !== undefined) {
        const lead = reading.elements[at - 1];
        // "Ohne Anmeldung": what there is none of is not booked.
        const isAbsent = lead?.kind === 'role' && WITHOUT.test(lead.said ?? '');
        if (!isAbsent) object(phrase, frameNow, prep === 'prep');
        state.last = phrase;
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
      const wasWrapper =
        state.last !== undefined && (state.last.sort === 'app' || vocabulary.isWrapper(state.last.label));
      if (wasWrapper && isSomeThing(phrase)) {
        state.last = phrase;
        if (frameNow === undefined && (phrase.isPlural || next === 'with')) frames.push(frame('things'));
        if (phrase.isPlural || frames.top()?.kind === 'things') item(phrase, at);
        return;
      }
      const opens = next === 'with' || next === 'open' || isToldOf(phrase, at);
      // "Chaque commande est pour un client"
      const { subject } = state;
      if (
        isRelevant &&
        subject?.determiner === 'each' &&
        kindAt(at - 2) === 'is' &&
        phrase.determiner === 'a' &&
        frameNow === undefined
      ) {
        scribe.link(settle(reading, subject, true), scribe.thing(phrase, true), phrase);
        state.last = subject;
        return;
      }
      if (
        isRelevant &&
        (phrase.isPlural || phrase.determiner === 'each' || prep === 'per' || scribe.isKept(phrase))
      ) {
        // "orders of customers: product, date": the colon belongs to the orders.
        const isHeaded =
          next === 'colon' &&
          frameNow === undefined &&
          state.subject !== undefined &&
          isSomeThing(state.subject);
        if (isHeaded && state.subject) {
          const head = settle(reading, state.subject, true);
          scribe.link(head, scribe.thing(phrase, true), phrase);
          state.last = state.subject;
          return;
        }
        // "bookings between two members, with a date": the date is the booking's.
        const isBetween =
          next === 'with' &&
          phrase.category === 'person' &&
          frameNow === undefined &&
          state.last !== undefined &&
          state.last === state.pending.at(-1) &&
          isSomeThing(state.last) &&
          state.last.category !== 'person' &&
          !(prep === 'of' && isPersonal(itemsFrom(at + 2)[0]?.phrase));
        if (isBetween && state.last) {
          scribe.link(settle(reading, state.last, true), scribe.thing(phrase, phrase.isPlural), phrase);
          return;
        }
        const from = frameNow?.kind === 'owned' ? frameNow.owner : state.lastNoun;
        const isFirst = from === undefined;
        // "Bestellungen von Kunden mit Abholzeit": what follows is the order's.
        const isOfSomebody =
          prep === 'of' &&
          next === 'with' &&
          phrase.category === 'person' &&
          state.last !== undefined &&
          isThing(state.last) &&
          notebook.known(state.last.noun) === from &&
          state.last.category !== 'person' &&
          !isPersonal(itemsFrom(at + 2)[0]?.phrase);
        const isSure = phrase.isPlural || phrase.determiner === 'each' || prep === 'per';
        const noun = scribe.thing(phrase, isSure && (!isFirst || phrase.determiner === 'each'));
        scribe.link(from, noun, phrase);
        if ((opens && prep !== 'per' && !isOfSomebody) || isFirst)
          [state.last, state.lastNoun] = [phrase, noun];
        else if (from !== undefined) scribe.mark(from, phrase.end);
        return;
      }
      if (opens) state.last = phrase;
      if (prep !== 'of' && !opens) return;
      if (prep === 'of') return;
    }

    state.last = phrase;
    if (frameNow?.kind === 'things') {
      item(phrase, at);
      state.subject = phrase;
      state.subjects = [phrase];
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
        if (frames.top()?.kind !== 'things') frames.push(frame('things'));
        item(phrase, at);
        return;
      }
      if (scribe.give(frameNow.owner, phrase)) frameNow.given += 1;
      for (const other of frameNow.others) scribe.give(other, phrase);
      if (isThing(phrase) && phrase.sort === 'thing')
        state.lastNoun = notebook.known(phrase.noun) ?? state.lastNoun;
      return;
    }
    if (frameNow?.kind === 'object') {
      object(phrase, frameNow);
      return;
    }
    state.pending.push(phrase);
    state.topic ??= phrase;
    state.subjects = before === 'and' && isBesideSubject(at) ? [...state.subjects, phrase] : [phrase];
    state.subject = phrase;
    state.isTheirs = false;
    state.isOurs = false;
    if (phrase.determiner === 'each') settle(reading, phrase, phrase.sort !== 'empty');
    else if (/^(?:verb|can|has|is|belongs|who|not)$/u.test(next)) {
      const isSure =
        !isSetting(phrase) &&
        ((phrase.sort === 'thing' &&
          (phrase.isPlural ||
            next === 'has' ||
            phrase.determiner === 'a' ||
            // "Mitarbeiter" is many too.
            (language === 'de' && phrase.determiner === undefined && phrase.category === 'person') ||
            language === 'zh' ||
            language === 'ar')) ||
          (phrase.sort === 'unknown' && phrase.isPlural && phrase.determiner === 'the') ||
          isDoer(phrase));
      const noun = settle(reading, phrase, isSure && kindAt(at - 1) !== 'only');
      if (noun !== undefined && !isSetting(phrase)) {
        state.current = noun;
      }
    } else state.lastNoun = notebook.known(phrase.noun);
  }
  return phraseAt;
}
