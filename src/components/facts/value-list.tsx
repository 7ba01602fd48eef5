import { useEffect, useRef } from 'react';
import { LIMITS } from '#blueprint/kinds.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { AtLimit } from '../form/at-limit.tsx';
import { singlePress } from '../form/single-press.ts';

/** A state or a choice as it is edited; a new one had no name. */
export interface ValueRow {
  id: number;
  was?: string;
  name: string;
}

interface ValueListProps {
  rows: readonly ValueRow[];
  onRows: (rows: readonly ValueRow[]) => void;
  /** What they are of, for whoever only hears it. */
  label: string;
  /** One of them has to be there. */
  isRequired: boolean;
}

/** Another row, with a number that none of these has. */
export const withRow = (rows: readonly ValueRow[]): ValueRow[] => [
  ...rows,
  { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, name: '' },
];

/** States or choices, one below the other: renamed in place, moved, removed and added. */
export function ValueList({ rows, onRows, label, isRequired }: ValueListProps) {
  const { t } = useTexts('facts');
  const list = useRef<HTMLFieldSetElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** The row that takes the focus once it is there. */
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const input = list.current?.querySelector<HTMLInputElement>(`[data-row="${next.current}"] input`);
    (input ?? adder.current)?.focus();
    next.current = null;
  }, [rows]);

  function move(at: number, by: -1 | 1) {
    const moved = rows[at];
    if (!moved || !rows[at + by]) return;
    const others = rows.filter((row) => row !== moved);
    onRows([...others.slice(0, at + by), moved, ...others.slice(at + by)]);
  }
  function remove(at: number) {
    next.current = (rows[at + 1] ?? rows[at - 1])?.id ?? -1;
    onRows(rows.filter((_, one) => one !== at));
  }
  return (
    <fieldset className="value-list" ref={list}>
      <legend className="visually-hidden">{label}</legend>
      <ol>
        {rows.map(({ id, name }, at) => {
          const called = t('values.name', { number: at + 1 });
          const shown = name.trim() === '' ? called : name;
          return (
            <li key={id} data-row={id}>
              <input
                aria-label={called}
                required={isRequired && at === 0 && rows.every((row) => row.name.trim() === '')}
                dir="auto"
                maxLength={LIMITS.optionLabel}
                value={name}
                onChange={({ target }) =>
                  onRows(rows.map((row) => (row.id === id ? { ...row, name: target.value } : row)))
                }
              />
              <button
                type="button"
                aria-label={t('values.up', { name: shown })}
                aria-disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <span aria-hidden="true">↑</span>
              </button>
              <button
                type="button"
                aria-label={t('values.down', { name: shown })}
                aria-disabled={at === rows.length - 1}
                onClick={() => move(at, 1)}
              >
                <span aria-hidden="true">↓</span>
              </button>
              <button
                type="button"
                aria-label={t('values.remove', { name: shown })}
                onClick={singlePress(() => remove(at))}
              >
                <span aria-hidden="true">×</span>
              </button>
              <AtLimit text={name} max={LIMITS.optionLabel} />
            </li>
          );
        })}
      </ol>
      {rows.length < LIMITS.options && (
        <button
          type="button"
          className="fact-add"
          ref={adder}
          onClick={() => {
            const more = withRow(rows);
            next.current = more.at(-1)?.id ?? null;
            onRows(more);
          }}
        >
          {t('values.add')}
        </button>
      )}
    </fieldset>
  );
}
