import type { Facts } from '../facts.ts';
import { detect } from '../language.ts';
import { lexiconFor } from '../lexicon.ts';
import { checkAnswer } from './answer.ts';
import { factsOf } from './facts-of.ts';
import { openJson } from './open-json.ts';

export { ANSWER_SCHEMA } from './answer.ts';
export { firstMessages, INSTRUCTIONS, messagesAgain, type ChatMessage } from './instructions.ts';

export interface ReadAnswer {
  facts: Facts;
  /** What the model should correct, in words for it. */
  faults: readonly string[];
}

/** Reads what a model has written so far about a description, as facts; null where that holds no JSON. */
export function answerReader(description: string): (answer: string) => ReadAnswer | null {
  const { language } = detect(description);
  const lexicon = lexiconFor(language);
  return (answer) => {
    const json = openJson(answer);
    if (!json) return null;
    const checked = checkAnswer(json.value);
    const { facts, faults } = factsOf(checked.answer, description, language, lexicon);
    return { facts, faults: [...checked.faults, ...faults] };
  };
}
