export const PLAN_NAMES = ['starter', 'growth', 'scale'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export interface Plan {
  name: PlanName;
  /** The most pages an app of this plan may have. */
  pages: number;
  /** Price in minor units of `CURRENCY`, paid once per project. */
  amount: number;
}

export const CURRENCY = 'USD';
export const PLANS: readonly Plan[] = [
  { name: 'starter', pages: 5, amount: 1900 },
  { name: 'growth', pages: 15, amount: 4900 },
  { name: 'scale', pages: 50, amount: 9900 },
];

export function planByName(name: PlanName): Plan {
  const plan = PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`No plan is named ${name}`);
  return plan;
}

/** The cheapest plan that admits so many pages; undefined when even the largest does not. */
export function planFor(pages: number): Plan | undefined {
  return PLANS.find((plan) => pages <= plan.pages);
}

/**
 * What is due for `plan` when `paid` is the plan the project already has: the difference, never less than nothing.
 * @returns minor units of `CURRENCY`
 */
export function amountDue(plan: PlanName, paid: PlanName | null): number {
  return Math.max(0, planByName(plan).amount - (paid ? planByName(paid).amount : 0));
}
