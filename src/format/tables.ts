import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

interface Extensions {
  micromarkExtensions?: ReturnType<typeof gfmTable>[];
  fromMarkdownExtensions?: ReturnType<typeof gfmTableFromMarkdown>[];
}

/**
 * GitHub's tables and ~~strikethrough~~. Its whole dialect (remark-gfm) weighs four times as much, and its check boxes and footnotes
 * would need labels.
 */
export const TABLES: Options['remarkPlugins'] = [
  function tables() {
    // As remark-parse, which react-markdown runs, reads them.
    const data = this.data() as Extensions;
    // One tilde stands for "about".
    (data.micromarkExtensions ??= []).push(gfmTable(), gfmStrikethrough({ singleTilde: false }));
    (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown());
  },
];
