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

interface EmailChange {
  email: string;
  password: string;
}

/** Requests a new e-mail address. A link sent there opens this page with a token that confirms it. */
export function EmailForm() {
  const { t } = useTranslation('you');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const requestChange = useSend('PUT /api/user/email');
  useEmailToken();
  const labels = { email: t('email.new'), password: t('profile.current') };
  const { form, formProps, summary, clear, fail } = useFormErrors<EmailChange>('email', labels);
  const required = (message: string) => ({ required: true, message });
  return (
    <Form<EmailChange>
      {...formProps}
      onFinish={(body) => {
        clear();
        requestChange.mutate(
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
      {sentTo && <p role="status">{t('email.sent', { email: sentTo })}</p>}
      <Form.Item
        name="email"
        label={labels.email}
        rules={[required(t('profile.enter.email')), { type: 'email', message: t('email.invalid') }]}
      >
        <Input type="email" maxLength={254} autoComplete="email" />
      </Form.Item>
      <Form.Item
        name="password"
        label={labels.password}
        rules={[required(t('profile.enter.currentPassword'))]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Button htmlType="submit" loading={requestChange.isPending}>
        {t('email.ask')}
      </Button>
    </Form>
  );
}

/** Confirms the new address with the token in the URL, once. */
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
          toast.success(t('email.changed', { email }));
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  }, [token, mutate, setParams, t]);
}
