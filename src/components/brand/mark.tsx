import './mark.css';

const STITCHES =
  'M6 13V7.5A1.5 1.5 0 0 1 7.5 6H11M6 19v5.5A1.5 1.5 0 0 0 7.5 26H13M19 26h5.5a1.5 1.5 0 0 0 1.5-1.5V21M16.5 6h.5M26 15.5v-.5';

/** The logo: a square drawn as one stitched line. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-stitch" d={STITCHES} />
      <path className="mark-thread" d="M20 12l8-8" />
    </svg>
  );
}

/** The logo with the product name. */
export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <span className="wordmark" style={{ fontSize: size * 0.84 }}>
      <Mark size={size} />
      Selvedge
    </span>
  );
}
