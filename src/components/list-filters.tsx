import { CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Columns } from '#contract/endpoint.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { date } from './format.ts';
import { Popup } from './popup.tsx';
import { type ListChange, type ListState, partsOf } from './list-state.ts';

export interface ChoiceFilter {
  column: string;
  label: string;
  values: readonly string[];
  /** How a value is called. */
  text: (value: string) => string;
}

interface Props {
  state: ListState;
  change: (change: ListChange) => void;
  contract: Columns;
  choices: readonly ChoiceFilter[];
  /** Columns of time that can be narrowed to a span of days, and what they are called. */
  spans: readonly { column: string; label: string }[];
  /** What a column is called where a filter came with the address, and how its values are. */
  titleOf: (column: string) => string;
  textOf: (column: string, value: string) => string;
}

/** Narrows a list by its columns; what an address brought along stands there too, and can be taken away. */
export function ListFilters({ state, change, contract, choices, spans, titleOf, textOf }: Props) {
  const { t } = useTranslation('shell');
  const { filters } = state;
  const asked = state.q !== '' || Object.keys(filters).length > 0;
  const offered = new Set([
    ...choices.map(({ column }) => column),
    ...spans.flatMap(({ column }) => [`${column}_gte`, `${column}_lte`]),
  ]);
  const brought = Object.entries(filters).filter(([name]) => !offered.has(name));
  return (
    <>
      {choices.map(({ column, label, values, text }) => (
        <ChoiceFilter
          key={column}
          label={label}
          values={values}
          text={text}
          chosen={filters[column] ?? []}
          onChange={(chosen) => change({ [column]: chosen })}
        />
      ))}
      {spans.map(({ column, label }) => (
        <Span
          key={column}
          label={label}
          from={filters[`${column}_gte`]?.[0] ?? ''}
          to={filters[`${column}_lte`]?.[0] ?? ''}
          onChange={(from, to) => change({ [`${column}_gte`]: from, [`${column}_lte`]: to })}
        />
      ))}
      {brought.map(([name, values]) => {
        const { column, suffix } = partsOf(name);
        const shown = values.map((value) =>
          contract[column]?.type === 'time' ? date(value) : textOf(column, value),
        );
        const title = titleOf(column);
        const text = `${title} ${t(`table.operator.${suffix === '' ? 'is' : suffix.slice(1)}`)} ${shown.join(', ')}`;
        return (
          <span key={name} className="list-chip">
            {text}
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t('table.removeFilter', { name: title })}
              onClick={() => change({ [name]: null })}
            />
          </span>
        );
      })}
      {asked && (
        <Button
          type="link"
          onClick={() =>
            change(Object.fromEntries(['q', ...Object.keys(filters)].map((name) => [name, null])))
          }
        >
          {t('table.clear')}
        </Button>
      )}
    </>
  );
}

interface SpanProps {
  label: string;
  /** Days as `YYYY-MM-DD`, or instants that an address brought. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

function Span({ label, from, to, onChange }: SpanProps) {
  const { t } = useTranslation('shell');
  const day = (value: string) => value.slice(0, 10);
  const shown = [from && t('table.from', { day: date(from) }), to && t('table.to', { day: date(to) })];
  return (
    <Popup
      label={label}
      chosen={Boolean(from || to)}
      button={from || to ? `${label} ${shown.filter(Boolean).join(' ')}` : t('table.any', { name: label })}
    >
      {() => (
        <>
          <label>
            {t('table.fromDay')}
            <Input
              type="date"
              value={day(from)}
              max={day(to)}
              onChange={(event) => onChange(event.target.value, to)}
            />
          </label>
          <label>
            {t('table.toDay')}
            <Input
              type="date"
              value={day(to)}
              min={day(from)}
              onChange={(event) => onChange(from, event.target.value)}
            />
          </label>
        </>
      )}
    </Popup>
  );
}
