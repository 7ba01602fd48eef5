import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '#contract/builder/projects/calls.ts';
import { ProjectPicture } from '../../components/project-picture/project-picture.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Time } from '../../format/time.tsx';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import { AppMenu, type AppActions } from './actions.tsx';
import { NextStep, PAGE_OF } from './next-step.tsx';

/** Progress of the running builds, 0 to 1, by project id. */
export type Progress = ReadonlyMap<string, number>;

const RUNNING_STATES: readonly string[] = ['queued', 'building'];

/** An app's number of pages and data types. */
export function AppSize({ project }: { project: Project }) {
  const { t } = useTranslation('create');
  return (
    <span>
      {t('count.pages', { count: project.pages })} · {t('count.data', { count: project.entities })}
    </span>
  );
}

interface Props {
  projects: readonly Project[];
  progress: Progress;
  actions: AppActions;
}

export function Cards({ projects, progress, actions }: Props) {
  const { t } = useTranslation(['create', 'shell']);
  return (
    <ul className="apps-cards">
      {projects.map((project) => (
        <li key={project.id} className="apps-card">
          {RUNNING_STATES.includes(project.state) && <WovenEdge progress={progress.get(project.id) ?? 0} />}
          <ProjectPicture project={project} />
          <div className="apps-card-words">
            <div className="apps-card-head">
              <h2>
                <Link to={PAGE_OF.details(project.id)}>{project.name}</Link>
              </h2>
              <AppMenu project={project} actions={actions} />
            </div>
            <p className="apps-card-state">
              <StateDot kind="project" state={project.state} />
              {project.published && <span className="apps-tag">{t('apps.published')}</span>}
              {project.unpublishedChanges && (
                <span className="apps-tag">{t('shell:unpublishedChanges')}</span>
              )}
            </p>
            <p className="apps-quiet">
              <AppSize project={project} />
            </p>
            <p className="apps-quiet">
              {t('apps.changed')} <Time at={project.updatedAt} />
            </p>
          </div>
          <div className="apps-card-foot">
            <NextStep project={project} />
          </div>
        </li>
      ))}
    </ul>
  );
}
