import type { ReactNode } from 'react';

type Kind = 'success' | 'info' | 'warning' | 'error';

let area: Promise<typeof import('./toast-area.tsx')> | undefined;

/** The library loads with the first toast, which keeps it out of every page's bundle. */
async function load() {
  area ??= import('./toast-area.tsx');
  const loaded = await area;
  loaded.mountToastArea();
  return loaded;
}

const show =
  (kind: Kind) =>
  (message: ReactNode, id?: string): void => {
    load()
      .then(({ toastify }) => toastify[kind](message, id ? { toastId: id } : {}))
      .catch((error: unknown) => {
        area = undefined;
        console.error('A message could not be shown.', error);
      });
  };

/** Toasts for public pages and the shell. A repeated `id` shows one toast. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  dismiss: (id?: string) => void area?.then(({ toastify }) => toastify.dismiss(id)),
};
