import { useTranslation } from 'react-i18next';

/** Browsers by their mark in the User-Agent. Order matters: most browsers also contain the later marks. */
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

const match = (patterns: readonly [RegExp, string][], text: string) =>
  patterns.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Browser and system of a `User-Agent`; null where unknown. */
function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: match(BROWSERS, userAgent), system: match(SYSTEMS, userAgent) };
}

/** Display name of a device: “Firefox on Windows”, or the half of it that is known. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation('support');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
}
