import type { ServerWords } from './words.type.ts';

export const words: ServerWords = {
  codeSubject: 'Votre code de connexion à {app} : {code}',
  codeText:
    '{code} est votre code de connexion à {app}. Il est valable 10 minutes.\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail.',
  inviteSubject: 'Vous êtes invité à rejoindre {app}',
  inviteText: 'Vous pouvez maintenant vous connecter à {app} avec cette adresse e-mail.',
  tooManyRequests: 'Trop de requêtes. Réessayez plus tard.',
  tooManyUploads:
    'Vous avez envoyé trop de fichiers qu’aucun enregistrement n’utilise. Enregistrez vos modifications ou réessayez demain.',
  versionNeeded: 'Envoyez la version de l’enregistrement avec la modification (If-Match).',
  invalidRequest: 'La requête n’est pas valide.',
  tooLarge: 'La requête est trop volumineuse.',
  fileUnknown: 'Envoyez à nouveau ce fichier.',
  imageNeeded: 'Choisissez une image (PNG, JPEG, GIF, WebP ou AVIF).',
  ownAccount: 'Vous ne pouvez ni changer vos propres rôles ni vous bloquer.',
};
