import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Columns, partsOf } from '#contract/core/columns.ts';
import { date } from '../../format/index.ts';
import { Loading } from '../feedback/states.tsx';
import type { ListChange, ListState } from '../../list-state/address.ts';
import { PopoverButton } from './popover-button.tsx';

// Calendars are heavy, and most readers of a list never open one.
const DatePanel = lazy(() => import('./date-panel.tsx'));

/** A list's state and the way to change it. */
export interface Filtered {
  state: ListState;
  change: (change: ListChange, replace?: boolean) => void;
}

const TYPING = 250;

/** Searches once typing pauses. */
export function ListSearch({ list: { state, change }, label }: { list: Filtered; label: string }) {
  const [text, setText] = useState(state.q);
  const [known, setKnown] = useState(state.q);
  // The address can change without being typed here: back, forward, a cleared filter.
  if (known !== state.q) {
    setKnown(state.q);
    setText(state.q);
  }
  const search = (q: string) => q !== state.q && change({ q }, true);
  useEffect(() => {
    if (text.trim() === state.q) return undefined;
    const timer = setTimeout(() => search(text.trim()), TYPING);
    return () => clearTimeout(timer);
  });
  return (
    <Input.Search
      type="search"
      className="list-search"
      placeholder={label}
      aria-label={label}
      value={text}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
      onSearch={(q) => search(q.trim())}
    />
  );
}

interface ChoiceProps {
  list: Filtered;
  column: string;
  label: string;
  values: readonly string[];
  text: (value: string) => string;
}

/** From so many values on, they can be searched. */
const MANY = 10;

/** Narrows a column to some of its values. */
function ChoiceFilter({ list, column, label, values, text }: ChoiceProps) {
  const { t } = useTranslation('shell');
  const [q, setQ] = useState('');
  const chosen = list.state.filters[column] ?? [];
  // What was just ticked shows at once; the address, which decides, follows a moment later.
  const [picked, setPicked] = useState(chosen);
  const [before, setBefore] = useState(chosen);
  if (before.join() !== chosen.join()) {
    setBefore(chosen);
    setPicked(chosen);
  }
  const known = values.filter((value) => picked.includes(value));
  const button =
    known.length === 0
      ? t('table.any', { name: label })
      : known.length <= 2
        ? t('table.only', { name: label, values: known.map(text).join(', ') })
        : t('table.some', { name: label, count: known.length });
  const asked = q.trim().toLowerCase();
  const shown = values.filter((value) => text(value).toLowerCase().includes(asked));
  return (
    <PopoverButton label={label} button={button} active={known.length > 0}>
      {() => (
        <>
          {values.length > MANY && (
            <Input
              type="search"
              aria-label={t('table.find', { name: label })}
              placeholder={t('table.find', { name: label })}
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          )}
          <Checkbox.Group
            className="choices"
            value={known}
            options={shown.map((value) => ({ value, label: text(value) }))}
            onChange={(next) => {
              const all = [...known.filter((value) => !shown.includes(value)), ...next];
              setPicked(all);
              list.change({ [column]: all });
            }}
          />
        </>
      )}
    </PopoverButton>
  );
}

/** Narrows a column of time to a span of days. */
function DateFilter({ list, column, label }: { list: Filtered; column: string; label: string }) {
  const { t } = useTranslation('shell');
  const from = list.state.filters[`${column}_gte`]?.[0];
  const to = list.state.filters[`${column}_lte`]?.[0];
  const shown = [from && t('table.from', { day: date(from) }), to && t('table.to', { day: date(to) })];
  return (
    <PopoverButton
      label={label}
      active={Boolean(from ?? to)}
      button={from || to ? `${label} ${shown.filter(Boolean).join(' ')}` : t('table.any', { name: label })}
    >
      {(close) => (
        <Suspense fallback={<Loading rows={3} />}>
          <DatePanel
            label={label}
            from={from}
            to={to}
            onChange={(first, last) => list.change({ [`${column}_gte`]: first, [`${column}_lte`]: last })}
            onClose={close}
          />
        </Suspense>
      )}
    </PopoverButton>
  );
}

/** A filter of one column: values to tick, or a span of days where the column is a time. */
export interface ListFilter {
  column: string;
  /** Where it isn't the title of a shown column. */
  label?: string;
  /** What a value is called. */
  text?: (value: string) => string;
}

interface FiltersProps {
  list: Filtered;
  contract: Columns;
  filters: readonly ListFilter[];
  /** Columns without a control, which links and saved views filter by. */
  external: readonly ListFilter[];
  titleOf: (column: string) => string;
}

/** A list's filters, then those that came with the address and have no control: each can be removed, and all at once. */
export function ListFilters({ list, contract, filters, external, titleOf }: FiltersProps) {
  const { t } = useTranslation('shell');
  const given = list.state.filters;
  const named = new Map([...filters, ...external].map((one) => [one.column, one]));
  const labelOf = (column: string) => named.get(column)?.label ?? titleOf(column);
  const isTime = (column: string) => contract[column]?.type === 'time';
  const textOf = (column: string, value: string) =>
    isTime(column) ? date(value) : (named.get(column)?.text?.(value) ?? value);
  const hasControl = (name: string) => {
    const { column, operator } = partsOf(name);
    return filters.some((one) => one.column === column) && (isTime(column) || operator === 'eq');
  };
  return (
    <>
      {filters.map(({ column }) =>
        isTime(column) ? (
          <DateFilter key={column} list={list} column={column} label={labelOf(column)} />
        ) : (
          <ChoiceFilter
            key={column}
            list={list}
            column={column}
            label={labelOf(column)}
            values={contract[column]?.values ?? ['true', 'false']}
            text={(value) => textOf(column, value)}
          />
        ),
      )}
      {Object.entries(given)
        .filter(([name]) => !hasControl(name))
        .map(([name, values]) => {
          const { column, operator } = partsOf(name);
          const shown = values.map((value) => textOf(column, value)).join(', ');
          return (
            <span key={name} className="list-chip">
              {`${labelOf(column)} ${t(`table.operator.${operator === 'eq' ? 'is' : operator}`)} ${shown}`}
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined />}
                aria-label={t('table.removeFilter', { name: labelOf(column) })}
                onClick={() => list.change({ [name]: null })}
              />
            </span>
          );
        })}
      {(list.state.q !== '' || Object.keys(given).length > 0) && (
        <Button
          type="link"
          onClick={() =>
            list.change(Object.fromEntries(['q', ...Object.keys(given)].map((name) => [name, null])))
          }
        >
          {t('table.clear')}
        </Button>
      )}
    </>
  );
}
