import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { Wordmark } from '../components/brand/mark.tsx';
import { LanguageSelect } from '../components/form/language-select.tsx';
import { ModeSwitch } from '../components/form/mode-switch.tsx';
import { drawnYear } from '../drawn-page.ts';
import { Unbroken } from '../components/page/unbroken.tsx';
import { WovenEdge } from '../components/brand/woven-edge.tsx';
import './simple.css';

const neverChanges = () => () => undefined;
const thisYear = () => new Date().getFullYear();

interface SimpleProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Below the sheet: the link to the alternative page. */
  other?: ReactNode;
  /** A second sheet next to the form. */
  beside?: ReactNode;
}

/** A single sheet, for signing in and related pages. */
export function SimpleLayout({ title, description, children, other, beside }: SimpleProps) {
  const { t } = useTexts('common');
  const year = useSyncExternalStore(neverChanges, thisYear, () => drawnYear() ?? thisYear());
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
  return (
    <div className="simple">
      <header className="simple-head">
        <a href="/landing" aria-label={t('home')}>
          <Wordmark size={26} />
        </a>
        <LanguageSelect />
        <ModeSwitch />
      </header>
      <main className={beside ? 'simple-main simple-two' : 'simple-main'}>
        <div>
          <section className="simple-sheet" aria-labelledby="simple-title">
            <WovenEdge />
            <h1 className="display" id="simple-title">
              <Unbroken>{title}</Unbroken>
            </h1>
            {description && (
              <p className="simple-why">
                {typeof description === 'string' ? <Unbroken>{description}</Unbroken> : description}
              </p>
            )}
            {children}
          </section>
          {other && <p className="simple-other">{other}</p>}
        </div>
        {beside}
      </main>
      <footer className="simple-foot">
        <span>{t('footer.rights', { year })}</span>
        <a href="/privacy-policy">{t('footer.privacy')}</a>
        <a href="/terms-and-conditions">{t('footer.terms')}</a>
      </footer>
    </div>
  );
}
