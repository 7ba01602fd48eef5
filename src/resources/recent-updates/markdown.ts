/** A text with a stretch of it selected. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

export const TOOLS = ['bold', 'italic', 'heading', 'link', 'bullets', 'numbers', 'quote', 'code'] as const;
export type Tool = (typeof TOOLS)[number];

const MARKS: Partial<Record<Tool, string>> = { bold: '**', italic: '*', code: '`' };
const LINE_STARTS: Partial<Record<Tool, (index: number) => string>> = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
};
/** What any of the line tools put at a line's start. */
const LINE_START = /^(?:#{1,6} |[-*] |\d+\. |> )/;

function around({ text, start, end }: Selection, mark: string, placeholder: string): Selection {
  const size = mark.length;
  const chosen = text.slice(start, end);
  // What carries the marks already loses them.
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return {
      text: text.slice(0, start - size) + chosen + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  const inner = chosen || placeholder;
  return {
    text: text.slice(0, start) + mark + inner + mark + text.slice(end),
    start: start + size,
    end: start + size + inner.length,
  };
}

function atLines({ text, start, end }: Selection, startOf: (index: number) => string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const already = lines.every((line, index) => line.startsWith(startOf(index)));
  const changed = lines
    .map((line, index) =>
      already ? line.slice(startOf(index).length) : startOf(index) + line.replace(LINE_START, ''),
    )
    .join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** What one tool of the bar makes of a text; used twice it gives back what was there. */
export function formatted(
  selection: Selection,
  tool: Tool,
  words: { text: string; address: string },
): Selection {
  const lines = LINE_STARTS[tool];
  if (lines) return atLines(selection, lines);
  const mark = MARKS[tool];
  if (mark) return around(selection, mark, words.text);
  const { text, start, end } = selection;
  const label = text.slice(start, end) || words.text;
  const before = `${text.slice(0, start)}[${label}](`;
  return {
    text: `${before}${words.address})${text.slice(end)}`,
    start: before.length,
    end: before.length + words.address.length,
  };
}

/** Puts a picture on a line of its own, its description selected to be written. */
export function withPicture({ text, start, end }: Selection, url: string, alt: string): Selection {
  const head = text.slice(0, start);
  const gap = head === '' || head.endsWith('\n\n') ? '' : head.endsWith('\n') ? '\n' : '\n\n';
  const before = `${head}${gap}![`;
  return {
    text: `${before}${alt}](${url})\n${text.slice(end)}`,
    start: before.length,
    end: before.length + alt.length,
  };
}
