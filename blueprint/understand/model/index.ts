import type { AppLanguage } from '../../kinds.ts';
import type { Facts } from '../facts.ts';
import { checkAnswer } from './answer.ts';
import { factsOf } from './facts-of.ts';
import { openJson } from './open-json.ts';
import { sourceIn } from './spans.ts';

export { ANSWER_SCHEMA } from './answer.ts';
export { firstMessages, INSTRUCTIONS, messagesAgain, type ChatMessage } from './instructions.ts';

export interface ReadAnswer {
  facts: Facts;
  /** What the model should correct, in words for it. */
  faults: readonly string[];
}

/** Reads what a model has written so far about a description, as facts; null where that holds no JSON. */
export function answerReader(
  description: string,
  language: AppLanguage,
): (answer: string) => ReadAnswer | null {
  const source = sourceIn(description);
  return (answer) => {
    const json = openJson(answer);
    if (!json) return null;
    const checked = checkAnswer(json.value);
    const { facts, faults } = factsOf(checked.answer, language, source);
    return { facts, faults: [...checked.faults, ...faults] };
  };
}
