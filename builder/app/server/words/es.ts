import type { ServerWords } from './words.type.ts';

export const words: ServerWords = {
  codeSubject: 'Tu código de acceso a {app}: {code}',
  codeText:
    '{code} es tu código de acceso a {app}. Es válido durante 10 minutos.\n\nSi no lo has pedido, ignora este correo.',
  inviteSubject: 'Te han invitado a {app}',
  inviteText: 'Ya puedes iniciar sesión en {app} con esta dirección de correo.',
  tooManyRequests: 'Demasiadas solicitudes. Inténtalo más tarde.',
  tooManyUploads:
    'Has subido demasiados archivos que ningún registro usa. Guarda los cambios o inténtalo de nuevo mañana.',
  versionNeeded: 'Envía la versión del registro junto con el cambio (If-Match).',
  invalidRequest: 'La solicitud no es válida.',
  tooLarge: 'La solicitud es demasiado grande.',
  fileUnknown: 'Vuelve a subir este archivo.',
  imageNeeded: 'Elige una imagen (PNG, JPEG, GIF, WebP o AVIF).',
  ownAccount: 'No puedes cambiar tus propios roles ni bloquearte.',
};
