import { useEffect, useRef, useState } from 'react';
import {
  type EntityFact,
  isSaidIn,
  isWithin,
  type Span,
  spansOf,
  type Understanding,
} from '#blueprint/understand/facts.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { Adder } from './adder.tsx';

type Read = Pick<Understanding, 'facts' | 'rules'>;

interface SentenceProps {
  description: string;
  understood: Read;
  onDescription: (description: string) => void;
}

/** With less room left nothing can be said. */
const SHORTEST = 20;

/** Rules, rights and pages are added by saying them: the sentence goes into the description, where it can be changed. */
export function Sentence({ description, understood, onDescription }: SentenceProps) {
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
            isUnderstood(understood, { start, end: start + added.length }, added)
              ? 'sentence.added'
              : 'sentence.unclear',
          )}
      </p>
    </>
  );
}

/** After what is there, which may end without a full stop. */
function withSentence(description: string, sentence: string): string {
  const before = description.trimEnd();
  if (before === '') return sentence;
  // Behind the last line of a list it would be part of that.
  if (before.includes('\n')) return `${before}\n${sentence}`;
  return `${before}${/[.!?。！？؟:;\n]$/u.test(before) ? '' : '.'} ${sentence}`;
}

/** Whether something new is in the app for what is said in a place: a thing that was there before is named again only. */
function isUnderstood({ facts, rules }: Read, place: Span, sentence: string): boolean {
  const { entities, fields, relations, states, roles, access, pages, name } = facts;
  const isNew = (one: EntityFact) =>
    spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, place));
  return (
    entities.some(isNew) ||
    facts.rules.some((rule, at) => (rules[at] ?? null) !== null && isSaidIn(rule, [place])) ||
    [fields, relations, states, roles, access, pages].some((kind) =>
      kind.some((fact) => isSaidIn(fact, [place])),
    ) ||
    (name !== undefined && sentence.toLowerCase().includes(name.toLowerCase()))
  );
}
