import { useTranslation } from 'react-i18next';

/** What a toast says of something that can be taken back at once, and the way to do so. */
export function Undone({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <span className="toast-undo">
      {text}{' '}
      <button type="button" className="link-button" onClick={onUndo}>
        {t('undo')}
      </button>
    </span>
  );
}
