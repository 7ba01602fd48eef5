import { useTexts } from '../locales/use-texts.ts';
import { useTheme } from '../theme/store.ts';
import './mode-switch.css';

/** Light or dark, for the pages outside the shell. */
export function ModeSwitch() {
  const { t } = useTexts('common');
  const mode = useTheme((theme) => theme.mode);
  const setMode = useTheme((theme) => theme.setMode);
  const dark = mode === 'dark';
  const label = t(dark ? 'mode.light' : 'mode.dark');
  return (
    <button
      type="button"
      className="mode-switch"
      aria-label={label}
      title={label}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {dark ? (
          <path d="M9 5.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M9 1.4v1.4M9 15.2v1.4M1.4 9h1.4M15.2 9h1.4M3.6 3.6l1 1M13.4 13.4l1 1M3.6 14.4l1-1M13.4 4.6l1-1" />
        ) : (
          <path d="M15.4 10.9A6.6 6.6 0 0 1 7.1 2.6a6.6 6.6 0 1 0 8.3 8.3" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  );
}
