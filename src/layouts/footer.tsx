import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className="foot" aria-label="Selvedge">
      <span>{t('foot.line', { year: new Date().getFullYear() })}</span>
      <nav aria-label={t('foot.label')}>
        <Link to="/privacy-policy-page">{t('foot.privacy')}</Link>
        <Link to="/terms-of-service-page">{t('foot.terms')}</Link>
      </nav>
    </footer>
  );
}
