export interface Frame {
  /** What the phrases that come are: things to keep, what `owner` has, or what `owner` does something with. */
  kind: 'things' | 'owned' | 'object' | 'aside';
  owner?: string | undefined;
  /** Further owners: "customers and suppliers have …". */
  others: readonly string[];
  /** What the verb makes: "books" a booking. */
  event?: string | undefined;
  /** What was said to be made by it: "book appointments". */
  made?: string | undefined;
  /** Fields that were given so far. */
  given: number;
  isBracket: boolean;
  isEach: boolean;
  /** Who they are that tell it: "we are an association". */
  isSelf: boolean;
}

export const frame = (kind: Frame['kind'], more: Partial<Frame> = {}): Frame => ({
  kind,
  given: 0,
  others: [],
  isBracket: false,
  isEach: false,
  isSelf: false,
  ...more,
});

/** What the phrases that come are told by; brackets keep what was around them. */
export interface Frames {
  top(): Frame | undefined;
  push(frame: Frame): void;
  pop(): void;
  /** Leaves all frames up to the bracket around. */
  leave(): void;
  size(): number;
}
export function framesOf(): Frames {
  const frames: Frame[] = [];
  const top = () => frames.at(-1);
  return {
    top,
    push: (one) => void frames.push(one),
    pop: () => void frames.pop(),
    leave() {
      while (frames.length > 0 && !top()?.isBracket) frames.pop();
    },
    size: () => frames.length,
  };
}
