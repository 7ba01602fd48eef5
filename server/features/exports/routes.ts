import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditEntry } from '#contract/resources/audit.ts';
import { csvLine } from '#contract/core/csv.ts';
import type { ListQuery } from '#contract/core/endpoint.ts';
import { type ExportedList, EXPORTED, type exportEndpoints } from '#contract/resources/exports.ts';
import { job } from '#contract/resources/jobs.ts';
import { DOWNLOAD_LIVES } from '#contract/core/limits.ts';
import { order, payment } from '#contract/resources/payments.ts';
import { project } from '#contract/builder/projects.ts';
import { recentUpdate } from '#contract/resources/recent-updates.ts';
import { user } from '#contract/resources/users.ts';
import { invalid, Refusal } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { sendRefusal } from '../../platform/http/errors.ts';
import { listAll } from '../../platform/http/list.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { auditList, toAuditEntry } from '../audit/store.ts';
import { jobList, toJob } from '../jobs/store.ts';
import { orderList, paymentList, toOrder, toPayment } from '../payments/store.ts';
import { projectList, toProject } from '../projects/store.ts';
import { toUpdate, updateList } from '../recent-updates/store.ts';
import { toUser, userList } from '../users/store.ts';
import { decimal } from './csv.ts';
import { issueText } from '../../texts/issues.ts';

/** Amounts are kept in minor units and written as people write money. */
const MONEY = new Set(['amount', 'creditUsed', 'refunded', 'credit']);
const CHUNK = 500;

interface Sheet {
  columns: string[];
  rows(asked: ListQuery): AsyncIterable<object>;
}

async function* mapped<A, B>(rows: AsyncIterable<A>, to: (row: A) => B): AsyncGenerator<B> {
  for await (const row of rows) yield to(row);
}

function sheetsOf(services: Services): Record<ExportedList, Sheet> {
  const columnsOf = (schema: z.ZodObject) => Object.keys(schema.shape);
  return {
    users: { columns: columnsOf(user), rows: (asked) => mapped(listAll(userList, asked, services), toUser) },
    projects: {
      columns: columnsOf(project),
      rows: (asked) => mapped(listAll(projectList, asked, services), toProject),
    },
    orders: {
      columns: columnsOf(order),
      rows: (asked) => mapped(listAll(orderList, asked, services), toOrder),
    },
    payments: {
      columns: columnsOf(payment),
      rows: (asked) => mapped(listAll(paymentList, asked, services), toPayment),
    },
    'recent-updates': {
      columns: columnsOf(recentUpdate),
      rows: (asked) => mapped(listAll(updateList, asked, services), toUpdate),
    },
    'audit-log': {
      columns: columnsOf(auditEntry.omit({ opens: true, names: true })),
      rows: (asked) => mapped(listAll(auditList, asked, services), toAuditEntry),
    },
    jobs: { columns: columnsOf(job), rows: (asked) => mapped(listAll(jobList, asked, services), toJob) },
  };
}

const isList = (name: string): name is ExportedList => Object.hasOwn(EXPORTED, name);

/** @throws 422 for a query that the list would not take */
function checked(list: ExportedList, query: unknown): ListQuery {
  const result = EXPORTED[list].safeParse(query);
  const [issue] = result.error?.issues ?? [];
  if (!result.success) throw invalid('query', issue ? issueText(issue) : 'This value is not supported.');
  return result.data;
}

export function exportRoutes({ db }: Services): Handlers<keyof typeof exportEndpoints> {
  return {
    'POST /api/admin/exports': async ({ body, session, write }) => {
      checked(body.list, body.query);
      const token = newToken();
      await write(async (change) => {
        const createdAt = Date.now();
        await change.trx
          .insertInto('addresses')
          .values({
            id: tokenHash(token),
            purpose: 'export',
            projectId: null,
            build: null,
            folder: null,
            payload: JSON.stringify({ list: body.list, query: body.query, userId: session.userId }),
            createdAt,
            expiresAt: createdAt + DOWNLOAD_LIVES,
          })
          .execute();
        await change.record(body.list, null, { list: body.list, query: body.query });
      });
      await db
        .deleteFrom('addresses')
        .where('purpose', '=', 'export')
        .where('expiresAt', '<', Date.now())
        .execute();
      return { url: `/exports/${token}` };
    },
  };
}

const asked = z.object({ list: z.string(), query: z.unknown(), userId: z.string() });

/** Sends the rows of an export as they are read: a hundred thousand take no more memory than five hundred. */
export function serveExports(app: FastifyInstance, services: Services): void {
  const { db, log } = services;
  const sheets = sheetsOf(services);
  app.get<{ Params: { token: string } }>('/exports/:token', async (request, reply) => {
    // Taking the row is using the address: a second opening finds nothing.
    const address = await db
      .deleteFrom('addresses')
      .where('id', '=', tokenHash(request.params.token))
      .where('purpose', '=', 'export')
      .returning(['payload', 'expiresAt'])
      .executeTakeFirst();
    const wanted = asked.safeParse(JSON.parse(address?.payload ?? 'null'));
    const admin =
      wanted.success &&
      (await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', wanted.data.userId)
        .where('role', '=', 'Admin')
        .where('status', '=', 'active')
        .executeTakeFirst());
    if (
      !address ||
      address.expiresAt < Date.now() ||
      !wanted.success ||
      !admin ||
      !isList(wanted.data.list)
    ) {
      return sendRefusal(
        request,
        reply,
        new Refusal('not_found', 'This export link has expired or was already used. Start the export again.'),
      );
    }
    const { list, query } = wanted.data;
    const { columns, rows } = sheets[list];
    async function* lines(): AsyncGenerator<string> {
      // Excel takes a file for UTF-8 only with this mark.
      let text = `\uFEFF${csvLine(columns)}`;
      let count = 0;
      for await (const row of rows(checked(isList(list) ? list : 'users', query))) {
        const values = new Map<string, unknown>(Object.entries(row));
        text += csvLine(
          columns.map((name) => (MONEY.has(name) ? decimal(values.get(name)) : values.get(name))),
        );
        count += 1;
        if (count % CHUNK === 0) {
          yield text;
          text = '';
        }
      }
      yield text;
    }
    const stream = Readable.from(lines());
    stream.on('error', (error) => log.error(error, 'an export ended early'));
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${list}-${day}.csv"`)
      .header('Cache-Control', 'no-store')
      .send(stream);
  });
}
