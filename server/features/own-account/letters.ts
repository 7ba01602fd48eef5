import type { Letter } from '../../platform/mail/template.ts';
import { t } from '../../texts/index.ts';

// The words of the mails about what a person does with their account.

export const confirmAddressLetter = (url: string, token: string): Letter => ({
  subject: 'Confirm your new e-mail address',
  lines: [
    'Open this link to sign in with this address from now on. It is good for 24 hours and works once, while you are signed in.',
    'If you did not ask for it, there is nothing to do.',
  ],
  button: { label: 'Use this address', url: `${url}/profile?emailToken=${token}` },
});

export const addressAskedLetter = (url: string, asked: string): Letter => ({
  subject: 'Another e-mail address was asked for',
  lines: [
    t(
      'Someone signed in to your Selvedge account asked to use {address} instead of this address. Nothing changes before that address is confirmed.',
      { address: asked },
    ),
    'If it was not you, change your password now: it signs out everyone else.',
  ],
  button: { label: 'Change your password', url: `${url}/profile` },
});

export const addressChangedLetter = (url: string, now: string): Letter => ({
  subject: 'Your e-mail address was changed',
  lines: [
    t('Your Selvedge account now belongs to {address}. This address no longer signs in.', { address: now }),
    'If it was not you, write to the people who run this site.',
  ],
  button: { label: 'Open Selvedge', url },
});

export const deletionLetter = (url: string, day: number): Letter => ({
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

export const keptLetter = (url: string): Letter => ({
  subject: 'Your account stays',
  lines: [
    'You signed in, so your account is not deleted. Your apps are still offline: publish them again from their projects.',
  ],
  button: { label: 'See your apps', url: `${url}/applications` },
});
