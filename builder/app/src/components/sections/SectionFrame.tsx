import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { viewWords as words } from '../../words/index.ts';
import './sections.css';

interface Props {
  heading?: string;
  /** Where all of it is. */
  to?: string;
  className?: string;
  children: ReactNode;
}

export function SectionFrame({ heading, to, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`section ${className}`} aria-labelledby={heading ? id : undefined}>
      {(heading || to) && (
        <div className="section-head">
          {heading && (
            <h2 id={id} dir="auto">
              {heading}
            </h2>
          )}
          {to && (
            <Link to={to} aria-describedby={heading ? id : undefined}>
              {words.seeAll}
            </Link>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
