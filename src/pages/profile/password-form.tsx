import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PASSWORD } from '#contract/core/limits.ts';
import { useIdentity } from '../../access/identity.ts';
import { useSend } from '../../api/queries.ts';
import { useFormErrors } from '../../components/form/antd-errors.tsx';
import { StrengthMeter } from '../../components/form/strength-meter.tsx';
import { isEasyToGuess, prefetchStrength } from '../../components/form/use-password-strength.ts';
import { toast } from '../../components/feedback/toast.ts';
import { PasswordInput } from '../../components/form/password-input.tsx';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

export function PasswordForm() {
  const { t } = useTranslation('you');
  const send = useSend('PUT /api/user/update-password');
  const owner = useIdentity() ?? {};
  const labels = { currentPassword: t('profile.current'), newPassword: t('profile.new') };
  const { form, formProps, summary, clear, fail } = useFormErrors<Passwords>('password', labels);
  const typed = Form.useWatch('newPassword', form) ?? '';
  const required = (message: string) => ({ required: true, message });

  return (
    <Form<Passwords>
      {...formProps}
      onFinish={(body) => {
        clear();
        send.mutate(
          { body },
          {
            onSuccess() {
              form.resetFields();
              toast.success(t('profile.passwordSaved'));
            },
            onError: fail,
          },
        );
      }}
    >
      {summary}
      <Form.Item
        name="currentPassword"
        label={labels.currentPassword}
        rules={[required(t('profile.enter.currentPassword'))]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={labels.newPassword}
        extra={
          <>
            {t('profile.passwordHelp', { count: PASSWORD.min })}
            <StrengthMeter password={typed} owner={owner} />
          </>
        }
        rules={[
          required(t('profile.enter.newPassword')),
          {
            min: PASSWORD.min,
            max: PASSWORD.max,
            message: t('profile.passwordLength', { min: PASSWORD.min, max: PASSWORD.max }),
          },
          {
            validateTrigger: 'onSubmit',
            validator: async (_rule, password: string) => {
              if (password.length >= PASSWORD.min && (await isEasyToGuess(password, owner)))
                throw new Error(t('profile.passwordTooEasy'));
            },
          },
        ]}
      >
        <PasswordInput autoComplete="new-password" onFocus={prefetchStrength} />
      </Form.Item>
      <Button htmlType="submit" loading={send.isPending}>
        {t('profile.changePassword')}
      </Button>
    </Form>
  );
}
