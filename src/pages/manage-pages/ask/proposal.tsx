import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NotUnderstood } from '#blueprint/change/index.ts';
import { Differences } from '../../../components/differences/index.tsx';
import type { Proposal } from './use-ask.ts';

interface Props {
  proposal: Proposal;
  accept: () => void;
  refuse: () => void;
  ask: (text: string) => void;
}

/** What a request would change, and what of it was not understood. */
export function ProposalBox({ proposal, accept, refuse, ask }: Props) {
  const { t } = useTranslation('editor');
  const { base, change, differences, by, unanswered } = proposal;
  return (
    <div className="ask-proposal">
      {by !== null && (
        <div className="ask-unread">
          <p>{t('ask.model.said', { name: by })}</p>
          <ul lang="en">
            {change.edits.map(({ text }, at) => (
              <li key={at}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unanswered && (
        <p className="edit-quiet">{t(`ask.model.fault.${unanswered.fault}`, { name: unanswered.name })}</p>
      )}
      {differences.length > 0 && (
        <>
          <Differences changes={differences} before={base} after={change.blueprint} />
          <div className="ask-actions">
            <Button type="primary" onClick={accept}>
              {t('ask.accept')}
            </Button>
            <Button onClick={refuse}>{t('ask.refuse')}</Button>
          </div>
        </>
      )}
      {change.notUnderstood.map((part, at) => (
        <Unread key={at} part={part} ask={ask} />
      ))}
    </div>
  );
}

function Unread({ part, ask }: { part: NotUnderstood; ask: (text: string) => void }) {
  const { t } = useTranslation('editor');
  const { reason, suggestions } = part;
  return (
    <div className="ask-unread">
      <p>{t(`ask.reasons.${reason.code}`, { name: reason.name, text: part.text })}</p>
      {suggestions.length > 0 && (
        <>
          <p className="edit-quiet">{t('ask.instead')}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="edit-link" onClick={() => ask(suggestion)}>
                  <bdi>{suggestion}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
