import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { Empty } from '../../../components/feedback/states.tsx';
import { Time } from '../../../format/time.tsx';
import { RelatedTable } from './related-table.tsx';

const SIDES = ['about', 'by'] as const;
const COLUMNS = { about: 'entityId', by: 'actorId' } as const;

/** Audit entries about a user, or by them. */
export function Activity({ id }: { id: string }) {
  const { t } = useTranslation(['user', 'admin']);
  const [side, setSide] = useState<(typeof SIDES)[number]>('about');
  return (
    <>
      <Segmented
        className="user-sides"
        aria-label={t('activity.label')}
        value={side}
        onChange={setSide}
        options={SIDES.map((value) => ({ value, label: t(`activity.${value}`) }))}
      />
      <RelatedTable<AuditEntry>
        key={side}
        resource="audit-log"
        by={COLUMNS[side]}
        id={id}
        list="/audit-log"
        label={t('tabs.activity')}
        empty={<Empty title={t(`empty.${side}.title`)} text={t(`empty.${side}.text`)} />}
        columns={[
          {
            key: 'action',
            title: t('admin:audit.action'),
            render: (entry) => (
              <Link to={`/audit-log/${entry.id}`}>
                {t(`admin:audit.actions.${entry.action.replace('.', '-')}`, { defaultValue: entry.action })}
              </Link>
            ),
          },
          side === 'about'
            ? {
                key: 'actorName',
                title: t('admin:audit.who'),
                render: ({ actorName, onBehalfOfName }) =>
                  onBehalfOfName
                    ? t('admin:audit.onBehalf', { actor: actorName, user: onBehalfOfName })
                    : actorName,
              }
            : {
                key: 'entity',
                title: t('admin:audit.what'),
                render: ({ entity }) => t(`admin:audit.entities.${entity}`, { defaultValue: entity }),
              },
          {
            key: 'ip',
            title: t('admin:audit.from'),
            responsive: ['sm'],
            render: ({ ip }) => ip ?? '–',
          },
          { key: 'at', title: t('admin:audit.when'), render: ({ at }) => <Time at={at} /> },
        ]}
      />
    </>
  );
}
