import type { ListQuery } from '../../api/client.ts';
import { useRow, useRows, useSaveRow } from '../../api/hooks.ts';
import { part } from './model.ts';

export const useParts = (query: ListQuery) => useRows(part, query);
export const usePart = (id: string | undefined) => useRow(part, id);
export const useSavePart = () => useSaveRow(part);
