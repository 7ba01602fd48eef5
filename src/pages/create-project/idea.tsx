import { Form } from 'antd';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Span } from '#blueprint/understand/facts.ts';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { FactsPanel, Marks } from '../../components/facts/lazy.ts';
import { MarkedText } from '../../components/facts/marked-text.tsx';
import type { Understood } from '../../components/facts/use-understanding.ts';

interface IdeaProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  description: string;
  understood: Understood | null;
  corrections: readonly Correction[];
  isMissing: boolean;
  /** What stands between the description and its facts. */
  picture: ReactNode;
  onDescription: (text: string, corrections?: readonly Correction[]) => void;
  onCorrections: (corrections: readonly Correction[]) => void;
}

const NONE: readonly Span[] = [];

/** The description, and what was understood of it. */
export function Idea({
  ref,
  description,
  understood,
  corrections,
  isMissing,
  picture,
  onDescription,
  onCorrections,
}: IdeaProps) {
  const { t } = useTranslation('create');
  const [pointed, setPointed] = useState(NONE);
  return (
    <>
      <Form.Item
        label={t('wizard.idea.label')}
        htmlFor="wizard-idea"
        extra={<span id="wizard-idea-help">{t('wizard.idea.help')}</span>}
        {...(isMissing && {
          validateStatus: 'error' as const,
          help: <span id="wizard-idea-missing">{t('wizard.idea.missing')}</span>,
        })}
      >
        <div className="wizard-text">
          <MarkedText
            id="wizard-idea"
            ref={ref}
            rows={3}
            maxLength={DESCRIPTION.max}
            value={description}
            marks={
              understood && (
                <Suspense fallback={description}>
                  <Marks text={description} understood={understood} pointed={pointed} />
                </Suspense>
              )
            }
            placeholder={t('wizard.idea.placeholder')}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? 'wizard-idea-missing wizard-idea-help' : 'wizard-idea-help'}
            onChange={({ target }) => onDescription(target.value)}
          />
        </div>
      </Form.Item>
      {picture}
      {understood && (
        <Suspense fallback={null}>
          <FactsPanel
            understood={understood}
            corrections={corrections}
            onCorrections={onCorrections}
            onPoint={setPointed}
            onExample={(example) => onDescription(example, [])}
            isFull={description.length >= DESCRIPTION.max}
            onDescription={onDescription}
          />
        </Suspense>
      )}
    </>
  );
}
