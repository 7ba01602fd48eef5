import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface Question {
  title: string;
  /** What it means. */
  text: string;
  /** What the button says it does. */
  action: string;
  onYes: () => void;
}

/** Asks before something that can't be undone; the second value is to be rendered. */
export function useConfirm(): [ask: (question: Question) => void, dialog: ReactNode] {
  const { t } = useTranslation('shell');
  const [modal, dialog] = Modal.useModal();
  const ask = ({ title, text, action, onYes }: Question) => {
    void modal.confirm({
      title,
      content: text,
      icon: null,
      // A second Enter must not do what can't be undone.
      autoFocusButton: 'cancel',
      okText: action,
      okButtonProps: { danger: true },
      cancelText: t('confirm.cancel'),
      onOk: onYes,
    });
  };
  return [ask, dialog];
}
