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
  /** Asked first, with what it means for so many rows. */
  confirm?: (count: number) => { title: string; text: string };
  /** Changes at most 200 rows. */
  run: (ids: string[]) => Promise<{ results: BulkResult[] }>;
}

interface Props<Row extends { id: string }> {
  list: ListTableState<Row>;
  actions: readonly BulkAction[];
}

/** Rows a bulk call takes at once. */
const AT_ONCE = 200;

/** What can be done with the rows that are chosen, however many pages they are on; each row that was refused is told with its reason. */
export function BulkBar<Row extends { id: string }>({ list, actions }: Props<Row>) {
  const { chosen, choose, total, loadAll } = list;
  const { t } = useTranslation('shell');
  const [running, setRunning] = useState<{ label: string; done: number; of: number } | null>(null);
  const [ask, dialog] = useConfirm();
  const [report, setReport] = useState<BulkReport | null>(null);
  const [loading, setLoading] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  /** The buttons go when they have been used: the focus stays here, so that Tab goes on to the table. */
  const stay = () => place.current?.focus({ preventScroll: true });

  async function run(action: BulkAction): Promise<void> {
    stay();
    const ids = [...chosen.keys()];
    const results: BulkResult[] = [];
    setRunning({ label: action.label, done: 0, of: ids.length });
    try {
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const reply = await action.run(ids.slice(start, start + AT_ONCE));
        results.push(...reply.results);
        setRunning({ label: action.label, done: results.length, of: ids.length });
      }
    } catch (error) {
      toast.error(messageOf(error));
    }
    setRunning(null);
    const refused = results
      .filter(({ ok }) => !ok)
      .map(({ id, error }) => ({ id, name: chosen.get(id) ?? id, error: error ?? t('bulk.refused') }));
    // What is not done stays chosen, to be tried again or looked at.
    const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
    choose(new Map([...chosen].filter(([id]) => !done.has(id))));
    if (refused.length > 0) setReport({ label: action.label, done: done.size, refused });
    else if (done.size > 0) toast.success(t('bulk.done', { action: action.label, count: done.size }));
  }

  async function chooseAll(): Promise<void> {
    setLoading(true);
    try {
      choose(await loadAll());
    } catch (error) {
      toast.error(messageOf(error));
    }
    setLoading(false);
  }

  function begin(action: BulkAction): void {
    const question = action.confirm?.(chosen.size);
    if (question) ask({ ...question, action: action.label, onYes: () => void run(action) });
    else void run(action);
  }

  return (
    <>
      <span ref={place} tabIndex={-1} className="visually-hidden" />
      {chosen.size > 0 && (
        <div className="bulk-bar" role="toolbar" aria-label={t('bulk.label')}>
          <strong aria-live="polite">{t('bulk.chosen', { count: chosen.size })}</strong>
          {running ? (
            <progress aria-label={running.label} value={running.done} max={running.of} />
          ) : (
            <>
              {actions.map((action) => (
                <Button key={action.key} danger={action.danger ?? false} onClick={() => begin(action)}>
                  {action.label}
                </Button>
              ))}
              {total > chosen.size && (
                <Button type="link" loading={loading} onClick={() => void chooseAll()}>
                  {t('bulk.all', { total: number(total) })}
                </Button>
              )}
              <Button
                type="link"
                onClick={() => {
                  stay();
                  choose(new Map());
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
