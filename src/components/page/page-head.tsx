import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './page-head.css';
import { Unbroken } from './unbroken.tsx';

interface Props {
  title: string;
  /** One sentence about the page's purpose. */
  description?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  back?: { to: string; label: string };
}

export function PageHead({ title, description, action, back }: Props) {
  return (
    <header className="page-head">
      <title>{`${title} · Selvedge`}</title>
      <div className="page-head-words">
        {back && (
          <Link className="page-head-back" to={back.to}>
            <span aria-hidden="true">←</span> {back.label}
          </Link>
        )}
        <h1>
          <Unbroken>{title}</Unbroken>
        </h1>
        {description && (
          <p>{typeof description === 'string' ? <Unbroken>{description}</Unbroken> : description}</p>
        )}
      </div>
      {action && <div className="page-head-action">{action}</div>}
    </header>
  );
}
