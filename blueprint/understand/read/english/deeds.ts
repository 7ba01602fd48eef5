import type { Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { categoryOf } from '../../ontology/index.ts';
import type { Notebook } from '../../notebook.ts';
import { EVENTS, MAKING } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import { type Item, type Judge, readList, wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import type { Scribe } from './scribe.ts';
import { headOf, OFTEN_THINGS } from './sorts.ts';
import type { Verb } from './verbs.ts';

// What things do with each other: who books a court makes a booking of it.

/** What is spoken of. */
export interface Talk {
  /** The thing that was named last. */
  focus?: string | undefined;
  /** A first phrase that only says what the app is about. */
  title?: NounPhrase | undefined;
  /** What the clause before is about: a list may follow it after "in one of two rounds:". */
  topic?: string | undefined;
}
interface Reading {
  lexicon: Lexicon;
  notebook: Notebook;
  judge: Judge;
  talk: Talk;
  give: Scribe['give'];
  keep(items: readonly Item[]): string[];
  see(noun: string): string;
  describes(items: readonly Item[]): boolean;
}
export interface Deeds {
  /** What a life that names no owner is said of: rather a request than who made it. */
  ownerOfLife(noun: string, seen: readonly string[]): string;
  /** @returns the thing that something is done with */
  act(subjects: readonly string[], verb: Verb, objects: readonly Item[], last: Span): string | undefined;
  withoutObject(units: readonly Unit[], verb: Verb, subjects: readonly string[], from: number): number;
}

const PEOPLE = /^(?:person|organisation)$/;
/** Who does these to a happening takes part in it. */
const JOINING = /^(?:sign up|register|rsvp|enrol|enroll|vote|review|rate|apply|borrow|subscribe)$/;
const GIVING = /^(?:pledge|donate|bid)$/;
const GIVERS = /(?:^| )(?:donor|donator|benefactor|patron|supporter|well-wisher)$/;
const ASSIGNING = /^(?:assign|put|link|attach|allocate|add|move|connect|place)$/;

export function deedsFor({ lexicon, notebook, judge, talk, give, keep, see, describes }: Reading): Deeds {
  const isPerson = (noun: string) =>
    PEOPLE.test(lexicon.thing(noun)?.category ?? lexicon.thing(headOf(noun))?.category ?? '') ||
    /(?:er|or|ist|ee|ian)$/.test(headOf(noun));

  /** People, or a word that nothing is known of. */
  const actsLikePerson = (noun: string) => isPerson(noun) || lexicon.thing(headOf(noun)) === undefined;

  function act(
    subjects: readonly string[],
    verb: Verb,
    objects: readonly Item[],
    last: Span,
  ): string | undefined {
    // "Donors give money": a donation, as what they donate is.
    const isGift = verb.lemma === 'give' && subjects.some((subject) => GIVERS.test(subject));
    const event = isGift ? 'donation' : lookUp(EVENTS, verb.lemma);
    const made = objects.filter(
      ({ noun }) =>
        noun &&
        OFTEN_THINGS.has(headOf(noun.noun)) &&
        MAKING.has(verb.lemma) &&
        (noun.isPlural || /^an?$/.test(noun.determiner)),
    );
    for (const { noun } of made) if (noun) notebook.entity(noun.noun, noun);
    const things = keep(objects);
    const attributes = objects.length > 0 && things.length === 0;
    // "Backers pledge an amount": of the pledge, and not of the backer.
    if (attributes && event !== undefined && (isGift || GIVING.test(verb.lemma))) {
      const given = notebook.entity(event, last);
      for (const subject of subjects) notebook.relation({ from: given, to: subject, many: false }, last);
      give(given, objects, false);
      see(given);
      return given;
    }
    if (attributes) return undefined;
    for (const subject of subjects)
      for (const thing of things) {
        // "Members pay a yearly fee": the fee is paid, and there is no payment beside it.
        const ending = verb.lemma === 'pay' ? categoryOf(headOf(thing)) : undefined;
        const category = lexicon.thing(thing)?.category ?? ending ?? '';
        const isEvent =
          event !== undefined &&
          (JOINING.test(verb.lemma) || !/^(?:booking|document|money|event|message|task)$/.test(category)) &&
          !thing.endsWith(event);
        if (isEvent && actsLikePerson(subject)) {
          const made = notebook.entity(event, last);
          notebook.relation({ from: made, to: thing, many: false }, last);
          notebook.relation({ from: made, to: subject, many: false }, last);
          see(made);
        } else if (MAKING.has(verb.lemma) || event !== undefined) {
          if (isPerson(subject) && !(isPerson(thing) && /^(?:manage|have|see)$/.test(verb.lemma)))
            notebook.relation({ from: thing, to: subject, many: false }, last);
        } else if (ASSIGNING.test(verb.lemma) && isPerson(thing) && talk.focus !== undefined)
          notebook.relation({ from: talk.focus, to: thing, many: false }, last);
      }
    return things.at(-1);
  }

  /** "They book online", "traders apply with a name and a photo", "want: a list". */
  function withoutObject(
    units: readonly Unit[],
    verb: Verb,
    subjects: readonly string[],
    from: number,
  ): number {
    const subject = subjects.at(-1);
    const event = verb.isNegated ? undefined : lookUp(EVENTS, verb.lemma);
    const unit = units[from - 1];
    if (event !== undefined && subject !== undefined && unit && !verb.isPassive && actsLikePerson(subject)) {
      // Where rentals are kept, those who book online make rentals.
      const kept =
        lexicon.thing(event)?.category === 'booking'
          ? notebook.entities().find((noun) => lexicon.thing(noun)?.category === 'booking')
          : undefined;
      const made = notebook.entity(kept ?? event, unit);
      notebook.relation({ from: made, to: subject, many: false }, unit);
      talk.focus = made;
    }
    if (!/^(?:with|giving)$/.test(wordAt(units, from)?.lower ?? '')) return from;
    const { items, next } = readList(units, from + 1, judge, 'parts');
    const owner = event === undefined ? subject : talk.focus;
    if (owner === undefined || items.length < 2 || !describes(items)) return from;
    give(owner, items, false);
    return next;
  }

  const ownerOfLife = (noun: string, seen: readonly string[]): string =>
    isPerson(noun) ? ([...seen].reverse().find((one) => !isPerson(one) && !isPlace(one)) ?? noun) : noun;
  const isPlace = (noun: string) => /^(?:place|organisation)$/.test(lexicon.thing(noun)?.category ?? '');

  return { act, ownerOfLife, withoutObject };
}
