import { useEffect, useMemo, useRef } from 'react';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Span } from '#blueprint/understand/facts.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { Adder } from './adder.tsx';
import { Questions, WholeApp } from './more.tsx';
import { ModelReading } from './model-reading.tsx';
import { Nothing } from './nothing.tsx';
import { Sentence } from './sentence.tsx';
import { ThingFacts } from './thing-facts.tsx';
import { UnknownWords } from './unknown-words.tsx';
import type { Understood } from './use-understanding.ts';
import { countOf, rulesWithout, thingsOf } from './view.ts';
import '../page/button.css';
import './facts.css';

export interface FactsPanelProps {
  understood: Understood;
  /** In the order in which they were made. */
  corrections: readonly Correction[];
  onCorrections: (corrections: readonly Correction[]) => void;
  onPoint: (spans: readonly Span[]) => void;
  onExample: (description: string) => void;
  /** Whether nothing more fits into the description, so that the end of a pasted text may be missing. */
  isFull: boolean;
  /** The same description with a sentence more: what was corrected of it stays. */
  onDescription: (description: string) => void;
}

/** What was understood, what was added and what wasn't understood; each can be corrected in place. */
export default function FactsPanel({
  understood,
  corrections,
  onCorrections,
  onPoint,
  onExample,
  isFull,
  onDescription,
}: FactsPanelProps) {
  const { description, blueprint, facts, questions } = understood;
  const { t, language } = useTexts('facts');
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  /** What was changed, until it has been read again under its new name. */
  const changed = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (changed.current === undefined || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>(`[data-place="${changed.current}"]`)?.focus();
    changed.current = undefined;
  }, [understood]);
  const nouns = useMemo(() => facts.entities.flatMap(({ noun, plural }) => [noun, plural]), [facts]);
  const things = useMemo(() => thingsOf(understood), [understood]);
  const nameOf = (code: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  const otherLanguage = facts.otherLanguage === undefined ? undefined : nameOf(facts.otherLanguage);
  // Another description is another reading.
  const modelReading = <ModelReading key={description} description={description} />;
  if (blueprint === null && corrections.length === 0)
    return (
      <>
        <Nothing otherLanguage={otherLanguage} onExample={onExample} />
        {modelReading}
      </>
    );

  const correct = (correction: Correction, place?: string) => {
    changed.current = place;
    onCorrections([...corrections, correction]);
  };
  const names = new Intl.ListFormat(language).format(things.map(({ text }) => text));
  const speaksAnother = !language.startsWith(facts.language);
  return (
    <section ref={section} className="facts" aria-labelledby="facts-title">
      <header>
        <h2 id="facts-title" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        {corrections.length > 0 && (
          <button
            type="button"
            className="button-plain"
            onClick={() => {
              // Once all is undone, the button is gone.
              if (corrections.length === 1) heading.current?.focus();
              onCorrections(corrections.slice(0, -1));
            }}
          >
            {t('undo')}
          </button>
        )}
      </header>
      <p className="visually-hidden" role="status">
        {t('status', { names, fields: t('fields', { count: countOf(things).fields }) })}
      </p>
      {isFull && (
        <p className="facts-note" role="status">
          {t('full', { limit: new Intl.NumberFormat(language).format(DESCRIPTION.max) })}
        </p>
      )}
      {otherLanguage !== undefined ? (
        <p className="facts-note">{t('otherLanguage', { language: otherLanguage })}</p>
      ) : (
        speaksAnother && <p className="facts-note">{t('speaks', { language: nameOf(facts.language) })}</p>
      )}
      {things.length === 0 && <p className="facts-note">{t('left')}</p>}
      <div>
        {blueprint !== null &&
          things.map((thing, at) => (
            <ThingFacts
              key={thing.key}
              {...{ thing, at, blueprint, heading, nouns, onPoint }}
              onCorrect={correct}
            />
          ))}
        <WholeApp facts={facts} heading={heading} onCorrect={correct} onPoint={onPoint} />
      </div>
      <Adder
        action={t('addThing')}
        label={t('newThing')}
        taken={nouns}
        onAdd={(noun) => correct({ do: 'addEntity', noun })}
      />
      <Sentence {...{ description, understood, onDescription }} />
      <UnknownWords
        title={t('unknown')}
        spans={facts.unknown}
        description={description}
        lang={facts.language}
        things={things}
        heading={heading}
        onCorrect={correct}
        onPoint={onPoint}
      />
      <Quoted
        title={t('unsupported')}
        spans={[...(facts.unsupported ?? []), ...rulesWithout(understood)]}
        description={description}
      />
      <Questions questions={questions} answers={facts.answers} onCorrect={correct} />
      {modelReading}
    </section>
  );
}

/** Words of the description that nothing can become of. */
function Quoted({
  title,
  spans,
  description,
}: {
  title: string;
  spans: readonly Span[];
  description: string;
}) {
  if (spans.length === 0) return null;
  return (
    <p className="facts-unknown">
      {title}{' '}
      {spans.map(({ start, end }) => (
        <q key={start} dir="auto">
          {description.slice(start, end)}
        </q>
      ))}
    </p>
  );
}
