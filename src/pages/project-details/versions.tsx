import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Build } from '#contract/builder/builds/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { bytes } from '../../format/index.ts';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { Compare } from './compare.tsx';
import { DraftChanges } from './draft-changes.tsx';

export function Versions({ project, builds }: { project: Project; builds: Build[] }) {
  const { t } = useTranslation('details');
  const restore = useSend('POST /api/projects/:id/builds/:n/restore');
  const [comparedVersion, setComparedVersion] = useState<number | null>(null);
  const [ask, dialog] = useConfirm();
  const restoreVersion = (number: number) =>
    restore.mutate(
      { params: { id: project.id, n: number } },
      {
        onSuccess: () => toast.success(t('versions.restored', { number })),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  if (builds.length === 0) return <Empty title={t('versions.none')} text={t('versions.noneText')} />;
  const complete = builds.filter((build) => build.state === 'complete');
  const inactive = project.state === 'archived' || project.state === 'suspended';
  return (
    <>
      <ul className="versions">
        {builds.map((build) => {
          const before = complete.find((other) => other.number < build.number);
          return (
            <li key={build.id}>
              <strong>{t('versions.number', { number: build.number })}</strong>
              <StateDot kind="build" state={build.state} />
              <Time at={build.createdAt} />
              <span className="versions-size">
                {t('facts.pages', { count: build.pages })}
                {build.zipBytes !== null && ` · ${bytes(build.zipBytes)}`}
                {build.number === project.servedBuild && ` · ${t('versions.served')}`}
              </span>
              <span className="versions-actions">
                {build.state === 'complete' && before && (
                  <Button
                    size="small"
                    aria-expanded={comparedVersion === build.number}
                    onClick={() => setComparedVersion(comparedVersion === build.number ? null : build.number)}
                  >
                    {t('versions.compare', { number: before.number })}
                  </Button>
                )}
                {build.state === 'complete' && !inactive && (
                  <Button
                    size="small"
                    loading={restore.isPending && restore.variables.params.n === build.number}
                    onClick={() =>
                      ask({
                        title: t('versions.ask.title', { number: build.number }),
                        text: t('versions.ask.text'),
                        details: <DraftChanges projectId={project.id} version={build.number} />,
                        action: t('versions.restore'),
                        onConfirm: () => restoreVersion(build.number),
                      })
                    }
                  >
                    {t('versions.restore')}
                  </Button>
                )}
              </span>
              {comparedVersion === build.number && before && (
                <Compare projectId={project.id} from={before.number} to={build.number} />
              )}
            </li>
          );
        })}
      </ul>
      <p className="details-note">{t('versions.note')}</p>
      {dialog}
    </>
  );
}
