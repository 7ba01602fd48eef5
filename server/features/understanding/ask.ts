import { type ChatMessage, messagesAgain } from '#blueprint/understand/model/index.ts';
import { MODEL } from '#contract/core/limits.ts';
import type { Budget, Reader } from './budget.ts';
import { type Chat, ModelError, mostTokens } from './chat.ts';

export interface Asker {
  chat: Chat;
  budget: Budget;
  reader: Reader;
  signal: AbortSignal;
}
interface ReadAnswer<T> {
  value: T;
  /** How much it says; of nothing nothing can be made. */
  size: number;
  /** What the model should correct, in words for it. */
  faults: readonly string[];
}
interface Question<T> {
  messages: readonly ChatMessage[];
  /** The JSON schema of the answer, for servers that make a model keep to it. */
  schema: object;
  /** What a finished answer says; null where it is not valid. */
  read: (answer: string) => Promise<ReadAnswer<T> | null>;
  onText?: (soFar: string) => void;
}

/**
 * Asks, and asks again with the faults named; of several faulty answers the one that says most stands.
 * @throws ModelError where no answer came or none could be used, and the signal's reason once that is aborted
 */
export async function askModel<T>(
  { chat, budget, reader, signal }: Asker,
  question: Question<T>,
): Promise<T> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(MODEL.longest)]);
  let best: ReadAnswer<T> | null = null;
  let { messages } = question;
  let failure = new ModelError('unreadable', 'no valid answer');

  for (let tries = 0; tries < MODEL.tries; tries += 1) {
    const giveBack = await budget.setAside(reader, mostTokens(messages));
    if (!giveBack) {
      failure = new ModelError('limit', 'the tokens of the day are used');
      break;
    }
    let written = '';
    let used: number | undefined;
    try {
      const answer = await chat(messages, question.schema, either, (soFar) => {
        written = soFar;
        question.onText?.(soFar);
      });
      written = answer.text;
      used = answer.tokens;
    } catch (error) {
      if (signal.aborted) throw error;
      failure = error instanceof ModelError ? error : new ModelError('slow', 'the answer took too long');
    } finally {
      // Of a broken-off answer nobody says what it took.
      await giveBack(used ?? mostTokens(messages) - MODEL.answerTokens + Math.ceil(written.length / 3));
    }
    const found = await question.read(written);
    if (found && found.size > 0 && (!best || found.size > best.size)) best = found;
    if (used === undefined) break;
    if (found && found.faults.length === 0) return found.value;
    const faults = found?.faults ?? ['The answer is not valid JSON.'];
    messages = messagesAgain(question.messages, written, faults);
  }
  if (!best) throw failure;
  return best.value;
}
