import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { AppPicture } from '../../components/app-picture/index.tsx';
import type { useSketcher } from './use-sketch.ts';

type Sketcher = NonNullable<ReturnType<typeof useSketcher>>;

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

interface TemplatesProps {
  sketcher: Sketcher | null;
  onPick: (description: string) => void;
}

/** Twelve example descriptions with the apps they produce. */
export function Templates({ sketcher, onPick }: TemplatesProps) {
  const { t } = useTexts('landing');
  const { element, near } = useNearViewport();
  const drawn = useMemo(
    () =>
      sketcher && near
        ? sketcher.APP_TEMPLATES.map((template) => ({
            ...template,
            blueprint: sketcher.sketch(template.description),
          }))
        : [],
    [sketcher, near],
  );
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
        {drawn.map(({ kind, description, blueprint }, d) => (
          <li key={kind}>
            <button type="button" onClick={() => onPick(description)}>
              <AppPicture blueprint={blueprint} page={pageToShow(blueprint, d)} />
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
