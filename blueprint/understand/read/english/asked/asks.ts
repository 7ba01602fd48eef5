import type { Unit } from '../phrases.ts';
import type { Sentence } from '../tokens.ts';
import { MONEY, TIME } from './figures.ts';

// "Show me the revenue per month and today's appointments": two things that are asked for, each read by itself.

/** How a list of what is asked for opens. */
const OPENING = new RegExp(
  String.raw`^(?:(?:please|also|and|so|then|finally|lastly),? )*(?:${[
    String.raw`(?:show|shows|list|display|give)(?: me| us)?`,
    String.raw`(?:i|we)(?:'d| would| also| really)* (?:want|need|like|love)(?: to (?:see|have|know))?(?: (?:a|an) (?:list|overview|report) of)?`,
    String.raw`(?:on|in) (?:the|my|our) (?:home ?page|dashboard|start page|first page|front page)(?: (?:i|we)(?:'d| would)? (?:want|need|like)(?: to see)?| show(?: me)?| there should be)?`,
    String.raw`(?:the |a |my |our )?(?:(?:dashboard|home ?page|start page|overview) (?:with|showing|shows|should show|of)|(?:(?:daily|weekly|monthly|quarterly|yearly|annual) )?report (?:of|on|with|showing))`,
  ].join('|')}):? `,
);
const JOINT = /, (?:and |plus |as well as )?|;|\b(?: and | plus | as well as )/g;
/** What goes on with what stands before it: "by room and by month", "what is due and who has it". */
const GOES_ON = new RegExp(
  String.raw`^(?:by|per|of|for|with|in|on|at|to|from|when|if|who|what|which|it|they|we|i|then|not)\b|^(?:the )?(?:${TIME})s?$`,
);

interface Asked {
  sentence: Sentence;
  units: readonly Unit[];
}

/** @returns the sentence once for each thing that it asks to see, with the others left out; nothing where it asks for one */
export function asksIn(
  { text, ...sentence }: Sentence,
  units: readonly Unit[],
  isNamed: (words: string) => boolean,
): Asked[] {
  const lower = text.toLowerCase();
  const opening = OPENING.exec(lower)?.[0].length ?? 0;
  if (opening === 0) return [];
  const joints = [...lower.slice(opening).matchAll(JOINT)].map(({ 0: all, index }) => ({
    from: opening + index,
    to: opening + index + all.length,
  }));
  const starts = [opening, ...joints.map(({ to }) => to)];
  const parts: { from: number; to: number }[] = [];
  starts.forEach((from, at) => {
    const to = joints[at]?.from ?? lower.length;
    const words = lower.slice(from, to).trim();
    const last = parts.at(-1);
    const isWhole = words.includes(' ') && !GOES_ON.test(words) && (isNamed(words) || MONEY.test(words));
    if (last && !isWhole) last.to = to;
    else parts.push({ from, to });
  });
  if (parts.length < 2) return [];
  // "An overview of" opens the first part only.
  const plain = text
    .slice(0, opening)
    .replace(/ an? (?:overview|report) of:? $/i, (words) => ' '.repeat(words.length));
  return parts.map(({ from, to }, rank) => ({
    sentence: {
      ...sentence,
      text: (rank === 0 ? text.slice(0, opening) : plain) + ' '.repeat(from - opening) + text.slice(from, to),
    },
    units: units.filter(
      ({ start, end }) =>
        end <= sentence.start + opening || (start >= sentence.start + from && end <= sentence.start + to),
    ),
  }));
}
