import type { ReactNode } from 'react';
import { toast as toastify } from 'react-toastify/unstyled';

/** Short messages at the top right; the shell's container holds how they behave. The same `id` twice is one message. */
export const toast = {
  success: (message: ReactNode, id?: string) => toastify.success(message, id ? { toastId: id } : {}),
  info: (message: ReactNode, id?: string) => toastify.info(message, id ? { toastId: id } : {}),
  warning: (message: ReactNode, id?: string) => toastify.warning(message, id ? { toastId: id } : {}),
  error: (message: ReactNode, id?: string) => toastify.error(message, id ? { toastId: id } : {}),
  dismiss: (id?: string) => toastify.dismiss(id),
};
