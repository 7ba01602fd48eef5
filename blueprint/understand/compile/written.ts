import { content } from '../../concepts/pages.ts';
import { countedPages } from '../../counted.ts';
import { freePath } from '../../edits.ts';
import { LIMITS } from '../../kinds.ts';
import type { Blueprint } from '../../schema.ts';
import { WRITTEN_TEXTS, writtenSection } from '../../written.ts';
import type { Facts } from '../facts.ts';

/** The app with the pages that tell visitors something, behind those that show what it keeps. */
export const withWritten = (app: Blueprint, { pages }: Facts): Blueprint =>
  pages.reduce((whole: Blueprint, { written, title }) => {
    if (written === undefined || countedPages(whole.pages) >= LIMITS.pages) return whole;
    const texts = WRITTEN_TEXTS[whole.language];
    const name = title ?? texts.titles[written];
    const section = writtenSection(whole, written, texts.headings[written]);
    if (!section) return whole;
    const page = { ...content(name, 'file', section), path: freePath(whole, name, 'content') };
    return { ...whole, pages: [...whole.pages, page] };
  }, app);
