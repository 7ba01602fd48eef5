import { z } from 'zod';
import { endpoints } from '../../core/endpoint.ts';
import { IMPORT, IMPORT_FIELDS } from '../../core/limits.ts';

/** What is wrong with one line of a file. */
export const lineFault = z.object({
  /** As an editor counts them: the header is line 1. */
  line: z.int(),
  /** Null where the line as a whole is at fault. */
  field: z.enum(IMPORT_FIELDS).nullable(),
  value: z.string(),
  message: z.string(),
});
export type LineFault = z.infer<typeof lineFault>;

const column = z.string().max(200);
/** The header of the column that each field is read from. A name is in one column, whole, or in two. */
const mapping = z
  .strictObject({
    email: column,
    name: column.optional(),
    firstName: column.optional(),
    lastName: column.optional(),
    userName: column.optional(),
    role: column.optional(),
    status: column.optional(),
  })
  .check(({ value, issues }) => {
    for (const field of ['firstName', 'lastName'] as const) {
      const given = value[field] !== undefined;
      if (given === (value.name === undefined)) continue;
      const message = given ? 'Already included in the full name.' : 'This field is required.';
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

export const importEndpoints = endpoints({
  'POST /api/admin/users/import': {
    summary: 'Create users from CSV, all of them or none; with `dryRun` it only says what would happen.',
    caller: 'Admin',
    bodyLimit: IMPORT.bytes + 65_536,
    body: z.strictObject({
      csv: z.string().min(1).max(IMPORT.bytes),
      mapping,
      /** mails everyone a link to choose a password */
      invite: z.boolean(),
      dryRun: z.boolean(),
    }),
    replies: {
      200: z.object({
        /** with something in them, the header aside */
        lines: z.int(),
        /** with something wrong in them */
        faulty: z.int(),
        /** 0 in a dry run, and where anything is wrong */
        created: z.int(),
        /** the first ones, by line */
        faults: z.array(lineFault),
      }),
    },
    audit: 'user.import',
  },
});
