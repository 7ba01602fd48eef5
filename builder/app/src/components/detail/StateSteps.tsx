import { useState } from 'react';
import type { RowAnswer } from '../../api/client.ts';
import { ApiError } from '../../api/client.ts';
import type { Save } from '../../api/hooks.ts';
import type { Cell, Entity, RowOf } from '../../core/entity.ts';
import { knownField } from '../../lib/entities.ts';
import { OptionBadge } from '../fields/OptionBadge.tsx';
import { words } from '../../words/index.ts';
import { useNotify } from '../shell/notices.ts';

interface Props<E extends Entity> {
  entity: E;
  answer: RowAnswer<RowOf<E>>;
  save: Save<E>;
}

/** The state of a row and a button for each step that the reader may take. */
export function StateSteps<E extends Entity>({ entity, answer, save }: Props<E>) {
  const [error, setError] = useState('');
  const notify = useNotify();
  const { states } = entity.definition;
  if (!states) return null;
  const field = knownField(entity, states.field);
  const cells: Readonly<Record<string, Cell>> = answer.row;
  const cell = cells[states.field];
  const current = typeof cell === 'string' ? cell : '';
  const labelOf = (to: string) =>
    entity.text.transitions?.[`${current}.${to}`] ?? field.optionTexts[to]?.label ?? to;

  async function step(to: string) {
    setError('');
    try {
      await save.mutateAsync({ row: answer.row, values: { [field.name]: to } });
      notify(`${words.prefix(field.label)} ${field.optionTexts[to]?.label ?? to}`);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(Object.values(cause.fields)[0] ?? cause.message);
    }
  }

  return (
    <div className="state-steps">
      <span className="state-label" dir="auto">
        {field.label}
      </span>
      <OptionBadge field={field} option={current} />
      {answer.nextStates.map((to) => (
        <button
          key={to}
          type="button"
          className="button"
          disabled={save.isPending}
          onClick={() => void step(to)}
        >
          <span dir="auto">{labelOf(to)}</span>
        </button>
      ))}
      {error !== '' && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
