import { useState } from 'react';
import { MODES, readMode, writeMode } from '../../lib/mode.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

export function ModeSelect() {
  const [mode, setMode] = useState(readMode);
  return (
    <label className="mode-select">
      <Icon name={mode === 'dark' ? 'moon' : 'sun'} />
      <span className="visually-hidden">{words.shell.mode}</span>
      <select
        value={mode}
        onChange={(event) => {
          const next = MODES.find((candidate) => candidate === event.target.value) ?? 'system';
          setMode(next);
          writeMode(next);
        }}
      >
        {MODES.map((name) => (
          <option key={name} value={name}>
            {words.shell[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
