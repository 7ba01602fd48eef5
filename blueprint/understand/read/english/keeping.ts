import type { Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { ROLE_WORDS } from '../../words/english-roles.ts';
import type { Choice } from './choices/choice.ts';
import type { Talk } from './deeds.ts';
import type { Item, Judge } from './lists.ts';
import type { Scribe } from './scribe.ts';
import { isApp, isSetting, subjectOfApp } from './sorts.ts';
import type { Survey } from './survey.ts';

// What a description keeps: the things that its lists and subjects name.

interface Keeping {
  lexicon: Lexicon;
  notebook: Notebook;
  judge: Judge;
  survey: Survey;
  talk: Talk;
  scribe: Scribe;
  see(noun: string): string;
  /** Gives a choice to its owner, or keeps it until one is named. */
  settle(choice: Choice, owner: string | undefined): void;
  ownerOfLife(noun: string): string;
}
export interface Keeper {
  keep(items: readonly Item[], isSure?: boolean): string[];
  setOut(item: Item): void;
  /** @param isKept whether what is said of them is kept, whatever role they have */
  subjectsOf(items: readonly Item[], isKept?: boolean): string[];
}

export function keeperFor({
  lexicon,
  notebook,
  judge,
  survey,
  talk,
  see,
  settle,
  ownerOfLife,
  scribe: { thingOf, link, give, addAttribute, unwrapped, possessorOf },
}: Keeping): Keeper {
  /** Notes what a list names as things to keep. @returns the things */
  function keep(items: readonly Item[], isSure = true): string[] {
    const things: string[] = [];
    const hasAttributes = items.some(({ noun }) => noun && judge(noun, true) === 'attribute');
    for (const raw of items) {
      const item = unwrapped(raw);
      if (item.choice) {
        const named = things.at(-1) ?? talk.focus;
        const owner = named !== undefined && item.choice.label === '' ? ownerOfLife(named) : named;
        settle(item.choice, owner);
        continue;
      }
      const { noun } = item;
      const implied = things.at(-1) ?? talk.focus;
      if (item.loose && implied !== undefined)
        notebook.field({ owner: implied, label: item.loose.label, type: item.loose.type }, item);
      if (!noun) continue;
      if (isApp(noun) || isSetting(noun)) {
        setOut(item);
        continue;
      }
      const isPart =
        things.length > 0 &&
        !noun.isPlural &&
        noun.determiner === '' &&
        hasAttributes &&
        item.has.length === 0 &&
        notebook.known(noun.noun) === undefined;
      const isDescribed = item.has.length === 0 || item.has.every(({ choice }) => choice !== undefined);
      if (isPart || (judge(noun) === 'attribute' && notebook.known(noun.noun) === undefined && isDescribed)) {
        const of = item.links.find(({ word, to }) => /^(?:of|for|per)$/.test(word) && judge(to) === 'thing');
        const owner = of
          ? notebook.entity(of.to.noun, of.to)
          : (possessorOf(noun) ?? things.at(-1) ?? talk.focus);
        if (owner !== undefined) addAttribute(owner, noun, item);
        continue;
      }
      const isClear =
        judge(noun) === 'thing' ||
        noun.isPlural ||
        item.has.length > 0 ||
        /^(?:each|every)$/.test(noun.determiner);
      const thing =
        thingOf(noun, isSure && isClear) ??
        (item.has.length > 1 && judge(noun) === 'attribute' ? notebook.entity(noun.noun, noun) : undefined);
      if (thing === undefined) continue;
      const before = things.at(-1);
      if (
        /^(?:their|its|his|her)$/.test(noun.determiner) &&
        (before ?? talk.focus) !== undefined &&
        (before ?? talk.focus) !== thing
      )
        notebook.relation({ from: thing, to: before ?? talk.focus ?? thing, many: false }, noun);
      const possessor = possessorOf(noun);
      if (possessor !== undefined) notebook.relation({ from: thing, to: possessor, many: false }, noun);
      things.push(thing);
      see(thing);
      give(thing, item.has, false);
      link(thing, item);
    }
    return things;
  }

  /** "A salon with customers and dogs", "a tracker of books": what is to be built, and what it keeps. */
  function setOut(item: Item): void {
    const { noun } = item;
    if (!noun) return;
    const of = item.links.find(
      ({ word, to }) =>
        /^(?:of|for)$/.test(word) &&
        !isSetting(to) &&
        (to.isPlural || judge(to) === 'thing') &&
        judge(to) !== 'attribute' &&
        judge(to) !== 'empty',
    );
    const named = subjectOfApp(noun);
    const hasThings = item.has.some(
      (part) => part.noun && judge(part.noun) !== 'attribute' && part.noun.isPlural,
    );
    const main = of?.to.noun ?? (isApp(noun) ? named : undefined);
    const span: Span = of?.to ?? noun;
    if (main !== undefined && !hasThings && (of !== undefined || lexicon.thing(main) !== undefined)) {
      see(
        notebook.entity(
          main,
          span,
          of !== undefined || item.has.length > 0 || lexicon.thing(main) !== undefined,
        ),
      );
      if (talk.focus !== undefined) give(talk.focus, item.has, false);
    } else {
      if (main !== undefined && lexicon.thing(main) !== undefined && of !== undefined && of.to.isPlural)
        notebook.entity(main, span);
      keep(item.has);
    }
  }

  /** @returns the things that a clause is about */
  function subjectsOf(items: readonly Item[], isKept = false): string[] {
    const first = items[0]?.noun;
    if (items.length === 1 && first && judge(first) === 'empty')
      return /^(?:one|each|person)$/.test(first.noun) && talk.focus !== undefined ? [talk.focus] : [];
    return keep(
      items.filter(
        ({ noun, has }) =>
          !noun ||
          isKept ||
          has.length > 0 ||
          !ROLE_WORDS.has(noun.noun) ||
          survey.possessing.has(noun.noun) ||
          notebook.known(noun.noun) !== undefined,
      ),
    );
  }

  return { keep, setOut, subjectsOf };
}
