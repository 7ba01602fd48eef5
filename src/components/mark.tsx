import './mark.css';

/** A square whose outline is a stitch that closes itself at one corner. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="mark-stitch" d="M26 12V6H6v20h20v-6" />
      <path className="mark-thread" d="M16 16h11" />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <span className="wordmark" style={{ fontSize: size * 0.84 }}>
      <Mark size={size} />
      Selvedge
    </span>
  );
}
