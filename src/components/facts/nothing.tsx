import { useTexts } from '../../locales/use-texts.ts';

interface NothingProps {
  /** What the description is written in, where that is no language that apps speak. */
  otherLanguage: string | undefined;
  onExample: (description: string) => void;
}

/** Says kindly that there is nothing to build, with two descriptions that there is. */
export function Nothing({ otherLanguage, onExample }: NothingProps) {
  const { t } = useTexts('facts');
  return (
    <div className="facts-nothing">
      <p role="status">
        {otherLanguage === undefined
          ? t('nothing.text')
          : t('nothing.otherLanguage', { language: otherLanguage })}
      </p>
      <ul>
        {(['first', 'second'] as const).map((name) => (
          <li key={name}>
            <button type="button" className="button-plain" onClick={() => onExample(t(`nothing.${name}`))}>
              {t(`nothing.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
