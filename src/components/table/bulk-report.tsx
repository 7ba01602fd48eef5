import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { number } from '../../format/index.ts';

/** The outcome of a bulk action that rejected some rows. */
export interface BulkReport {
  label: string;
  done: number;
  rejected: { id: string; name: string; error: string }[];
}

export default function BulkReportDialog({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      open
      title={t('bulk.report', { action: report.label })}
      okText={t('bulk.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>{t('bulk.some', { done: number(report.done), refused: number(report.rejected.length) })}</p>
      <ul className="bulk-report">
        {report.rejected.map(({ id, name, error }) => (
          <li key={id}>
            <strong>{name}</strong> {error}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
