import { useEffect, useRef, useState } from 'react';
import { type Facts, isSaidIn, type Span } from '#blueprint/understand/facts.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { Adder } from './adder.tsx';

interface SentenceProps {
  description: string;
  facts: Facts;
  onDescription: (description: string) => void;
}

/** With less room left nothing can be said. */
const SHORTEST = 20;

/** Rules, rights and pages are added by saying them: the sentence goes into the description, where it can be changed. */
export function Sentence({ description, facts, onDescription }: SentenceProps) {
  const { t } = useTexts('facts');
  const [added, setAdded] = useState('');
  // Somebody may add another before the first was read.
  const latest = useRef(description);
  useEffect(() => {
    latest.current = description;
  }, [description]);
  const room = DESCRIPTION.max - description.length - 2;
  const start = added === '' ? -1 : description.lastIndexOf(added);
  return (
    <>
      {room >= SHORTEST && (
        <Adder
          action={t('sentence.add')}
          label={t('sentence.label')}
          example={t('sentence.example')}
          maxLength={Math.min(room, 300)}
          onAdd={(sentence) => {
            setAdded(sentence);
            latest.current = withSentence(latest.current, sentence);
            onDescription(latest.current);
          }}
        />
      )}
      <p aria-live="polite" className={start < 0 ? 'visually-hidden' : 'facts-note'}>
        {start >= 0 &&
          t(
            isUnderstood(facts, { start, end: start + added.length }) ? 'sentence.added' : 'sentence.unclear',
          )}
      </p>
    </>
  );
}

/** After what is there, which may end without a full stop. */
function withSentence(description: string, sentence: string): string {
  const before = description.trimEnd();
  if (before === '') return sentence;
  return `${before}${/[.!?。！？؟:;\n]$/u.test(before) ? '' : '.'} ${sentence}`;
}

const isUnderstood = (
  { entities, fields, relations, states, rules, roles, access, pages }: Facts,
  place: Span,
): boolean =>
  [entities, fields, relations, states, rules, roles, access, pages].some((kind) =>
    kind.some((fact) => isSaidIn(fact, [place])),
  );
