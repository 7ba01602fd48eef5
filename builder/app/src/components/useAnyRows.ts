import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError, ListAnswer, ListQuery } from '../api/client.ts';
import { useRows } from '../api/hooks.ts';
import type { Entity } from '../core/entity.ts';

/** Rows whose fields are only known by name. */
export const useAnyRows = (entity: Entity, query: ListQuery | undefined) =>
  useRows(entity, query) as UseQueryResult<ListAnswer, ApiError>;
