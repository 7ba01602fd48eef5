import { useTexts } from '../../locales/use-texts.ts';

/** Says kindly that there is nothing to build, with two descriptions that there is. */
export function Nothing({ onExample }: { onExample: (description: string) => void }) {
  const { t } = useTexts('facts');
  return (
    <div className="facts-nothing">
      <p role="status">{t('nothing.text')}</p>
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
