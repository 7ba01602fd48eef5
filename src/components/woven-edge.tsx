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
            width="6"
            height="10"
            patternUnits="userSpaceOnUse"
            patternTransform={wide ? 'scale(1.667)' : undefined}
          >
            <path className="woven-warp" d="M0 1.5 2.4 0v4L0 5.5z" />
            <path className="woven-warp" d="M0 6.5 2.4 5v4L0 10.5z" opacity="0.72" />
            <path className="woven-weft" d="M3.6 4 6 2.5v4L3.6 8z" />
            <path className="woven-weft" d="M3.6-1 6-2.5v4L3.6 3z" opacity="0.72" />
            <path className="woven-weft" d="M3.6 9 6 7.5v4L3.6 13z" opacity="0.72" />
            <path className="woven-thread" d="M2.4 0h1.2v7H2.4z" />
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
