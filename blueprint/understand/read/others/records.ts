import type { FieldType } from '../../../kinds.ts';
import type { Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import { type DeedLanguage, DEEDS } from '../../words/others/deeds.ts';
import { isPersonal } from './ahead.ts';
import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import { type Scribe, typeOf } from './scribe.ts';
import type { Sentence } from './sentences.ts';
import type { Vocabulary } from './vocabulary.ts';

// What is written down again and again is kept in records of its own: who, what, when and how much.

interface Place {
  vocabulary: Vocabulary;
  notebook: Notebook;
  scribe: Scribe;
  /** The nouns of a piece of the text, and what stands between them. */
  elementsIn(text: string, start: number): readonly Element[];
}

/** What stands behind a verb of noting. */
interface Noted {
  /** What is written down. */
  objects: Phrase[];
  /** Of what it is measured: "for each cow", "of the fridges". */
  targets: Phrase[];
  /** "His car with its plate": whether what is written down has what follows. */
  isHead: boolean;
  /** "How many bottles": whether questions are answered. */
  isAsked: boolean;
}

/** What is said around a verb of noting. */
interface Deed extends Noted {
  doer: Phrase | undefined;
  /** "at each check": when it is noted, and so what the record is. */
  occasion: Phrase | undefined;
  isOften: boolean;
  /** Where the objects stand. */
  clause: Span;
}

const STOPS = /^(?:verb|can|is|manage|goes|values|stated|not|as|belongs|there)$/u;
/** Letters of a clause that are looked through. */
const LONGEST = 200;
const DOERS = /^(?:person|organisation)$/u;
/** Sorts of things that are there before anything is noted of them. */
const LASTING = /^(?:person|organisation|animal|vehicle|place|asset|work|product)$/u;
/** Sorts of things on which something may be noted, and that are no record themselves. */
const NO_OCCASION = /^(?:person|organisation|animal|vehicle|place|asset|product|category|learning|event)$/u;

/** So many fields that somebody fills in are those of a record, whatever it is called. */
const LEAST = 3;

/** Where these are kept, who was there is marked on them. */
const ATTENDED: readonly string[] = ['attendance', 'registration', 'booking', 'appointment'];

const kindOf = (element: Element | undefined): string =>
  element === undefined
    ? 'end'
    : element.kind === 'role'
      ? element.role
      : element.kind === 'sign'
        ? element.sign
        : element.kind;

const blanked = (text: string, times: RegExp): string =>
  text.replace(times, (said) => ' '.repeat(said.length));

/** How often says nothing of what is noted; every letter keeps its place. */
const withoutTimes = (text: string, language: DeedLanguage): string =>
  blanked(text, new RegExp(DEEDS[language].again.source, 'giu'));

/** The phrases behind a verb, up to where another clause begins. */
function notedIn(elements: readonly Element[], language: DeedLanguage): Noted {
  const objects: Phrase[] = [];
  const targets: Phrase[] = [];
  let lead = 'none';
  let isHead = false;
  let isAsked = false;
  for (const [at, element] of elements.entries()) {
    const kind = kindOf(element);
    if (STOPS.test(kind) || (kind === 'who' && (language !== 'de' || kindOf(elements[at - 1]) === 'comma'))) {
      // "… the temperature and the boss sees it": who does something is none of what is noted.
      const last = elements[at - 1];
      const isObject = last?.kind === 'phrase' && last.phrase === objects.at(-1);
      if (kind !== 'values' && isObject && objects.length > 1) objects.pop();
      break;
    }
    if (element.kind !== 'phrase') {
      if (kind === 'if') isAsked = true;
      if (kind === 'with' && objects.length + targets.length < 2) isHead = true;
      if (/^(?:prep|per|of|ofThe)$/u.test(kind)) lead = kind;
      else if (/^(?:and|comma|or)$/u.test(kind)) lead = 'none';
      continue;
    }
    const { phrase } = element;
    // "يسجل كل سائق التاريخ": an Arabic verb stands before who does it.
    const isDoer = language === 'ar' && at < 2 && phrase.category === 'person' && lead !== 'prep';
    const isEach = phrase.determiner === 'each' && !isDoer;
    if (lead === 'per' || isEach) targets.push(phrase);
    else if (lead === 'none') objects.push(phrase);
    else if (lead !== 'prep' && phrase.isPlural) targets.push(phrase);
    lead = 'none';
  }
  return { objects, targets, isHead, isAsked };
}

/** @returns what reads a sentence for what is noted in it, when all things are known */
export function recordsReaderFor(
  language: DeedLanguage,
  { vocabulary, notebook, scribe, elementsIn }: Place,
) {
  const deeds = DEEDS[language];
  const conceptOf = (noun: string) => vocabulary.thing(noun)?.entry;
  const keptLike = (id: string) => notebook.entities().find((noun) => conceptOf(noun)?.id === id);

  const isMeasure = ({ sort, type, label }: Phrase): boolean =>
    (sort === 'attribute' || sort === 'both' || sort === 'empty') &&
    (type === 'number' ||
      type === 'duration' ||
      deeds.hours.test(label.toLowerCase()) ||
      deeds.levels.test(label.toLowerCase()));

  /** Who does it: named right before the verb, or right behind it where more follows. */
  function doerIn(before: readonly Element[], { objects }: Noted): Phrase | undefined {
    const isPerson = (phrase: Phrase) => DOERS.test(phrase.category ?? '');
    const [first] = objects;
    const last = before.findLast(({ kind }) => kind === 'phrase' || kind === 'sign');
    // "نادي يسجل المشتركين": who does it stands before the verb.
    const isSaidBefore = language === 'ar' && last?.kind === 'phrase';
    if (first && isPerson(first) && objects.length > 1 && !isSaidBefore) return first;
    return last?.kind === 'phrase' ? last.phrase : undefined;
  }

  /** Puts what was noted into its record, and takes it from whoever had it. */
  function give(owner: string, phrases: readonly Phrase[], named: readonly Phrase[], clause: Span): void {
    const isIn = ({ start, end }: Span) => start >= clause.start && end <= clause.end;
    const labels = new Set([...phrases, ...named].map(({ label }) => label.toLowerCase()));
    notebook.refield((fields) =>
      fields.filter(
        ({ source, label, options }) =>
          options !== undefined ||
          source.from !== 'text' ||
          !labels.has(label.toLowerCase()) ||
          !source.spans.some(isIn),
      ),
    );
    for (const phrase of phrases) {
      const type: FieldType = deeds.hours.test(phrase.label.toLowerCase()) ? 'number' : typeOf(phrase);
      notebook.field({ owner, label: phrase.label, type }, phrase);
    }
  }

  function linkAll(record: string, doer: Phrase | undefined, targets: readonly Phrase[]): void {
    const isSomebody = DOERS.test(doer?.category ?? '');
    const said = [...(doer && isSomebody ? [doer] : []), ...targets];
    const who = doer && notebook.known(doer.noun);
    // "Jeder Mitarbeiter trägt die Baustelle ein": the site is named on the record, and has no employee.
    for (const { noun } of targets) {
      const named = notebook.known(noun);
      if (named !== undefined && who !== undefined) notebook.unlink(named, who);
    }
    for (const phrase of said) {
      if (phrase.sort === 'attribute' || phrase.sort === 'empty') continue;
      scribe.link(record, scribe.thing(phrase, true), phrase);
    }
  }

  /** "At each check I note …": the occasion is the record. */
  function occasionIn(text: string, start: number): Phrase | undefined {
    const each = new RegExp(deeds.atEach.source, 'giu').exec(text);
    if (!each) return undefined;
    const from = each.index + each[0].length;
    const word = /^\p{L}+/u.exec(text.slice(from))?.[0] ?? '';
    const [element] = elementsIn(word, start + from);
    if (element?.kind !== 'phrase') return undefined;
    const { sort, category } = element.phrase;
    const isOccasion = sort !== 'empty' && sort !== 'attribute' && !NO_OCCASION.test(category ?? '');
    return isOccasion ? element.phrase : undefined;
  }

  const dated = (record: string, span: Span): void =>
    notebook.field({ owner: record, label: deeds.date, type: 'date' }, span);

  /** The record that measures go to: one that is kept already, else one named by what is done. */
  function recordOf(verb: string, span: Span): string {
    const kept = notebook.entities().find((noun) => isRecord(noun) || noun.toLowerCase() === deeds.record);
    if (kept !== undefined) return kept;
    if (!deeds.counts.test(verb)) return notebook.entity(deeds.measurement, span);
    const counted = notebook.entity(deeds.count, span);
    dated(counted, span);
    return counted;
  }

  /** What is said around a verb of noting. */
  function readDeed(sentence: Sentence, index: number, verb: string): Deed {
    const plain = withoutTimes(sentence.text, language);
    const occasion = occasionIn(plain, sentence.start);
    const behind = index + verb.length;
    const from = Math.max(behind, (occasion?.end ?? 0) - sentence.start);
    const to = Math.min(plain.length, behind + LONGEST);
    const start = sentence.start + from;
    const noted = notedIn(elementsIn(plain.slice(from, to), start), language);
    const doer = doerIn(elementsIn(plain.slice(0, index), sentence.start), noted);
    return {
      doer,
      occasion,
      objects: noted.objects.filter((phrase) => phrase !== doer),
      targets: noted.targets,
      isHead: noted.isHead,
      isAsked: noted.isAsked,
      isOften: plain !== sentence.text,
      clause: { start, end: sentence.start + to },
    };
  }

  /** Who or what has been given a field by the place where it was said. */
  const ownersOf = ({ start }: Phrase): string[] =>
    notebook
      .facts(language, undefined)
      .fields.flatMap(({ owner, source }) =>
        source.from === 'text' && source.spans.some((span) => span.start === start) ? [owner] : [],
      );
  const isOwner = (field: Phrase) => (phrase: Phrase) =>
    ownersOf(field).includes(notebook.known(phrase.noun) ?? '');
  /** Whether nothing has it but people. */
  const isOwnedByPeople = (field: Phrase): boolean =>
    ownersOf(field).every((owner) => conceptOf(owner)?.category === 'person');

  /** "Jeder Fahrer trägt Datum, Liter und Preis ein": what people write down is of a record, and of none of them. */
  function recordEntered(
    { doer, objects: [first], targets, isHead, isAsked, clause }: Deed,
    verb: string,
    fields: readonly Phrase[],
  ): string | undefined {
    const isDoer = doer?.category === 'person' && (doer.start < clause.start || language === 'ar');
    // "Notes de frais : chaque salarié déclare date, motif": what has them already is no person.
    const isElsewhere = fields.filter((one) => !isOwnedByPeople(one)).length * 2 > fields.length;
    if (!isDoer || isElsewhere) return undefined;
    const isItself = first?.sort === 'thing' && !LASTING.test(first.category ?? '');
    const isBehind = targets.every(({ start }) => start > (first?.start ?? 0));
    if (!first || isItself || isHead || isAsked || !isBehind || fields.length < 2 || fields.some(isPersonal))
      return undefined;
    // "La hora y una foto de cada entrega"
    const done = targets.find(({ sort, category }) => sort === 'thing' && !LASTING.test(category ?? ''));
    if (done) return scribe.thing(done, true);
    const kept = notebook.entities().find((noun) => isRecord(noun) || noun.toLowerCase() === deeds.record);
    if (kept !== undefined) return kept;
    // Of two, what has them may as well be told elsewhere.
    if (fields.length < LEAST) return undefined;
    return fields.some(({ type, label }) => type === 'number' && deeds.levels.test(label.toLowerCase()))
      ? recordOf(verb, first)
      : notebook.entity(deeds.entry, first);
  }

  function note(deed: Deed, verb: string, isMeasured: boolean): void {
    const { doer, occasion, objects, targets, isHead, isOften, clause } = deed;
    const keep = (record: string, fields: readonly Phrase[], others = targets) => {
      give(record, fields, others, clause);
      linkAll(record, doer, others);
    };
    const fields = objects.filter(({ sort }) => !/^(?:thing|app|empty)$/u.test(sort));
    const isSomebodys = DOERS.test(doer?.category ?? '');
    const hours = objects.find(({ label }) => deeds.hours.test(label.toLowerCase()));
    const named = objects.filter(
      ({ sort, category, isPlural }) => sort === 'thing' && !isPlural && LASTING.test(category ?? ''),
    );
    if (hours && isSomebodys)
      return keep(
        keptLike('timeEntry') ?? notebook.entity(deeds.timeEntry, hours),
        [...new Set([...fields.filter((one) => isOwnedByPeople(one) || named.some(isOwner(one))), hours])],
        [...targets, ...named],
      );
    if (occasion) {
      const record = fields.length > 1 ? scribe.thing(occasion, true, true) : undefined;
      if (record === undefined) return;
      dated(record, occasion);
      return keep(record, fields, []);
    }
    const entered = occasion ? undefined : recordEntered(deed, verb, fields);
    if (entered !== undefined) return keep(entered, fields, [...targets, ...named]);
    const measures = isHead && isSomebodys ? [] : objects.filter(isMeasure);
    const [measure] = measures;
    const [kept, ...rest] = objects;
    const isNamed = kept?.sort === 'unknown' && !LASTING.test(kept.category ?? '');
    if (measure && (isMeasured || (isOften && !isNamed))) return keep(recordOf(verb, measure), fields);
    // "Every morning we write down the milk": what is written down is what is kept.
    if (!isOften || kept === undefined || !isNamed) return;
    const record = notebook.entity(kept.noun, kept);
    dated(record, kept);
    keep(record, measures, [...targets, ...rest.filter(({ sort }) => sort === 'thing')]);
  }

  const isRecord = (noun: string) => {
    const concept = conceptOf(noun);
    return concept?.category === 'measurement' && concept.id !== 'attendance';
  };

  return (sentence: Sentence): void => {
    const text = sentence.text.toLowerCase();
    if (text.length !== sentence.text.length) return;
    const attended = deeds.attends.exec(text);
    if (attended && !ATTENDED.some((id) => keptLike(id) !== undefined)) {
      const start = sentence.start + attended.index;
      notebook.entity(deeds.attendance, { start, end: start + attended[0].length });
    }
    if (attended) return;
    const measured = new RegExp(deeds.measures.source, 'gu').exec(text);
    const noted = measured ?? new RegExp(deeds.notes.source, 'gu').exec(text);
    if (noted) note(readDeed(sentence, noted.index, noted[0]), noted[0], measured !== null);
  };
}
