import { useEffect, useId, useRef, useState } from 'react';
import { LIMITS } from '#blueprint/kinds.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { AtLimit } from '../form/at-limit.tsx';
import { isTaken, Taken } from './taken.tsx';

const NONE: readonly string[] = [];

interface AdderProps {
  /** On the button that opens the field. */
  action: string;
  label: string;
  example?: string;
  maxLength?: number;
  /** What can't be added, since it is there. */
  taken?: readonly string[];
  onAdd: (words: string) => void;
}

/** A button that opens a field for a name or a sentence; it stays open, so that several can be added. */
export function Adder({
  action,
  label,
  example = label,
  maxLength = LIMITS.entityLabel,
  taken = NONE,
  onAdd,
}: AdderProps) {
  const { t } = useTexts('facts');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const hasClosed = useRef(false);
  useEffect(() => {
    if (isOpen) input.current?.focus();
    else if (hasClosed.current) opener.current?.focus();
    hasClosed.current = false;
  }, [isOpen]);
  if (!isOpen)
    return (
      <button type="button" className="fact-add" ref={opener} onClick={() => setIsOpen(true)}>
        {action}
      </button>
    );
  const isThere = isTaken(words, taken);
  const close = () => {
    hasClosed.current = true;
    setWords('');
    setIsOpen(false);
  };
  return (
    <form
      className={maxLength > LIMITS.entityLabel ? 'fact-editor fact-editor-long' : 'fact-editor'}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() === '') return close();
        if (isThere) return;
        onAdd(words.trim());
        setWords('');
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={input}
        // An empty field would show its example from left to right in every language.
        dir={words === '' ? undefined : 'auto'}
        maxLength={maxLength}
        aria-invalid={isThere}
        aria-describedby={isThere ? `${id}-taken` : undefined}
        value={words}
        placeholder={example}
        onChange={({ target }) => setWords(target.value)}
      />
      <button className="button">{t('add')}</button>
      <button type="button" className="button-plain" onClick={close}>
        {t('edit.cancel')}
      </button>
      <AtLimit text={words} max={maxLength} />
      {isThere && <Taken name={words} id={`${id}-taken`} />}
    </form>
  );
}
