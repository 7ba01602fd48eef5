import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { OAUTH_FAULTS, type Provider, PROVIDER_NAMES } from '#contract/account/oauth-names.ts';
import { apiBase, call } from '../../api/call.ts';
import { useTexts } from '../../locales/use-texts.ts';

/** Sign-in providers, where this site has any. */
export function Providers({ redirectUrl }: { redirectUrl: string | null }) {
  const { t } = useTexts('public');
  const [providers, setProviders] = useState<Provider[]>([]);
  useEffect(() => {
    call('GET /api/auth/providers').then(setProviders, (error: unknown) =>
      console.warn('The other ways to sign in could not be read.', error),
    );
  }, []);
  if (providers.length === 0) return null;
  const query = redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : '';
  return (
    <div className="form sign-in-providers">
      {providers.map((provider) => (
        <a key={provider} className="button" href={`${apiBase}/auth/${provider}${query}`}>
          {t('oauth.with', { provider: PROVIDER_NAMES[provider] })}
        </a>
      ))}
      <p className="sign-in-or">{t('oauth.or')}</p>
    </div>
  );
}

/** The error of a failed provider sign-in, from the URL; null if unknown. */
export function oauthMessage(query: URLSearchParams, t: TFunction): string | null {
  const fault = OAUTH_FAULTS.find((one) => one === query.get('oauth'));
  if (!fault) return null;
  const name = query.get('with') === 'google' ? 'google' : 'github';
  return t(`oauth.fault.${fault}`, { provider: PROVIDER_NAMES[name] });
}
