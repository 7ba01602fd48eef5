import { useEffect, useId, useRef, useState } from 'react';
import type { Correction } from '#blueprint/understand/correct.ts';
import { useTexts } from '../../locales/use-texts.ts';
import type { Fact } from './view.ts';

interface FactEditorProps {
  fact: Fact;
  /** What it is called, in place of its own text. */
  text?: string | undefined;
  onCorrect: (correction: Correction) => void;
  onClose: () => void;
}

/** Renames or removes a fact, in place. */
export function FactEditor({ fact, text = fact.text, onCorrect, onClose }: FactEditorProps) {
  const { t } = useTexts('facts');
  const id = useId();
  const first = useRef<HTMLElement>(null);
  const [name, setName] = useState(fact.text);
  const { rename } = fact;
  useEffect(() => {
    first.current?.focus();
    if (first.current instanceof HTMLInputElement) first.current.select();
  }, []);
  return (
    <form
      className="fact-editor"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (rename && name.trim() !== '' && name.trim() !== fact.text) onCorrect(rename(name.trim()));
        else onClose();
      }}
    >
      {rename && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {t('edit.name', { name: fact.text })}
          </label>
          <input
            id={id}
            ref={(input) => {
              first.current = input;
            }}
            dir="auto"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button className="button">{t('edit.rename')}</button>
        </>
      )}
      <button
        type="button"
        className="button"
        ref={(button) => {
          if (!rename) first.current = button;
        }}
        onClick={() => onCorrect(fact.remove)}
      >
        {t('edit.remove')}
        <span className="visually-hidden"> {text}</span>
      </button>
      <button type="button" className="button-plain" onClick={onClose}>
        {t('edit.cancel')}
      </button>
    </form>
  );
}
