import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import type { DraftOf } from './use-draft.ts';
import { inWords } from './words.ts';

/** The save status, with a way to resolve problems. */
export function Status({ draft }: { draft: DraftOf }) {
  const { t } = useTranslation('create');
  const { save, preview, blueprint } = draft;
  const rejected =
    save.status === 'invalid' && save.error instanceof CallError ? Object.entries(save.error.fields) : [];
  return (
    <div className={`edit-status edit-status-${save.status}`} role="status">
      <span>{t(`edit.status.${save.status}`, { message: save.error ? messageOf(save.error) : '' })}</span>
      {save.status === 'failed' && <Button onClick={draft.flush}>{t('edit.retry')}</Button>}
      {save.status === 'stale' && (
        <>
          <Button onClick={() => void draft.takeTheirs()}>{t('edit.theirs')}</Button>
          <Button onClick={() => void draft.keepMine()}>{t('edit.mine')}</Button>
        </>
      )}
      {rejected.length > 0 && (
        <ul>
          {rejected.map(([path, messages]) => (
            <li key={path}>
              {inWords(path, blueprint)}: {messages.join('; ')}
            </li>
          ))}
        </ul>
      )}
      {save.status === 'saved' && (
        <span>
          {t(`edit.previewStatus.${preview.status}`, {
            message: preview.error ? messageOf(preview.error) : '',
          })}
        </span>
      )}
      {preview.status === 'failed' && <Button onClick={() => void draft.compile()}>{t('edit.retry')}</Button>}
    </div>
  );
}
