import { lazy, Suspense } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { useNearViewport } from './use-near-viewport.ts';

const NewsList = lazy(() => import('./news-list.tsx'));

/** The newest updates of the product, asked for once someone comes near them. */
export function News({ signedIn }: { signedIn: boolean }) {
  const { t } = useTexts('landing');
  const { element, near } = useNearViewport();
  return (
    <section className="landing-part news" aria-labelledby="news-title" ref={element}>
      <h2 className="display" id="news-title">
        {t('news.title')}
      </h2>
      {near && (
        <Suspense fallback={null}>
          <NewsList signedIn={signedIn} />
        </Suspense>
      )}
    </section>
  );
}
