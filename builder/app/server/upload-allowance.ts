import { tooManyRequests } from './errors.ts';
import { words } from './words/index.ts';

const DAY = 24 * 60 * 60_000;
const MAX_UNUSED_BYTES = 60 * 1024 * 1024;
/** A tiny file counts as this much, so that their number is limited too. */
const MIN_COUNTED_BYTES = 64 * 1024;

/** An upload of the last day that no row was seen to hold yet. `id` is null while its bytes arrive. */
interface Upload {
  id: string | null;
  bytes: number;
  readonly start: number;
}
interface Reservation {
  /** The bytes are kept as this file. */
  keep(file: { readonly id: string; readonly bytes: number }): void;
  /** Nothing was kept. */
  cancel(): void;
}
/** Counts an upload against each of the keys; fails with 429 if one of them is over its limit. */
export type UploadAllowance = (keys: readonly string[], bytes: number) => Reservation;

/** Limits, in memory, how many bytes one member or one IP address uploads without any row holding them. */
export function uploadAllowance(isHeld: (id: string) => boolean, now: () => number): UploadAllowance {
  const uploads = new Map<string, readonly Upload[]>();

  function unusedOf(key: string): readonly Upload[] {
    const unused = (uploads.get(key) ?? []).filter(
      ({ id, start }) => now() - start < DAY && (id === null || !isHeld(id)),
    );
    if (unused.length > 0) uploads.set(key, unused);
    else uploads.delete(key);
    return unused;
  }
  function hasRoom(key: string, bytes: number): boolean {
    return unusedOf(key).reduce((sum, upload) => sum + upload.bytes, bytes) <= MAX_UNUSED_BYTES;
  }

  return (keys, bytes) => {
    const upload: Upload = { id: null, bytes: Math.max(bytes, MIN_COUNTED_BYTES), start: now() };
    if (!keys.every((key) => hasRoom(key, upload.bytes)))
      throw tooManyRequests(DAY / 1000, words.tooManyUploads);
    for (const key of keys) uploads.set(key, [...(uploads.get(key) ?? []), upload]);
    return {
      keep(file) {
        upload.id = file.id;
        upload.bytes = Math.max(file.bytes, MIN_COUNTED_BYTES);
      },
      cancel() {
        for (const key of keys)
          uploads.set(
            key,
            (uploads.get(key) ?? []).filter((other) => other !== upload),
          );
      },
    };
  };
}
