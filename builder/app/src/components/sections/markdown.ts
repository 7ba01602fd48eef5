// The small part of Markdown that texts of pages use, read into data: nothing of a text is ever taken for HTML.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
const BASE = 'http://base.invalid';

/** The address of a link, or null if it could be anything but a page, a mail or a call. */
export function safeHref(href: string): string | null {
  // Browsers skip these within a scheme, so `java\tscript:` would run.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(href) || !URL.canParse(href, BASE)) return null;
  const url = new URL(href, BASE);
  if (!SAFE_SCHEMES.includes(url.protocol)) return null;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(href);
  if (hasScheme) return url.href;
  return url.origin === BASE && !href.startsWith('//') ? href : null;
}

// `**bold**` or `__bold__`, `*italic*` or `_italic_`, `[text](address)`; a backslash keeps a sign as it is.
const INLINE =
  /\\([\\*_[\]()#`>-])|(\*\*|__)(?=\S)([^\n]+?)(?<=\S)\2|(?<![\p{L}\p{N}])([*_])(?=[^\s*_])([^\n]*?[^\s*_])\4(?![\p{L}\p{N}])|\[([^\][\n]{1,500})\]\(([^()\s]{1,2000})\)/u;
const DEEPEST = 6;

export function parseInline(text: string, depth = 0): Inline[] {
  const parts: Inline[] = [];
  const add = (plain: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + plain };
    else if (plain) parts.push({ kind: 'text', text: plain });
  };
  let rest = text;
  while (rest) {
    const found = depth < DEEPEST ? INLINE.exec(rest) : null;
    if (!found) {
      add(rest);
      break;
    }
    const [all, escaped, , bold, , italic, label, address] = found;
    add(rest.slice(0, found.index));
    rest = rest.slice(found.index + all.length);
    if (escaped !== undefined) add(escaped);
    else if (bold !== undefined) parts.push({ kind: 'bold', children: parseInline(bold, depth + 1) });
    else if (italic !== undefined) parts.push({ kind: 'italic', children: parseInline(italic, depth + 1) });
    else if (label !== undefined) {
      const href = safeHref(address ?? '');
      if (href === null) add(label);
      else parts.push({ kind: 'link', href, children: parseInline(label, depth + 1) });
    }
  }
  return parts;
}

const HEADING = /^(#{1,3})\s+(.*?)\s*#*$/;
const BULLET = /^\s{0,3}[-*+]\s+(.*)$/;
const NUMBER = /^\s{0,3}\d{1,9}[.)]\s+(.*)$/;

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines: lines.map((line) => parseInline(line)) });
    lines = [];
  };
  let list: { kind: 'list'; ordered: boolean; items: Inline[][] } | null = null;
  const addItem = (ordered: boolean, item: string) => {
    endParagraph();
    if (list?.ordered !== ordered) {
      list = { kind: 'list', ordered, items: [] };
      blocks.push(list);
    }
    list.items.push(parseInline(item));
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const heading = HEADING.exec(line);
    const bullet = BULLET.exec(line);
    const number = NUMBER.exec(line);
    if (bullet) addItem(false, bullet[1] ?? '');
    else if (number) addItem(true, number[1] ?? '');
    else {
      list = null;
      if (heading) {
        endParagraph();
        const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
        blocks.push({ kind: 'heading', level, children: parseInline(heading[2] ?? '') });
      } else if (line.trim() === '') endParagraph();
      else lines.push(line.trim());
    }
  }
  endParagraph();
  return blocks;
}
