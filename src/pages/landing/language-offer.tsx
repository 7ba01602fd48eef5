import { useState } from 'react';
import { directionOf, type Language, languageOf } from '#contract/core/languages.ts';
import { changeLanguage, storedLanguage } from '../../locales/index.ts';

/** Each in its own language, since it is read before that language's texts are there. */
const OFFERS: Record<Exclude<Language, 'en'>, string> = {
  es: 'Leer esta página en español',
  fr: 'Lire cette page en français',
  de: 'Diese Seite auf Deutsch lesen',
  'zh-CN': '用简体中文阅读此页',
  ar: 'قراءة هذه الصفحة بالعربية',
};

/** The first of the browser's languages that the product speaks, where nobody has chosen one here and it isn't English. */
function offered(): Exclude<Language, 'en'> | null {
  if (storedLanguage() !== null) return null;
  const wanted = navigator.languages.map(languageOf).find((one) => one !== null);
  return wanted === undefined || wanted === 'en' ? null : wanted;
}

/** Offers the browser's language in one line; the first visit is in English. Either answer is a choice that stays. */
export function LanguageOffer() {
  const [language, setLanguage] = useState(offered);
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
