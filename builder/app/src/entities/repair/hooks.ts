import type { ListQuery } from '../../api/client.ts';
import { useRow, useRows, useSaveRow } from '../../api/hooks.ts';
import { repair } from './model.ts';

export const useRepairs = (query: ListQuery) => useRows(repair, query);
export const useRepair = (id: string | undefined) => useRow(repair, id);
export const useSaveRepair = () => useSaveRow(repair);
