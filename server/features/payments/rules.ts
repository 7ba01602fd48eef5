import { amountDue, planByName, planFor, type PlanName } from '#contract/builder/plans.ts';
import { canMove } from '#contract/core/states.ts';
import { ORDER_MOVES, type OrderState } from '#contract/resources/orders/index.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { ProjectRow } from '../../platform/database/schema.ts';
import { requireEditable } from '../projects/rules.ts';
import { t } from '../../texts/index.ts';

/** @throws when `plan` cannot be bought for the project as it stands */
export function requirePlanFits(project: Pick<ProjectRow, 'state' | 'plan' | 'pages'>, plan: PlanName): void {
  requireEditable(project.state);
  if (project.pages > planByName(plan).pages) {
    const fitting = planFor(project.pages);
    throw invalid(
      'plan',
      fitting
        ? t('This plan allows {allowed} pages and the app has {pages}. Choose {plan}.', {
            allowed: planByName(plan).pages,
            pages: project.pages,
            plan: { word: fitting.name },
          })
        : t('The app has {pages} pages, more than any plan allows.', { pages: project.pages }),
    );
  }
  if (project.plan !== null && amountDue(plan, project.plan) === 0)
    throw new HttpError('state', 'This project is already paid for with this plan or a larger one.');
}

/** How a price is met: credit first when asked for, the rest by card. @param due minor units */
export function splitPrice(
  due: number,
  credit: number,
  useCredit: boolean,
): { amount: number; creditUsed: number } {
  const creditUsed = useCredit ? Math.min(due, Math.max(0, credit)) : 0;
  return { amount: due - creditUsed, creditUsed };
}

/** @throws 409 when the order can't be paid any more */
export function requirePayable(order: { state: OrderState; expiresAt: number }, now: number): void {
  if (order.state === 'paid' || order.state === 'refunded')
    throw new HttpError('state', 'This order is already paid.');
  if (!canMove(ORDER_MOVES, order.state, 'paid') || order.expiresAt < now)
    throw new HttpError('state', 'This order is no longer open. Start the checkout again.');
}
