import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useMay } from '../../access/use-allowed.ts';
import { ProjectPicture } from '../../components/project-picture/project-picture.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Time } from '../../format/time.tsx';

export function Facts({ project }: { project: Project }) {
  const { t } = useTranslation('details');
  const showsOwner = useMay('users', 'list');
  const facts: [string, ReactNode][] = [
    [t('facts.state'), <StateDot key="state" kind="project" state={project.state} />],
    ...(showsOwner
      ? [
          [
            t('facts.owner'),
            <Link key="owner" to={`/user-management/${project.ownerId}`}>
              {project.ownerName}
            </Link>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    [
      t('facts.plan'),
      project.plan ? t('facts.paid', { plan: t(`plan.${project.plan}`) }) : t('facts.noPlan'),
    ],
    [
      t('facts.size'),
      t('facts.sizeText', {
        pages: t('facts.pages', { count: project.pages }),
        data: t('facts.entities', { count: project.entities }),
      }),
    ],
    [
      t('facts.version'),
      project.servedBuild === null
        ? t('facts.noVersion')
        : t('facts.versionText', { number: project.servedBuild }),
    ],
    [t('facts.created'), <Time key="created" at={project.createdAt} />],
    [t('facts.updated'), <Time key="updated" at={project.updatedAt} />],
  ];
  return (
    <aside className="details-facts" aria-label={t('facts.title')}>
      <div className="details-picture">
        <ProjectPicture project={project} alt={t('picture', { name: project.name })} />
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
