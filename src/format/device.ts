import { useTranslation } from 'react-i18next';

/** What a browser's own description says of itself, by the first mark that fits: later ones stand in nearly all of them. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const found = (marks: readonly [RegExp, string][], text: string) =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? null;

/** The browser and the system of a `User-Agent`, null where it tells neither. */
function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: found(BROWSERS, userAgent), system: found(SYSTEMS, userAgent) };
}

/** What a device is called: “Firefox on Windows”, or the half of it that the browser tells. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation('support');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}
