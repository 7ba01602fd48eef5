import type { BodyOf } from '#contract/index.ts';
import { IMPORT_FIELDS, type ImportField } from '#contract/core/limits.ts';

export type Mapping = Partial<Record<ImportField, string>>;
export type CompleteMapping = BodyOf<'POST /api/admin/users/import'>['mapping'];

/** Required fields that have no column yet. */
export const missingFields = ({ email, name, firstName, lastName }: Mapping): ImportField[] => [
  ...(email ? [] : ['email' as const]),
  ...(name || firstName ? [] : ['firstName' as const]),
  ...(name || lastName ? [] : ['lastName' as const]),
];

/** The complete mapping, once no required field is missing. */
export function completeMapping({
  email,
  name,
  firstName,
  lastName,
  ...more
}: Mapping): CompleteMapping | null {
  if (!email) return null;
  if (name) return { email, name, ...more };
  return firstName && lastName ? { email, firstName, lastName, ...more } : null;
}

const PARTS: readonly ImportField[] = ['firstName', 'lastName'];

/** Assigns a column to a field. A full name column and first/last name columns replace one another. */
export function withColumn(mapping: Mapping, field: ImportField, column: string | undefined): Mapping {
  const replaced: readonly ImportField[] =
    column === undefined ? [] : field === 'name' ? PARTS : PARTS.includes(field) ? ['name'] : [];
  const others = IMPORT_FIELDS.filter((one) => one !== field && !replaced.includes(one));
  return Object.fromEntries(
    [...others.map((one) => [one, mapping[one]]), [field, column]].filter(([, named]) => named !== undefined),
  );
}

/** Common header names in several languages, normalised to lower-case letters without accents. */
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

const normalise = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Headers that mean the full name when no other column has the rest of the name. */
const FULL_NAME_HEADERS = ['nombre', 'nom', '名字'];

/** Guesses each field's column from the headers; a column serves only one field. */
export function guessMapping(header: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const used = new Set<string>();
  for (const field of IMPORT_FIELDS) {
    const known = NAMES[field].map(normalise);
    const found = header.find((name) => !used.has(name) && known.includes(normalise(name)));
    if (found === undefined) continue;
    mapping[field] = found;
    used.add(found);
  }
  const { name, firstName, lastName, ...others } = mapping;
  if (firstName && lastName) return { firstName, lastName, ...others };
  const alone = firstName ?? lastName;
  const whole = name ?? (alone && FULL_NAME_HEADERS.includes(normalise(alone)) ? alone : undefined);
  return whole ? { name: whole, ...others } : mapping;
}
