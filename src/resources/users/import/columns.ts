import { IMPORT_FIELDS, type ImportField } from '#contract/limits.ts';

export type Mapping = Partial<Record<ImportField, string>>;
export const NEEDED = ['email', 'firstName', 'lastName'] as const satisfies readonly ImportField[];

/** What such columns are called in files people have, without case, accents and all but letters. */
const NAMES: Record<ImportField, readonly string[]> = {
  email: [
    'email',
    'mail',
    'emailaddress',
    'mailaddress',
    'correo',
    'correoelectronico',
    'courriel',
    'adresseemail',
    'mailadresse',
    '邮箱',
    '电子邮件',
    'البريدالالكتروني',
  ],
  firstName: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'vorname',
    'prenom',
    'nombre',
    '名',
    '名字',
    'الاسمالاول',
  ],
  lastName: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'nachname',
    'familienname',
    'nom',
    'nomdefamille',
    'apellido',
    'apellidos',
    '姓',
    '姓氏',
    'اسمالعائلة',
  ],
  userName: [
    'username',
    'user',
    'login',
    'benutzername',
    'nomdutilisateur',
    'usuario',
    '用户名',
    'اسمالمستخدم',
  ],
  role: ['role', 'rolle', 'rol', '角色', 'الدور'],
  status: ['status', 'state', 'zustand', 'etat', 'estado', '状态', 'الحالة'],
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Which column each field is most likely read from; a column serves one field. */
export function guessed(header: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const used = new Set<string>();
  for (const field of IMPORT_FIELDS) {
    const known = NAMES[field].map(plain);
    const found = header.find((name) => !used.has(name) && known.includes(plain(name)));
    if (found === undefined) continue;
    mapping[field] = found;
    used.add(found);
  }
  return mapping;
}
