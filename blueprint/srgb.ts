/** The light of one part of an sRGB colour, from 0 to 1, for its written share (IEC 61966-2-1). */
export const lightOf = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
