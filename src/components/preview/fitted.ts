export const PREVIEWS = ['phone', 'tablet', 'desktop'] as const;
export type PreviewWidth = (typeof PREVIEWS)[number];

/** Layout widths in pixels, independent of the available room. */
const WIDTHS: Record<PreviewWidth, number> = { phone: 375, tablet: 768, desktop: 1280 };

export interface Size {
  width: number;
  height: number;
}

/** The preview's layout size, and the scale that fits it into `room`. The desktop preview uses all the room. */
export function fitted(device: PreviewWidth, room: Size): Size & { scale: number } {
  const width = device === 'desktop' ? Math.max(WIDTHS.desktop, room.width) : WIDTHS[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return { width, height: room.height / scale, scale };
}
