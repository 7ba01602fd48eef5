import { useEffect, useId, useRef, useState } from 'react';
import { capital } from '#blueprint/capital.ts';
import { isOwnValue } from '#blueprint/fields.ts';
import { FIELD_TYPES, LIMITS } from '#blueprint/kinds.ts';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { AtLimit } from '../form/at-limit.tsx';
import { isTaken, Taken } from './taken.tsx';
import { ValueList, type ValueRow, withRow } from './value-list.tsx';
import type { Fact } from './view.ts';

const TYPES = FIELD_TYPES.filter((type) => isOwnValue({ type }));

interface FactEditorProps {
  fact: Fact;
  /** What it is called, in place of its own text. */
  text?: string | undefined;
  /** What else is called there. */
  taken: readonly string[];
  onCorrect: (correction: Correction) => void;
  onClose: () => void;
}

/** Changes or removes a fact, in place. */
export function FactEditor({ fact, text = fact.text, taken, onCorrect, onClose }: FactEditorProps) {
  const { t } = useTexts('facts');
  const { t: appText } = useTexts('app');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const before = (fact.values ?? []).map((value) => capital(value));
  const [name, setName] = useState(fact.text);
  const [type, setType] = useState(fact.type);
  const [rows, setRows] = useState<readonly ValueRow[]>(() =>
    fact.values && fact.values.length > 0
      ? fact.values.map((was, at) => ({ id: at, was, name: capital(was) }))
      : withRow(withRow([])),
  );
  const isThere = name.trim().toLowerCase() !== fact.text.toLowerCase() && isTaken(name, taken);
  const hasValues = type === 'select' || (fact.type === undefined && fact.values !== undefined);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, select, button');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);

  function save() {
    const values = rows
      .filter((row) => row.name.trim() !== '')
      .map(({ was, name }) => ({ was, name: name.trim() }));
    const areNew = hasValues && values.map((value) => value.name).join('\n') !== before.join('\n');
    const changes = {
      ...(fact.isNamed && name.trim() !== '' && name.trim() !== fact.text && { name: name.trim() }),
      ...(type !== fact.type && type !== 'select' && { type }),
      ...(areNew && { values: values.map(({ was, name }) => ({ name, ...(was !== undefined && { was }) })) }),
    };
    if (fact.change && Object.keys(changes).length > 0) onCorrect(fact.change(changes));
    else onClose();
  }
  return (
    <form
      ref={form}
      className="fact-editor"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isThere) save();
      }}
    >
      {fact.isNamed && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {t('edit.name', { name: fact.text })}
          </label>
          <input
            id={id}
            dir="auto"
            maxLength={LIMITS.entityLabel}
            aria-invalid={isThere}
            aria-describedby={isThere ? `${id}-taken` : undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <AtLimit text={name} max={LIMITS.entityLabel} />
          {isThere && <Taken name={name} id={`${id}-taken`} />}
        </>
      )}
      {fact.type !== undefined && (
        <select
          aria-label={t('edit.type', { name: fact.text })}
          value={type}
          onChange={({ target }) => setType(TYPES.find((one) => one === target.value))}
        >
          {TYPES.map((one) => (
            <option key={one} value={one}>
              {appText(`type.${one}`)}
            </option>
          ))}
        </select>
      )}
      {/* A choice of nothing is none. */}
      {hasValues && <ValueList rows={rows} onRows={setRows} label={text} isRequired={type === 'select'} />}
      {fact.change && <button className="button">{t('edit.save')}</button>}
      {fact.remove && (
        <button type="button" className="button" onClick={() => fact.remove && onCorrect(fact.remove)}>
          {t('edit.remove')}
          <span className="visually-hidden"> {text}</span>
        </button>
      )}
      <button type="button" className="button-plain" onClick={onClose}>
        {t('edit.cancel')}
      </button>
    </form>
  );
}
