import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../locales/use-texts.ts';
import { Wordmark } from '../components/brand/mark.tsx';
import { LanguageSelect } from '../components/form/language-select.tsx';
import { ModeSwitch } from '../components/form/mode-switch.tsx';
import './document.css';

/** Layout of public documents: logo, sign-in link, text and footer. */
export function DocumentLayout({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts('common');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
    // The text renders after the browser has looked for the URL's anchor.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [title, t]);
  return (
    <div className="document">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="document-head">
        <a href="/landing" aria-label={t('home')}>
          <Wordmark size={26} />
        </a>
        <ModeSwitch />
        <a className="button" href="/sign-in">
          {t('signIn')}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="document-foot">
        <span>{t('footer.rights', { year: new Date().getFullYear() })}</span>
        <a href="/privacy-policy">{t('footer.privacy')}</a>
        <a href="/terms-and-conditions">{t('footer.terms')}</a>
        <LanguageSelect />
      </footer>
    </div>
  );
}
