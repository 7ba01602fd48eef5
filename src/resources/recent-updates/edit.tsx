import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageHead } from '../../components/page/page-head.tsx';
import { RecentUpdateForm } from './form.tsx';

export default function EditRecentUpdate() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  return (
    <>
      <PageHead
        title={t('updates.edit.title')}
        description={t('updates.edit.why')}
        back={{ to: '/recent-update-management', label: t('updates.title') }}
      />
      <RecentUpdateForm key={id} id={id} />
    </>
  );
}
