import { useEffect, useState } from 'react';
import type { Blueprint } from '#blueprint/schema.ts';
import { APP_SANDBOX } from '#contract/builder/sandbox.ts';
import type { TemplateKind } from '#contract/builder/templates.ts';
import { apiBase, call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { fitted } from '../preview/fitted.ts';
import { useRoom } from '../preview/use-room.ts';

type Preview =
  { state: 'starting' } | { state: 'failed'; message: string } | { state: 'loading' | 'shown'; url: string };

/** Below this the app is shown as on a phone. */
const NARROW = 600;

const STARTING: Preview = { state: 'starting' };

interface RunningTemplateProps {
  kind: TemplateKind;
  app: Pick<Blueprint, 'name' | 'language'>;
}

/** The app of a template in its sandbox: as wide as a phone on one, else as on a desktop. */
export function RunningTemplate({ kind, app: { name, language } }: RunningTemplateProps) {
  const { t } = useTexts('templates');
  const [preview, setPreview] = useState(STARTING);
  const [tries, setTries] = useState(1);
  const { box, room } = useRoom();
  useEffect(() => {
    const left = new AbortController();
    call('GET /api/templates/:kind/preview', {
      params: { kind },
      query: { language },
      signal: left.signal,
    }).then(
      ({ url }) => setPreview({ state: 'loading', url }),
      (error: unknown) => {
        if (!left.signal.aborted) setPreview({ state: 'failed', message: messageOf(error) });
      },
    );
    return () => left.abort();
  }, [kind, language, tries]);

  if (preview.state === 'failed')
    return (
      <div className="template-room template-failed">
        <p role="alert">{preview.message}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            setPreview(STARTING);
            setTries(tries + 1);
          }}
        >
          {t('retry')}
        </button>
      </div>
    );
  const { width, height, scale } = room.width < NARROW ? { ...room, scale: 1 } : fitted('desktop', room);
  return (
    <div className="template-room" ref={box} aria-busy={preview.state !== 'shown'}>
      {preview.state !== 'shown' && (
        <p className="template-starting" role="status">
          {t('starting')}
        </p>
      )}
      {preview.state !== 'starting' && (
        <iframe
          src={apiBase + preview.url}
          title={t('frame', { name })}
          sandbox={APP_SANDBOX}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => setPreview({ state: 'shown', url: preview.url })}
        />
      )}
    </div>
  );
}
