import type { RefObject } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';

const EXAMPLES = ['bikes', 'lab', 'recipes'] as const;

interface SketchBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Someone is about to type. */
  onUse: () => void;
  onBuild: () => void;
}

/** The field for describing the app. */
export function SketchBox({ ref, text, onText, onUse, onBuild }: SketchBoxProps) {
  const { t } = useTexts('landing');
  return (
    <form
      className="sketch-box"
      onFocus={onUse}
      onSubmit={(event) => {
        event.preventDefault();
        onBuild();
      }}
    >
      <label htmlFor="describe">{t('box.label')}</label>
      <div className="sketch-paper">
        <textarea
          id="describe"
          ref={ref}
          rows={3}
          maxLength={DESCRIPTION.max}
          value={text}
          placeholder={t('example.bikes')}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onBuild();
          }}
          aria-describedby="describe-help"
        />
        <div className="sketch-send">
          <p id="describe-help">{t('box.help')}</p>
          <button className="button button-primary">{t('box.build')}</button>
        </div>
      </div>
      <div className="sketch-examples">
        <span>{t('box.try')}</span>
        <ul>
          {EXAMPLES.map((name) => (
            <li key={name}>
              <button type="button" className="button-plain" onClick={() => onText(t(`example.${name}`))}>
                {t(`example.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
