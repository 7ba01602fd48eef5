import type { Filter } from '../../api/client.ts';
import type { Field } from '../../core/entity.ts';
import { minorDigits } from '../../core/format.ts';
import { app } from '../../app.ts';
import { words } from '../../words/index.ts';

interface Props {
  field: Field;
  filter: Filter | undefined;
  onFilter: (filter: Filter | undefined) => void;
}

/** From and to, of dates and numbers. */
export function SpanFilter({ field, filter, onFilter }: Props) {
  const kind = field.as ?? field.type;
  const isDate = kind === 'date' || kind === 'dateTime';
  const unit = kind === 'money' ? 10 ** minorDigits(field.currency ?? app.currency) : 1;

  const shown = (text: string | undefined) =>
    text === undefined || isDate ? text?.slice(0, 10) : Number(text) / unit;
  function change(end: 'from' | 'to', typed: string) {
    const value = isDate || typed === '' ? typed : String(Math.round(Number(typed) * unit));
    const span: { from?: string; to?: string } = { from: filter?.from, to: filter?.to };
    span[end] = value || undefined;
    const { from, to } = span;
    onFilter(from || to ? { ...(from && { from }), ...(to && { to }) } : undefined);
  }

  return (
    <div className="filter-span">
      {(['from', 'to'] as const).map((end) => (
        <label key={end}>
          <span>{words.list[end]}</span>
          <input
            type={isDate ? 'date' : 'number'}
            step="any"
            value={shown(filter?.[end]) ?? ''}
            onChange={(event) => change(end, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}
