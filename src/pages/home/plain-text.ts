/** Marks of Markdown other than emphasis and code within a paragraph: links, pictures, lists, headings, quotes, tables, HTML. */
const MORE = /[[\]<>|]|^\s*(?:[-+*#>]|\d+[.)])\s|\n\s*\n|^(?:```|~~~|---|===)/m;

/**
 * The words of an update that is one plain paragraph, without the marks of emphasis and code; null for any other, which the Markdown
 * reader shows. It spares the home page a library that most updates don't need.
 */
export function plainText(markdown: string): string | null {
  const text = markdown.trim();
  if (MORE.test(text)) return null;
  return text.replaceAll(/\*\*|__|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '');
}
