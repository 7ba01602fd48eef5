import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME } from '#contract/core/limits.ts';
import type { Profile } from '#contract/account/profile.ts';
import { CallError } from '../../api/call.ts';
import { useSend } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { useFormErrors } from '../../components/form/antd-errors.tsx';
import { toast } from '../../components/feedback/toast.ts';

interface Names {
  firstName: string;
  lastName: string;
  userName: string;
}
const FIELDS = ['firstName', 'lastName', 'userName'] as const;

/** The user's names. If someone else saved first, the typed values are kept and the conflict is shown. */
export function NamesForm({
  profile,
  reload,
}: {
  profile: Profile;
  reload: () => Promise<Profile | undefined>;
}) {
  const { t } = useTranslation('you');
  const [base, setBase] = useState(profile);
  // A newer version with the same names, such as after a change of language, is no conflict.
  if (profile.updatedAt !== base.updatedAt && FIELDS.every((name) => profile[name] === base[name]))
    setBase(profile);
  const readAt = base.updatedAt;
  const [stale, setStale] = useState(false);
  const save = useSend('PATCH /api/user/profile');
  const labels = {
    firstName: t('profile.firstName'),
    lastName: t('profile.lastName'),
    userName: t('profile.userName'),
  };
  const { formProps, summary, clear, fail } = useFormErrors<Names>('names', labels);

  function send(names: Names) {
    clear();
    save.mutate(
      { body: { ...names, updatedAt: readAt } },
      {
        onSuccess(saved) {
          setBase(saved);
          setStale(false);
          const { user, update } = useSession.getState();
          const { firstName, lastName, userName } = saved;
          if (user) update({ ...user, firstName, lastName, userName });
          toast.success(t('profile.saved'));
        },
        onError(error) {
          if (error instanceof CallError && error.code === 'stale') {
            setStale(true);
            void reload().then((fresh) => fresh && setBase(fresh));
            return;
          }
          fail(error);
        },
      },
    );
  }

  return (
    <Form<Names> {...formProps} initialValues={profile} onFinish={send}>
      {stale && (
        <Alert
          className="profile-stale"
          type="warning"
          showIcon
          message={t('profile.stale')}
          description={t('profile.staleText')}
        />
      )}
      {summary}
      {FIELDS.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={labels[name]}
          rules={[{ required: true, whitespace: true, message: t(`profile.enter.${name}`) }]}
        >
          <Input
            maxLength={NAME.max}
            autoComplete={
              name === 'firstName' ? 'given-name' : name === 'lastName' ? 'family-name' : 'nickname'
            }
          />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}
