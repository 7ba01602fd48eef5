import type { Letter } from '../../platform/mail/template.ts';
import { t } from '../../texts/index.ts';

// The words of the mails about an account.

export const codeLetter = (code: string): Letter => ({
  subject: t('{code} is your Selvedge code', { code }),
  lines: ['Type this code to confirm your e-mail address. It is good for 10 minutes.'],
  code,
});

export const takenLetter = (url: string): Letter => ({
  subject: 'You already have a Selvedge account',
  lines: [
    'Someone tried to sign up with this address, which already has an account. If it was you, sign in, or set a new password.',
    'If it was not you, there is nothing to do.',
  ],
  button: { label: 'Sign in', url: `${url}/sign-in` },
});

export const resetLetter = (url: string, token: string): Letter => ({
  subject: 'Set a new password',
  lines: [
    'Open this link to set a new password. It is good for 30 minutes and works once.',
    'If you did not ask for it, there is nothing to do: your password stays as it is.',
  ],
  button: { label: 'Set a new password', url: `${url}/reset-password?token=${token}` },
});

export const invitationLetter = (url: string, token: string): Letter => ({
  subject: 'You are invited to Selvedge',
  lines: [
    'An administrator made an account for you. Choose a password to start; the link is good for 7 days and works once.',
  ],
  button: { label: 'Choose a password', url: `${url}/reset-password?token=${token}` },
});

export const passwordChangedLetter = (url: string): Letter => ({
  subject: 'Your password was changed',
  lines: [
    'The password of your Selvedge account was changed, and other sessions were signed out.',
    'If it was not you, set a new password now.',
  ],
  button: { label: 'Set a new password', url: `${url}/forgot-password` },
});
