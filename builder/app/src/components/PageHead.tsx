import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { app } from '../data/app.ts';

/** The page's one main heading; it takes the focus after a change of page, so that a screen reader says where one is. */
export function PageHead({ title, children, hero }: { title: string; children?: ReactNode; hero?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    document.title = title === app.name ? title : `${title} · ${app.name}`;
  }, [title]);

  useEffect(() => {
    // "default" is the first page of a visit: there the focus belongs to the browser.
    if (key !== 'default' && !document.activeElement?.closest('main')) heading.current?.focus();
  }, [key]);

  return (
    <div className="page-head">
      <h1 ref={heading} tabIndex={-1} dir="auto">
        {hero ?? title}
      </h1>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}
