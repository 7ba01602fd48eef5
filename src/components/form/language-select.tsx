import { changeLanguage } from '../../locales/index.ts';
import { type Language, LANGUAGES } from '#contract/core/languages.ts';
import { useTexts } from '../../locales/use-texts.ts';
import './language-select.css';

/** The languages by their own names; each option says which language it is written in. */
export function LanguageSelect({ id, onChosen }: { id?: string; onChosen?: (language: Language) => void }) {
  const { t, language } = useTexts('common');
  return (
    <select
      className="language-select"
      {...(id ? { id } : { 'aria-label': t('language') })}
      value={language}
      onChange={(event) => {
        const chosen = LANGUAGES.find(({ code }) => code === event.target.value)?.code;
        if (chosen) void changeLanguage(chosen).then(() => onChosen?.(chosen));
      }}
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
