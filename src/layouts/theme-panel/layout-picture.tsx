import type { LayoutType } from '../../theme/store.ts';

/** Outline of each layout's menu. */
const SHAPES: Record<LayoutType, string> = {
  collapsibleSide: 'M1 1h16v34H1zM17 1h38v7H17z',
  stackedSide: 'M1 1h7v34H1zM8 1h14v34H8zM22 1h33v7H22z',
  topBarClassic: 'M1 1h54v7H1z',
  framelessSide: 'M20 8h33v25H20z',
  contentOverlay: 'M1 1h54v14H1zM6 10h44v23H6z',
  blank: 'M46 4h6v5h-6z',
};

export function LayoutPicture({ type }: { type: LayoutType }) {
  return (
    <svg viewBox="0 0 56 36" width="56" height="36" aria-hidden="true" fill="none">
      <rect x="1" y="1" width="54" height="34" rx="3" stroke="currentColor" />
      <path d={SHAPES[type]} stroke="currentColor" fill="currentColor" fillOpacity="0.18" />
    </svg>
  );
}
