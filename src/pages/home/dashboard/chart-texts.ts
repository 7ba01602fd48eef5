import { useTranslation } from 'react-i18next';

/** Texts shared by all charts of the dashboard. */
export function useChartTexts() {
  const { t } = useTranslation('dashboard');
  return {
    table: t('chart.table'),
    csv: t('chart.csv'),
    empty: t('chart.empty'),
    loading: t('chart.loading'),
  };
}
