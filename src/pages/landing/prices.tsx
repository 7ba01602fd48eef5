import { useTexts } from '../../locales/use-texts.ts';
import { CURRENCY, PLANS } from '#contract/builder/plans.ts';

const FOR_ALL = ['source', 'hosting', 'rebuilds', 'edits'] as const;

export function Prices() {
  const { t, language } = useTexts('landing');
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    currency: CURRENCY,
    maximumFractionDigits: 0,
  });
  return (
    <section className="landing-part prices" id="prices" aria-labelledby="prices-title">
      <div>
        <h2 className="display" id="prices-title">
          {t('prices.title')}
        </h2>
        <p className="landing-why">{t('prices.why')}</p>
      </div>
      <ul className="prices-plans">
        {PLANS.map((plan) => (
          <li key={plan.name}>
            <h3>{t(`plan.${plan.name}`)}</h3>
            <p className="prices-amount display tabular">{money.format(plan.amount / 100)}</p>
            <p>{t('prices.pages', { count: plan.pages })}</p>
          </li>
        ))}
      </ul>
      <ul className="prices-all" aria-label={t('prices.all')}>
        {FOR_ALL.map((name) => (
          <li key={name}>{t(`prices.${name}`)}</li>
        ))}
      </ul>
    </section>
  );
}
