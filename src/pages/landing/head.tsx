import { useTexts } from '../../locales/use-texts.ts';
import { Wordmark } from '../../components/brand/mark.tsx';
import { ModeSwitch } from '../../components/form/mode-switch.tsx';
import { withRedirect } from '../../paths.ts';

interface HeadProps {
  signedIn: boolean;
  returnTo: string | null;
}

export function Head({ signedIn, returnTo }: HeadProps) {
  const { t } = useTexts('landing');
  return (
    <header className="landing-head">
      <Wordmark size={28} />
      <nav aria-label={t('nav.label')}>
        <a href="#how">{t('nav.how')}</a>
        <a href="#templates">{t('nav.templates')}</a>
        <a href="#prices">{t('nav.prices')}</a>
        <a href="#questions">{t('nav.questions')}</a>
      </nav>
      <ModeSwitch />
      {signedIn ? (
        <a className="button" href="/home">
          {t('nav.home')}
        </a>
      ) : (
        <a className="button" href={withRedirect('/sign-in', returnTo)}>
          {t('nav.signIn')}
        </a>
      )}
      {returnTo && !signedIn && <p className="landing-wanted">{t('wanted')}</p>}
    </header>
  );
}
