import type { Facts, Span } from '#blueprint/understand/facts.ts';

type Mark = 'pointed' | 'unknown';
interface Segment {
  text: string;
  mark?: Mark;
}

/** A text cut where marks begin and end; where two meet, what is pointed at shows. */
function segmentsOf(text: string, pointed: readonly Span[], unknown: readonly Span[]): Segment[] {
  const edges = new Set([0, text.length]);
  for (const { start, end } of [...pointed, ...unknown])
    for (const edge of [start, end]) edges.add(Math.min(Math.max(edge, 0), text.length));
  const places = [...edges].sort((a, b) => a - b);
  const isIn = (spans: readonly Span[], at: number) =>
    spans.some(({ start, end }) => start <= at && at < end);
  return places.slice(0, -1).map((at, index) => {
    const part = text.slice(at, places[index + 1]);
    if (isIn(pointed, at)) return { text: part, mark: 'pointed' };
    return isIn(unknown, at) ? { text: part, mark: 'unknown' } : { text: part };
  });
}

interface MarksProps {
  text: string;
  understood: { description: string; facts: Facts };
  pointed: readonly Span[];
}

/** What is marked in a text as it is typed: nothing until what was understood is of just this text. */
function segmentsAsTyped({ text, understood, pointed }: MarksProps): Segment[] {
  if (understood.description !== text.trim()) return [{ text }];
  const before = text.length - text.trimStart().length;
  const moved = (spans: readonly Span[]) =>
    spans.map(({ start, end }) => ({ start: start + before, end: end + before }));
  const { unknown, unsupported = [] } = understood.facts;
  return segmentsOf(text, moved(pointed), moved([...unknown, ...unsupported]));
}

/** The words of a description, with what is marked in it. */
export default function Marks(props: MarksProps) {
  return segmentsAsTyped(props).map(({ text, mark }, at) =>
    mark === undefined ? (
      text
    ) : (
      <mark key={at} data-mark={mark}>
        {text}
      </mark>
    ),
  );
}
