import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

export interface Question {
  title: string;
  /** What it means. */
  text: string;
  /** What the button says it does. */
  action: string;
  onYes: () => void;
}

interface Props {
  question: Question;
  open: boolean;
  onClose: () => void;
}

export default function ConfirmDialog({ question, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      open={open}
      title={question.title}
      okText={question.action}
      okButtonProps={{ danger: true }}
      cancelText={t('confirm.cancel')}
      onCancel={onClose}
      onOk={() => {
        onClose();
        question.onYes();
      }}
    >
      {question.text}
    </Modal>
  );
}
