import { useTranslation } from 'react-i18next';

/** The words that all charts of the dashboard share. */
export function useChartWords() {
  const { t } = useTranslation('dashboard');
  return {
    table: t('chart.table'),
    csv: t('chart.csv'),
    empty: t('chart.empty'),
    loading: t('chart.loading'),
  };
}
