/** A text with a selected range. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

export const TOOLS = ['bold', 'italic', 'heading', 'link', 'bullets', 'numbers', 'quote', 'code'] as const;
export type Tool = (typeof TOOLS)[number];

const MARKS: Partial<Record<Tool, string>> = { bold: '**', italic: '*', code: '`' };
const LINE_PREFIXES: Partial<Record<Tool, (index: number) => string>> = {
  heading: () => '## ',
  bullets: () => '- ',
  numbers: (index) => `${index + 1}. `,
  quote: () => '> ',
};
/** Any prefix that a line tool adds. */
const ANY_LINE_PREFIX = /^(?:#{1,6} |[-*] |\d+\. |> )/;

function toggleMark({ text, start, end }: Selection, mark: string, placeholder: string): Selection {
  const size = mark.length;
  const selected = text.slice(start, end);
  const surrounds = (one: string) =>
    text.slice(Math.max(0, start - one.length), start) === one && text.slice(end, end + one.length) === one;
  // `**bold**` is also surrounded by the mark of italic, though it is not italic.
  const onlyBold = mark === '*' && surrounds('**') && !surrounds('***');
  // Applying a mark that is already there removes it.
  if (surrounds(mark) && !onlyBold)
    return {
      text: text.slice(0, start - size) + selected + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  const inner = selected || placeholder;
  return {
    text: text.slice(0, start) + mark + inner + mark + text.slice(end),
    start: start + size,
    end: start + size + inner.length,
  };
}

function togglePrefix({ text, start, end }: Selection, startOf: (index: number) => string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const hasPrefix = lines.every((line, index) => line.startsWith(startOf(index)));
  const changed = lines
    .map((line, index) =>
      hasPrefix ? line.slice(startOf(index).length) : startOf(index) + line.replace(ANY_LINE_PREFIX, ''),
    )
    .join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Applies a toolbar tool to the selection; applying it twice restores the original. */
export function applyTool(selection: Selection, tool: Tool, words: { text: string; url: string }): Selection {
  const lines = LINE_PREFIXES[tool];
  if (lines) return togglePrefix(selection, lines);
  const mark = MARKS[tool];
  if (mark) return toggleMark(selection, mark, words.text);
  const { text, start, end } = selection;
  const label = text.slice(start, end) || words.text;
  const before = `${text.slice(0, start)}[${label}](`;
  return {
    text: `${before}${words.url})${text.slice(end)}`,
    start: before.length,
    end: before.length + words.url.length,
  };
}

/** Inserts a picture on its own line, below a picture that is being described, and selects its description. */
export function insertPicture({ text, start, end }: Selection, url: string, alt: string): Selection {
  const describing = /!\[[^\]\n]*$/.test(text.slice(0, start)) && /^[^\]\n]*\]\(/.test(text.slice(end));
  const lineEnd = text.indexOf('\n', end);
  const below = lineEnd === -1 ? text.length : lineEnd + 1;
  const head = text.slice(0, describing ? below : start);
  const tail = text.slice(describing ? below : end);
  const gap = head === '' || head.endsWith('\n\n') ? '' : head.endsWith('\n') ? '\n' : '\n\n';
  const before = `${head}${gap}![`;
  return {
    text: `${before}${alt}](${url})\n${tail}`,
    start: before.length,
    end: before.length + alt.length,
  };
}
