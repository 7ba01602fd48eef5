import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT } from '#contract/core/limits.ts';
import type { User } from '#contract/resources/users/calls.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { startSupport } from '../../api/session.ts';
import { applyFieldErrors } from '../../components/form/antd-errors.tsx';
import { FormErrors } from '../../components/form/form-errors.tsx';

interface Props {
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'userName'>;
  onClose: () => void;
}

/** Asks for the reason, then goes on as the user. */
export default function SignInAs({ user, onClose }: Props) {
  const { t } = useTranslation('support');
  const [form] = Form.useForm<{ reason: string }>();
  const [message, setMessage] = useState<string | null>(null);
  const send = useSend('POST /api/admin/users/:id/sign-in-as');
  const name = `${user.firstName} ${user.lastName}`.trim() || user.userName;

  function start({ reason }: { reason: string }) {
    setMessage(null);
    send.mutate(
      { params: { id: user.id }, body: { reason } },
      {
        onSuccess: (started) => startSupport(started.token, started.user),
        onError: (error) =>
          setMessage(Object.keys(applyFieldErrors(form, error)).length > 0 ? null : messageOf(error)),
      },
    );
  }

  return (
    <Modal
      open
      title={t('dialog.title', { name })}
      okText={t('dialog.action')}
      cancelText={t('dialog.cancel')}
      confirmLoading={send.isPending || send.isSuccess}
      onOk={form.submit}
      onCancel={onClose}
      styles={{ footer: { marginBlockStart: 20 } }}
    >
      <p>{t('dialog.text', { minutes: SUPPORT.lives / 60_000 })}</p>
      <Form
        form={form}
        name="sign-in-as"
        layout="vertical"
        requiredMark={false}
        style={{ marginBlockStart: 16 }}
        onFinish={start}
      >
        <FormErrors message={message} />
        <Form.Item
          name="reason"
          label={t('dialog.reason')}
          extra={t('dialog.help')}
          validateTrigger="onSubmit"
          rules={[
            {
              // Counted as the server counts: without the blanks around it.
              transform: (value: unknown) => (typeof value === 'string' ? value.trim() : ''),
              min: SUPPORT.reason.min,
              required: true,
              message: t('dialog.short', { count: SUPPORT.reason.min }),
            },
          ]}
        >
          <Input.TextArea autoFocus rows={3} maxLength={SUPPORT.reason.max} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
