import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './page-head.css';

interface Props {
  title: string;
  /** One sentence of why this page exists. */
  why?: ReactNode;
  /** The view's one primary action. */
  action?: ReactNode;
  back?: { to: string; label: string };
}

export function PageHead({ title, why, action, back }: Props) {
  return (
    <header className="page-head">
      <title>{`${title} · Selvedge`}</title>
      <div className="page-head-words">
        {back && (
          <Link className="page-head-back" to={back.to}>
            <span aria-hidden="true">←</span> {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {why && <p>{why}</p>}
      </div>
      {action && <div className="page-head-action">{action}</div>}
    </header>
  );
}
