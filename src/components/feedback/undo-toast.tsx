import { useTranslation } from 'react-i18next';

/** A toast with an undo button. */
export function UndoToast({ text, onUndo }: { text: string; onUndo: () => void }) {
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
