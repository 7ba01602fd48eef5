import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LANGUAGES } from '#contract/core/languages.ts';
import { CURRENCY } from '#contract/builder/plans.ts';
import type { UserWhole } from '#contract/resources/users/calls.ts';
import { date, money, number } from '../../../format/index.ts';
import { StateDot } from '../../../components/feedback/state-dot.tsx';
import { Time } from '../../../format/time.tsx';

export function Facts({ user }: { user: UserWhole }) {
  const { t } = useTranslation(['user', 'admin']);
  const { totals } = user;
  const facts: [string, ReactNode][] = [
    [t('admin:users.role'), t(`admin:role.${user.role}`)],
    [t('admin:users.status'), <StateDot key="status" kind="user" state={user.status} />],
    [t('facts.language'), LANGUAGES.find(({ code }) => code === user.locale)?.name ?? user.locale],
    [t('facts.joined'), date(user.createdAt)],
    [
      t('admin:users.lastSignIn'),
      user.lastSignInAt ? <Time key="lastSignIn" at={user.lastSignInAt} /> : t('admin:never'),
    ],
    [
      t('tabs.projects'),
      <Link key="projects" to="?tab=projects">
        {number(totals.projects)}
      </Link>,
    ],
    [
      t('tabs.orders'),
      <Link key="orders" to="?tab=orders">
        {number(totals.orders)}
      </Link>,
    ],
    [
      t('facts.paid'),
      <>
        {money(totals.paid, CURRENCY)}
        {totals.refunded > 0 && (
          <span className="user-refunded">
            {t('facts.refunded', { amount: money(totals.refunded, CURRENCY) })}
          </span>
        )}
      </>,
    ],
    [t('facts.credit'), money(user.credit, CURRENCY)],
    [t('facts.referral'), <code key="referral">{user.referralCode}</code>],
  ];
  return (
    <aside className="user-facts" aria-label={t('facts.title')}>
      <div className="user-who">
        <Portrait user={user} />
        <div>
          <a href={`mailto:${user.email}`}>{user.email}</a>
          <p>{user.userName}</p>
        </div>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Portrait({ user }: { user: UserWhole }) {
  if (user.avatar) return <img className="avatar" src={user.avatar} alt="" width={56} height={56} />;
  const letters = [user.firstName, user.lastName].map((name) => [...name][0] ?? '').join('');
  return (
    <span className="avatar" aria-hidden="true">
      {letters || '?'}
    </span>
  );
}
