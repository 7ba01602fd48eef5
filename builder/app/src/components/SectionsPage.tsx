import type { Page } from '../lib/page.ts';
import { PageHead } from './PageHead.tsx';
import { SectionHero, Sections } from './Sections.tsx';

/** A page made of sections: home, content and dashboard. */
export function SectionsPage({ page }: { page: Page }) {
  const [first, ...rest] = page.sections;
  const dense = page.kind === 'dashboard';
  if (first?.kind === 'hero') {
    return (
      <>
        <SectionHero section={first} pageTitle={page.title} />
        <Sections sections={rest} dense={dense} />
      </>
    );
  }
  return (
    <>
      <PageHead title={page.title} />
      <Sections sections={page.sections} dense={dense} />
    </>
  );
}
