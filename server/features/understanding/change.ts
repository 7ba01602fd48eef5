import { CHANGE_ANSWER_SCHEMA, firstChangeMessages } from '#blueprint/change/model/index.ts';
import type { Change } from '#blueprint/change/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { ReadingFault } from '#contract/builder/readings.ts';
import type { Understander } from '../projects/understanding.ts';
import { type Asker, askModel } from './ask.ts';
import { ModelError } from './chat.ts';

export interface ChangeOptions extends Asker {
  understander: Understander;
  text: string;
  blueprint: Blueprint;
  /** What the rules made of it, which stands where the model finds nothing. */
  byRules: Change;
  onFault: (error: ModelError) => void;
}
export interface ReadChange {
  change: Change;
  by: 'model' | 'rules';
  fault: ReadingFault | null;
}

/**
 * Has the model say a request that the rules don't understand in words that they do.
 * @throws the signal's reason once that is aborted
 */
export async function readChangeWithModel(options: ChangeOptions): Promise<ReadChange> {
  const { understander, text, blueprint, byRules, onFault, ...asker } = options;
  try {
    const change = await askModel<Change>(asker, {
      messages: firstChangeMessages(text, blueprint),
      schema: CHANGE_ANSWER_SCHEMA,
      read: async (answer) => {
        const found = await understander.readChangeAnswer(answer, blueprint);
        return found && { value: found.change, size: found.change.edits.length, faults: found.faults };
      },
    });
    return change.edits.length > 0
      ? { change: { ...change, language: byRules.language }, by: 'model', fault: null }
      : { change: byRules, by: 'rules', fault: null };
  } catch (error) {
    if (asker.signal.aborted || !(error instanceof ModelError)) throw error;
    onFault(error);
    return { change: byRules, by: 'rules', fault: error.fault };
  }
}
