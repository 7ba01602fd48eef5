/** Where the square stands: how much closer than the whole, and how far along the room that leaves, each from 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of a picture that a crop shows, in its own pixels. */
export function cropped(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / Math.max(1, zoom);
  return { x: (width - side) * x, y: (height - side) * y, side };
}
