import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCY } from '#contract/builder/plans.ts';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { type FieldErrors, FormErrors } from '../../components/form/form-errors.tsx';
import { money } from '../../format/index.ts';
import {
  brandOf,
  digitsOf,
  expiryOf,
  grouped,
  groupedExpiry,
  isCardNumber,
  isSecurityCode,
  TEST_CARDS,
} from './card.ts';
import type { Card } from './use-pay.ts';

interface Props {
  amount: number;
  demo: boolean;
  busy: boolean;
  error: unknown;
  onSubmit: (card?: Card) => void;
}

const FIELDS = ['number', 'expiry', 'cvc', 'name'] as const;
type Name = (typeof FIELDS)[number];
const AUTOCOMPLETE: Record<Name, string> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  name: 'cc-name',
};

/** Maps the API's card fields to the form's fields. */
const FIELD_BY_PATH: Record<string, Name> = {
  'card.number': 'number',
  'card.expMonth': 'expiry',
  'card.expYear': 'expiry',
  'card.cvc': 'cvc',
  'card.name': 'name',
};

export function CardForm({ amount, demo, busy, error, onSubmit }: Props) {
  const { t } = useTranslation('pay');
  const [values, setValues] = useState<Record<Name, string>>({ number: '', expiry: '', cvc: '', name: '' });
  const [clientErrors, setClientErrors] = useState<FieldErrors>({});
  const [dismissedError, setDismissedError] = useState<unknown>(null);
  const digits = digitsOf(values.number);
  const showsError = error !== null && dismissedError !== error;
  const serverErrors: FieldErrors =
    showsError && error instanceof CallError
      ? Object.fromEntries(
          Object.entries(error.fields).flatMap(([field, messages]) =>
            FIELD_BY_PATH[field] ? [[FIELD_BY_PATH[field], messages]] : [],
          ),
        )
      : {};
  const errors: FieldErrors = { ...serverErrors, ...clientErrors };
  const message = showsError && Object.keys(serverErrors).length === 0 ? messageOf(error) : null;

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setClientErrors(({ [name]: _, ...rest }) => rest);
    setDismissedError(error);
  };

  function submit() {
    if (amount === 0) return onSubmit();
    const expiry = expiryOf(values.expiry);
    const problems: FieldErrors = {
      ...(isCardNumber(digits) ? {} : { number: [t('card.badNumber')] }),
      ...(expiry ? {} : { expiry: [t('card.badExpiry')] }),
      ...(isSecurityCode(values.cvc, digits) ? {} : { cvc: [t('card.badCvc')] }),
      ...(values.name.trim() ? {} : { name: [t('card.badName')] }),
    };
    setClientErrors(problems);
    if (Object.keys(problems).length > 0 || !expiry) return;
    onSubmit({ number: digits, ...expiry, cvc: values.cvc, name: values.name.trim() });
  }

  return (
    <form
      className="pay-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t(amount === 0 ? 'card.none' : 'card.title')}</h2>
      <FormErrors
        message={message}
        errors={errors}
        labels={Object.fromEntries(FIELDS.map((name) => [name, t(`card.${name}`)]))}
      />
      {amount > 0 && (
        <div className="pay-fields">
          {FIELDS.map((name) => (
            <div key={name} className={`pay-field pay-field-${name}`}>
              <label htmlFor={name}>{t(`card.${name}`)}</label>
              <input
                id={name}
                name={name}
                inputMode={name === 'name' ? 'text' : 'numeric'}
                autoComplete={AUTOCOMPLETE[name]}
                value={values[name]}
                disabled={busy}
                aria-invalid={Boolean(errors[name])}
                aria-describedby={errors[name] ? `${name}-error` : undefined}
                maxLength={name === 'name' ? 80 : name === 'number' ? 23 : name === 'cvc' ? 4 : 9}
                // In right-to-left text, groups of digits would stand in the wrong order.
                dir={name === 'name' ? undefined : 'ltr'}
                placeholder={name === 'expiry' ? t('card.expiryHint') : undefined}
                onChange={({ target: { value } }) =>
                  set(
                    name,
                    name === 'number'
                      ? grouped(digitsOf(value))
                      : name === 'expiry'
                        ? value.length < values.expiry.length
                          ? value
                          : groupedExpiry(value)
                        : name === 'cvc'
                          ? value.replaceAll(/\D/g, '')
                          : value,
                  )
                }
              />
              {name === 'number' && brandOf(digits) && <span className="pay-brand">{brandOf(digits)}</span>}
              {errors[name] && (
                <p id={`${name}-error`} className="pay-error">
                  {errors[name].join(' ')}
                </p>
              )}
            </div>
          ))}
        </div>
      )}
      <div className="pay-submit">
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {amount === 0 ? t('payCredit') : t('pay', { amount: money(amount, CURRENCY) })}
        </Button>
      </div>
      {demo && amount > 0 && (
        <div className="pay-demo">
          <p>{t('demo.text')}</p>
          {TEST_CARDS.map(({ number, outcome }) => (
            <button
              key={number}
              type="button"
              disabled={busy}
              onClick={() => {
                setValues({
                  number: grouped(number),
                  expiry: '12 / 40',
                  cvc: '123',
                  name: values.name || t('demo.name'),
                });
                setClientErrors({});
                setDismissedError(error);
              }}
            >
              <code dir="ltr">{grouped(number)}</code> {t(`demo.${outcome}`)}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
