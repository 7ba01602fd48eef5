import { Button, Modal, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api/errors.ts';
import { number } from './format.ts';
import { toast } from './toast.ts';

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

interface Props {
  /** The rows chosen, by id, with what they are called. */
  chosen: ReadonlyMap<string, string>;
  onChoose: (chosen: Map<string, string>) => void;
  actions: readonly BulkAction[];
  /** All rows that match, when there are more than are chosen. */
  more: { total: number; load: () => Promise<Map<string, string>> } | null;
}

/** Rows a bulk call takes at once. */
const AT_ONCE = 200;

interface Report {
  label: string;
  done: number;
  refused: { id: string; name: string; error: string }[];
}

/** What can be done with the rows that are chosen, however many pages they are on; each row that was refused is told with its reason. */
export function BulkBar({ chosen, onChoose, actions, more }: Props) {
  const { t } = useTranslation('shell');
  const [running, setRunning] = useState<{ label: string; done: number; of: number } | null>(null);
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [loading, setLoading] = useState(false);

  async function run(action: BulkAction): Promise<void> {
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
    onChoose(new Map([...chosen].filter(([id]) => !done.has(id))));
    if (refused.length > 0) setReport({ label: action.label, done: done.size, refused });
    else if (done.size > 0) toast.success(t('bulk.done', { action: action.label, count: done.size }));
  }

  async function chooseAll(): Promise<void> {
    if (!more) return;
    setLoading(true);
    try {
      onChoose(await more.load());
    } catch (error) {
      toast.error(messageOf(error));
    }
    setLoading(false);
  }

  const question = asking?.confirm?.(chosen.size);
  return (
    <>
      {chosen.size > 0 && (
        <div className="bulk-bar" role="toolbar" aria-label={t('bulk.label')}>
          <strong aria-live="polite">{t('bulk.chosen', { count: chosen.size })}</strong>
          {running ? (
            <Progress
              aria-label={running.label}
              percent={Math.round((100 * running.done) / running.of)}
              style={{ maxInlineSize: 240 }}
            />
          ) : (
            <>
              {actions.map((action) => (
                <Button
                  key={action.key}
                  danger={action.danger ?? false}
                  onClick={() => (action.confirm ? setAsking(action) : void run(action))}
                >
                  {action.label}
                </Button>
              ))}
              {more && more.total > chosen.size && (
                <Button type="link" loading={loading} onClick={() => void chooseAll()}>
                  {t('bulk.all', { total: number(more.total) })}
                </Button>
              )}
              <Button type="link" onClick={() => onChoose(new Map())}>
                {t('bulk.none')}
              </Button>
            </>
          )}
        </div>
      )}
      {question && (
        <Modal
          open
          title={question.title}
          okText={asking?.label}
          okButtonProps={{ danger: asking?.danger ?? false }}
          cancelText={t('confirm.cancel')}
          onCancel={() => setAsking(null)}
          onOk={() => {
            setAsking(null);
            if (asking) void run(asking);
          }}
        >
          {question.text}
        </Modal>
      )}
      {report && (
        <Modal
          open
          title={t('bulk.report', { action: report.label })}
          okText={t('bulk.close')}
          cancelButtonProps={{ style: { display: 'none' } }}
          onOk={() => setReport(null)}
          onCancel={() => setReport(null)}
        >
          <p>{t('bulk.some', { done: number(report.done), refused: number(report.refused.length) })}</p>
          <ul className="bulk-report">
            {report.refused.map(({ id, name, error }) => (
              <li key={id}>
                <strong>{name}</strong> {error}
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
