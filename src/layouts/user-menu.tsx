import { LogoutOutlined, MoonOutlined, SunOutlined, UserOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIdentity } from '../access/identity.ts';
import { useSignOut } from '../access/sign-out.ts';
import { useTheme } from '../theme/store.ts';

export function Avatar() {
  const user = useIdentity();
  if (user?.avatar) return <img className="avatar" src={user.avatar} alt="" width={32} height={32} />;
  const letters = [user?.firstName, user?.lastName].map((name) => [...(name ?? '')][0] ?? '').join('');
  return (
    <span className="avatar" aria-hidden="true">
      {letters || '?'}
    </span>
  );
}

export function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useIdentity();
  const { mode, setMode } = useTheme();
  const { signOut, leaving } = useSignOut();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.userName ?? '');

  return (
    <>
      <button
        type="button"
        className="head-button head-user"
        popoverTarget="user-menu"
        aria-label={t('user.menu', { name })}
      >
        <Avatar />
      </button>
      <div id="user-menu" className="panel user-menu" popover="auto" ref={panel}>
        <p className="user-menu-who">
          <strong>{name}</strong>
          <span>{user?.email}</span>
        </p>
        <Link to="/profile" onClick={close}>
          <UserOutlined aria-hidden="true" /> {t('user.profile')}
        </Link>
        <button type="button" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
          {mode === 'dark' ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />}{' '}
          {mode === 'dark' ? t('user.light') : t('user.dark')}
        </button>
        <button type="button" disabled={leaving} onClick={signOut}>
          <LogoutOutlined aria-hidden="true" /> {t('user.signOut')}
        </button>
      </div>
    </>
  );
}
