import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { planFor } from '#contract/builder/plans.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { toast } from '../../components/feedback/toast.ts';

/** The number of pages, the plan they need, and the next step. */
export function Next({ project, pages, saved }: { project: Project; pages: number; saved: boolean }) {
  const { t } = useTranslation('create');
  const navigate = useNavigate();
  const build = useSend('POST /api/projects/:id/builds');
  const plan = planFor(pages);
  const checkout = `/demo/payment/${project.id}/`;
  const exceeded = build.error instanceof CallError && build.error.status === 402;
  return (
    <div className="edit-next">
      <span className="edit-quiet">
        {t('count.pages', { count: pages })}
        {plan && ` · ${t('edit.plan', { plan: t(`plan.${plan.name}`) })}`}
      </span>
      {project.plan === null || project.state === 'awaiting-payment' ? (
        <ButtonLink to={checkout} primary>
          {t(project.state === 'awaiting-payment' ? 'edit.pay' : 'edit.choose')}
        </ButtonLink>
      ) : exceeded ? (
        <>
          <span role="alert">{t('edit.exceeded')}</span>
          <ButtonLink to={checkout} primary>
            {t('edit.more')}
          </ButtonLink>
        </>
      ) : (
        <Button
          type="primary"
          loading={build.isPending}
          disabled={!saved}
          onClick={() =>
            build.mutate(
              { params: { id: project.id } },
              {
                onSuccess: () => void navigate(`/project/details/${project.id}`),
                onError: (error) => {
                  if (error.status !== 402) toast.error(messageOf(error));
                },
              },
            )
          }
        >
          {t('edit.build')}
        </Button>
      )}
    </div>
  );
}
