import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageHead } from '../../components/page/page-head.tsx';
import { UserForm } from './form.tsx';

export default function EditUser() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  return (
    <>
      <PageHead
        title={t('users.edit.title')}
        description={t('users.edit.why')}
        back={{ to: '/user-management', label: t('users.title') }}
      />
      <UserForm key={id} id={id} />
    </>
  );
}
