import { CloseOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Columns, partsOf } from '#contract/core/columns.ts';
import { date } from '../../format/index.ts';
import { listed } from '../../format/list.ts';
import { Loading } from '../feedback/states.tsx';
import type { ListChange, ListState } from '../../list-state/url-state.ts';
import { PopoverButton } from './popover-button.tsx';

// Lazy, since calendars are heavy and few readers open one.
const DatePanel = lazy(() => import('./date-panel.tsx'));

/** A list's state and its setter. */
export interface FilterableList {
  state: ListState;
  change: (change: ListChange, replace?: boolean) => void;
}

const DEBOUNCE_MS = 250;

/** Debounced search field. */
export function ListSearch({ list: { state, change }, label }: { list: FilterableList; label: string }) {
  const [text, setText] = useState(state.q);
  const [lastQuery, setLastQuery] = useState(state.q);
  // Back, Forward or clearing the filters can change the search from outside.
  if (lastQuery !== state.q) {
    setLastQuery(state.q);
    setText(state.q);
  }
  const search = (q: string) => q !== state.q && change({ q }, true);
  useEffect(() => {
    if (text.trim() === state.q) return undefined;
    const timer = setTimeout(() => search(text.trim()), DEBOUNCE_MS);
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
  list: FilterableList;
  column: string;
  label: string;
  values: readonly string[];
  text: (value: string) => string;
}

/** From this many values on, the list of values has a search field. */
const SEARCH_FROM = 10;

/** Filters a column by some of its values. */
function ChoiceFilter({ list, column, label, values, text }: ChoiceProps) {
  const { t, i18n } = useTranslation('shell');
  const [q, setQ] = useState('');
  const applied = list.state.filters[column] ?? [];
  // Ticks show at once; the URL, which is the source of truth, follows a moment later.
  const [picked, setPicked] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  if (lastApplied.join() !== applied.join()) {
    setLastApplied(applied);
    setPicked(applied);
  }
  const checked = values.filter((value) => picked.includes(value));
  const button =
    checked.length === 0
      ? t('table.any', { name: label })
      : checked.length <= 2
        ? t('table.only', { name: label, values: listed(checked.map(text), i18n.language) })
        : t('table.some', { name: label, count: checked.length });
  const search = q.trim().toLowerCase();
  const shown = values.filter((value) => text(value).toLowerCase().includes(search));
  return (
    <PopoverButton label={label} button={button} active={checked.length > 0}>
      {() => (
        <>
          {values.length > SEARCH_FROM && (
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
            value={checked}
            options={shown.map((value) => ({ value, label: text(value) }))}
            onChange={(next) => {
              const all = [...checked.filter((value) => !shown.includes(value)), ...next];
              setPicked(all);
              list.change({ [column]: all });
            }}
          />
        </>
      )}
    </PopoverButton>
  );
}

/** Filters a date column by a range. */
function DateFilter({ list, column, label }: { list: FilterableList; column: string; label: string }) {
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

/** A filter of one column: a list of values, or a date range for a date column. */
export interface ListFilter {
  column: string;
  /** Only where it differs from the column's title. */
  label?: string;
  /** Label of a value. */
  text?: (value: string) => string;
}

interface FiltersProps {
  list: FilterableList;
  contract: Columns;
  filters: readonly ListFilter[];
  /** Columns without a control, set only by links and saved views. */
  external: readonly ListFilter[];
  titleOf: (column: string) => string;
}

/** The filter controls, then a removable tag for each filter without a control. */
export function ListFilters({ list, contract, filters, external, titleOf }: FiltersProps) {
  const { t, i18n } = useTranslation('shell');
  const activeFilters = list.state.filters;
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
      {Object.entries(activeFilters)
        .filter(([name]) => !hasControl(name))
        .map(([name, values]) => {
          const { column, operator } = partsOf(name);
          const shown = listed(
            values.map((value) => textOf(column, value)),
            i18n.language,
          );
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
      {(list.state.q !== '' || Object.keys(activeFilters).length > 0) && (
        <Button
          type="link"
          onClick={() =>
            list.change(Object.fromEntries(['q', ...Object.keys(activeFilters)].map((name) => [name, null])))
          }
        >
          {t('table.clear')}
        </Button>
      )}
    </>
  );
}
