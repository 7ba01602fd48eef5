import type { AppLanguage } from '#blueprint/kinds.ts';
import type { Facts } from '#blueprint/understand/facts.ts';
import { answerReader, firstMessages, messagesAgain } from '#blueprint/understand/model/index.ts';
import { isNothing } from '#blueprint/understand/nothing.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import type { Reading, ReadingFault } from '#contract/builder/readings.ts';
import { MODEL } from '#contract/core/limits.ts';
import type { Understander } from '../projects/understanding.ts';
import type { Budget, Reader } from './budget.ts';
import { type Chat, ModelError, mostTokens } from './chat.ts';

export interface ReadOptions {
  chat: Chat;
  understander: Understander;
  budget: Budget;
  reader: Reader;
  description: string;
  signal: AbortSignal;
  onFacts: (facts: Facts) => void;
  /** What went wrong at the model's, for the log. */
  onFault: (error: ModelError) => void;
}

const sizeOf = ({ entities, fields, relations, states, rules, roles, access, pages }: Facts): number =>
  [entities, fields, relations, states, rules, roles, access, pages].reduce(
    (sum, list) => sum + list.length,
    0,
  );

/** Characters after which an unfinished answer is looked at again, more of a long one. */
const STEP = 100;

/**
 * Reads a description with the model, and with the rules what it left out; by the rules alone where it gives no answer.
 * @throws the signal's reason once that is aborted
 */
export async function readWithModel(options: ReadOptions): Promise<Reading> {
  const { understander, description, signal, onFault } = options;
  const offline = await understander.understand(description);
  const byRules = (fault: ReadingFault | null): Reading => ({ ...offline, by: 'rules', fault });
  if (isNothing(description)) return byRules(null);
  try {
    const facts = await askFor(options, offline.facts.language);
    const reading = await understander.understand(description, facts);
    const { error } = blueprintSchema.safeParse(reading.blueprint);
    if (error) throw new ModelError('unreadable', 'its facts make no valid app');
    return { ...reading, by: 'model', fault: null };
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError)) throw error;
    onFault(error);
    return byRules(error.fault);
  }
}

/** Asks, and asks again with the faults named; of several faulty answers the one with the most valid facts stands. */
async function askFor(
  { chat, budget, reader, description, signal, onFacts }: ReadOptions,
  language: AppLanguage,
): Promise<Facts> {
  const whole = AbortSignal.timeout(MODEL.longest);
  const either = AbortSignal.any([signal, whole]);
  const read = answerReader(description, language);
  let best: Facts | null = null;
  let shown = 0;
  let messages = firstMessages(description);
  let failure = new ModelError('unreadable', 'no valid answer');

  for (let tries = 0; tries < MODEL.tries; tries += 1) {
    const giveBack = await budget.setAside(reader, mostTokens(messages));
    if (!giveBack) {
      failure = new ModelError('limit', 'the tokens of the day are used');
      break;
    }
    let written = '';
    let seen = 0;
    let used: number | undefined;
    try {
      const answer = await chat(messages, either, (soFar) => {
        written = soFar;
        if (soFar.length < seen + Math.max(STEP, seen / 10)) return;
        seen = soFar.length;
        const facts = read(soFar)?.facts;
        if (!facts || sizeOf(facts) <= shown) return;
        shown = sizeOf(facts);
        onFacts(facts);
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
    const found = read(written, true);
    if (found && found.facts.entities.length > 0 && (!best || sizeOf(found.facts) > sizeOf(best)))
      best = found.facts;
    if (used === undefined) break;
    if (found && found.faults.length === 0) return found.facts;
    messages = messagesAgain(description, written, found?.faults ?? ['The answer is not valid JSON.']);
  }
  if (!best) throw failure;
  return best;
}
