import { Modal } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmOptions {
  title: string;
  /** The consequences. */
  text: string;
  /** What it comes to, below the text. */
  details?: ReactNode;
  /** Label of the confirm button. */
  action: string;
  onConfirm: () => void;
}

/** antd's confirm dialog, open on mount. */
export default function ConfirmDialog({
  options,
  onClosed,
}: {
  options: ConfirmOptions;
  onClosed: () => void;
}) {
  const { t } = useTranslation('shell');
  const [modal, holder] = Modal.useModal();
  const open = useEffectEvent(({ title, text, details, action, onConfirm }: ConfirmOptions) =>
    modal.confirm({
      title,
      content: details ? (
        <>
          <p>{text}</p>
          {details}
        </>
      ) : (
        text
      ),
      icon: null,
      // Pressing Enter twice must not trigger an irreversible action.
      autoFocusButton: 'cancel',
      okText: action,
      okButtonProps: { danger: true },
      cancelText: t('confirm.cancel'),
      onOk: onConfirm,
      afterClose: onClosed,
    }),
  );
  useEffect(() => {
    const { destroy } = open(options);
    return destroy;
  }, [options]);
  return holder;
}
