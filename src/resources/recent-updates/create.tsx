import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/page/page-head.tsx';
import { RecentUpdateForm } from './form.tsx';

export default function CreateRecentUpdate() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead
        title={t('updates.create.title')}
        description={t('updates.create.why')}
        back={{ to: '/recent-update-management', label: t('updates.title') }}
      />
      <RecentUpdateForm />
    </>
  );
}
