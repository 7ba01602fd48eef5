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

/** Downloads all data stored about the user. */
export function ExportData() {
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
      {t('accountData.export')}
    </Button>
  );
}

/** Deletes the user's account after the password is confirmed; they can restore it for 14 days. */
export function DeleteAccount() {
  const { t } = useTranslation('you');
  const admin = useRole() === 'Admin';
  const { signOut } = useSignOut();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const remove = useSend('DELETE /api/user');
  if (admin) return <p>{t('accountData.admin')}</p>;
  if (!asking)
    return (
      <Button danger onClick={() => setAsking(true)}>
        {t('accountData.delete')}
      </Button>
    );
  return (
    <form
      className="profile-delete"
      onSubmit={(event) => {
        event.preventDefault();
        setPasswordError(null);
        remove.mutate(
          { body: { password } },
          {
            onSuccess({ deletesAt }) {
              toast.info(t('accountData.done', { day: date(deletesAt) }));
              signOut();
            },
            onError: (error) => setPasswordError(error.fields['password']?.[0] ?? messageOf(error)),
          },
        );
      }}
    >
      <p>{t('accountData.sure')}</p>
      <label>
        {t('profile.current')}
        <PasswordInput
          value={password}
          autoComplete="current-password"
          aria-invalid={passwordError !== null}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {passwordError && (
        <p role="alert" className="profile-fault">
          {passwordError}
        </p>
      )}
      <div className="profile-crop-end">
        <Button danger type="primary" htmlType="submit" loading={remove.isPending} disabled={!password}>
          {t('accountData.confirm')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('avatar.cancel')}</Button>
      </div>
    </form>
  );
}
