import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvLine } from '#contract/core/csv.ts';
import { type ListQuery, listQuery } from '#contract/core/endpoint.ts';
import { DOWNLOAD_LIVES } from '#contract/core/limits.ts';
import type { exportEndpoints } from '#contract/resources/exports/calls.ts';
import type { ExportedList } from '#contract/resources/index.ts';
import { EXPORTED_LISTS, LISTS } from '#contract/resources/registries.ts';
import { openAddress, takeAddress } from '../../platform/addresses.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { sendError } from '../../platform/http/errors.ts';
import type { ExportSource } from '../../platform/resource.ts';
import type { Services } from '../../services.ts';
import { issueText } from '../../texts/issues.ts';
import { decimal } from './csv.ts';

const CHUNK = 500;

/** The query of each exported list, as its own call takes it. */
const QUERIES = new Map([...LISTS].map(([name, columns]) => [name, listQuery(columns)]));

const isList = (name: string): name is ExportedList => EXPORTED_LISTS.some((list) => list === name);

/** @throws 422 for a query that the list would not take */
function checked(list: ExportedList, query: unknown): ListQuery {
  const result = QUERIES.get(list)?.safeParse(query);
  const [issue] = result?.error?.issues ?? [];
  if (!result?.success) throw invalid('query', issue ? issueText(issue) : 'This value is not supported.');
  return result.data;
}

export function exportRoutes(): Handlers<keyof typeof exportEndpoints> {
  return {
    'POST /api/admin/exports': async ({ body, session, write }) => {
      checked(body.list, body.query);
      const { token } = await write(async (change) => {
        await change.record(body.list, null, { list: body.list, query: body.query });
        const payload: z.input<typeof asked> = { list: body.list, query: body.query, userId: session.userId };
        return openAddress(change.trx, { purpose: 'export', lives: DOWNLOAD_LIVES, payload });
      });
      return { url: `/exports/${token}` };
    },
  };
}

const asked = z.object({ list: z.string(), query: z.unknown(), userId: z.string() });

/** Sends the rows of an export as they are read: a hundred thousand take no more memory than five hundred. */
export function serveExports(
  app: FastifyInstance,
  services: Services,
  sources: Readonly<Record<ExportedList, { exported: ExportSource }>>,
): void {
  const { db, log } = services;
  app.get<{ Params: { token: string } }>('/exports/:token', async (request, reply) => {
    const address = await takeAddress(db, 'export', request.params.token);
    const wanted = asked.safeParse(address?.payload);
    const admin =
      wanted.success &&
      (await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', wanted.data.userId)
        .where('role', '=', 'Admin')
        .where('status', '=', 'active')
        .executeTakeFirst());
    if (!wanted.success || !admin || !isList(wanted.data.list)) {
      return sendError(
        request,
        reply,
        new HttpError(
          'not_found',
          'This export link has expired or was already used. Start the export again.',
        ),
      );
    }
    const { list, query } = wanted.data;
    const { columns, money, rows } = sources[list].exported;
    const wantedRows = checked(list, query);
    async function* lines(): AsyncGenerator<string> {
      // Excel takes a file for UTF-8 only with this mark.
      let text = `\uFEFF${csvLine(columns)}`;
      let count = 0;
      for await (const row of rows(wantedRows, services)) {
        const values = new Map<string, unknown>(Object.entries(row));
        text += csvLine(
          columns.map((name) => (money.includes(name) ? decimal(values.get(name)) : values.get(name))),
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
