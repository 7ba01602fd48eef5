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
/** When the time left is said aloud, besides at the start. */
const SAID_AT = [5, 1];

/** Puts the banner above whatever the page is, and answers once its texts are there. */
export async function mountSupportBanner(support: Support): Promise<void> {
  await i18next.loadNamespaces('support');
  const place = document.createElement('div');
  place.className = 'support-place';
  document.body.prepend(place);
  createRoot(place).render(
    <StrictMode>
      <SupportBanner endsAt={support.endsAt} />
    </StrictMode>,
  );
}

/** Says whom an administrator is signed in as, for how long yet, and lets them leave. Stays at the top while the page scrolls. */
function SupportBanner({ endsAt }: { endsAt: number }) {
  const { t } = useTexts('support');
  const user = useSession((session) => session.user);
  const left = useTimeLeft(endsAt);
  const said = useSaid(left);
  const [leaving, setLeaving] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useBannerHeight(banner);
  useEffect(() => {
    if (left > 0) return;
    // What the server would answer to the next call.
    const over = new CallError('The support session is over.', { status: 440, bearer: tokenStore.get() });
    void authProvider.onError(over);
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
        {said !== null && t('banner.said', { name, count: said })}
      </p>
    </section>
  );
}

/** Milliseconds until `endsAt`, told each second. */
function useTimeLeft(endsAt: number): number {
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setLeft(endsAt - Date.now()), SECOND);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return left;
}

/** The minutes last said aloud: all that are left at the start, then five, then one. Null before the first words, which must arrive to be heard. */
function useSaid(left: number): number | null {
  const [said, setSaid] = useState<number | null>(null);
  const minutes = Math.max(1, Math.ceil(left / MINUTE));
  const passed = said === null || SAID_AT.some((at) => minutes <= at && at < said);
  const due = passed ? minutes : said;
  useEffect(() => setSaid(due), [due]);
  return said;
}

/** Tells the page how much room the banner takes, however its words wrap. */
function useBannerHeight(banner: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const tell = () =>
      document.documentElement.style.setProperty('--banner', `${element.getBoundingClientRect().height}px`);
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    tell();
    return () => watch.disconnect();
  }, [banner]);
}
