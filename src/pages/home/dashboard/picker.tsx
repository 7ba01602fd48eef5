import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Loading } from '../../../components/feedback/states.tsx';
import { type PeriodSettings, PRESETS, type Preset } from './period.ts';

const CustomRange = lazy(() => import('./custom-range.tsx'));

/** The period picker; the choice is kept in the URL. */
export function PeriodPicker({ settings }: { settings: PeriodSettings }) {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const presetUrl = (preset: Preset) => {
    const own = preset === 'own' ? `&from=${settings.from}&to=${settings.to}` : '';
    return `?period=${preset}${own}`;
  };
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar scrolls, so the current choice is scrolled into view.
  useEffect(() => {
    const picked = bar.current?.querySelector('[aria-current]');
    picked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [settings.preset]);
  const change = (from: string, to: string) => {
    const next = new URLSearchParams(params);
    next.set('from', from);
    next.set('to', to);
    next.delete('unit');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="period">
      <nav ref={bar} aria-label={t('period.label')}>
        {PRESETS.map((preset) => (
          <Link
            key={preset}
            to={presetUrl(preset)}
            replace
            preventScrollReset
            aria-current={preset === settings.preset ? 'true' : undefined}
          >
            {t(`period.${preset}`)}
          </Link>
        ))}
      </nav>
      {settings.preset === 'own' && (
        <div className="period-own">
          <Suspense fallback={<Loading rows={1} />}>
            <CustomRange settings={settings} onChange={change} />
          </Suspense>
          {settings.error && (
            <p id="period-fault" role="alert">
              {t(`period.fault.${settings.error}`)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
