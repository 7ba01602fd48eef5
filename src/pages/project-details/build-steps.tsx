import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  LoadingOutlined,
  MinusOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Build } from '#contract/builder/builds/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import type { StepStatus } from '#contract/builder/builds/index.ts';
import { number } from '../../format/index.ts';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { BuildFailure } from './build-failure.tsx';
import { FoldedLog } from './log.tsx';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';

const SIGNS: Record<StepStatus, typeof CheckOutlined> = {
  complete: CheckOutlined,
  pending: ClockCircleOutlined,
  'in-progress': LoadingOutlined,
  error: CloseOutlined,
};

/** The newest build: a progress band, and each step with its duration and log. */
export function BuildSteps({ project, build }: { project: Project; build: Build | undefined }) {
  const { t } = useTranslation('details');
  if (!build) return <Empty title={t('build.none')} text={t('build.noneText')} />;
  const done = build.steps.filter((step) => step.status === 'complete').length;
  const current = build.steps.find((step) => step.status === 'in-progress');
  const live = build.state === 'queued' || build.state === 'running';
  const waits = build.ahead ? t('build.ahead', { count: build.ahead }) : t('build.next');
  return (
    <section className="details-build" aria-labelledby="build-title">
      <WovenEdge progress={done / build.steps.length} broken={build.state === 'error'} />
      <header>
        <h2 id="build-title">{t('build.title', { number: build.number })}</h2>
        <StateDot kind="build" state={build.state} />
        <Time at={build.finishedAt ?? build.startedAt ?? build.createdAt} />
      </header>
      <p className="visually-hidden" role="status">
        {live
          ? current
            ? t('build.now', { step: t(`steps.${current.name}`) })
            : waits
          : t(`build.ended.${build.state}`)}
      </p>
      {build.state === 'queued' && <p className="details-note">{waits}</p>}
      {build.state === 'error' && <BuildFailure {...{ project, build }} />}
      <ol>
        {build.steps.map((step) => {
          // Only publishing is skipped, and it may have been done since.
          const isSkipped = step.skipped && !(project.published && project.servedBuild === build.number);
          const Sign = isSkipped ? MinusOutlined : SIGNS[step.status];
          const seconds =
            step.startedAt && step.finishedAt && !step.skipped
              ? (Date.parse(step.finishedAt) - Date.parse(step.startedAt)) / 1000
              : null;
          return (
            <li key={step.name} data-status={isSkipped ? 'skipped' : step.status}>
              <FoldedLog
                summary={
                  <>
                    <Sign aria-hidden />
                    <span>{t(`steps.${step.name}`)}</span>
                    <span className="details-step-state">
                      {t(isSkipped ? 'step.skipped' : `step.${step.status}`)}
                      {seconds !== null &&
                        ` · ${t('build.seconds', { value: number(seconds, { maximumFractionDigits: 1 }) })}`}
                    </span>
                  </>
                }
                text={step.log || t('build.noLog')}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
