import { z } from 'zod';

/** What the smoke test found, and on which page of the menu, by its path; null where the app itself did not start. */
const smokeFault = z.object({ page: z.string().nullable(), message: z.string() });
export type SmokeFault = z.infer<typeof smokeFault>;

/** Marks the line that carries what was found, among what the bundle itself prints. */
const MARK = 'smoke-faults:';

export const writeSmoke = (faults: readonly SmokeFault[]): string => `${MARK}${JSON.stringify(faults)}\n`;

export function readSmoke(output: string): SmokeFault[] {
  const line = output.split('\n').findLast((one) => one.startsWith(MARK));
  if (line === undefined) return [];
  try {
    return z.array(smokeFault).parse(JSON.parse(line.slice(MARK.length)));
  } catch {
    // Cut short with the log: the log itself is shown instead.
    return [];
  }
}
