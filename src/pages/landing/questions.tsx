import { useTexts } from '../../locales/use-texts.ts';

const QUESTIONS = ['get', 'ai', 'own', 'change', 'more', 'data', 'card', 'refund'] as const;

export function Questions() {
  const { t } = useTexts('landing');
  return (
    <section className="landing-part questions" id="questions" aria-labelledby="questions-title">
      <h2 className="display" id="questions-title">
        {t('questions.title')}
      </h2>
      <div>
        {QUESTIONS.map((name) => (
          <details key={name} name="questions">
            <summary>{t(`question.${name}.asked`)}</summary>
            <p>{t(`question.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
