import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import type { DraftOf } from './use-draft.ts';
import { type Place, placeOf } from './words.ts';

/** The save status, with a way to resolve problems. */
export function Status({ draft, open }: { draft: DraftOf; open: (place: Place) => void }) {
  const { t } = useTranslation(['create', 'editor']);
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
          {rejected.map(([path, messages]) => {
            const place = placeOf(path, blueprint, t);
            return (
              <li key={path}>
                {place.selection ? (
                  <button
                    type="button"
                    className="edit-link"
                    aria-label={t('editor:faults.open', { name: place.label })}
                    onClick={() => open(place)}
                  >
                    {place.label}
                  </button>
                ) : (
                  place.label
                )}
                : {messages.join(' ')}
              </li>
            );
          })}
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
