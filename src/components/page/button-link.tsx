import { Button } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

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
  const go = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      href={useHref(to)}
      onClick={(event) => go(event as MouseEvent<HTMLAnchorElement>)}
    >
      {children}
    </Button>
  );
}
