import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Loading } from '../../../components/feedback/states.tsx';
import { type Asked, PRESETS, type Preset } from './period.ts';

const OwnDates = lazy(() => import('./own-dates.tsx'));

/** Which period is looked at; it stands in the address, so that a link to it can be sent. */
export function PeriodPicker({ asked }: { asked: Asked }) {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const to = (preset: Preset) => {
    const own = preset === 'own' ? `&from=${asked.from}&to=${asked.to}` : '';
    return `?period=${preset}${own}`;
  };
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar scrolls: what is picked must be in sight.
  useEffect(() => {
    const picked = bar.current?.querySelector('[aria-current]');
    picked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [asked.preset]);
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
            to={to(preset)}
            replace
            preventScrollReset
            aria-current={preset === asked.preset ? 'true' : undefined}
          >
            {t(`period.${preset}`)}
          </Link>
        ))}
      </nav>
      {asked.preset === 'own' && (
        <div className="period-own">
          <Suspense fallback={<Loading rows={1} />}>
            <OwnDates asked={asked} onChange={change} />
          </Suspense>
          {asked.fault && (
            <p id="period-fault" role="alert">
              {t(`period.fault.${asked.fault}`)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
