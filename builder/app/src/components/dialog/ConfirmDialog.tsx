import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  confirm: string;
  cancel?: string;
  isDanger?: boolean;
  isPending?: boolean;
  /** Without it there is nothing to confirm, only to read. */
  onConfirm?: () => void;
  onClose: () => void;
  children: ReactNode;
}

export default function ConfirmDialog({
  title,
  confirm,
  cancel = words.cancel,
  isDanger = false,
  isPending = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-text">{children}</div>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {cancel}
        </button>
        {onConfirm && (
          <button
            type="button"
            className={isDanger ? 'button button-danger' : 'button button-primary'}
            disabled={isPending}
            onClick={onConfirm}
          >
            {confirm}
          </button>
        )}
      </div>
    </Dialog>
  );
}
