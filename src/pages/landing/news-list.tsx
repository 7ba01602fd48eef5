import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { NewsUpdate } from '#contract/resources/recent-updates/calls.ts';
import { call } from '../../api/call.ts';

type State = NewsUpdate[] | 'failed' | null;

/** The links are only for visitors: the timeline would redirect signed-in users to their home page. */
export default function NewsList({ signedIn }: { signedIn: boolean }) {
  const { t, language } = useTexts('landing');
  const [state, setState] = useState<State>(null);
  const load = useCallback((signal?: AbortSignal) => {
    call('GET /api/news-updates', { query: { _end: 3 }, signal }).then(setState, () => {
      if (!signal?.aborted) setState('failed');
    });
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <div aria-busy={state === null}>
      {state === 'failed' && (
        <p>
          {t('news.failed')}{' '}
          <button type="button" className="button-plain" onClick={() => load()}>
            {t('news.retry')}
          </button>
        </p>
      )}
      {Array.isArray(state) && state.length === 0 && <p>{t('news.empty')}</p>}
      {Array.isArray(state) && state.length > 0 && (
        <>
          <ul>
            {state.map((row) => (
              <li key={row.id}>
                <time dateTime={row.publishedAt}>{day.format(new Date(row.publishedAt))}</time>
                {signedIn ? <span>{row.title}</span> : <a href={`/timeline#${row.id}`}>{row.title}</a>}
              </li>
            ))}
          </ul>
          {!signedIn && <a href="/timeline">{t('news.all')}</a>}
        </>
      )}
    </div>
  );
}
