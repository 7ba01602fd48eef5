import { ENGLISH_UNITS } from '../../words/measures.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { WRAPPERS } from '../../words/english-verbs.ts';
import { type Choice, isYesNo } from './choices/choice.ts';
import { isFieldName } from './choices/field-names.ts';
import { singular } from './inflect.ts';
import type { Item, Judge } from './lists.ts';
import type { NounPhrase } from './phrases.ts';
import { headOf, isApp, isNever, isSetting } from './sorts.ts';
import type { Survey } from './survey.ts';

// Writes down what phrases say of a thing: its fields, its choices, and what it refers to.

export interface Scribe {
  choose(owner: string, choice: Choice): void;
  /** The thing a phrase names, if it names one. */
  thingOf(noun: NounPhrase, isSure: boolean): string | undefined;
  link(from: string, item: Item): void;
  give(owner: string, items: readonly Item[], isVerbal: boolean): void;
  /** "A section (politics, sport, culture)": a choice, not a thing. */
  isChosen(item: Item): boolean;
  addAttribute(owner: string, noun: NounPhrase, item: Item): void;
  /** "A list of books": what is meant is the books. */
  unwrapped(item: Item): Item;
  /** The customer of "the customer's pile". */
  possessorOf(noun: NounPhrase): string | undefined;
}

/** "Honey kg" is a number by its unit. */
const MEASURED = new RegExp(` (?:${ENGLISH_UNITS})$`);
const RELATING = /^(?:for|by|of|per|from|to|at|in|on|between|against|about|under|into|onto|within|across)$/;

/** What is worked out isn't entered. */
const FIGURES = /^(?:total|number|average|sum|percentage)\b/;

/** Sorts of things that are kept for themselves even where they are named among fields. */
const STANDS = /^(?:person|organisation|vehicle|place)$/;
/** Of these there is a next one that is no day: a next customer, a last order. */
const LASTING = /^(?:person|organisation|vehicle|place|animal|asset|food|document|money|message)$/;

export function scribeFor(lexicon: Lexicon, notebook: Notebook, judge: Judge, survey: Survey): Scribe {
  /** "Order status: open, done" names its owner itself. */
  function choose(before: string, choice: Choice): void {
    const { values } = choice;
    if (choice.isOnlyNamed) return;
    const isAnswer = values.every((value) => /^(?:yes|no|maybe|y|n|perhaps|unclear|not sure)$/.test(value));
    const isLife = choice.isLife && !isAnswer;
    const words = choice.label.split(' ');
    const prefix = words.slice(0, -1).join(' ');
    const prefixed = prefix === '' ? undefined : notebook.known(prefix);
    const owner = prefixed ?? before;
    const label = prefixed === undefined ? choice.label : (words.at(-1) ?? '');
    if (isLife) notebook.states({ owner, values }, choice);
    const named = label !== '' && headOf(singular(label)) === headOf(owner) ? 'type' : label;
    const title = named === '' ? (isLife ? 'status' : isAnswer ? 'answer' : 'type') : singular(named);
    if (isYesNo(values)) notebook.field({ owner, label: title, type: 'boolean' }, choice);
    else notebook.field({ owner, label: title, type: 'select', options: values }, choice);
  }

  function thingOf(noun: NounPhrase, isSure: boolean): string | undefined {
    const sort = judge(noun);
    if (sort === 'empty' || isApp(noun)) return undefined;
    const known = notebook.known(noun.noun);
    if (known !== undefined) return notebook.entity(noun.noun, noun, isSure);
    if (sort === 'attribute' || isSetting(noun)) return undefined;
    return notebook.entity(noun.noun, noun, isSure);
  }

  function link(from: string, item: Item): void {
    for (const { word, to } of item.links) {
      if (!RELATING.test(word)) continue;
      if (addRange(from, word, to)) continue;
      const sort = judge(to);
      const isSure =
        sort === 'thing' &&
        (to.isPlural || word === 'between' || /^(?:each|every|a|an|one|the)$/.test(to.determiner)) &&
        /^(?:for|by|of|per|to|from|between)$/.test(word) &&
        !isSetting(to);
      const target =
        sort === 'thing' || notebook.known(to.noun) !== undefined ? thingOf(to, isSure) : undefined;
      if (target !== undefined && target !== from) notebook.relation({ from, to: target, many: false }, to);
    }
  }

  /** "From a date until a date", "from a start date to an end date". */
  function addRange(owner: string, word: string, to: NounPhrase): boolean {
    const type = lexicon.attribute(to.noun);
    if (!/^(?:from|to|until)$/.test(word) || (type !== 'date' && type !== 'dateTime')) return false;
    const isBare = /^(?:date|time|day|another)$/.test(to.noun);
    const label = isBare ? (word === 'from' ? 'from' : 'until') : to.label;
    notebook.field({ owner, label, type }, to);
    return true;
  }

  /** "Orders: customer, pickup day, product" have these, and are no kinds of them. */
  const isField = ({ noun }: Item): boolean =>
    noun !== undefined &&
    (lexicon.attribute(noun.label) !== undefined || lexicon.thing(noun.noun)?.category === 'person');

  /** "Chores (kitchen, bathroom, stairs)": kinds of them, and nothing that they have. */
  function kindsIn(items: readonly Item[]): string[] | undefined {
    const isListed = items.every(
      (item) => item.isListed && item.links.length === 0 && !item.noun?.determiner,
    );
    const values = isListed && !items.some(isField) ? valuesIn(items) : undefined;
    return values &&
      values.length > 2 &&
      values.every((value) => value.split(' ').length < 4 && !isFieldName(value))
      ? values
      : undefined;
  }

  /** "Last service", "next inspection": the day of it, also where each of them is kept. */
  const isMoment = ({ label, noun, isPlural }: NounPhrase): boolean =>
    !isPlural &&
    /^(?:last|next|previous|latest) \S+$/.test(label) &&
    lexicon.thing(headOf(noun)) !== undefined &&
    !LASTING.test(lexicon.thing(headOf(noun))?.category ?? '');

  /** Gives an owner what is said to belong to it. */
  function give(owner: string, items: readonly Item[], isVerbal: boolean): void {
    const kinds = kindsIn(items);
    if (kinds) {
      const [first = { start: 0, end: 0 }] = items;
      notebook.field(
        { owner, label: 'type', type: 'select', options: kinds },
        { start: first.start, end: items.at(-1)?.end ?? first.end },
      );
      return;
    }
    for (const raw of items) {
      const item = unwrapped(raw);
      if (item.choice) {
        choose(owner, item.choice);
        continue;
      }
      if (item.loose) {
        notebook.field({ owner, label: item.loose.label, type: item.loose.type }, item);
        continue;
      }
      const { noun } = item;
      if (!noun) continue;
      // "Guests" are a number of them, unless something is said of each.
      const isToldOf =
        noun.isPlural &&
        lexicon.thing(noun.noun) !== undefined &&
        item.has.some(({ noun: part }) => part && judge(part, true) === 'attribute');
      const sort = isToldOf ? 'thing' : judge(noun, true);
      const isThing =
        sort === 'thing' &&
        (!item.isListed ||
          lexicon.thing(noun.noun) !== undefined ||
          survey.things.has(noun.noun) ||
          notebook.known(noun.noun) !== undefined);
      if (sort === 'attribute' || isChosen(item)) addAttribute(owner, noun, item);
      else if (sort === 'empty') {
        const isNamed = item.isListed
          ? noun.label.length > 2
          : noun.label.includes(' ') && !isNever(noun.noun) && !FIGURES.test(noun.label);
        if (isNamed && noun.determiner !== 'no') addAttribute(owner, noun, item);
      } else if (noun.isPlural && (isThing || item.has.length > 0 || (isVerbal && !item.isListed))) {
        const child = notebook.entity(noun.noun, noun);
        notebook.relation({ from: child, to: owner, many: false }, noun);
        give(child, item.has, false);
        link(child, item);
      } else if (
        notebook.known(noun.noun) !== undefined ||
        survey.things.has(noun.noun) ||
        (sort === 'thing' &&
          (/^(?:a|an|one|the)$/.test(noun.determiner) ||
            STANDS.test(lexicon.thing(noun.noun)?.category ?? '')))
      ) {
        const target = notebook.entity(noun.noun, noun, sort === 'thing');
        if (target === owner) notebook.field({ owner, label: noun.label, type: 'text' }, noun);
        else if (isMoment(noun)) notebook.field({ owner, label: noun.label, type: 'date' }, noun);
        else notebook.relation({ from: owner, to: target, many: false, label: noun.label }, noun);
        give(target, item.has, false);
      } else addAttribute(owner, noun, item);
    }
  }

  /** The values that brackets list: "(in stock, sold out)"; nothing where they say what something has. */
  function valuesIn(has: readonly Item[]): string[] | undefined {
    const values = has.map(({ noun, loose, has: inner, choice }) =>
      choice ||
      inner.length > 0 ||
      (noun && judge(noun, true) === 'attribute') ||
      (noun && survey.things.has(noun.noun))
        ? undefined
        : (noun?.label ?? (loose?.type === 'text' ? loose.label : undefined)),
    );
    const found = values.filter((value) => value !== undefined);
    return has.length > 1 && found.length === has.length ? found : undefined;
  }
  const isChosen = ({ noun, has }: Item): boolean => {
    if (noun === undefined || noun.isPlural || survey.things.has(noun.noun)) return false;
    const [part] = has;
    const areKinds = has.length === 1 && part?.choice?.label === 'type' && part.isListed;
    return areKinds || valuesIn(has) !== undefined;
  };

  function addAttribute(owner: string, noun: NounPhrase, item: Item): void {
    const chosen = item.has.find((part) => part.choice)?.choice;
    if (chosen) return choose(owner, { ...chosen, label: noun.label });
    const options = valuesIn(item.has);
    const of = item.links.find(({ word }) => word === 'of' || word === 'per');
    const label =
      of && notebook.known(of.to.noun) === undefined && judge(of.to) !== 'thing'
        ? `${noun.label} ${of.word} ${of.to.label}`
        : noun.label;
    const number = /^(?:number|amount|count)$/.test(noun.noun) && of ? ('number' as const) : undefined;
    const shown = number && of ? `${noun.label} of ${of.to.label}` : label;
    const yesNo = item.isYesNo ? ('boolean' as const) : undefined;
    const measured = MEASURED.test(noun.label) ? ('number' as const) : undefined;
    const type =
      yesNo ?? number ?? lexicon.attribute(noun.label) ?? lexicon.attribute(noun.noun) ?? measured ?? 'text';
    const target = of && !number ? notebook.known(of.to.noun) : undefined;
    notebook.field(
      {
        owner: target ?? owner,
        label: shown,
        type: options ? 'select' : type,
        ...(options && { options }),
      },
      noun,
    );
  }

  function possessorOf(noun: NounPhrase): string | undefined {
    if (noun.of === undefined) return undefined;
    const isThing = lexicon.thing(noun.of) !== undefined || survey.things.has(noun.of);
    return isThing ? notebook.entity(noun.of, noun, isThing) : notebook.known(noun.of);
  }

  function unwrapped(item: Item): Item {
    const of = item.links.find(({ word }) => word === 'of');
    if (!item.noun || !of || !WRAPPERS.has(headOf(item.noun.noun))) return item;
    // "A number of books" are books, "number of books" is a figure.
    if (item.noun.noun === 'number' && item.noun.determiner !== 'a') return item;
    return { ...item, noun: of.to, links: item.links.filter((one) => one !== of) };
  }

  return { choose, thingOf, link, give, isChosen, addAttribute, unwrapped, possessorOf };
}
