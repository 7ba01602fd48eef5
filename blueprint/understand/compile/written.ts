import { content } from '../../concepts/pages.ts';
import { countedPages } from '../../counted.ts';
import { freePath } from '../../edits.ts';
import { LIMITS } from '../../kinds.ts';
import type { Blueprint, Page, Section } from '../../schema.ts';
import { WRITTEN_TEXTS, writtenSection } from '../../written.ts';
import type { Facts, PageFact } from '../facts.ts';

type Written = PageFact & Required<Pick<PageFact, 'written'>>;

function withPage(app: Blueprint, { written, title }: Written): Blueprint {
  if (countedPages(app.pages) >= LIMITS.pages) return app;
  const texts = WRITTEN_TEXTS[app.language];
  const name = title ?? texts.titles[written];
  const section = writtenSection(app, written, texts.headings[written]);
  if (!section) return app;
  const page = { ...content(name, 'file', section), path: freePath(app, name, 'content') };
  const whole = { ...app, pages: [...app.pages, page] };
  return section.kind === 'contact' ? withoutForm(whole, section.entity, page.path) : whole;
}

/** Whoever wants to write is led to the page for it, and the form by itself needs no place in the menu. */
function withoutForm(app: Blueprint, entity: string, path: string): Blueprint {
  const form = app.pages.find((page) => page.kind === 'form' && page.entity === entity);
  if (!form) return app;
  const led = (section: Section): Section =>
    section.kind === 'hero' && section.action?.path === form.path
      ? { ...section, action: { ...section.action, path } }
      : section;
  const pages = app.pages.map((page): Page => {
    const sections = page.sections.map(led);
    return page === form ? { ...page, sections, inMenu: false } : { ...page, sections };
  });
  return { ...app, pages };
}

/** The app with the pages that tell visitors something, behind those that show what it keeps; the others speak of that for contact. */
export function withWritten(app: Blueprint, { pages }: Facts): Blueprint {
  const asked = pages.filter((page): page is Written => page.written !== undefined);
  const isContact = ({ written }: Written) => written === 'contact';
  const contacted = asked.filter(isContact).reduce(withPage, app);
  const contact = contacted.pages.slice(app.pages.length);
  const whole = asked.filter((page) => !isContact(page)).reduce(withPage, contacted);
  return { ...whole, pages: [...whole.pages.filter((page) => !contact.includes(page)), ...contact] };
}
