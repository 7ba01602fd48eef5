import type { AppLanguage } from '#blueprint/kinds.ts';
import type { Facts } from '#blueprint/understand/facts.ts';
import { ANSWER_SCHEMA, answerReader, firstMessages } from '#blueprint/understand/model/index.ts';
import { isNothing } from '#blueprint/understand/nothing.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import type { Reading, ReadingFault } from '#contract/builder/readings.ts';
import type { Understander } from '../projects/understanding.ts';
import { type Asker, askModel } from './ask.ts';
import { ModelError } from './chat.ts';

export interface ReadOptions extends Asker {
  understander: Understander;
  description: string;
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

/** Asks for facts, and passes on what is understood so far as often as it becomes more. */
function askFor({ description, onFacts, ...asker }: ReadOptions, language: AppLanguage): Promise<Facts> {
  const read = answerReader(description, language);
  let shown = 0;
  let seen = 0;
  return askModel(asker, {
    messages: firstMessages(description),
    schema: ANSWER_SCHEMA,
    read: async (answer) => {
      seen = 0;
      const found = read(answer, true);
      if (!found) return null;
      const size = found.facts.entities.length > 0 ? sizeOf(found.facts) : 0;
      return { value: found.facts, size, faults: found.faults };
    },
    onText: (soFar) => {
      if (soFar.length < seen + Math.max(STEP, seen / 10)) return;
      seen = soFar.length;
      const facts = read(soFar)?.facts;
      if (!facts || sizeOf(facts) <= shown) return;
      shown = sizeOf(facts);
      onFacts(facts);
    },
  });
}
