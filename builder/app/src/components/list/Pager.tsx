import type { ListAnswer } from '../../api/client.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  answer: Pick<ListAnswer, 'next' | 'previous'>;
  onCursor: (cursor: string) => void;
}

export function Pager({ answer: { next, previous }, onCursor }: Props) {
  if (next === null && previous === null) return null;
  return (
    <nav className="pager" aria-label={words.list.pages}>
      <button
        type="button"
        className="button"
        disabled={previous === null}
        onClick={() => previous !== null && onCursor(previous)}
      >
        <Icon name="previous" />
        {words.list.previous}
      </button>
      <button
        type="button"
        className="button"
        disabled={next === null}
        onClick={() => next !== null && onCursor(next)}
      >
        {words.list.next}
        <Icon name="next" />
      </button>
    </nav>
  );
}
