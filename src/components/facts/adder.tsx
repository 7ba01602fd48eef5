import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';

interface AdderProps {
  /** On the button that opens the field. */
  action: string;
  label: string;
  onAdd: (name: string) => void;
}

/** A button that opens a field for a name; it stays open, so that several can be added. */
export function Adder({ action, label, onAdd }: AdderProps) {
  const { t } = useTexts('facts');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
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
  const close = () => {
    hasClosed.current = true;
    setName('');
    setIsOpen(false);
  };
  return (
    <form
      className="fact-editor"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return close();
        onAdd(name.trim());
        setName('');
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={input}
        dir="auto"
        maxLength={40}
        value={name}
        placeholder={label}
        onChange={({ target }) => setName(target.value)}
      />
      <button className="button">{t('add')}</button>
      <button type="button" className="button-plain" onClick={close}>
        {t('edit.cancel')}
      </button>
    </form>
  );
}
