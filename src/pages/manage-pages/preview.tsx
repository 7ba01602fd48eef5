import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blueprint } from '#blueprint/schema.ts';
import { APP_SANDBOX } from '#contract/builder/sandbox.ts';
import { apiBase } from '../../api/call.ts';
import { Loading } from '../../components/feedback/states.tsx';
import { rowsOf } from '#blueprint/rows.ts';
import { fitted, PREVIEWS, type PreviewWidth } from '../../components/preview/fitted.ts';
import { useRoom } from '../../components/preview/use-room.ts';
import type { PreviewState } from './use-draft.ts';

/** A key that types nothing, so that it works from any focus. */
const FULL_SCREEN_KEY = 'F9';

/** The URL hash of a page in the built app; a detail page shows the first row. */
function hashOf(blueprint: Blueprint, at: number): string {
  const page = blueprint.pages[at];
  if (!page) return '#/';
  if (page.kind !== 'detail') return `#${page.path}`;
  const row = rowsOf(blueprint, page.entity ?? '')[0];
  return row ? `#${page.path === '/' ? '' : page.path}/${String(row.id)}` : '#/';
}

/** Full screen state with its toggle, also by key. Escape exits through the browser itself. */
function useFullScreen() {
  const element = useRef<HTMLElement>(null);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement === element.current);
    const press = (event: KeyboardEvent) => {
      if (event.key !== FULL_SCREEN_KEY) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('fullscreenchange', changed);
    addEventListener('keydown', press);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      removeEventListener('keydown', press);
    };
  }, []);
  const toggle = () => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    done?.catch((error: unknown) => console.warn('The browser did not change to full screen.', error));
  };
  return { element, full, toggle };
}

interface Props {
  blueprint: Blueprint;
  page: number;
  preview: PreviewState;
}

/** The running app. The previous preview stays visible until the next has loaded. */
export function Preview({ blueprint, page, preview }: Props) {
  const { t } = useTranslation('create');
  const [device, setDevice] = useState<PreviewWidth>(() =>
    matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop',
  );
  const [shown, setShown] = useState<string | null>(null);
  const { box, room } = useRoom();
  const { element, full, toggle } = useFullScreen();
  const { width, height, scale } = fitted(device, room);
  const addresses = [...new Set([shown, preview.url])].filter((url) => url !== null);
  return (
    <section className="edit-preview" aria-label={t('edit.preview')} ref={element}>
      <div className="edit-preview-bar">
        <Segmented
          aria-label={t('edit.width')}
          value={device}
          onChange={setDevice}
          options={PREVIEWS.map((value) => ({ value, label: t(`edit.widths.${value}`) }))}
        />
        {document.fullscreenEnabled && (
          <Button
            icon={full ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            aria-keyshortcuts={FULL_SCREEN_KEY}
            title={FULL_SCREEN_KEY}
            onClick={toggle}
          >
            {t(full ? 'edit.leaveFull' : 'edit.full')}
          </Button>
        )}
      </div>
      <div className="edit-frames" ref={box}>
        {shown === null && preview.status !== 'failed' && <Loading rows={6} />}
        {addresses.map((url) => (
          <div
            key={url}
            className={shown !== null && url !== shown ? 'edit-frame edit-frame-next' : 'edit-frame'}
            style={{ inlineSize: width * scale }}
          >
            <iframe
              className={shown !== null && url !== shown ? 'edit-frame-next' : undefined}
              src={apiBase + url + hashOf(blueprint, page)}
              title={t('edit.frame', { name: blueprint.name })}
              sandbox={APP_SANDBOX}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={() => url === preview.url && setShown(url)}
            />
          </div>
        ))}
      </div>
      <p className="edit-quiet">{t('edit.forgets')}</p>
    </section>
  );
}
