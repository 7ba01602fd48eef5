import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { NewsUpdate } from '#contract/resources/recent-updates/calls.ts';
import { callList } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { DocumentLayout } from '../../layouts/document.tsx';
import './timeline.css';

const Markdown = lazy(() => import('../../format/markdown.tsx'));
const PAGE_SIZE = 20;

interface Loaded {
  rows: NewsUpdate[];
  total: number;
}

export default function Timeline() {
  const { t } = useTexts('public');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const load = useCallback((from: number, signal?: AbortSignal) => {
    setFailed(null);
    callList('GET /api/news-updates', { query: { _start: from, _end: from + PAGE_SIZE }, signal }).then(
      ({ rows, total }) =>
        setLoaded((before) => ({ rows: from === 0 ? rows : [...(before?.rows ?? []), ...rows], total })),
      (error: unknown) => {
        if (!signal?.aborted) setFailed(messageOf(error));
      },
    );
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    load(0, leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const rows = loaded?.rows ?? [];
  return (
    <DocumentLayout title={t('timeline.title')}>
      <div className="timeline">
        <h1 className="display">{t('timeline.title')}</h1>
        <p className="timeline-why">{t('timeline.why')}</p>
        {!loaded && !failed && (
          <div className="timeline-wait" role="status" aria-label={t('timeline.loading')}>
            <i />
            <i />
            <i />
          </div>
        )}
        {loaded && rows.length === 0 && <p className="timeline-note">{t('timeline.empty')}</p>}
        <ol>
          {rows.map((row) => (
            <Update key={row.id} update={row} />
          ))}
        </ol>
        {failed && (
          <p className="timeline-note" role="alert">
            {t('timeline.failed')} {failed}{' '}
            <button type="button" className="button" onClick={() => load(rows.length)}>
              {t('timeline.retry')}
            </button>
          </p>
        )}
        {loaded && !failed && rows.length < loaded.total && (
          <button type="button" className="button" onClick={() => load(rows.length)}>
            {t('timeline.more')}
          </button>
        )}
      </div>
    </DocumentLayout>
  );
}

function Update({ update }: { update: NewsUpdate }) {
  const { t, language } = useTexts('public');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <li id={update.id}>
      <p className="timeline-when">
        <time dateTime={update.publishedAt}>{day.format(new Date(update.publishedAt))}</time>
        <span>{t(`timeline.category.${update.category}`)}</span>
      </p>
      <article aria-labelledby={`${update.id}-title`}>
        <h2 id={`${update.id}-title`}>{update.title}</h2>
        <Suspense fallback={<p>{update.body}</p>}>
          <Markdown>{update.body}</Markdown>
        </Suspense>
      </article>
    </li>
  );
}
