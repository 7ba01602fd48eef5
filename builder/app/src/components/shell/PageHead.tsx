import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { app } from '../../app.ts';

/** Names the browser's tab after the page, and gives its main heading the focus when one comes from another page. */
function usePageTitle<T extends HTMLElement>(title: string) {
  const place = useRef<T>(null);
  const { key } = useLocation();

  useEffect(() => {
    document.title = title === app.name ? title : `${title} · ${app.name}`;
  }, [title]);

  useEffect(() => {
    // "default" is the first page of a visit: there the focus belongs to the browser.
    if (key === 'default' || document.activeElement?.closest('main')) return;
    const heading = place.current?.matches('h1') ? place.current : place.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [key]);

  return place;
}

export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  const place = usePageTitle<HTMLDivElement>(title);
  return <div ref={place}>{children}</div>;
}

interface Props {
  title: string;
  lead?: string;
  actions?: ReactNode;
}

export function PageHead({ title, lead, actions }: Props) {
  const heading = usePageTitle<HTMLHeadingElement>(title);
  return (
    <div className="page-head">
      <div className="page-words">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {lead && (
          <p className="page-lead" dir="auto">
            {lead}
          </p>
        )}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
