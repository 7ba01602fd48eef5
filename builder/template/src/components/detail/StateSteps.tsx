import type { RowAnswer } from '../../api/client.ts';
import type { Save } from '../../api/hooks.ts';
import type { Entity, RowOf } from '../../core/entity.ts';

interface Props<E extends Entity> {
  entity: E;
  answer: RowAnswer<RowOf<E>>;
  save: Save<E>;
}

export function StateSteps<E extends Entity>({ answer }: Props<E>) {
  return <p>{answer.nextStates.join()}</p>;
}
