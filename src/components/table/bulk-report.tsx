import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { number } from '../../format/index.ts';

/** What became of a bulk action that some rows were refused. */
export interface BulkReport {
  label: string;
  done: number;
  refused: { id: string; name: string; error: string }[];
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
      <p>{t('bulk.some', { done: number(report.done), refused: number(report.refused.length) })}</p>
      <ul className="bulk-report">
        {report.refused.map(({ id, name, error }) => (
          <li key={id}>
            <strong>{name}</strong> {error}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
