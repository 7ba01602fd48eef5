import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { importEndpoints } from '#contract/resources/users/import.ts';
import { IMPORT, IMPORT_FIELDS, type ImportField } from '#contract/core/limits.ts';
import { isUniqueViolation } from '../../platform/database/sqlite.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';
import { newUser } from '../accounts/store.ts';
import { publicPart } from '../users/store.ts';
import { readSheet, type Sheet } from './read.ts';
import { type Fault, type ImportedUser, type Line, readLine, repeated } from './rules.ts';
import { t } from '../../texts/index.ts';

/** Rows a statement: more would hold the event loop too long at once. */
const BATCH = 40;
/** How many people one job invites, so that a mail server that fails holds up few. */
const INVITED_BY_ONE = 100;

function* batches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** Where each field stands in a line. @throws 422 for a column that the file does not have, or has twice */
function columnsOf(
  header: readonly string[],
  mapping: Partial<Record<ImportField, string>>,
): [ImportField, number][] {
  return IMPORT_FIELDS.flatMap((field): [ImportField, number][] => {
    const name = mapping[field]?.trim();
    if (name === undefined) return [];
    const at = header.indexOf(name);
    if (at === -1) throw invalid(`mapping.${field}`, t('The file has no column “{name}”.', { name }));
    if (header.indexOf(name, at + 1) !== -1)
      throw invalid(`mapping.${field}`, t('The file has more than one column “{name}”.', { name }));
    return [[field, at]];
  });
}

/** Reads every line: those with faults are reported, the others become users. */
async function readUsers(
  { header, rows, faults: broken }: Sheet,
  mapping: Partial<Record<ImportField, string>>,
): Promise<{ users: ImportedUser[]; faults: Fault[] }> {
  const columns = columnsOf(header, mapping);
  const users: ImportedUser[] = [];
  const faults = [...broken];
  for (const batch of batches(rows, 1000)) {
    for (const { line, cells } of batch) {
      const extra = cells.slice(header.length).some((cell) => cell.trim() !== '');
      if (extra || cells.length < header.length) {
        const message = t('This line has {count} fields, but the header has {wanted}.', {
          count: cells.length,
          wanted: header.length,
        });
        faults.push({ line, field: null, value: cells.join(' ').slice(0, 120), message });
        continue;
      }
      const fields: Line = Object.fromEntries(columns.map(([field, at]) => [field, cells[at] ?? '']));
      const read = readLine(line, fields);
      if ('user' in read) users.push(read.user);
      else faults.push(...read.faults);
    }
    await nextTurn();
  }
  return { users, faults: [...faults, ...repeated(users)] };
}

export function importRoutes({ db }: Services): Handlers<keyof typeof importEndpoints> {
  /** Lines whose address someone has already. */
  async function taken(users: readonly ImportedUser[]): Promise<Fault[]> {
    const faults: Fault[] = [];
    for (const batch of batches(users, BATCH)) {
      const addresses = batch.map(({ email }) => email.toLowerCase());
      const found = await db
        .selectFrom('users')
        .select(sql<string>`lower("email")`.as('email'))
        .where(sql<string>`lower("email")`, 'in', addresses)
        .execute();
      const known = new Set(found.map(({ email }) => email));
      for (const { line, email } of batch)
        if (known.has(email.toLowerCase()))
          faults.push({ line, field: 'email', value: email, message: 'Already in use by another account.' });
      await nextTurn();
    }
    return faults;
  }

  return {
    'POST /api/admin/users/import': async ({
      body: { csv, mapping, invite, dryRun },
      write,
      translate,
      language,
    }) => {
      const sheet = await readSheet(csv);
      const { users, faults } = await readUsers(sheet, mapping);
      faults.push(...(await taken(users)));
      faults.sort((one, other) => one.line - other.line);
      const report = {
        lines: sheet.rows.length + sheet.faults.length,
        faulty: new Set(faults.map(({ line }) => line)).size,
        created: 0,
        faults: faults
          .slice(0, IMPORT.faults)
          .map(({ message, ...fault }) => ({ ...fault, message: translate(message) })),
      };
      if (dryRun || faults.length > 0 || users.length === 0) return report;
      try {
        await write(async (change) => {
          const ids: string[] = [];
          for (const batch of batches(users, BATCH)) {
            const rows = batch.map(({ line: _line, ...user }) =>
              newUser({ ...user, locale: language, passwordHash: null }),
            );
            await change.trx.insertInto('users').values(rows).execute();
            await change.auditCreated(
              'user.create',
              'user',
              rows.map((row) => ({ id: row.id, after: publicPart(row) })),
            );
            ids.push(...rows.filter(({ status }) => status === 'active').map(({ id }) => id));
            // Others' calls are answered in between, though not those that need the database.
            await nextTurn();
          }
          if (invite)
            for (const userIds of batches(ids, INVITED_BY_ONE))
              await change.enqueue({ kind: 'invite-users', payload: { userIds } });
          await change.record('import', null, { lines: report.lines, created: users.length, invite });
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new HttpError(
          'conflict',
          'One of these e-mail addresses was taken in the meantime, so no users were created. Check the file again.',
        );
      }
      return { ...report, created: users.length };
    },
  };
}
