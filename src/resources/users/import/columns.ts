import type { BodyOf } from '#contract/index.ts';
import { IMPORT_FIELDS, type ImportField } from '#contract/core/limits.ts';

export type Mapping = Partial<Record<ImportField, string>>;
export type WholeMapping = BodyOf<'POST /api/admin/users/import'>['mapping'];

/** Which of the fields that everyone needs have no column yet. */
export const missing = ({ email, name, firstName, lastName }: Mapping): ImportField[] => [
  ...(email ? [] : ['email' as const]),
  ...(name || firstName ? [] : ['firstName' as const]),
  ...(name || lastName ? [] : ['lastName' as const]),
];

/** What is sent, once nothing is missing. */
export function whole({ email, name, firstName, lastName, ...more }: Mapping): WholeMapping | null {
  if (!email) return null;
  if (name) return { email, name, ...more };
  return firstName && lastName ? { email, firstName, lastName, ...more } : null;
}

const PARTS: readonly ImportField[] = ['firstName', 'lastName'];

/** Another column for a field. A whole name and the parts of one take each other's place. */
export function withColumn(mapping: Mapping, field: ImportField, column: string | undefined): Mapping {
  const replaced: readonly ImportField[] =
    column === undefined ? [] : field === 'name' ? PARTS : PARTS.includes(field) ? ['name'] : [];
  const kept = IMPORT_FIELDS.filter((one) => one !== field && !replaced.includes(one));
  return Object.fromEntries(
    [...kept.map((one) => [one, mapping[one]]), [field, column]].filter(([, named]) => named !== undefined),
  );
}

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
    'emailvalue',
    'adresseemail',
    'adressemail',
    'adressecourriel',
    'direcciondecorreo',
    'direcciondecorreoelectronico',
    'mailadresse',
    'emailadresse',
    '邮箱',
    '电子邮箱',
    '电子邮件',
    'البريدالالكتروني',
  ],
  name: [
    'name',
    'fullname',
    'completename',
    'displayname',
    'vollstandigername',
    'vollername',
    'nomcomplet',
    'nometprenom',
    'prenometnom',
    'nombrecompleto',
    'nombreyapellido',
    'nombreyapellidos',
    '姓名',
    '全名',
    'الاسم',
    'الاسمالكامل',
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

/** What a column of whole names is called as well, where no other column has the rest of the name. */
const ALONE = ['nombre', 'nom', '名字'];

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
  const { name, firstName, lastName, ...others } = mapping;
  if (firstName && lastName) return { firstName, lastName, ...others };
  const alone = firstName ?? lastName;
  const whole = name ?? (alone && ALONE.includes(plain(alone)) ? alone : undefined);
  return whole ? { name: whole, ...others } : mapping;
}
