import { LanguageSelect } from '../../components/form/language-select.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { Wordmark } from '../../components/brand/mark.tsx';
import { withRedirect } from '../../paths.ts';

interface LinksProps {
  signedIn: boolean;
  returnTo: string | null;
}

/** Links at the end of the page; for signed-in users the policies open inside the shell. */
export function Links({ signedIn, returnTo }: LinksProps) {
  const { t } = useTexts('landing');
  return (
    <nav className="landing-links" aria-label={t('links.label')}>
      <Wordmark size={22} />
      <ul>
        {signedIn ? (
          <li>
            <a href="/home">{t('nav.home')}</a>
          </li>
        ) : (
          <>
            <li>
              <a href={withRedirect('/sign-in', returnTo)}>{t('nav.signIn')}</a>
            </li>
            <li>
              <a href={withRedirect('/sign-up', returnTo)}>{t('links.signUp')}</a>
            </li>
            <li>
              <a href="/timeline">{t('links.timeline')}</a>
            </li>
          </>
        )}
        <li>
          <a href={signedIn ? '/terms-of-service-page' : '/terms-and-conditions'}>{t('links.terms')}</a>
        </li>
        <li>
          <a href={signedIn ? '/privacy-policy-page' : '/privacy-policy'}>{t('links.privacy')}</a>
        </li>
        <li>
          <a href={signedIn ? '/ai-code-generation-poilcy' : '/ai-code-gen-poilcy'}>{t('links.code')}</a>
        </li>
        <li>
          <a href={signedIn ? '/refund-policy-page' : '/refund-policy'}>{t('links.refund')}</a>
        </li>
      </ul>
      <LanguageSelect />
    </nav>
  );
}
