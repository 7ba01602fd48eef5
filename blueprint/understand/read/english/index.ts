import type { Facts } from '../../facts.ts';
import { lexiconFor } from '../../lexicon.ts';
import { notebookFor } from '../../notebook.ts';
import { DOMAINS } from '../../ontology/domains.ts';
import { readAsked } from './asked.ts';
import { choicesOf } from './choices.ts';
import { readerFor } from './clauses.ts';
import { plural, singular } from './inflect.ts';
import { unitsOf } from './phrases.ts';
import { nameIn } from './name.ts';
import { judgeWith } from './sorts.ts';
import { unknownIn } from './unknown.ts';
import { stageFor } from './scene.ts';
import { surveyOf } from './survey.ts';
import { retagged } from './tags.ts';
import { type Sentence, sentencesOf, tokensOf } from './tokens.ts';

/** Signs that stand for words, at the same length. */
const plainly = (text: string) =>
  text
    .replace(/-->/gu, '→  ')
    .replace(/[-=]>/gu, '→ ')
    .replace(/\bw\/(?!o)/giu, 'w ')
    .replace(/[’‘]/gu, "'")
    .replaceAll('[', '(')
    .replaceAll(']', ')');

/** How something is limited or opened: words of a rule, in which nothing is named that is kept. */
const IDIOMS =
  /\bwithout (?:(?:making|needing|having|creating) )?(?:an? )?(?:account|log-?in|registration|password)s?\b|\bno (?:log-?ins?|accounts?|sign-?in|registration|password)(?: (?:needed|required|necessary))?\b|\bat the same (?:time|moment|hour|day)\b|\bon the same (?:day|date)\b|\b(?:max(?:imum)?\.?|at most|no more than|not more than|up to|limited to|only) (?:of )?\d+(?: (?:people|persons?|pax)\b)?/giu;
const withoutIdioms = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.replace(IDIOMS, (words) => ' '.repeat(words.length)),
});

const TITLE = /^\s*(?:(?:an?|the|our|my) )?([\p{L}][\p{L} -]{2,40}):(?=\s)/u;
const TRADES = new Set(DOMAINS.flatMap(({ words }) => words.en));

/** "Help desk: tickets, agents" is about a help desk, and no desk has tickets: the title goes, and everything keeps its place. */
const withoutTitle = (text: string, isThing: (noun: string) => boolean) =>
  text.replace(TITLE, (all, title: string) => {
    const lower = title.toLowerCase();
    return TRADES.has(lower) && !isThing(lower) ? ' '.repeat(all.length) : all;
  });

/** What an English description says. */
export function readEnglish(text: string): Facts {
  const lexicon = lexiconFor('en');
  const notebook = notebookFor(lexicon, { plural }, (compound, noun) => compound.endsWith(` ${noun}`));
  const knows = {
    attribute: (words: string) => lexicon.attribute(words) !== undefined,
    thing: (words: string) =>
      lexicon.thing(words) !== undefined || lexicon.thing(singular(words)) !== undefined,
  };
  const sentences = sentencesOf(withoutTitle(plainly(text), (noun) => lexicon.thing(noun) !== undefined));
  const chunked = sentences.map((sentence) => ({
    units: unitsOf(retagged(tokensOf(withoutIdioms(sentence)), lexicon), choicesOf(sentence, knows), lexicon),
    sentence,
  }));
  const survey = surveyOf(
    chunked.map(({ units }) => units),
    (noun) => lexicon.attribute(noun) !== undefined,
  );
  const reader = readerFor(lexicon, notebook, survey);
  for (const { units, sentence } of chunked) reader.read(units, sentence);
  reader.finish();

  const stage = stageFor(notebook, lexicon);
  for (const { units, sentence } of chunked) readAsked(stage.scene(sentence, units));
  const facts = notebook.facts('en', nameIn(text));
  const units = chunked.map((sentence) => sentence.units);
  return { ...facts, unknown: unknownIn(units, facts, judgeWith(lexicon, survey.things)) };
}
