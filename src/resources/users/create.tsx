import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/page/page-head.tsx';
import { UserForm } from './form.tsx';

export default function CreateUser() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead
        title={t('users.create.title')}
        description={t('users.create.why')}
        back={{ to: '/user-management', label: t('users.title') }}
      />
      <UserForm />
    </>
  );
}
