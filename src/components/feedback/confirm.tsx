import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface Question {
  title: string;
  /** What it means. */
  text: string;
  /** What the button says it does. */
  action: string;
  onYes: () => void;
}

// Only whoever is about to do something that can't be undone loads the dialog.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Asks before something that can't be undone; the second value is to be rendered. */
export function useConfirm(): [ask: (question: Question) => void, dialog: ReactNode] {
  const [question, setQuestion] = useState<Question | null>(null);
  return [
    setQuestion,
    question && (
      <Suspense fallback={null}>
        <ConfirmDialog question={question} onClosed={() => setQuestion(null)} />
      </Suspense>
    ),
  ];
}
