import { directionOf, type Language } from '#contract/core/languages.ts';
import { changeLanguage } from '../../locales/index.ts';

type Offered = Exclude<Language, 'en'>;

/** Each in its own language, since that language's texts are not loaded yet. */
const OFFERS: Record<Offered, string> = {
  es: 'Leer esta página en español',
  fr: 'Lire cette page en français',
  de: 'Diese Seite auf Deutsch lesen',
  'zh-CN': '用简体中文阅读此页',
  ar: 'قراءة هذه الصفحة بالعربية',
};

/** Offers to switch to the browser's language, since a first visit is in English. Either answer is remembered. */
export default function LanguageOffer({ language, onAnswer }: { language: Offered; onAnswer: () => void }) {
  const choose = (chosen: Language) => {
    onAnswer();
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
