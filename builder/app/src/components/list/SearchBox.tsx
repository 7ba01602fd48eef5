import { useEffect, useRef, useState } from 'react';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

const WAIT_MS = 250;

export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The box follows the address only when something else changed it, so that it never pulls the caret about.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    clearTimeout(timer.current);
    sent.current = next;
    onSearch(next);
  }

  return (
    <form
      className="search-box"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={words.list.search}
        placeholder={words.list.search}
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(next), WAIT_MS);
        }}
      />
    </form>
  );
}
