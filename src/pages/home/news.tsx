import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallList } from '../../api/queries.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { LATEST_NEWS } from './ahead.ts';
import { plainText } from './plain-text.ts';

const Markdown = lazy(() => import('../../format/markdown.tsx'));

/** The latest updates, refreshed by live events. */
export function News() {
  const { t } = useTranslation('home');
  const news = useCallList('GET /api/news-updates', { query: LATEST_NEWS });
  return (
    <section className="home-card" aria-labelledby="home-news">
      <h2 id="home-news">{t('news')}</h2>
      {news.isError && !news.data ? (
        <Failed error={news.error} onRetry={() => void news.refetch()} />
      ) : !news.data ? (
        <Loading rows={4} />
      ) : news.data.rows.length === 0 ? (
        <p className="home-muted">{t('noNews')}</p>
      ) : (
        <ul>
          {news.data.rows.map((update) => (
            <li key={update.id} className="home-news">
              <h3>{update.title}</h3>
              <p className="home-muted">
                {t(`category.${update.category}`)} · <Time at={update.publishedAt} />
              </p>
              <Body>{update.body}</Body>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Body({ children }: { children: string }) {
  const plain = plainText(children);
  if (plain !== null) return <p>{plain}</p>;
  return (
    <Suspense fallback={<Loading rows={2} />}>
      <Markdown>{children}</Markdown>
    </Suspense>
  );
}
