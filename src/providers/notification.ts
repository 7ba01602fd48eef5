import type { NotificationProvider } from '@refinedev/core';

export interface Toasts {
  success: (message: string, id?: string) => unknown;
  info: (message: string, id?: string) => unknown;
  error: (message: string, id?: string) => unknown;
  dismiss: (id: string) => unknown;
}

/** Refine's form reports a row that cannot be read, and has no option to turn that off; the form shows it in its place. */
const isFailedRead = (key: string | undefined) => key?.endsWith('-getOne-notification') === true;

/** Refine's notices as toasts: one per key, so that a failure of several calls shows once. */
export function createNotificationProvider(toasts: Toasts): NotificationProvider {
  return {
    open: ({ key, message, type }) => {
      if (isFailedRead(key)) return;
      if (type === 'progress') toasts.info(message, key);
      else toasts[type](message, key);
    },
    close: (key) => toasts.dismiss(key),
  };
}
