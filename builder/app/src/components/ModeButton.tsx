import { useState } from 'react';
import { readMode, writeMode } from '../lib/mode.ts';
import { Icon } from './Icon.tsx';

/** Switches between light and dark. */
export function ModeButton() {
  const [mode, setMode] = useState(readMode);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Switch to ${other} colours`}
      onClick={() => {
        writeMode(other);
        setMode(other);
      }}
    >
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} size={20} />
    </button>
  );
}
