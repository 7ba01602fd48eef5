import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

/** The bank's confirmation dialog. Escape can't close it, since not answering would leave the payment open. */
export function ConfirmDialog({
  amount,
  busy,
  onAnswer,
}: {
  amount: string;
  busy: boolean;
  onAnswer: (accepted: boolean) => void;
}) {
  const { t } = useTranslation('pay');
  return (
    <Modal
      open
      title={t('bank.title')}
      closable={false}
      keyboard={false}
      maskClosable={false}
      footer={[
        <Button key="refuse" disabled={busy} onClick={() => onAnswer(false)}>
          {t('bank.refuse')}
        </Button>,
        <Button key="approve" type="primary" loading={busy} onClick={() => onAnswer(true)}>
          {t('bank.approve')}
        </Button>,
      ]}
    >
      <p>{t('bank.text', { amount })}</p>
    </Modal>
  );
}
