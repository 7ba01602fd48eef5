import type sharp from 'sharp';
import { PICTURE } from '#contract/core/limits.ts';
import { HttpError } from './errors.ts';

export interface Picture {
  /** WebP. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** The formats that are read; every other reader of the library, those of documents and drawings among them, stays shut. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

let library: Promise<typeof sharp> | undefined;

/** The library comes with the first picture: a server that is sent none never holds it. */
function load(): Promise<typeof sharp> {
  library ??= import('sharp').then(({ default: loaded }) => {
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: READERS });
    loaded.cache(false);
    loaded.concurrency(1);
    return loaded;
  });
  return library;
}

/** One at a time: unfolded, a picture takes a hundred times its file's bytes. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Writes a picture anew, so that nothing of the file that was sent is left but what it shows: turned upright, within `side` pixels.
 * @param shape what else is done to it
 * @throws 422 for what is no picture, or unfolds to too many pixels
 */
export function rewritten(file: Uint8Array, shape: (picture: sharp.Sharp) => sharp.Sharp): Promise<Picture> {
  const work = before.then(async (): Promise<Picture> => {
    const open = await load();
    try {
      const picture = open(file, { limitInputPixels: PICTURE.pixels, failOn: 'error' }).rotate();
      const { data, info } = await shape(picture).webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (error) {
      const tooBig = error instanceof Error && /pixel limit/i.test(error.message);
      throw new HttpError(
        'invalid',
        tooBig
          ? 'The image is too large. Scale it down to less than 40 megapixels and try again.'
          : 'This file can’t be read as an image. Use a JPEG, PNG, WebP or GIF.',
      );
    }
  });
  // Only the queue goes on regardless: whoever sent the picture gets its error from `work`.
  before = work.catch(() => undefined);
  return work;
}
