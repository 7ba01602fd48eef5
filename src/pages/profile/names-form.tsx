import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME } from '#contract/core/limits.ts';
import type { Profile } from '#contract/resources/users.ts';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import {
  applyFieldErrors,
  type FieldErrors,
  FormErrors,
  refusedFields,
} from '../../components/form/form-errors.tsx';
import { toast } from '../../components/feedback/toast.ts';

interface Names {
  firstName: string;
  lastName: string;
  userName: string;
}
const FIELDS = ['firstName', 'lastName', 'userName'] as const;

/** Own names. A save that someone else's came before keeps what was typed and says so. */
export function NamesForm({
  profile,
  reload,
}: {
  profile: Profile;
  reload: () => Promise<Profile | undefined>;
}) {
  const { t } = useTranslation('you');
  const [form] = Form.useForm<Names>();
  const [base, setBase] = useState(profile);
  // What changed elsewhere, a language or an address, is no reason to ask about names that are the same.
  if (profile.updatedAt !== base.updatedAt && FIELDS.every((name) => profile[name] === base[name]))
    setBase(profile);
  const readAt = base.updatedAt;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [stale, setStale] = useState(false);
  const save = useSend('PATCH /api/user/profile');
  const labels = {
    firstName: t('profile.firstName'),
    lastName: t('profile.lastName'),
    userName: t('profile.userName'),
  };

  function send(names: Names) {
    setErrors({});
    setMessage(null);
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
          const atFields = applyFieldErrors(form, error);
          setErrors(atFields);
          setMessage(Object.keys(atFields).length > 0 ? null : messageOf(error));
        },
      },
    );
  }

  return (
    <Form<Names>
      form={form}
      name="names"
      layout="vertical"
      requiredMark={false}
      initialValues={profile}
      onFinish={send}
      onFinishFailed={(failed) => setErrors(refusedFields(failed))}
    >
      {stale && (
        <Alert
          className="profile-stale"
          type="warning"
          showIcon
          message={t('profile.stale')}
          description={t('profile.staleText')}
        />
      )}
      <FormErrors message={message} errors={errors} labels={labels} form="names" />
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
