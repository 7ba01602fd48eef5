import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { Loading } from '../../components/feedback/states.tsx';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import type { NextStep } from './next-step.ts';

// Lazy, since only users without an app need the form.
const FirstAppForm = lazy(() => import('./first-app-form.tsx'));

const pathOf = (step: Exclude<NextStep, { kind: 'first' }>): string => {
  switch (step.kind) {
    case 'sketch':
      return '/create-project';
    case 'pay':
      return `/demo/payment/${step.project.id}/`;
    case 'shape':
      return `/manage-pages/${step.project.id}`;
    case 'failed':
    case 'publish':
    case 'open':
      return `/project/details/${step.project.id}`;
  }
};

export function NextStepCard({ step }: { step: NextStep }) {
  const { t } = useTranslation('home');
  if (step.kind === 'first')
    return (
      <Suspense fallback={<Loading rows={3} />}>
        <FirstAppForm />
      </Suspense>
    );
  const name = step.kind === 'sketch' ? '' : step.project.name;
  return (
    <section className="home-next" aria-labelledby="home-next">
      <WovenEdge />
      <h2 id="home-next">{t(`next.${step.kind}.title`, { name })}</h2>
      <p>{t(`next.${step.kind}.text`)}</p>
      <ButtonLink primary to={pathOf(step)}>
        {t(`next.${step.kind}.action`)}
      </ButtonLink>
    </section>
  );
}
