import { useId } from 'react';
import './woven-edge.css';

interface WovenEdgeProps {
  /** Filled share, 0 to 1; a build adds a sixth per step. */
  progress?: number;
  /** Shows a break at the end, for a failed build. */
  broken?: boolean;
  /** 10 px instead of 6, used on the landing page. */
  wide?: boolean;
}

/**
 * The decorative band along the inline-start edge of what is selected or running.
 * It fills the height of its nearest positioned ancestor. Text beside it always states the same thing.
 */
export function WovenEdge({ progress = 1, broken = false, wide = false }: WovenEdgeProps) {
  const id = useId();
  // Where the band's three threads end.
  const [a, b, c] = wide ? [3, 7, 10] : [2, 4, 6];
  return (
    <span className={`woven${broken ? ' woven-broken' : ''}${wide ? ' woven-wide' : ''}`} aria-hidden="true">
      <span className="woven-done" style={{ translate: `0 ${(progress - 1) * 100}%` }}>
        <svg width="100%" height="100%">
          <pattern id={id} width={c} height={18} patternUnits="userSpaceOnUse">
            <path
              className="woven-warp"
              d={`M0 0h${a}v5H0zm0 6h${a}v5H0zm0 6h${a}v5H0zM${b} 0h${a}v5H${b}zm0 6h${a}v5H${b}zm0 6h${a}v5H${b}z`}
            />
            <path
              className="woven-weft"
              d={`M${a} 0h${b - a}v2H${a}zM${a} 3h${b - a}v5H${a}zM${a} 15h${b - a}v3H${a}z`}
            />
            <path className="woven-thread" d={`M${a} 9h${b - a}v5H${a}z`} />
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
