import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { localDay } from '#contract/days.ts';
import { type Asked, PRESETS, type Preset } from './period.ts';

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
  const change = (name: 'from' | 'to', value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
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
        <fieldset>
          <legend className="visually-hidden">{t('period.own')}</legend>
          {(['from', 'to'] as const).map((name) => (
            <label key={name}>
              {t(`period.${name}`)}
              <input
                type="date"
                defaultValue={asked[name]}
                max={localDay()}
                aria-invalid={asked.fault !== null}
                aria-describedby={asked.fault ? 'period-fault' : undefined}
                onChange={({ target }) => change(name, target.value)}
              />
            </label>
          ))}
          {asked.fault && (
            <p id="period-fault" role="alert">
              {t(`period.fault.${asked.fault}`)}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
