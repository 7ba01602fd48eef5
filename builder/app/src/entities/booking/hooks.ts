import type { ListQuery } from '../../api/client.ts';
import { useRow, useRows, useSaveRow } from '../../api/hooks.ts';
import { booking } from './model.ts';

export const useBookings = (query: ListQuery) => useRows(booking, query);
export const useBooking = (id: string | undefined) => useRow(booking, id);
export const useSaveBooking = () => useSaveRow(booking);
