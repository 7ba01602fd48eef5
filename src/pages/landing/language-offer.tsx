import { useState } from 'react';
import { directionOf, type Language, languageOf } from '#contract/core/languages.ts';
import { changeLanguage, storedLanguage } from '../../locales/index.ts';

/** Each in its own language, since that language's texts are not loaded yet. */
const OFFERS: Record<Exclude<Language, 'en'>, string> = {
  es: 'Leer esta página en español',
  fr: 'Lire cette page en français',
  de: 'Diese Seite auf Deutsch lesen',
  'zh-CN': '用简体中文阅读此页',
  ar: 'قراءة هذه الصفحة بالعربية',
};

/** The first of the browser's languages that the product supports, unless it is English or a language was already chosen. */
function offeredLanguage(): Exclude<Language, 'en'> | null {
  if (storedLanguage() !== null) return null;
  const preferred = navigator.languages.map(languageOf).find((one) => one !== null);
  return preferred === undefined || preferred === 'en' ? null : preferred;
}

/** Offers to switch to the browser's language, since a first visit is in English. Either answer is remembered. */
export function LanguageOffer() {
  const [language, setLanguage] = useState(offeredLanguage);
  if (language === null) return null;
  const choose = (chosen: Language) => {
    setLanguage(null);
    void changeLanguage(chosen);
  };
  return (
    <div className="landing-offer">
      <button
        type="button"
        className="button-plain"
        lang={language}
        dir={directionOf(language)}
        onClick={() => choose(language)}
      >
        {OFFERS[language]}
      </button>
      <button type="button" className="button-plain" lang="en" onClick={() => choose('en')}>
        Stay in English
      </button>
    </div>
  );
}
