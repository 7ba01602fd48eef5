/** A square crop: zoom and offsets, each from 0 to 1 of the available range. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The crop's square in the picture's pixels. */
export function cropped(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / Math.max(1, zoom);
  return { x: (width - side) * x, y: (height - side) * y, side };
}
