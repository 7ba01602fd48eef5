import { useTranslation } from 'react-i18next';
import { CURRENCY } from '#contract/builder/plans.ts';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import './changes.css';
import { type Context, HIDDEN, labelOf, valueText } from './values.ts';

/** The fields that an entry changed, before and after. */
export function Changes({ entry: { entity, before, after, names } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['admin', 'shell', 'details', 'user', 'you']);
  const recorded = { ...before, ...after };
  const { currency, list = recorded['resource'] } = recorded;
  const context: Context = {
    t,
    scope: entity,
    names,
    currency: typeof currency === 'string' ? currency : CURRENCY,
    list: typeof list === 'string' ? list : '',
  };
  const rows = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    // It stands with the amounts.
    .filter((field) => field !== 'currency')
    .map((field) => ({
      field,
      old: valueText(context, field, before?.[field]),
      now: valueText(context, field, after?.[field]),
    }))
    .filter(
      ({ field, old, now }) => old !== now || (before?.[field] === HIDDEN && after?.[field] === HIDDEN),
    );
  if (rows.length === 0) return <p className="audit-none">{t('audit.nothing')}</p>;
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, old, now }) => (
          <tr key={field}>
            <th scope="row">{labelOf(context, field)}</th>
            <td>{old}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
