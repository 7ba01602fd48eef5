import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** What the button says that goes ahead; without it the dialog only tells. */
  confirm?: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone; Escape and the first button keep things as they are. */
export function ConfirmDialog({ title, children, confirm, cancel = 'Cancel', onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={id} dir="auto">
        {title}
      </h2>
      <div className="dialog-text">{children}</div>
      <div className="actions">
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
        {confirm && (
          <button type="button" className="button button-danger" onClick={onConfirm}>
            {confirm}
          </button>
        )}
      </div>
    </dialog>
  );
}
