import type { NotificationProvider } from '@refinedev/core';

export interface Toasts {
  success: (message: string, id?: string) => unknown;
  info: (message: string, id?: string) => unknown;
  error: (message: string, id?: string) => unknown;
  dismiss: (id: string) => unknown;
}

/** Refine's notices as toasts: one per key, so that a failure of several calls shows once. */
export function createNotificationProvider(toasts: Toasts): NotificationProvider {
  return {
    open: ({ key, message, type }) => {
      if (type === 'progress') toasts.info(message, key);
      else toasts[type](message, key);
    },
    close: (key) => toasts.dismiss(key),
  };
}
