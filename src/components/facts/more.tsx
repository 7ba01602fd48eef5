import { type RefObject, useRef, useState } from 'react';
import { capital } from '#blueprint/capital.ts';
import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Facts, Question, Span } from '#blueprint/understand/facts.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { FactButton } from './fact-button.tsx';
import { FactEditor } from './fact-editor.tsx';
import { type Fact, pagesOf, rolesOf } from './view.ts';

const NONE: readonly string[] = [];

interface MoreProps {
  facts: Facts;
  /** Takes the focus when what was corrected is gone. */
  heading: RefObject<HTMLElement | null>;
  onCorrect: (correction: Correction) => void;
  onPoint: (spans: readonly Span[]) => void;
}

/** What concerns the whole app: who uses it, and the pages that were asked for. */
export function WholeApp({ facts, heading, onCorrect, onPoint }: MoreProps) {
  const { t } = useTexts('facts');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const rows: { name: 'roles' | 'pages'; facts: { fact: Fact; text: string }[] }[] = [
    { name: 'roles', facts: rolesOf(facts).map((fact) => ({ fact, text: capital(fact.text) })) },
    {
      name: 'pages',
      facts: pagesOf(facts).map(({ fact, kind, of, title }) => ({
        fact,
        text:
          title !== undefined
            ? capital(title)
            : of === undefined
              ? t(`page.${kind}`)
              : `${t(`page.${kind}`)}: ${of}`,
      })),
    },
  ];
  const shown = rows.filter((row) => row.facts.length > 0);
  const open = rows.flatMap((row) => row.facts).find(({ fact }) => fact.key === openKey);
  if (shown.length === 0) return null;
  return (
    <div className="thing">
      <dl>
        {shown.map((row) => (
          <div key={row.name}>
            <dt>{t(`row.${row.name}`)}</dt>
            <dd>
              {row.facts.map(({ fact, text }) => (
                <FactButton
                  key={fact.key}
                  fact={fact}
                  text={text}
                  isOpen={fact.key === openKey}
                  onPoint={onPoint}
                  onOpen={(element) => {
                    opener.current = element;
                    setOpenKey(fact.key === openKey ? null : fact.key);
                  }}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {open && (
        <FactEditor
          key={open.fact.key}
          fact={open.fact}
          text={open.text}
          taken={NONE}
          onCorrect={(correction) => {
            setOpenKey(null);
            heading.current?.focus();
            onCorrect(correction);
          }}
          onClose={() => {
            setOpenKey(null);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  answers: Facts['answers'];
  onCorrect: (correction: Correction) => void;
}

/** What the description leaves open, with answers to choose from. */
export function Questions({ questions, answers = {}, onCorrect }: QuestionsProps) {
  return questions.map(({ id, text, answers: ready }) => (
    <fieldset className="facts-question" key={id}>
      <legend>{text}</legend>
      {ready.map((answer) => (
        <button
          key={answer.id}
          type="button"
          aria-pressed={answers[id] === answer.id}
          onClick={() => onCorrect({ do: 'answer', question: id, answer: answer.id })}
        >
          {answer.text}
        </button>
      ))}
    </fieldset>
  ));
}
