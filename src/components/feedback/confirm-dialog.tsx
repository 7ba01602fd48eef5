import { Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from './confirm.tsx';

/** antd's confirm dialog, open from the start. */
export default function ConfirmDialog({ question, onClosed }: { question: Question; onClosed: () => void }) {
  const { t } = useTranslation('shell');
  const [modal, holder] = Modal.useModal();
  const open = useEffectEvent(({ title, text, action, onYes }: Question) =>
    modal.confirm({
      title,
      content: text,
      icon: null,
      // A second Enter must not do what can't be undone.
      autoFocusButton: 'cancel',
      okText: action,
      okButtonProps: { danger: true },
      cancelText: t('confirm.cancel'),
      onOk: onYes,
      afterClose: onClosed,
    }),
  );
  useEffect(() => {
    const { destroy } = open(question);
    return destroy;
  }, [question]);
  return holder;
}
