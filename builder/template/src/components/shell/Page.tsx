import type { ReactNode } from 'react';
import type { Needs } from './menu.ts';

export interface PageProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Whoever lacks it is led to the sign-in page and back. */
  needs?: Needs;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {actions}
      </div>
      {children}
    </>
  );
}
