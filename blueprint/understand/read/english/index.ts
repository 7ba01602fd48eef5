import type { Facts } from '../../facts.ts';
import { lexiconFor } from '../../lexicon.ts';
import { notebookFor } from '../../notebook.ts';
import { readAsked } from './asked.ts';
import { choicesOf } from './choices.ts';
import { readerFor } from './clauses.ts';
import { plural } from './inflect.ts';
import { unitsOf } from './phrases.ts';
import { stageFor } from './scene.ts';
import { surveyOf } from './survey.ts';
import { retagged } from './tags.ts';
import { sentencesOf, tokensOf } from './tokens.ts';

/** Signs that stand for words, at the same length. */
const plainly = (text: string) =>
  text
    .replace(/-->/gu, '→  ')
    .replace(/[-=]>/gu, '→ ')
    .replace(/\bw\/(?!o)/giu, 'w ')
    .replace(/[’‘]/gu, "'");

/** What an English description says. */
export function readEnglish(text: string): Facts {
  const lexicon = lexiconFor('en');
  const notebook = notebookFor(lexicon, { plural }, (compound, noun) => compound.endsWith(` ${noun}`));
  const sentences = sentencesOf(plainly(text));
  const chunked = sentences.map((sentence) => ({
    units: unitsOf(retagged(tokensOf(sentence), lexicon), choicesOf(sentence), lexicon),
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
  return notebook.facts('en', undefined);
}
