import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { csvLine } from '#contract/core/csv.ts';
import type { ReplyOf } from '#contract/index.ts';
import { number } from '../../../format/index.ts';
import { saveText } from '../../../api/save-text.ts';

const SHOWN = 100;

/** The result of checking a file: success, or the problems by line. */
export function Report({ report }: { report: ReplyOf<'POST /api/admin/users/import'> }) {
  const { t } = useTranslation('import');
  const { lines, faulty, faults } = report;
  const fieldOf = (field: (typeof faults)[number]['field']) => (field ? t(`field.${field}`) : t('wholeLine'));
  if (lines === 0) return <p role="status">{t('noLines')}</p>;
  if (faulty === 0)
    return (
      <p role="status" className="import-fine">
        {t('fine', { count: lines })}
      </p>
    );
  const save = () =>
    saveText(
      'faults.csv',
      [
        [t('line'), t('inField'), t('value'), t('problem')],
        ...faults.map((one) => [one.line, fieldOf(one.field), one.value, one.message]),
      ]
        .map(csvLine)
        .join(''),
    );
  return (
    <section aria-label={t('report')}>
      <p role="alert" className="import-fault">
        {t('faulty', { count: faulty, lines: number(lines) })}
      </p>
      <div className="import-scroll" role="group" tabIndex={0} aria-label={t('report')}>
        <table className="import-report">
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('inField')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, SHOWN).map((one, index) => (
              // One line, even one field, can have several problems.
              <tr key={index}>
                <td className="tabular">{number(one.line)}</td>
                <td>{fieldOf(one.field)}</td>
                <td>{one.value || '–'}</td>
                <td>{one.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faults.length > SHOWN && <p className="import-muted">{t('more', { count: faults.length - SHOWN })}</p>}
      <Button onClick={save}>{t('saveReport')}</Button>
    </section>
  );
}
