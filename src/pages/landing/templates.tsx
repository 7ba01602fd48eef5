import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { AppPicture } from '../../components/app-picture/index.tsx';
import type { useSketcher } from './use-sketch.ts';

type Sketcher = NonNullable<ReturnType<typeof useSketcher>>;

/** True from the moment the element has come near the screen. */
function useNear() {
  const element = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return { element, near };
}

const IN_TURN = ['home', 'list', 'dashboard'] as const;

/** Neighbours show different kinds of page, so that the twelve do not read as one. */
function pageToShow(blueprint: Blueprint, at: number): number {
  return Math.max(
    0,
    blueprint.pages.findIndex((page) => page.kind === IN_TURN[at % IN_TURN.length]),
  );
}

interface TemplatesProps {
  sketcher: Sketcher | null;
  onPick: (sentence: string) => void;
}

/** Twelve sentences and what each one becomes. */
export function Templates({ sketcher, onPick }: TemplatesProps) {
  const { t } = useTexts('landing');
  const { element, near } = useNear();
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
              {/* The sketcher reads English, so this is the sentence that is typed when it is chosen. */}
              <span lang="en">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
