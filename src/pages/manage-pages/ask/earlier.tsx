import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#contract/builder/changes.ts';
import { dateTime } from '../../../format/index.ts';

const SHOWN = 20;

/** Earlier requests of the project, each of which can be asked again. */
export function Earlier({
  requests,
  again,
}: {
  requests: readonly ChangeRequest[];
  again: (text: string) => void;
}) {
  const { t } = useTranslation('editor');
  if (requests.length === 0) return null;
  return (
    <details className="ask-earlier">
      <summary>{t('ask.earlier', { count: requests.length })}</summary>
      <ul tabIndex={0} aria-label={t('ask.earlier', { count: requests.length })}>
        {requests.slice(0, SHOWN).map(({ id, text, outcome, createdAt }) => (
          <li key={id}>
            <button type="button" className="edit-link" onClick={() => again(text)}>
              <bdi>{text}</bdi>
            </button>
            <span className="edit-quiet">
              {t(`ask.outcomes.${outcome}`)} · {dateTime(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
