import { type RefObject, Suspense, useState } from 'react';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Span } from '#blueprint/understand/facts.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { FactsPanel, Marks } from '../../components/facts/lazy.ts';
import { MarkedText } from '../../components/facts/marked-text.tsx';
import type { Understood } from '../../components/facts/use-understanding.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';
import type { Described } from './stored-description.ts';

const EXAMPLES = ['bikes', 'tools', 'recipes'] as const;

interface SketchBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  described: Described;
  understood: Understood | null;
  /** Whether an app was asked for without any words to read. */
  isMissing: boolean;
  onText: (text: string) => void;
  onExample: (description: string) => void;
  onCorrections: (corrections: readonly Correction[]) => void;
  /** Someone is about to type. */
  onUse: () => void;
  onBuild: () => void;
}

const NONE: readonly Span[] = [];

/** The field for describing the app, and what was understood of it. */
export function SketchBox({
  ref,
  described: { text, corrections },
  understood,
  isMissing,
  onText,
  onExample,
  onCorrections,
  onUse,
  onBuild,
}: SketchBoxProps) {
  const { t } = useTexts('landing');
  const [pointed, setPointed] = useState(NONE);
  return (
    <div className="sketch-box" onFocus={onUse}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onBuild();
        }}
      >
        <label htmlFor="describe">{t('box.label')}</label>
        <div className="sketch-paper">
          <MarkedText
            id="describe"
            ref={ref}
            rows={3}
            maxLength={DESCRIPTION.max}
            value={text}
            marks={
              understood && (
                <Suspense fallback={text}>
                  <Marks text={text} understood={understood} pointed={pointed} />
                </Suspense>
              )
            }
            placeholder={t('example.bikes')}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onBuild();
            }}
            aria-invalid={isMissing}
            aria-describedby="describe-help"
          />
          <div className="sketch-send">
            <p
              id="describe-help"
              role={isMissing ? 'alert' : undefined}
              data-missing={isMissing || undefined}
            >
              {t(isMissing ? 'box.missing' : 'box.help')}
            </p>
            <button className="button button-primary">{t('box.build')}</button>
          </div>
        </div>
      </form>
      {understood ? (
        <Suspense fallback={null}>
          <FactsPanel
            understood={understood}
            corrections={corrections}
            onCorrections={onCorrections}
            onPoint={setPointed}
            onExample={onExample}
            isFull={text.length >= DESCRIPTION.max}
            onDescription={onText}
          />
        </Suspense>
      ) : (
        <div className="sketch-examples">
          <span>{t('box.try')}</span>
          <ul>
            {EXAMPLES.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="button-plain"
                  onClick={() => onExample(t(`example.${name}`))}
                >
                  {t(`example.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
