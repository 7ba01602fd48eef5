import { Suspense, useEffect, useRef, useState } from 'react';
import type { TemplateGalleryProps } from '../../components/templates/index.tsx';
import { TemplateGallery } from '../../components/templates/lazy.ts';
import { useTexts } from '../../locales/use-texts.ts';

/** True once the element has come near the viewport. */
function useNearViewport() {
  const element = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, near };
}

/** Twelve apps to start from, each of which runs before anyone signs up. */
export function Templates(props: TemplateGalleryProps) {
  const { t } = useTexts('landing');
  const { element, near } = useNearViewport();
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
      <div className="templates-room">
        {near && (
          <Suspense fallback={null}>
            <TemplateGallery {...props} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
