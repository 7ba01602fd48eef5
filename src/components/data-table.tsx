import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './data-table.css';
import { onRowKey } from './row-keys.ts';

export interface DataColumn<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  align?: 'end';
  /** The narrowest screen that shows it. */
  from?: 'sm' | 'md' | 'lg' | 'xl';
  /** Present where the rows can be ordered by it. */
  sort?: {
    order: 'ascending' | 'descending' | null;
    /** Where several columns decide, its place among them, from 1. */
    place: number | null;
    onSort: () => void;
  };
}

interface Choice<Row> {
  has: (id: string) => boolean;
  onChange: (rows: Row[], chosen: boolean) => void;
}

interface Props<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** What a row is called, for its checkbox and its details. */
  nameOf?: (row: Row) => string;
  /** Lets rows be chosen. */
  choice?: Choice<Row>;
  /** What a row holds besides, shown below it when asked for. */
  expand?: (row: Row) => ReactNode;
  /** Whether the rows of another question are on their way. */
  busy?: boolean;
  /** Keeps the head in view while the page scrolls. */
  sticky?: boolean;
}

/** A table of rows. Up and down, Home and End move between them from whatever has the focus in one; `x` chooses one. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  nameOf = ({ id }) => id,
  choice,
  expand,
  busy = false,
  sticky = false,
}: Props<Row>) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const wide = useWide(box);
  const chosen = choice ? rows.filter(({ id }) => choice.has(id)).length : 0;
  const span = columns.length + (choice ? 1 : 0) + (expand ? 1 : 0);
  const classOf = ({ align, from }: DataColumn<Row>) =>
    [align && 'at-end tabular', from && `from-${from}`].filter(Boolean).join(' ') || undefined;
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };

  return (
    <div className={wide ? 'data-scroll data-wide' : 'data-scroll'} ref={box} onKeyDown={onRowKey}>
      <table className={sticky ? 'data data-sticky' : 'data'} aria-label={label} aria-busy={busy}>
        <thead>
          <tr>
            {expand && (
              <th scope="col" className="data-narrow">
                <span className="visually-hidden">{t('table.details')}</span>
              </th>
            )}
            {choice && (
              <th scope="col" className="data-narrow">
                <Box
                  label={t('bulk.page')}
                  checked={rows.length > 0 && chosen === rows.length}
                  some={chosen > 0 && chosen < rows.length}
                  onChange={(all) => choice.onChange([...rows], all)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classOf(column)}
                aria-sort={column.sort?.order ?? undefined}
              >
                {column.sort ? (
                  <button type="button" className="data-sort" onClick={column.sort.onSort}>
                    {column.title}
                    <Arrows order={column.sort.order} />
                    {column.sort.place !== null && (
                      <span className="data-place" aria-hidden="true">
                        {column.sort.place}
                      </span>
                    )}
                  </button>
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOpen = open.has(row.id);
            return (
              <Fragment key={row.id}>
                <tr data-row={row.id} className={choice?.has(row.id) ? 'data-chosen' : undefined}>
                  {expand && (
                    <td className="data-narrow">
                      <button
                        type="button"
                        className="data-button"
                        aria-expanded={isOpen}
                        aria-label={t('table.detailsOf', { name: nameOf(row) })}
                        onClick={() => toggle(row.id)}
                      >
                        {isOpen ? <DownOutlined /> : <RightOutlined className="data-closed" />}
                      </button>
                    </td>
                  )}
                  {choice && (
                    <td className="data-narrow">
                      <Box
                        label={t('bulk.choose', { name: nameOf(row) })}
                        checked={choice.has(row.id)}
                        onChange={(one) => choice.onChange([row], one)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td key={column.key} className={classOf(column)}>
                      {column.render(row)}
                    </td>
                  ))}
                </tr>
                {expand && isOpen && (
                  <tr className="data-details">
                    <td colSpan={span}>{expand(row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the table in `box` is wider than it. */
function useWide(box: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return undefined;
    const measure = () => setWide(inner.scrollWidth > outer.clientWidth);
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    measure();
    return () => watch.disconnect();
  }, [box]);
  return wide;
}

interface BoxProps {
  label: string;
  checked: boolean;
  /** Whether some, not all, of what it stands for are chosen. */
  some?: boolean;
  onChange: (checked: boolean) => void;
}

function Box({ label, checked, some = false, onChange }: BoxProps) {
  return (
    <label className="data-box">
      <input
        type="checkbox"
        className="check"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function Arrows({ order }: { order: 'ascending' | 'descending' | null }) {
  return (
    <svg className="data-arrows" viewBox="0 0 10 14" width="10" height="14" aria-hidden="true">
      <path d="M5 1 8.5 5.5h-7z" className={order === 'ascending' ? 'data-on' : ''} />
      <path d="M5 13 1.5 8.5h7z" className={order === 'descending' ? 'data-on' : ''} />
    </svg>
  );
}
