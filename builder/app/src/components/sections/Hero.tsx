import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HeroAction } from './HeroAction.tsx';
import './sections.css';

export interface LinkText {
  readonly label: string;
  readonly to: string;
}

interface Props {
  heading: string;
  text?: string;
  action?: LinkText;
  secondAction?: LinkText;
  /** Drawn from the theme, or a photograph. */
  picture?: ReactNode;
  /** The page's own heading; a hero further down has a smaller one. */
  isFirst?: boolean;
}

export function Hero({ heading, text, action, secondAction, picture, isFirst = true }: Props) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={picture ? 'hero hero-with-picture' : 'hero'}>
      <div className="hero-words">
        <Heading className="hero-heading" dir="auto">
          {heading}
        </Heading>
        {text && (
          <p className="hero-text" dir="auto">
            {text}
          </p>
        )}
        {(action || secondAction || isFirst) && (
          <p className="hero-actions">
            <HeroAction action={action} isFirst={isFirst} />
            {secondAction && (
              <Link className="button button-large" to={secondAction.to} dir="auto">
                {secondAction.label}
              </Link>
            )}
          </p>
        )}
      </div>
      {picture && <div className="hero-picture">{picture}</div>}
    </section>
  );
}
