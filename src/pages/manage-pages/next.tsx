import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { planByName, planFor } from '#contract/builder/plans.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { toast } from '../../components/feedback/toast.ts';

/** The number of pages, the plan that is paid for or that they need, and the next step. */
export function Next({ project, pages, saved }: { project: Project; pages: number; saved: boolean }) {
  const { t } = useTranslation(['create', 'shell']);
  const navigate = useNavigate();
  const build = useSend('POST /api/projects/:id/builds');
  const plan = planFor(pages);
  // A plan that was paid for is never asked for again while the app fits it.
  const paid = project.plan !== null && pages <= planByName(project.plan).pages ? project.plan : null;
  const checkout = `/demo/payment/${project.id}/`;
  const exceeded = build.error instanceof CallError && build.error.status === 402;
  return (
    <div className="edit-next">
      <span className="edit-quiet">
        {t('count.pages', { count: pages })}
        {paid
          ? ` · ${t('edit.planPaid', { plan: t(`plan.${paid}`) })}`
          : plan && ` · ${t('edit.plan', { plan: t(`plan.${plan.name}`) })}`}
        {project.unpublishedChanges && ` · ${t('shell:unpublishedChanges')}`}
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
