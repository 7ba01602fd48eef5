import { useId } from 'react';
import './woven-edge.css';

interface WovenEdgeProps {
  /** How much is woven, 0 to 1; a sixth per step of a build. */
  progress?: number;
  /** The thread broke where the weaving stopped. */
  broken?: boolean;
  /** 10 px instead of 6: the landing page's. */
  wide?: boolean;
}

/**
 * The band down the inline-start edge of what is selected or running. It fills the nearest positioned ancestor's height. It only decorates: the words beside it say the state.
 */
export function WovenEdge({ progress = 1, broken = false, wide = false }: WovenEdgeProps) {
  const id = useId();
  return (
    <span className={`woven${broken ? ' woven-broken' : ''}${wide ? ' woven-wide' : ''}`} aria-hidden="true">
      <span className="woven-done" style={{ translate: `0 ${(progress - 1) * 100}%` }}>
        <svg width="100%" height="100%">
          <pattern
            id={id}
            width={6}
            height={12}
            patternUnits="userSpaceOnUse"
            patternTransform={wide ? 'scale(1.667 1.5)' : undefined}
          >
            <path className="woven-warp" d="M0 0h2v4H0zM4 6h2v4H4z" />
            <path className="woven-weft" d="M0 6h2v4H0zM4 0h2v4H4z" />
            <path className="woven-thread" d="M2 3h2v7H2z" />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </svg>
      </span>
      {broken && (
        <svg
          className="woven-end"
          style={{ insetBlockStart: `${progress * 100}%` }}
          viewBox="0 0 6 10"
          width="6"
          height="10"
        >
          <path d="M1 0v4l-1 3M3 0v6l1 3M5 0v3l1 2" />
        </svg>
      )}
    </span>
  );
}
