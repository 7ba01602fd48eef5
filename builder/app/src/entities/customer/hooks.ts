import type { ListQuery } from '../../api/client.ts';
import { useRow, useRows, useSaveRow } from '../../api/hooks.ts';
import { customer } from './model.ts';

export const useCustomers = (query: ListQuery) => useRows(customer, query);
export const useCustomer = (id: string | undefined) => useRow(customer, id);
export const useSaveCustomer = () => useSaveRow(customer);
