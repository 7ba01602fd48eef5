import type { Lexicon } from '../../lexicon.ts';
import type { Weights } from '../../likelihood.ts';
import type { Span } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import type { Category } from '../../ontology/concept.ts';
import type { FieldType } from '../../../kinds.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { isPlural, singular } from './inflect.ts';
import type { Unit } from './phrases.ts';
import { type Ask, holderAmong, type Holding, holdingSigns } from './holding.ts';
import { categoryFor, headOf } from './sorts.ts';
import { type Statement, statementsOf } from './statements.ts';
import type { Sentence } from './tokens.ts';

// A sentence with the things it speaks of, when all things are known: for what is asked of them.

export interface Scene {
  lower: string;
  start: number;
  units: readonly Unit[];
  /** Who does what in it. */
  statements: readonly Statement[];
  notebook: Notebook;
  /** Whether the description as a whole speaks of people from outside, so that "everyone" isn't only everyone of a team. */
  hasOutside: boolean;
  /** The things named in the sentence, in their order. */
  mentioned: readonly { at: number; noun: string }[];
  /**
   * The thing that something is said of at a place: named nearby, or before, and fit for it.
   * @param fits how well a thing suits, from 0
   */
  pick(at: number, fits?: (noun: string) => number): string | undefined;
  /**
   * The thing that keeps what is asked for at a place, weighed by how it is spoken of and by what is known of it.
   * @param fits how well a thing suits, from 0
   */
  hold(ask: Ask, at: number, fits?: (noun: string) => number): string | undefined;
  /** Makes a thing of what the sentence only implies. @returns the noun it is known by */
  add(noun: string, span: Span): string;
  /** The thing that words name. */
  named(words: string): string | undefined;
  isPerson(noun: string): boolean;
  category(noun: string): Category | undefined;
  has(noun: string, type: RegExp, label?: RegExp): boolean;
  /** Whether a clause of the sentence is about it. */
  isSubject(noun: string): boolean;
  /** Whether the sentence speaks of one of its fields. */
  isSpokenOf(noun: string): boolean;
}

export interface Stage {
  scene(sentence: Sentence, units: readonly Unit[]): Scene;
  /** All that was asked for so far, with the things that could hold it. */
  holdings(): readonly Holding[];
}

/** Words too common to tell whose field is meant. */
const COMMON =
  /^(?:name|date|time|number|type|status|state|notes?|title|day|description|email|e-mail|mail|phone|person)$/;
/** How near a thing is that isn't named in the sentence itself. */
const BEFORE = 1.4;
const ANYWHERE = 0.2;

const OUTSIDE =
  /\b(?:public|publicly|web ?sites?|web ?pages?|home ?page|online|internet|on the web|visitors?|tourists?|citizens?|customers?|guests?|strangers?|anyone|anybody|without (?:an? |any )?(?:account|login|log-?in|logging in|signing in|sign-?in|registering)|no log-?ins?|city|town|village|parish|council|borough|community|residents|fans|spectators|readers|published|walks? past|registered (?:people|users|members))\b/i;

export function stageFor(notebook: Notebook, lexicon: Lexicon, weights: Weights, text: string): Stage {
  const holdings: Holding[] = [];
  const forms = new Map<string, string>();
  const all = [...notebook.entities()];
  const add = (form: string, noun: string) => {
    if (!forms.has(form)) forms.set(form, noun);
  };
  for (const noun of all) {
    add(noun, noun);
    for (const word of lexicon.thing(noun)?.names.en.also ?? []) add(word, noun);
  }
  for (const noun of all) add(headOf(noun), noun);
  const find = (words: string) => forms.get(words) ?? forms.get(singular(words));
  const category = (noun: string) => categoryFor(noun, lexicon);
  const has = (noun: string, type: RegExp, label = /./) =>
    notebook
      .fieldsOf(noun)
      .some((field) => type.test(field.type satisfies FieldType) && label.test(field.label));
  const hasOutside = OUTSIDE.test(text);
  let previous: string[] = [];

  return {
    holdings: () => holdings,
    scene({ text, start }, units) {
      const lower = text.toLowerCase();
      const plain = lower.replaceAll(/[^\p{L}\p{N}' -]/gu, ' ').replaceAll(/\s+/gu, ' ');
      const mentioned: { at: number; noun: string }[] = [];
      const words = [...lower.matchAll(/[\p{L}][\p{L}'-]*/gu)];
      for (let at = 0; at < words.length; at += 1) {
        const one = words[at]?.[0] ?? '';
        const two = `${one} ${words[at + 1]?.[0] ?? ''}`;
        const noun = find(two) ?? find(one.replace(/'s?$/, ''));
        if (noun !== undefined) mentioned.push({ at: words[at]?.index ?? 0, noun });
        if (find(two) !== undefined) at += 1;
      }
      const before = previous;
      if (mentioned.length > 0) previous = [...new Set(mentioned.map(({ noun }) => noun).reverse())];
      const isSpokenOf = (noun: string) =>
        notebook
          .fieldsOf(noun)
          .some(
            ({ label }) =>
              !COMMON.test(label) &&
              label.length > 2 &&
              !label.split(' ').some((word) => forms.has(word)) &&
              ` ${plain} `.includes(` ${label.toLowerCase()} `),
          );
      const statements = statementsOf(units, lower, start);
      const subjects = new Set(
        statements
          .flatMap(({ who, verb, objects }) => (verb.isPassive && who.length === 0 ? objects : who))
          .flatMap((phrase) => find(phrase.noun) ?? find(headOf(phrase.noun)) ?? []),
      );
      const isPerson = (noun: string) =>
        /^(?:person|organisation)$/.test(category(noun) ?? '') ||
        (category(noun) === undefined && (isPlural(noun) || ACTORS.has(headOf(noun))));
      const near = (noun: string, at: number): number => {
        const distances = mentioned.filter((one) => one.noun === noun).map((one) => Math.abs(one.at - at));
        if (distances.length > 0) return 2 - Math.min(...distances) / 100;
        const place = before.indexOf(noun);
        return place >= 0 ? BEFORE - place * 0.1 : ANYWHERE;
      };
      /** All things, the likeliest first. */
      const rankedBy = (at: number, fits: (noun: string) => number): string[] =>
        all
          .map((noun, index) => ({
            noun,
            value: near(noun, at) + fits(noun) + (isSpokenOf(noun) ? 0.6 : 0) - index * 0.01,
          }))
          .sort((one, other) => other.value - one.value)
          .map(({ noun }) => noun);
      return {
        lower,
        start,
        units,
        statements,
        hasOutside,
        isSubject: (noun) => subjects.has(noun),
        notebook,
        mentioned,
        category,
        has,
        isSpokenOf,
        isPerson,
        hold(ask, at, fits = () => 0) {
          const spoken = { lower, mentioned, before, all, category, isPerson, isSpokenOf, notebook };
          const order = rankedBy(at, fits);
          const candidates = order.map((noun, rank) => ({
            noun,
            signs: holdingSigns(ask, noun, at, { ...spoken, isSubject: subjects.has(noun), rank }),
          }));
          holdings.push({ ask, candidates });
          return holderAmong(ask, candidates, weights);
        },
        pick: (at, fits = () => 0) => rankedBy(at, fits)[0],
        add(noun, span) {
          const known = notebook.entity(noun, span);
          if (!all.includes(known)) all.push(known);
          add(known, known);
          return known;
        },
        named: (part) => {
          const found = part.split(/[^\p{L}'-]+/u);
          return found
            .map((word, at) => find(`${word} ${found[at + 1] ?? ''}`) ?? find(word))
            .find((noun) => noun !== undefined);
        },
      };
    },
  };
}
