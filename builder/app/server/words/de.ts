import type { ServerWords } from './words.type.ts';

export const words: ServerWords = {
  codeSubject: 'Ihr Anmeldecode für {app}: {code}',
  codeText:
    '{code} ist Ihr Anmeldecode für {app}. Er ist 10 Minuten gültig.\n\nWenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  inviteSubject: 'Sie wurden zu {app} eingeladen',
  inviteText: 'Sie können sich jetzt mit dieser E-Mail-Adresse bei {app} anmelden.',
  tooManyRequests: 'Zu viele Anfragen. Versuchen Sie es später noch einmal.',
  tooManyUploads:
    'Sie haben zu viele Dateien hochgeladen, die in keinem Eintrag verwendet werden. Speichern Sie Ihre Änderungen oder versuchen Sie es morgen erneut.',
  versionNeeded: 'Senden Sie die Version des Eintrags mit der Änderung (If-Match).',
  invalidRequest: 'Die Anfrage ist ungültig.',
  tooLarge: 'Die Anfrage ist zu groß.',
  fileUnknown: 'Laden Sie diese Datei noch einmal hoch.',
  imageNeeded: 'Wählen Sie ein Bild (PNG, JPEG, GIF, WebP oder AVIF).',
  ownAccount: 'Sie können Ihre eigenen Rollen nicht ändern und sich nicht selbst sperren.',
};
