import { Button, Radio } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../api/queries.ts';
import { relativeTime } from '../format/index.ts';
import { type Chosen, type Difference, type Side, sideOf, undecided } from './merge.ts';

interface Props {
  /** Id of the row that someone else changed. */
  id: string;
  labels: Record<string, string>;
  rows: readonly Difference[];
  chosen: Chosen;
  /** Incremented each time the user submits without having chosen. */
  attempts: number;
  onChoose: (names: readonly string[], side: Side) => void;
  onDone: () => void;
}

const formatValue = (value: Difference['mine']) =>
  value === undefined || value === '' ? '–' : typeof value === 'string' ? value : value ? '✓' : '–';

/** Shows who changed the row meanwhile and which fields, and lets the user choose a side for each. */
export function Stale({ id, labels, rows, chosen, attempts, onChoose, onDone }: Props) {
  const { t } = useTranslation('admin');
  const audit = useCall('GET /api/admin/audit-log', { query: { entityId: id, _start: 0, _end: 1 } });
  const last = audit.data?.[0];
  const open = undecided(rows, chosen);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);
  const names = rows.map(({ name }) => name);
  return (
    <section className="stale" role="alert" tabIndex={-1} ref={box}>
      <h2>
        {last ? t('stale.who', { name: last.actorName, when: relativeTime(last.at) }) : t('stale.someone')}
      </h2>
      <p>{t('stale.text')}</p>
      <div className="stale-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('stale.field')}</th>
              <th scope="col">{t('stale.theirs')}</th>
              <th scope="col">{t('stale.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const label = labels[row.name] ?? row.name;
              const side = sideOf(row, chosen);
              const choice = (value: Side) => (
                <Radio
                  name={`stale-${row.name}`}
                  checked={side === value}
                  onChange={() => onChoose([row.name], value)}
                  aria-label={t(value === 'theirs' ? 'stale.takeField' : 'stale.keepField', { label })}
                >
                  {formatValue(value === 'theirs' ? row.theirs : row.mine)}
                </Radio>
              );
              return (
                <tr key={row.name}>
                  <th scope="row">{label}</th>
                  <td>{choice('theirs')}</td>
                  <td>{choice('mine')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="stale-ways">
        <Button type="primary" disabled={open.length > 0} onClick={onDone}>
          {t('stale.done')}
        </Button>
        <Button onClick={() => onChoose(names, 'theirs')}>{t('stale.takeAll')}</Button>
        <Button onClick={() => onChoose(names, 'mine')}>{t('stale.keepAll')}</Button>
        {open.length > 0 && <span>{t('stale.open', { count: open.length })}</span>}
      </div>
    </section>
  );
}
