import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole } from '../../access/identity.ts';
import { useSignOut } from '../../access/sign-out.ts';
import { save } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { date } from '../../format/index.ts';
import { toast } from '../../components/feedback/toast.ts';
import { PasswordInput } from '../../components/form/password-input.tsx';

/** Takes along all that is kept about oneself. */
export function ExportOwn() {
  const { t } = useTranslation('you');
  const [busy, setBusy] = useState(false);
  return (
    <Button
      loading={busy}
      onClick={() => {
        setBusy(true);
        save('GET /api/user/export', 'selvedge-export.zip')
          .catch((error: unknown) => toast.error(messageOf(error)))
          .finally(() => setBusy(false));
      }}
    >
      {t('leave.export')}
    </Button>
  );
}

/** Deletes one's account, after the password and with 14 days to come back. */
export function DeleteOwn() {
  const { t } = useTranslation('you');
  const admin = useRole() === 'Admin';
  const { signOut } = useSignOut();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const remove = useSend('DELETE /api/user');
  if (admin) return <p>{t('leave.admin')}</p>;
  if (!asking)
    return (
      <Button danger onClick={() => setAsking(true)}>
        {t('leave.delete')}
      </Button>
    );
  return (
    <form
      className="profile-leave"
      onSubmit={(event) => {
        event.preventDefault();
        setFault(null);
        remove.mutate(
          { body: { password } },
          {
            onSuccess({ deletesAt }) {
              toast.info(t('leave.done', { day: date(deletesAt) }));
              signOut();
            },
            onError: (error) => setFault(error.fields['password']?.[0] ?? messageOf(error)),
          },
        );
      }}
    >
      <p>{t('leave.sure')}</p>
      <label>
        {t('profile.current')}
        <PasswordInput
          value={password}
          autoComplete="current-password"
          aria-invalid={fault !== null}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {fault && (
        <p role="alert" className="profile-fault">
          {fault}
        </p>
      )}
      <div className="profile-crop-end">
        <Button danger type="primary" htmlType="submit" loading={remove.isPending} disabled={!password}>
          {t('leave.confirm')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('avatar.cancel')}</Button>
      </div>
    </form>
  );
}
