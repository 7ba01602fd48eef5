import type { AppLanguage } from '../../kinds.ts';
import type { Facts } from '../facts.ts';
import { checkAnswer } from './answer.ts';
import { factsOf } from './facts-of.ts';
import { mendedJson, openJson } from './open-json.ts';
import { sourceIn } from './spans.ts';

export { ANSWER_SCHEMA } from './answer.ts';
export { firstMessages, INSTRUCTIONS, messagesAgain, type ChatMessage } from './instructions.ts';

export interface ReadAnswer {
  facts: Facts;
  /** What the model should correct, in words for it. */
  faults: readonly string[];
}

/**
 * Reads what a model has written about a description as facts; null where that holds no JSON. What is still being written is taken
 * as far as it is whole, and a finished answer is mended first where it is nearly JSON.
 */
export function answerReader(
  description: string,
  language: AppLanguage,
): (answer: string, isFinished?: boolean) => ReadAnswer | null {
  const source = sourceIn(description);
  return (answer, isFinished = false) => {
    const value = openJson(answer)?.value ?? (isFinished ? mendedJson(answer) : null);
    if (value === null) return null;
    const checked = checkAnswer(value);
    const { facts, faults } = factsOf(checked.answer, language, source);
    return { facts, faults: [...checked.faults, ...faults] };
  };
}
