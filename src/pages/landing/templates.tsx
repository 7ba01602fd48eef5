import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { AppPicture } from '../../components/app-picture/index.tsx';
import { useTemplates } from './use-examples.ts';

/** True once the element has come near the viewport. */
function useNearViewport() {
  const element = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, near };
}

const PAGE_KINDS = ['home', 'list', 'dashboard'] as const;

/** Neighbouring templates show different kinds of page, for variety. */
function pageToShow(blueprint: Blueprint, index: number): number {
  return Math.max(
    0,
    blueprint.pages.findIndex((page) => page.kind === PAGE_KINDS[index % PAGE_KINDS.length]),
  );
}

/** Twelve sentences and what each one becomes. */
export function Templates({ onPick }: { onPick: (sentence: string) => void }) {
  const { t } = useTexts('landing');
  const { element, near } = useNearViewport();
  const drawn = useTemplates(near) ?? [];
  return (
    <section
      className="landing-part templates"
      id="templates"
      aria-labelledby="templates-title"
      ref={element}
    >
      <h2 className="display" id="templates-title">
        {t('templates.title')}
      </h2>
      <p className="landing-why">{t('templates.why')}</p>
      <ul aria-busy={drawn.length === 0}>
        {drawn.map(({ kind, description, blueprint, look }, d) => (
          <li key={kind}>
            <button type="button" onClick={() => onPick(description)}>
              <AppPicture blueprint={blueprint} look={look} page={pageToShow(blueprint, d)} />
              <strong>{t(`templates.kind.${kind}`)}</strong>
              {/* The sketcher reads English, so choosing a template enters its English description. */}
              <span lang="en">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
