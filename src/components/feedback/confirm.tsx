import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ConfirmOptions } from './confirm-dialog.tsx';

// Lazy, since few visits need the dialog.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Asks for confirmation before an irreversible action; render the second value. */
export function useConfirm(): [ask: (options: ConfirmOptions) => void, dialog: ReactNode] {
  const [options, setOptions] = useState<ConfirmOptions | null>(null);
  return [
    setOptions,
    options && (
      <Suspense fallback={null}>
        <ConfirmDialog options={options} onClosed={() => setOptions(null)} />
      </Suspense>
    ),
  ];
}
