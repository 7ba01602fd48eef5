/** Matches any Markdown beyond emphasis and code within one paragraph: links, images, lists, headings, quotes, tables, strikethrough, HTML. */
const MORE = /[[\]<>|]|~~|^\s*(?:[-+*#>]|\d+[.)])\s|\n\s*\n|^(?:```|---|===)/m;

/**
 * The text of an update that is a single plain paragraph, without emphasis and code marks; null for any other update.
 * It saves the home page the Markdown library, which most updates don't need.
 */
export function plainText(markdown: string): string | null {
  const text = markdown.trim();
  if (MORE.test(text)) return null;
  return text.replaceAll(/\*\*|__|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '');
}
