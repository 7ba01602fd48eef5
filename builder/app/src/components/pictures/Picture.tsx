import { memo } from 'react';
import { ICON_PATHS } from '../icon-paths.ts';
import type { IconName } from '../icon-paths.ts';
import { pattern } from './pattern.ts';
import { randomOf } from './random.ts';

interface Props {
  /** The same seed is always the same picture: a row's id, a page's path. */
  seed: string;
  icon?: IconName;
}

/** Stands where a photograph will stand once someone uploads one; fills the box it is put in. */
export const Picture = memo(function Picture({ seed, icon }: Props) {
  return (
    <svg
      className="drawn-picture"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {pattern(randomOf(seed)).map(({ path, fill }, index) => (
        <path key={index} d={path} fill={`var(--picture-${fill})`} />
      ))}
      {icon && (
        <g className="drawn-icon">
          <circle cx="200" cy="150" r="44" fill="var(--surface)" />
          <path
            d={ICON_PATHS[icon]}
            transform="translate(171.2 121.2) scale(2.4)"
            fill="none"
            stroke="var(--link)"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
    </svg>
  );
});
