import { useEffect } from 'react';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import { type Understood, useUnderstanding } from './use-understanding.ts';

interface ReaderProps {
  text: string;
  corrections: readonly Correction[];
  /** Told each reading, and null when there is none any more. */
  onUnderstood: (understood: Understood | null) => void;
}

/** Reads a description for a page that is there before anyone writes one, and loads this only then. */
export default function Reader({ text, corrections, onUnderstood }: ReaderProps) {
  const understood = useUnderstanding(text, corrections);
  useEffect(() => onUnderstood(understood), [understood, onUnderstood]);
  useEffect(() => () => onUnderstood(null), [onUnderstood]);
  return null;
}
