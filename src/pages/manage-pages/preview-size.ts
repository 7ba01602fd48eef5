export const PREVIEWS = ['phone', 'tablet', 'desktop'] as const;
export type PreviewWidth = (typeof PREVIEWS)[number];

/** The widths an app is laid out for, whatever room there is to show it. */
const WIDTHS: Record<PreviewWidth, number> = { phone: 375, tablet: 768, desktop: 1280 };

export interface Size {
  width: number;
  height: number;
}

/** The size the app is laid out at, and how far that is scaled down to fit `room`. A desktop has all the room there is. */
export function fitted(device: PreviewWidth, room: Size): Size & { scale: number } {
  const width = device === 'desktop' ? Math.max(WIDTHS.desktop, room.width) : WIDTHS[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return { width, height: room.height / scale, scale };
}
