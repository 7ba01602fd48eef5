import { type BaseRecord, type HttpError, useMany } from '@refinedev/core';
import type { Project } from '#contract/builder/projects/calls.ts';
import type { User } from '#contract/resources/users/calls.ts';
import { nameOf } from './users/actions.tsx';

/** Looks up a row's name by id; undefined if deleted or still loading. */
type Names = (id: string) => string | undefined;

function useNames<Row extends BaseRecord & { id: string }>(
  resource: 'users' | 'projects',
  ids: readonly string[],
  name: (row: Row) => string,
): Names {
  const { result } = useMany<Row, HttpError>({
    resource,
    ids: [...ids],
    queryOptions: { enabled: ids.length > 0 },
    errorNotification: false,
  });
  return (id) => {
    const row = result.data.find((one) => one.id === id);
    return row && name(row);
  };
}

/** Names of the users in a URL's filters. */
export const useUserNames = (ids: readonly string[]): Names => useNames<User>('users', ids, nameOf);

/** Names of the projects in a URL's filters. */
export const useProjectNames = (ids: readonly string[]): Names =>
  useNames<Project>('projects', ids, ({ name }) => name);
