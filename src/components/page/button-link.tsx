import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './shell-button.css';

/** A link styled as a button, so that it can be opened in another tab. */
export function ButtonLink({
  to,
  primary = false,
  children,
}: {
  to: string;
  primary?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={primary ? 'shell-button shell-button-primary' : 'shell-button'}>
      {children}
    </Link>
  );
}
