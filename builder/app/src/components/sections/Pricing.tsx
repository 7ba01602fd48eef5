import { Link } from 'react-router';
import { SectionFrame } from './SectionFrame.tsx';

export interface Plan {
  readonly name: string;
  /** As it is shown, such as `$12`. */
  readonly price: string;
  /** What the price is for, such as `a month`. */
  readonly per?: string;
  readonly text?: string;
  readonly features?: readonly string[];
  readonly action?: { readonly label: string; readonly to: string };
  /** The plan that stands out. */
  readonly isMain?: boolean;
}

interface Props {
  heading: string;
  plans: readonly Plan[];
}

export function Pricing({ heading, plans }: Props) {
  return (
    <SectionFrame heading={heading}>
      <ul className="plans">
        {plans.map((plan, index) => (
          <li key={index} className={plan.isMain ? 'plan plan-main' : 'plan'}>
            <h3 dir="auto">{plan.name}</h3>
            <p className="plan-price" dir="auto">
              <strong>{plan.price}</strong> {plan.per}
            </p>
            {plan.text && <p dir="auto">{plan.text}</p>}
            {plan.features && (
              <ul className="plan-features">
                {plan.features.map((feature, at) => (
                  <li key={at} dir="auto">
                    {feature}
                  </li>
                ))}
              </ul>
            )}
            {plan.action && (
              <Link
                className={plan.isMain ? 'button button-primary' : 'button'}
                to={plan.action.to}
                dir="auto"
              >
                {plan.action.label}
                <span className="visually-hidden">: {plan.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
