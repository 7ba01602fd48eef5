import { useTexts } from '../../locales/use-texts.ts';
import { type ModeChoice, useTheme } from '../../theme/store.ts';
import './mode-switch.css';

const NEXT: Record<ModeChoice, ModeChoice> = { light: 'dark', dark: 'system', system: 'light' };
const ICONS: Record<ModeChoice, string> = {
  light:
    'M9 5.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M9 1.4v1.4M9 15.2v1.4M1.4 9h1.4M15.2 9h1.4M3.6 3.6l1 1M13.4 13.4l1 1M3.6 14.4l1-1M13.4 4.6l1-1',
  dark: 'M15.4 10.9A6.6 6.6 0 0 1 7.1 2.6a6.6 6.6 0 1 0 8.3 8.3',
  system: 'M2 3.2h14v9H2zM9 12.2v3M5.6 15.2h6.8',
};

/** Light, dark or the system's mode, in turn, for the pages outside the shell. */
export function ModeSwitch() {
  const { t } = useTexts('common');
  const setMode = useTheme((theme) => theme.setMode);
  const next = NEXT[useTheme((theme) => (theme.followSystem ? 'system' : theme.mode))];
  const label = t(`mode.${next}`);
  return (
    <button
      type="button"
      className="mode-switch"
      aria-label={label}
      title={label}
      onClick={() => setMode(next)}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={ICONS[next]} />
      </svg>
    </button>
  );
}
