import type { Facts } from '../../facts.ts';
import { WEIGHTS } from '../../words/english-weights.ts';
import { type Lexicon, lexiconFor } from '../../lexicon.ts';
import { type Notebook, notebookFor } from '../../notebook.ts';
import { DOMAINS } from '../../ontology/domains.ts';
import { readAsked } from './asked.ts';
import { choicesOf } from './choices/index.ts';
import { readerFor } from './clauses.ts';
import { collapsed } from './collapse.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { homesFor } from './homes.ts';
import { plural, singular } from './inflect.ts';
import { type Unit, unitsOf } from './phrases.ts';
import { nameIn } from './name.ts';
import { isApp, isSetting, judgeWith } from './sorts.ts';
import { unknownIn } from './unknown.ts';
import { stageFor } from './scene.ts';
import { type Survey, surveyOf, withLives } from './survey.ts';
import { nounsIn, retagged } from './tags.ts';
import { type Sentence, sentencesOf, tokensOf } from './tokens.ts';
import { type AllWeights, type Verdicts, verdictsOf } from './verdicts.ts';

/** Signs that stand for words, at the same length. */
const plainly = (text: string) =>
  text
    .replace(/-->/gu, '→  ')
    .replace(/[-=]>/gu, '→ ')
    .replace(/\bw\/(?!o)/giu, 'w ')
    .replace(/[’‘]/gu, "'")
    .replace(/(?<=[\s(:,/])['"“”](?=\p{L})|(?<=\p{L})['"“”](?=[\s),.;:/]|$)/gu, ' ')
    .replace(/\bkeep(?:ing)? (?:track|a (?:list|record|log)|records|an eye) (?:of|on)\b/giu, (words) =>
      words.replace(
        /^(keep(?:ing)?)(.*)$/iu,
        (_, verb: string, rest: string) => verb + ' '.repeat(rest.length),
      ),
    )
    .replaceAll('[', '(')
    .replaceAll(']', ')');

/** How something is limited or opened: words of a rule, in which nothing is named that is kept. */
const IDIOMS =
  /\bwithout (?:(?:making|needing|having|creating) )?(?:an? )?(?:account|log-?in|registration|password)s?\b|\bno (?:log-?ins?|accounts?|sign-?in|registration|password)(?: (?:needed|required|necessary))?\b|\bwithout (?:logging|signing) in\b|\b(?:at|on|for|in|during) the same (?:time|moment|hour|day|date|slot|period)s?\b|\b(?:max(?:imum)?\.?|at most|no more than|not more than|up to|limited to|only) (?:of )?\d+(?: (?:people|persons?|pax)\b)?/giu;
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

/** So few nouns are taken as they are read. */
const FEW = 5;

interface Prepared {
  chunked: readonly { units: readonly Unit[]; sentence: Sentence }[];
  survey: Survey;
}

/** The sentences as tagged phrases, with what they say of their nouns as a whole. */
function prepare(text: string, lexicon: Lexicon): Prepared {
  const knows = {
    attribute: (words: string) =>
      lexicon.attribute(words) !== undefined || lexicon.attribute(singular(words)) !== undefined,
    thing: (words: string) =>
      lexicon.thing(words) !== undefined || lexicon.thing(singular(words)) !== undefined,
  };
  const sentences = sentencesOf(withoutTitle(plainly(text), (noun) => lexicon.thing(noun) !== undefined));
  const tagged = sentences.map((sentence) => ({ tokens: tokensOf(withoutIdioms(sentence)), sentence }));
  const nouns = nounsIn(tagged.map(({ tokens }) => tokens));
  const split = tagged.map(({ tokens, sentence }) => ({
    units: unitsOf(retagged(tokens, lexicon, nouns), choicesOf(sentence, knows), lexicon, nouns),
    sentence,
  }));
  const survey = surveyOf(
    split.map(({ units }) => units),
    (noun) => lexicon.attribute(noun) !== undefined,
  );
  const chunked = split.map(({ units, sentence }) => ({ units: withLives(units, survey.living), sentence }));
  return { chunked, survey };
}

/** Reads clause by clause. */
function readClauses({ chunked, survey }: Prepared, lexicon: Lexicon, verdicts?: Verdicts): Notebook {
  const notebook = notebookFor(lexicon, { plural }, (compound, noun) => compound.endsWith(` ${noun}`));
  const reader = readerFor(lexicon, notebook, survey, verdicts);
  for (const { units, sentence } of chunked) reader.read(units, sentence);
  reader.finish();
  return notebook;
}

/** Each thing under one name. */
function renamed({ chunked, survey }: Prepared, { nameOf }: Verdicts): Prepared {
  return {
    survey,
    chunked: chunked.map(({ sentence, units }) => ({
      sentence,
      units: units.map((unit) => (unit.type === 'noun' ? { ...unit, noun: nameOf(unit.noun) } : unit)),
    })),
  };
}

const evidenceFor = (prepared: Prepared, lexicon: Lexicon): Evidence[] =>
  evidenceOf(
    prepared.chunked.map(({ units }) => units),
    readClauses(prepared, lexicon).facts('en', undefined),
    lexicon,
    prepared.survey,
  );

/** The signs by which each noun of a description is judged. */
export function evidenceIn(text: string): Evidence[] {
  const lexicon = lexiconFor('en');
  return evidenceFor(prepare(text, lexicon), lexicon);
}

/** What an English description says. */
export const readEnglish = (text: string): Facts => readWeighing(text, WEIGHTS);

/** The same by other weights. It is read twice: first to weigh which nouns are things, then with that known. */
export function readWeighing(text: string, weights: AllWeights): Facts {
  const lexicon = lexiconFor('en');
  const prepared = prepare(text, lexicon);
  const evidence = evidenceFor(prepared, lexicon);
  const isKnown = (noun: string) => lexicon.thing(noun) !== undefined;
  const weighed = verdictsOf(evidence, weights.things, isKnown);
  const verdicts = evidence.length < FEW || weighed.things.length === 0 ? undefined : weighed;
  const { chunked, survey } = verdicts ? renamed(prepared, verdicts) : prepared;
  const notebook = readClauses({ chunked, survey }, lexicon, verdicts);
  for (const unit of chunked.flatMap(({ units }) => units))
    if (
      unit.type === 'noun' &&
      unit.determiner !== 'no' &&
      verdicts?.isSurely(unit.noun) &&
      !isApp(unit) &&
      !isSetting(unit) &&
      !notebook.entities().includes(notebook.known(unit.noun) ?? '')
    )
      notebook.entity(unit.noun, unit);

  const { entities } = notebook.facts('en', undefined);
  notebook.rehome(homesFor(entities, text, lexicon));
  const stage = stageFor(notebook, lexicon);
  for (const { units, sentence } of chunked) readAsked(stage.scene(sentence, units));
  const facts = collapsed(notebook.facts('en', nameIn(text)), text);
  const units = chunked.map((sentence) => sentence.units);
  return { ...facts, unknown: unknownIn(units, facts, judgeWith(lexicon, survey.things)) };
}
