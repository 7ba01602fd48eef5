import type { Span } from '#blueprint/understand/facts.ts';
import { colonOf } from '../../format/list.ts';
import { useTexts } from '../../locales/use-texts.ts';
import type { Fact } from './view.ts';

interface FactButtonProps {
  fact: Fact;
  /** In place of its own text. */
  text?: string | undefined;
  /** Where it stands among the facts, whatever it is called. */
  place?: string | undefined;
  isOpen: boolean;
  onOpen: (opener: HTMLElement) => void;
  onPoint: (spans: readonly Span[]) => void;
}

const NONE: readonly Span[] = [];

/** A fact: pointing at it marks its words in the description, pressing it opens what can be done with it. */
export function FactButton({ fact, text, place, isOpen, onOpen, onPoint }: FactButtonProps) {
  const { t } = useTexts('facts');
  const point = () => onPoint(fact.spans);
  const leave = () => onPoint(NONE);
  return (
    <button
      type="button"
      className="fact"
      data-place={place}
      lang={text === undefined ? fact.lang : undefined}
      dir="auto"
      aria-expanded={isOpen}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      {text ?? fact.text}
      {fact.detail && <span className="fact-detail">{colonOf(fact.lang) + fact.detail}</span>}
      {fact.hasUsualValues && <span className="thing-added"> ({t('usualChoices')})</span>}
    </button>
  );
}
