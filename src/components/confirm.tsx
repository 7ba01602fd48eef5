import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { Question } from './confirm-dialog.tsx';

// Only whoever is about to delete something loads the dialog.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Asks before something that can't be undone; the second value is to be rendered. */
export function useConfirm(): [ask: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (asked: Question) => {
    setQuestion(asked);
    setOpen(true);
  };
  return [
    ask,
    question && (
      <Suspense fallback={null}>
        <ConfirmDialog question={question} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  ];
}
