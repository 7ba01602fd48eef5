import { Link } from 'react-router';
import type { Page, Section } from '../lib/page.ts';
import { Attention } from './Attention.tsx';
import { Chart } from './Chart.tsx';
import { Figures } from './Figures.tsx';
import { PageHead } from './PageHead.tsx';
import { LatestRows } from './LatestRows.tsx';

type Hero = Extract<Section, { kind: 'hero' }>;

function HeroBody({ section }: { section: Hero }) {
  return (
    <>
      {section.text.trim() && (
        <p className="hero-text" dir="auto">
          {section.text}
        </p>
      )}
      {section.action && (
        <Link className="button button-primary button-large" to={section.action.path}>
          {section.action.label}
        </Link>
      )}
    </>
  );
}

/** The opening of a page: its heading is the page's own. */
export function SectionHero({ section, pageTitle }: { section: Hero; pageTitle: string }) {
  return (
    <section className="hero">
      <PageHead title={pageTitle} hero={section.heading} />
      <HeroBody section={section} />
    </section>
  );
}

function Text({ section }: { section: Extract<Section, { kind: 'text' }> }) {
  return (
    <section className="prose">
      <h2 dir="auto">{section.heading}</h2>
      {section.text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
    </section>
  );
}

function SectionBody({ section }: { section: Section }) {
  switch (section.kind) {
    case 'hero':
      return (
        <section className="hero">
          <h2 dir="auto">{section.heading}</h2>
          <HeroBody section={section} />
        </section>
      );
    case 'text':
      return <Text section={section} />;
    case 'rows':
      return <LatestRows {...section} />;
    case 'figures':
      return <Figures {...section} />;
    case 'chart':
      return <Chart {...section} />;
    case 'attention':
      return <Attention {...section} />;
  }
}

/** Sections in order; a dashboard sets them side by side where there is room. */
export function Sections({ sections, dense = false }: { sections: Page['sections']; dense?: boolean }) {
  if (sections.length === 0) return null;
  return (
    <div className={dense ? 'sections sections-dense' : 'sections'}>
      {sections.map((section, index) => (
        <SectionBody key={index} section={section} />
      ))}
    </div>
  );
}
