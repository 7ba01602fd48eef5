import { IMPORT_FIELDS, type ImportField, NAME, UNSTORABLE } from '#contract/core/limits.ts';
import type { LineFault } from '#contract/resources/users/import.ts';
import { splitName } from '#contract/core/person-names.ts';
import { type Message, t } from '../../texts/index.ts';
import { ROLES, type Role } from '#contract/core/roles.ts';

/** What is wrong with a line, before it is put into the administrator's language. */
export type Fault = Omit<LineFault, 'message'> & { message: Message };

/** A line's fields as the file has them. */
export type Line = Partial<Record<ImportField, string>>;

export interface ImportedUser {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  userName?: string;
  role: Role;
  status: 'active' | 'blocked';
}

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;
const STATUSES = ['active', 'blocked'] as const;

/** A quote before a formula, as our own exports write it, is taken off again. */
const unquoted = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

const oneOf = <const T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value.toLowerCase() === text.toLowerCase());

/**
 * What a line says of a user, or what is wrong with it.
 * @param line its number, the header being line 1
 */
export function readLine(line: number, fields: Line): { user: ImportedUser } | { faults: Fault[] } {
  const faults: Fault[] = [];
  const read = (field: ImportField) => unquoted((fields[field] ?? '').trim());
  const fault = (field: ImportField, message: Message) =>
    faults.push({ line, field, value: read(field).slice(0, 120), message });

  for (const field of IMPORT_FIELDS)
    if (UNSTORABLE.test(read(field))) fault(field, 'Contains a character that can’t be stored.');
  const email = read('email');
  if (email === '') fault('email', 'This field is required.');
  else if (email.length > 254 || !EMAIL.test(email)) fault('email', 'Enter a valid e-mail address.');
  const whole = fields.name === undefined ? null : read('name');
  const parts =
    whole === null ? { firstName: read('firstName'), lastName: read('lastName') } : splitName(whole);
  const tooLong = t('Use at most {count} characters.', { count: NAME.max });
  if (whole === '') fault('name', 'This field is required.');
  else if (!parts) fault('name', 'Enter a first and a last name.');
  for (const field of ['firstName', 'lastName'] as const) {
    const at = whole === null ? field : 'name';
    if (whole === null && read(field) === '') fault(field, 'This field is required.');
    if (parts && parts[field].length > NAME.max) fault(at, tooLong);
  }
  if (read('userName').length > NAME.max) fault('userName', tooLong);
  const role = read('role') === '' ? 'User' : oneOf(ROLES, read('role'));
  if (!role) fault('role', t('Must be one of: {values}.', { values: ROLES.join(', ') }));
  const status = read('status') === '' ? 'active' : oneOf(STATUSES, read('status'));
  if (!status) fault('status', t('Must be one of: {values}.', { values: STATUSES.join(', ') }));

  if (faults.length > 0 || !parts || !role || !status) return { faults };
  const userName = read('userName');
  return {
    user: {
      line,
      email,
      ...parts,
      ...(userName ? { userName } : {}),
      role,
      status,
    },
  };
}

/** The lines whose address an earlier line has already. */
export function repeated(users: readonly ImportedUser[]): Fault[] {
  const first = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { line, email } of users) {
    const key = email.toLowerCase();
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else
      faults.push({
        line,
        field: 'email',
        value: email,
        message: t('Duplicate of line {line}.', { line: before }),
      });
  }
  return faults;
}
