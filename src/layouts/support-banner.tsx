import i18next from 'i18next';
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CallError } from '../api/call.ts';
import { tokenStore, useSession } from '../api/session.ts';
import type { Support } from '../api/support.ts';
import { useTexts } from '../locales/use-texts.ts';
import { authProvider } from '../providers/auth-instance.ts';
import './support-banner.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Minutes left at which screen readers announce the time, besides at the start. */
const ANNOUNCE_AT = [5, 1];

/** Mounts the banner above the page, once its texts have loaded. */
export async function mountSupportBanner(support: Support): Promise<void> {
  await i18next.loadNamespaces('support');
  const container = document.createElement('div');
  container.className = 'support-place';
  document.body.prepend(container);
  createRoot(container).render(
    <StrictMode>
      <SupportBanner endsAt={support.endsAt} />
    </StrictMode>,
  );
}

/** Shows which user the administrator is signed in as and the time left, and lets them leave. It stays at the top while scrolling. */
function SupportBanner({ endsAt }: { endsAt: number }) {
  const { t } = useTexts('support');
  const user = useSession((session) => session.user);
  const left = useTimeLeft(endsAt);
  const announced = useAnnouncedMinutes(left);
  const [leaving, setLeaving] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useBannerHeight(banner);
  useEffect(() => {
    if (left > 0) return;
    // The same error as the server's answer to the next call.
    const error = new CallError('The support session is over.', { status: 440, bearer: tokenStore.get() });
    void authProvider.onError(error);
  }, [left]);

  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.userName ?? '');
  const minutes = Math.ceil(left / MINUTE);
  const time =
    left > MINUTE
      ? t('banner.minutes', { count: minutes })
      : t('banner.seconds', { count: Math.max(0, Math.ceil(left / SECOND)) });
  return (
    <section className="support-banner" aria-label={t('banner.label')} ref={banner}>
      <p className="support-who">
        {t('banner.as')} <strong>{name}</strong> <span className="support-mail">{user?.email}</span>
      </p>
      <p className="support-rule">{t('banner.rule')}</p>
      <p className="support-left tabular">{time}</p>
      <button
        type="button"
        className="support-leave"
        aria-disabled={leaving}
        onClick={() => {
          if (leaving) return;
          setLeaving(true);
          void authProvider.logout();
        }}
      >
        {t('banner.leave')}
      </button>
      <p className="visually-hidden" role="status">
        {announced !== null && t('banner.announcement', { name, count: announced })}
      </p>
    </section>
  );
}

/** Milliseconds until `endsAt`, updated every second. */
function useTimeLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

/** The minutes left to announce: at the start, then at five and at one. It starts as null, because a live region announces only changes. */
function useAnnouncedMinutes(left: number): number | null {
  const [announced, setAnnounced] = useState<number | null>(null);
  const minutes = Math.max(1, Math.ceil(left / MINUTE));
  const passed = announced === null || ANNOUNCE_AT.some((at) => minutes <= at && at < announced);
  const due = passed ? minutes : announced;
  useEffect(() => setAnnounced(due), [due]);
  return announced;
}

/** Publishes the banner's height as a CSS variable, since its text may wrap. */
function useBannerHeight(banner: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const updateHeight = () =>
      document.documentElement.style.setProperty('--banner', `${element.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(updateHeight);
    observer.observe(element);
    updateHeight();
    return () => observer.disconnect();
  }, [banner]);
}
