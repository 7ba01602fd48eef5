import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import { type AppLanguage, LIMITS } from '#blueprint/kinds.ts';
import type { Span } from '#blueprint/understand/facts.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { AtLimit } from '../form/at-limit.tsx';
import { FactButton } from './fact-button.tsx';
import type { Thing } from './view.ts';

interface UnknownWordsProps {
  title: string;
  spans: readonly Span[];
  description: string;
  lang: AppLanguage;
  things: readonly Thing[];
  /** Takes the focus when nothing is left that wasn't understood. */
  heading: RefObject<HTMLElement | null>;
  onCorrect: (correction: Correction) => void;
  onPoint: (spans: readonly Span[]) => void;
}

/** Words that weren't understood; whoever wrote them says what they are. */
export function UnknownWords({
  title,
  spans,
  description,
  lang,
  things,
  heading,
  onCorrect,
  onPoint,
}: UnknownWordsProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wordsOf = ({ start, end }: Span) => description.slice(start, end);
  const open = spans.find(({ start }) => start === openAt);
  if (spans.length === 0) return null;
  return (
    <div className="facts-unknown" ref={list} tabIndex={-1} role="group" aria-label={title}>
      <p>
        {title}{' '}
        {spans.map((span) => (
          <q key={span.start} dir="auto">
            <FactButton
              fact={{ key: String(span.start), text: wordsOf(span), lang, isAssumed: false, spans: [span] }}
              isOpen={span.start === openAt}
              onPoint={onPoint}
              onOpen={(element) => {
                opener.current = element;
                setOpenAt(span.start === openAt ? null : span.start);
              }}
            />
          </q>
        ))}
      </p>
      {open && (
        <WordsEditor
          key={`${open.start} ${wordsOf(open)}`}
          words={wordsOf(open)}
          things={things}
          onCorrect={(correction) => {
            setOpenAt(null);
            (spans.length > 1 ? list : heading).current?.focus();
            onCorrect(correction);
          }}
          onClose={() => {
            setOpenAt(null);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface WordsEditorProps {
  words: string;
  things: readonly Thing[];
  onCorrect: (correction: Correction) => void;
  onClose: () => void;
}

/** No noun is empty, so this stands for another thing. */
const THING = '';

function WordsEditor({ words, things, onCorrect, onClose }: WordsEditorProps) {
  const { t } = useTexts('facts');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(words.slice(0, LIMITS.entityLabel));
  const [owner, setOwner] = useState(things[0]?.noun ?? THING);
  const isThere = things.some(({ noun }) => noun === owner);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function add(event: FormEvent) {
    event.preventDefault();
    const label = name.trim();
    if (label === '') return;
    onCorrect(
      owner === THING ? { do: 'addEntity', noun: label, words } : { do: 'addField', owner, label, words },
    );
  }
  return (
    <form
      className="fact-editor"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onSubmit={add}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('words.name', { words })}
      </label>
      <input
        id={id}
        ref={input}
        dir="auto"
        maxLength={LIMITS.entityLabel}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <select
        aria-label={t('words.as')}
        value={isThere ? owner : THING}
        onChange={({ target }) => setOwner(target.value)}
      >
        {things.map(({ noun, text }) => (
          <option key={noun} value={noun}>
            {t('words.field', { name: text })}
          </option>
        ))}
        <option value={THING}>{t('words.thing')}</option>
      </select>
      <button className="button">{t('add')}</button>
      <button type="button" className="button" onClick={() => onCorrect({ do: 'dismiss', words })}>
        {t('words.dismiss')}
      </button>
      <button type="button" className="button-plain" onClick={onClose}>
        {t('edit.cancel')}
      </button>
      <AtLimit text={name} max={LIMITS.entityLabel} />
    </form>
  );
}
