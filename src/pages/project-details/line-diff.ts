export interface Line {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer files are shown as replaced completely, since a line diff would take too long. */
const MAX_LINES = 3000;

/** A minimal line diff from `before` to `after`. */
export function compareLines(before: string, after: string): Line[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const start = firstDifference(old, now);
  const end = Math.min(
    firstDifference(old.slice(start).reverse(), now.slice(start).reverse()),
    old.length - start,
    now.length - start,
  );
  const middle = diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same = (text: string): Line => ({ kind: 'same', text });
  return [...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)];
}

function firstDifference(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((line, at) => line !== other[at]);
  return index === -1 ? Math.min(one.length, other.length) : index;
}

/** Longest common subsequence, by dynamic programming. */
function diffMiddle(old: readonly string[], now: readonly string[]): Line[] {
  const removed = (text: string): Line => ({ kind: 'removed', text });
  const added = (text: string): Line => ({ kind: 'added', text });
  if (old.length > MAX_LINES || now.length > MAX_LINES) return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  const table = new Uint16Array((old.length + 1) * width);
  const at = (o: number, n: number) => table[o * width + n] ?? 0;
  for (let o = old.length - 1; o >= 0; o -= 1) {
    for (let n = now.length - 1; n >= 0; n -= 1)
      table[o * width + n] = old[o] === now[n] ? at(o + 1, n + 1) + 1 : Math.max(at(o + 1, n), at(o, n + 1));
  }
  const lines: Line[] = [];
  let o = 0;
  let n = 0;
  while (o < old.length || n < now.length) {
    const [was, is] = [old[o], now[n]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      o += 1;
      n += 1;
    } else if (is === undefined || (was !== undefined && at(o + 1, n) >= at(o, n + 1))) {
      lines.push(removed(was ?? ''));
      o += 1;
    } else {
      lines.push(added(is));
      n += 1;
    }
  }
  return lines;
}
