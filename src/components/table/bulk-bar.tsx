import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/errors.ts';
import type { BulkReport } from './bulk-report.tsx';
import { useConfirm } from '../feedback/confirm.tsx';
import { number } from '../../format/index.ts';
import { toast } from '../feedback/toast.ts';
import type { ListTableState } from './use-list.ts';

const BulkReportDialog = lazy(() => import('./bulk-report.tsx'));

export interface BulkResult {
  id: string;
  ok: boolean;
  error?: string | undefined;
}

export interface BulkAction {
  key: string;
  label: string;
  danger?: boolean;
  /** Asks for confirmation first, with the number of rows affected. */
  confirm?: (count: number) => { title: string; text: string };
  /** Changes at most 200 rows. */
  run: (ids: string[]) => Promise<{ results: BulkResult[] }>;
}

interface Props<Row extends { id: string }> {
  list: ListTableState<Row>;
  actions: readonly BulkAction[];
}

/** Rows per bulk call. */
const BATCH_SIZE = 200;

/** Bulk actions for the selected rows on all pages; rejected rows are listed with their reasons. */
export function BulkBar<Row extends { id: string }>({ list, actions }: Props<Row>) {
  const { selected, setSelected, total, fetchAllMatching } = list;
  const { t } = useTranslation('shell');
  const [running, setRunning] = useState<{ label: string; done: number; total: number } | null>(null);
  const [ask, dialog] = useConfirm();
  const [report, setReport] = useState<BulkReport | null>(null);
  const [loading, setLoading] = useState(false);
  const focusTarget = useRef<HTMLSpanElement>(null);
  /** The buttons disappear after use, so the bar keeps the focus and Tab continues into the table. */
  const keepFocus = () => focusTarget.current?.focus({ preventScroll: true });

  async function run(action: BulkAction): Promise<void> {
    keepFocus();
    const ids = [...selected.keys()];
    const results: BulkResult[] = [];
    setRunning({ label: action.label, done: 0, total: ids.length });
    try {
      for (let start = 0; start < ids.length; start += BATCH_SIZE) {
        const reply = await action.run(ids.slice(start, start + BATCH_SIZE));
        results.push(...reply.results);
        setRunning({ label: action.label, done: results.length, total: ids.length });
      }
    } catch (error) {
      toast.error(messageOf(error));
    }
    setRunning(null);
    const rejected = results
      .filter(({ ok }) => !ok)
      .map(({ id, error }) => ({ id, name: selected.get(id) ?? id, error: error ?? t('bulk.rejected') }));
    // Rejected rows stay selected for another try.
    const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    setSelected(new Map([...selected].filter(([id]) => !done.has(id))));
    if (rejected.length > 0) setReport({ label: action.label, done: done.size, rejected });
    else if (done.size > 0) toast.success(t('bulk.done', { action: action.label, count: done.size }));
  }

  async function selectAll(): Promise<void> {
    setLoading(true);
    try {
      setSelected(await fetchAllMatching());
    } catch (error) {
      toast.error(messageOf(error));
    }
    setLoading(false);
  }

  function confirmAndRun(action: BulkAction): void {
    const question = action.confirm?.(selected.size);
    if (question) ask({ ...question, action: action.label, onConfirm: () => void run(action) });
    else void run(action);
  }

  return (
    <>
      <span ref={focusTarget} tabIndex={-1} className="visually-hidden" />
      {selected.size > 0 && (
        <div className="bulk-bar" role="toolbar" aria-label={t('bulk.label')}>
          <strong aria-live="polite">{t('bulk.chosen', { count: selected.size })}</strong>
          {running ? (
            <progress aria-label={running.label} value={running.done} max={running.total} />
          ) : (
            <>
              {actions.map((action) => (
                <Button
                  key={action.key}
                  danger={action.danger ?? false}
                  onClick={() => confirmAndRun(action)}
                >
                  {action.label}
                </Button>
              ))}
              {total > selected.size && (
                <Button type="link" loading={loading} onClick={() => void selectAll()}>
                  {t('bulk.all', { total: number(total) })}
                </Button>
              )}
              <Button
                type="link"
                onClick={() => {
                  keepFocus();
                  setSelected(new Map());
                }}
              >
                {t('bulk.none')}
              </Button>
            </>
          )}
        </div>
      )}
      {dialog}
      {report && (
        <Suspense fallback={null}>
          <BulkReportDialog report={report} onClose={() => setReport(null)} />
        </Suspense>
      )}
    </>
  );
}
