import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../api/queries.ts';
import { relativeTime } from '../components/format.ts';

interface Props {
  /** The row that someone else changed. */
  id: string;
  labels: Record<string, string>;
  theirs: Record<string, unknown>;
  mine: Record<string, unknown>;
  onTake: () => void;
  onKeep: () => void;
}

const shown = (value: unknown) =>
  value === null || value === undefined || value === ''
    ? '–'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** Says who changed the row since it was read and what differs, and leaves the choice. */
export function Stale({ id, labels, theirs, mine, onTake, onKeep }: Props) {
  const { t } = useTranslation('admin');
  const audit = useCall('GET /api/admin/audit-log', { query: { entityId: id, _start: 0, _end: 1 } });
  const last = audit.data?.[0];
  const different = Object.entries(labels).filter(
    ([name]) => name in mine && shown(theirs[name]) !== shown(mine[name]),
  );
  return (
    <section className="stale" role="alert">
      <h2>
        {last ? t('stale.who', { name: last.actorName, when: relativeTime(last.at) }) : t('stale.someone')}
      </h2>
      <p>{t('stale.text')}</p>
      {different.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('stale.field')}</th>
              <th scope="col">{t('stale.theirs')}</th>
              <th scope="col">{t('stale.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {different.map(([name, label]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{shown(theirs[name])}</td>
                <td>{shown(mine[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="stale-ways">
        <Button onClick={onKeep}>{t('stale.keep')}</Button>
        <Button onClick={onTake}>{t('stale.take')}</Button>
      </div>
    </section>
  );
}
