import type { BaseRecord, CrudFilter, DataProvider, HttpError } from '@refinedev/core';
import i18next from 'i18next';
import { CallError } from '../api/call.ts';
import type { BulkReply, BulkResult, Calls } from '../resources/resource.ts';
import type { HttpParts } from './http.ts';
import { toHttpError } from './http-error.ts';

export interface DataParts extends HttpParts {
  /** Where the API is, without a slash at its end. */
  apiUrl: string;
  calls: Record<string, Calls>;
}

/** What simple-rest writes as the server reads it. Any other operator it would send as an equality. */
const OPERATORS = new Set<CrudFilter['operator']>(['eq', 'ne', 'gte', 'lte', 'contains']);

const errorWith = (message: string): HttpError => ({ message, statusCode: 0 });

/** Lists go through `@refinedev/simple-rest`; every other verb is the contract's own call. */
export function createDataProvider({ apiUrl, calls, ...parts }: DataParts): DataProvider {
  // With axios it is a good part of a list page's weight, which pages without lists need not carry.
  let loaded: Promise<Pick<DataProvider, 'getList' | 'getMany'>> | undefined;
  const rest = () => {
    loaded ??= Promise.all([import('@refinedev/simple-rest'), import('./http.ts')]).then(
      ([simpleRest, { createHttp }]) => simpleRest.default(apiUrl, createHttp(parts)),
    );
    return loaded;
  };

  const of = (resource: string): Calls => {
    const found = calls[resource];
    if (!found) throw errorWith(`The server has no resource “${resource}”.`);
    return found;
  };
  const listPath = (resource: string) => of(resource).list.replace('GET /api/', '');

  /** Runs a verb of a resource, if there is one. */
  async function run<T extends BaseRecord>(
    verb: string,
    resource: string,
    make: (found: Calls) => Promise<object> | undefined,
  ): Promise<{ data: T }> {
    const made = make(of(resource));
    if (!made) throw errorWith(`The server can’t ${verb} “${resource}”.`);
    try {
      // The contract types each call; Refine's generic takes the row as its caller names it.
      return { data: (await made) as T };
    } catch (error) {
      throw toHttpError(error);
    }
  }

  /** Runs a verb on several rows, and answers what became of each: the call itself is answered 200 whatever that was. */
  async function each<T extends BaseRecord>(
    verb: string,
    resource: string,
    make: (found: Calls) => Promise<BulkReply> | undefined,
  ): Promise<{ data: T[] }> {
    const { data } = await run<BulkReply & BaseRecord>(verb, resource, make);
    // Refine's generic takes the rows as its caller names them; here they are results.
    return { data: data.results as (T & BulkResult)[] };
  }

  async function oneOfList(resource: string, id: string): Promise<object> {
    const { data } = await (
      await rest()
    ).getList({
      resource: listPath(resource),
      filters: [{ field: 'id', operator: 'eq', value: id }],
      pagination: { currentPage: 1, pageSize: 1 },
    });
    const [row] = data;
    if (!row) throw new CallError(i18next.t('shell:notFound.title'), { status: 404, code: 'not_found' });
    return row;
  }

  return {
    getApiUrl: () => apiUrl,
    async getList({ resource, pagination, sorters, filters = [] }) {
      const unknown = filters.find(({ operator }) => !OPERATORS.has(operator));
      if (unknown) throw errorWith(`The server has no filter “${unknown.operator}”.`);
      const path = listPath(resource);
      // Not `meta`: Refine puts the address's parameters there, which are no part of this request.
      return (await rest()).getList({
        resource: path,
        filters,
        ...(pagination ? { pagination } : {}),
        ...(sorters?.length ? { sorters } : {}),
      });
    },
    async getMany({ resource, ids }) {
      const { getMany } = await rest();
      if (!getMany) throw errorWith(`The server can’t read several of “${resource}”.`);
      return getMany({ resource: listPath(resource), ids });
    },
    getOne: ({ resource, id }) =>
      run('read', resource, ({ one }) => one?.(String(id)) ?? oneOfList(resource, String(id))),
    create: ({ resource, variables }) => {
      const [name = resource, action] = resource.split('/');
      return action === undefined
        ? run('create', name, ({ create }) => create?.(variables))
        : run(action, name, ({ actions }) => actions?.[action]?.(variables));
    },
    update: ({ resource, id, variables }) =>
      run('change', resource, ({ update }) => update?.(String(id), variables as object)),
    deleteOne: ({ resource, id }) =>
      run('delete', resource, ({ remove }) => remove?.([String(id)]).then(rejectFailed)),
    updateMany: ({ resource, ids, variables }) =>
      each('change', resource, ({ updateMany }) => updateMany?.(ids.map(String), variables as object)),
    deleteMany: ({ resource, ids }) => each('delete', resource, ({ remove }) => remove?.(ids.map(String))),
  };
}

/** A bulk call answers 200 whatever the results; for a single row, its rejection is the result. */
function rejectFailed(reply: BulkReply): object {
  const [row] = reply.results;
  if (row && !row.ok) throw new CallError(row.error ?? '', { status: 409 });
  return row ?? {};
}
