import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { SUPPORT } from '#contract/core/limits.ts';
import type { ReplyOf } from '#contract/index.ts';
import type { User } from '#contract/resources/users/calls.ts';
import { startSupport } from '../../api/session.ts';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { useActionForm } from '../use-action-form.ts';

export interface SignInAsValues {
  id: string;
  reason: string;
}

interface Props {
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'userName'>;
  onClose: () => void;
}

type Started = ReplyOf<'POST /api/admin/users/:id/sign-in-as'>;

/** Asks for the reason, then goes on as the user. */
export default function SignInAs({ user, onClose }: Props) {
  const { t } = useTranslation('support');
  const name = `${user.firstName} ${user.lastName}`.trim() || user.userName;
  const { formProps, dialogProps, message } = useActionForm<Started, SignInAsValues>({
    action: 'users/sign-in-as',
    valuesOf: ({ reason }) => ({ id: user.id, reason }),
    onDone: ({ token, user: as }) => startSupport(token, as),
  });

  return (
    <Modal
      {...dialogProps}
      afterClose={onClose}
      title={t('dialog.title', { name })}
      okText={t('dialog.action')}
      cancelText={t('dialog.cancel')}
      styles={{ footer: { marginBlockStart: 20 } }}
    >
      <p>{t('dialog.text', { minutes: SUPPORT.lives / 60_000 })}</p>
      <Form {...formProps} name="sign-in-as" style={{ marginBlockStart: 16 }}>
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
          <Input.TextArea dir="auto" autoFocus rows={3} maxLength={SUPPORT.reason.max} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
