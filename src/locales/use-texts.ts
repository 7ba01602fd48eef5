import i18next from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  i18next.on('languageChanged', changed);
  return () => i18next.off('languageChanged', changed);
};

const current = () => i18next.language;

/**
 * The texts of one area that is already loaded, following the language. The public pages and what they share with the shell use this
 * instead of react-i18next, which is a twenty-fifth of all the landing page may weigh.
 */
export function useTexts(area: string) {
  const language = useSyncExternalStore(subscribe, current, current);
  const t = useMemo(() => i18next.getFixedT(language, area), [language, area]);
  return { t, language };
}
