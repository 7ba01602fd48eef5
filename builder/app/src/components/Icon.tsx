import { ICON_PATHS, isIconName } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

/** The icon that an entity or a page names. */
export const iconOf = (name: string): IconName => (isIconName(name) ? name : 'file');

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      data-icon={name}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
