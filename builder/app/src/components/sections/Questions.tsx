import { Markdown } from './Markdown.tsx';
import { SectionFrame } from './SectionFrame.tsx';

interface Props {
  heading: string;
  /** Answers are Markdown. */
  questions: readonly { readonly question: string; readonly answer: string }[];
}

export function Questions({ heading, questions }: Props) {
  return (
    <SectionFrame heading={heading}>
      <div className="questions">
        {questions.map(({ question, answer }, index) => (
          <details key={index}>
            <summary dir="auto">{question}</summary>
            <Markdown text={answer} />
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
