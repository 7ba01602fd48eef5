import type { EmailTemplate } from '../../platform/mail/template.ts';
import { t } from '../../texts/index.ts';

// Templates of the e-mails about what users do with their account.

export const confirmAddressEmail = (url: string, token: string): EmailTemplate => ({
  subject: 'Verify your new e-mail address',
  lines: [
    'Open this link while signed in to start using this e-mail address. It works once and expires in 24 hours.',
    'If you didn’t request this, you can ignore this e-mail.',
  ],
  button: { label: 'Use this e-mail address', url: `${url}/profile?emailToken=${token}` },
});

export const addressAskedEmail = (url: string, asked: string): EmailTemplate => ({
  subject: 'E-mail address change requested',
  lines: [
    t(
      'Someone signed in to your Selvedge account requested to change its e-mail address to {address}. Nothing changes until that e-mail address is verified.',
      { address: asked },
    ),
    'If this wasn’t you, change your password now. This signs out all other devices.',
  ],
  button: { label: 'Change your password', url: `${url}/profile` },
});

export const addressChangedEmail = (url: string, now: string): EmailTemplate => ({
  subject: 'Your e-mail address was changed',
  lines: [
    t('Your Selvedge account now uses {address}. You can no longer sign in with this e-mail address.', {
      address: now,
    }),
    'If this wasn’t you, contact an administrator of this site.',
  ],
  button: { label: 'Open Selvedge', url },
});

export const deletionEmail = (url: string, day: number): EmailTemplate => ({
  subject: 'Your account will be deleted',
  lines: [
    t(
      'Your apps are offline, and everything else is deleted on {day}. To keep your account, sign in before then.',
      {
        day: { day },
      },
    ),
  ],
  button: { label: 'Sign in', url: `${url}/sign-in` },
});

export const deletionCancelledEmail = (url: string): EmailTemplate => ({
  subject: 'Account deletion cancelled',
  lines: [
    'You signed in, so your account won’t be deleted. Your apps are still offline. Publish them again from their projects.',
  ],
  button: { label: 'View your apps', url: `${url}/applications` },
});
