import type { ServerWords } from './words.type.ts';

export const words: ServerWords = {
  codeSubject: 'Your sign-in code for {app}: {code}',
  codeText:
    '{code} is your sign-in code for {app}. It is valid for 10 minutes.\n\nIf you did not ask for it, ignore this e-mail.',
  inviteSubject: 'You have been invited to {app}',
  inviteText: 'You can now sign in to {app} with this e-mail address.',
  tooManyRequests: 'Too many requests. Try again later.',
  tooManyUploads:
    'You have uploaded too many files that no entry uses. Save your changes or try again tomorrow.',
  versionNeeded: 'Send the version of the entry with the change (If-Match).',
  invalidRequest: 'The request is invalid.',
  tooLarge: 'The request is too large.',
  fileUnknown: 'Upload this file again.',
  imageNeeded: 'Choose a picture (PNG, JPEG, GIF, WebP or AVIF).',
  ownAccount: 'You cannot change your own roles or block yourself.',
};
