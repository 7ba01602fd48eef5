import { Markdown } from './Markdown.tsx';
import { SectionFrame } from './SectionFrame.tsx';

interface Props {
  heading?: string;
  /** Markdown. */
  text: string;
}

export function TextSection({ heading, text }: Props) {
  return (
    <SectionFrame heading={heading}>
      <Markdown text={text} />
    </SectionFrame>
  );
}
