import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { useFormErrors } from '../../components/form/antd-errors.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { PasswordInput } from '../../components/form/password-input.tsx';

interface Asked {
  email: string;
  password: string;
}

/** Asks for another address; a link mailed there takes it up, and opens this page with its token. */
export function AddressForm() {
  const { t } = useTranslation('you');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useSend('PUT /api/user/email');
  useEmailToken();
  const labels = { email: t('address.new'), password: t('profile.current') };
  const { form, formProps, summary, clear, fail } = useFormErrors<Asked>('address', labels);
  const needed = (message: string) => ({ required: true, message });
  return (
    <Form<Asked>
      {...formProps}
      onFinish={(body) => {
        clear();
        ask.mutate(
          { body },
          {
            onSuccess() {
              setSentTo(body.email);
              form.resetFields();
            },
            onError: fail,
          },
        );
      }}
    >
      {summary}
      {sentTo && <p role="status">{t('address.sent', { email: sentTo })}</p>}
      <Form.Item
        name="email"
        label={labels.email}
        rules={[needed(t('profile.enter.email')), { type: 'email', message: t('address.invalid') }]}
      >
        <Input type="email" maxLength={254} autoComplete="email" />
      </Form.Item>
      <Form.Item name="password" label={labels.password} rules={[needed(t('profile.enter.currentPassword'))]}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Button htmlType="submit" loading={ask.isPending}>
        {t('address.ask')}
      </Button>
    </Form>
  );
}

/** Takes up the address of the link that led here, once. */
function useEmailToken(): void {
  const { t } = useTranslation('you');
  const [params, setParams] = useSearchParams();
  const { mutate } = useSend('POST /api/user/email/confirm');
  const token = params.get('emailToken');
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || used.current === token) return;
    used.current = token;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('emailToken');
        return next;
      },
      { replace: true },
    );
    mutate(
      { body: { token } },
      {
        onSuccess({ email }) {
          const { user, update } = useSession.getState();
          if (user) update({ ...user, email });
          toast.success(t('address.changed', { email }));
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  }, [token, mutate, setParams, t]);
}
