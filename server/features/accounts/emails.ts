import type { EmailTemplate } from '../../platform/mail/template.ts';
import { t } from '../../texts/index.ts';

// Templates of the e-mails about an account.

export const codeEmail = (code: string): EmailTemplate => ({
  subject: t('{code} is your Selvedge code', { code }),
  lines: ['Enter this code to verify your e-mail address. It expires in 10 minutes.'],
  code,
});

export const takenEmail = (url: string): EmailTemplate => ({
  subject: 'You already have a Selvedge account',
  lines: [
    'Someone tried to sign up with this e-mail address, which already has an account. If it was you, sign in, or reset your password.',
    'If this wasn’t you, you can ignore this e-mail.',
  ],
  button: { label: 'Sign in', url: `${url}/sign-in` },
});

export const resetEmail = (url: string, token: string): EmailTemplate => ({
  subject: 'Reset your password',
  lines: [
    'Open this link to reset your password. It works once and expires in 30 minutes.',
    'If you didn’t request this, you can ignore this e-mail. Your password won’t change.',
  ],
  button: { label: 'Reset your password', url: `${url}/reset-password?token=${token}` },
});

export const invitationEmail = (url: string, token: string): EmailTemplate => ({
  subject: 'You’re invited to Selvedge',
  lines: [
    'An administrator created an account for you. Choose a password to get started. The link works once and expires in 7 days.',
  ],
  button: { label: 'Choose a password', url: `${url}/reset-password?token=${token}` },
});

export const passwordChangedEmail = (url: string): EmailTemplate => ({
  subject: 'Your password was changed',
  lines: [
    'The password of your Selvedge account was changed, and you were signed out on other devices.',
    'If this wasn’t you, reset your password now.',
  ],
  button: { label: 'Reset your password', url: `${url}/forgot-password` },
});
