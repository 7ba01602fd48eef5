import type { FieldType } from '../../../kinds.ts';
import type { Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import { type DeedLanguage, DEEDS } from '../../words/others/deeds.ts';
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
  for (const [at, element] of elements.entries()) {
    const kind = kindOf(element);
    if (STOPS.test(kind) || (kind === 'who' && (language !== 'de' || kindOf(elements[at - 1]) === 'comma'))) {
      // "… the temperature and the boss sees it": who does something is none of what is noted.
      if (kind !== 'values' && kindOf(elements[at - 1]) === 'phrase' && objects.length > 1) objects.pop();
      break;
    }
    if (element.kind !== 'phrase') {
      if (/^(?:prep|per|of|ofThe)$/u.test(kind)) lead = kind;
      else if (/^(?:and|comma|or)$/u.test(kind)) lead = 'none';
      continue;
    }
    const { phrase } = element;
    const isEach = phrase.determiner === 'each';
    if (lead === 'per' || isEach) targets.push(phrase);
    else if (lead === 'none') objects.push(phrase);
    else if (lead !== 'prep' && phrase.isPlural) targets.push(phrase);
    lead = 'none';
  }
  return { objects, targets };
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
    if (first && isPerson(first) && objects.length > 1) return first;
    const last = before.findLast(({ kind }) => kind === 'phrase' || kind === 'sign');
    return last?.kind === 'phrase' ? last.phrase : undefined;
  }

  /** Puts what was noted into its record, and takes it from whoever had it. */
  function give(owner: string, phrases: readonly Phrase[], clause: Span): void {
    const isIn = ({ start, end }: Span) => start >= clause.start && end <= clause.end;
    const labels = new Set(phrases.map(({ label }) => label.toLowerCase()));
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
      isOften: plain !== sentence.text,
      clause: { start, end: sentence.start + to },
    };
  }

  function note(deed: Deed, verb: string, isMeasured: boolean): void {
    const { doer, occasion, objects, targets, isOften, clause } = deed;
    const keep = (record: string, fields: readonly Phrase[], others = targets) => {
      give(record, fields, clause);
      linkAll(record, doer, others);
    };
    const fields = objects.filter(({ sort }) => !/^(?:thing|app|empty)$/u.test(sort));
    const hours = objects.find(({ label }) => deeds.hours.test(label.toLowerCase()));
    if (hours && DOERS.test(doer?.category ?? ''))
      return keep(keptLike('timeEntry') ?? notebook.entity(deeds.timeEntry, hours), [hours]);
    if (occasion) {
      const record = fields.length > 1 ? scribe.thing(occasion, true, true) : undefined;
      if (record === undefined) return;
      dated(record, occasion);
      return keep(record, fields, []);
    }
    const measures = objects.filter(isMeasure);
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
