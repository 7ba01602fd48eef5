import type { Facts, Question } from './facts.ts';

/** What is still to be asked: at most three questions. */
export function questionsOf(_facts: Facts): readonly Question[] {
  return [];
}

/** The facts with an answer, in place of the one that was given before. */
export function answer(facts: Facts, question: string, given: string): Facts {
  return { ...facts, answers: { ...facts.answers, [question]: given } };
}
