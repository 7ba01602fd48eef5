/** Longer than between two presses of a quick double press, by mouse, finger or key. */
const APART_MS = 500;
let last = -Infinity;

interface Press {
  detail: number;
  timeStamp: number;
}

/** Removes one item at a press: a double press would also remove the next item, which moves to where the first one was. */
export const singlePress =
  (remove: () => void) =>
  ({ detail, timeStamp }: Press): void => {
    if (detail > 1 || timeStamp - last < APART_MS) return;
    last = timeStamp;
    remove();
  };
