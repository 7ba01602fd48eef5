import { Suspense } from 'react';
import type { TemplateGalleryProps } from '../../components/templates/index.tsx';
import { TemplateGallery } from '../../components/templates/lazy.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { useNearViewport } from './use-near-viewport.ts';

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
