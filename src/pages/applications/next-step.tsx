import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/builder/projects/calls.ts';
import type { ProjectState } from '#contract/builder/projects/index.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';

export const PAGE_OF = {
  shape: (id: string) => `/manage-pages/${id}`,
  pay: (id: string) => `/demo/payment/${id}/`,
  details: (id: string) => `/project/details/${id}`,
};

interface Step {
  text: 'shape' | 'plan' | 'pay' | 'watch' | 'open' | 'failed';
  to: (id: string) => string;
}
const STEPS: Record<ProjectState, readonly Step[]> = {
  draft: [
    { text: 'shape', to: PAGE_OF.shape },
    { text: 'plan', to: PAGE_OF.pay },
  ],
  'awaiting-payment': [{ text: 'pay', to: PAGE_OF.pay }],
  queued: [{ text: 'watch', to: PAGE_OF.details }],
  building: [{ text: 'watch', to: PAGE_OF.details }],
  ready: [{ text: 'open', to: PAGE_OF.details }],
  failed: [{ text: 'failed', to: PAGE_OF.details }],
  archived: [],
  suspended: [],
};

/** The next step for an app, by its state; an archived or suspended one says why there is none. */
export function NextStep({ project }: { project: Project }) {
  const { t } = useTranslation('create');
  const steps = STEPS[project.state];
  if (steps.length === 0) return <span className="apps-quiet">{t(`apps.rest.${project.state}`)}</span>;
  return (
    <span className="apps-steps">
      {steps.map(({ text, to }) => (
        <ButtonLink key={text} to={to(project.id)}>
          {t(`apps.step.${text}`)}
          <span className="visually-hidden">: {project.name}</span>
        </ButtonLink>
      ))}
    </span>
  );
}
