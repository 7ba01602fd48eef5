import type { Choice } from './choice.ts';

// What someone decides is a life: "the manager approves or rejects it", "accepts, declines or puts it on hold".

interface Verdict {
  says: RegExp;
  state: string;
  isYes: boolean;
}
const OBJECT = '(?: (?:it|them|this|him|her|each [a-z]+|the [a-z]+|an? [a-z]+))?';
const verdict = (verb: string, state: string, isYes = false): Verdict => ({
  says: new RegExp(`\\b(?:${verb})(?= |$|,)`, 'u'),
  state,
  isYes,
});
const VERDICTS: readonly Verdict[] = [
  verdict('approves?', 'approved', true),
  verdict('accepts?', 'accepted', true),
  verdict('confirms?', 'confirmed', true),
  verdict('grants?(?! (?:partly|partially|in part))', 'granted', true),
  verdict('grants? (?:partly|partially|in part)', 'partly granted', true),
  verdict('signs? off', 'signed off', true),
  verdict('signs?(?= (?:it|them|each|the|an?) )', 'signed', true),
  verdict('agrees?', 'agreed', true),
  verdict('rejects?', 'rejected'),
  verdict('declines?', 'declined'),
  verdict('refuses?', 'refused'),
  verdict('den(?:y|ies)', 'denied'),
  verdict(`turns?${OBJECT} down`, 'turned down'),
  verdict(`sends?${OBJECT} back`, 'sent back'),
  verdict('defers?', 'deferred'),
  verdict(`puts?${OBJECT} off`, 'put off'),
  verdict('disputes?', 'disputed'),
  verdict('withdraws?', 'withdrawn'),
  verdict(
    '(?:proposes?|suggests?) (?:another|a new|a different|an alternative) (?:time|date|day|slot)',
    'another time proposed',
  ),
  verdict('cancels?', 'cancelled'),
  verdict('postpones?', 'postponed'),
  verdict(`puts?${OBJECT} on hold`, 'on hold'),
  verdict(`puts?${OBJECT} on (?:the |a )?reserve`, 'on reserve'),
];

interface Found {
  at: number;
  end: number;
  state: string;
  isYes: boolean;
}
function verdictsIn(clause: string): Found[] {
  return VERDICTS.flatMap(({ says, state, isYes }) => {
    const match = says.exec(clause);
    return match ? [{ at: match.index, end: match.index + match[0].length, state, isYes }] : [];
  }).sort((one, other) => one.at - other.at);
}

export function decisionsIn(lower: string, start: number): Choice[] {
  return [...lower.matchAll(/[^.;:()]+/gu)].flatMap(({ 0: clause, index }): Choice[] => {
    const found = verdictsIn(clause);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last || !found.some(({ isYes }) => isYes) || found.every(({ isYes }) => isYes)) return [];
    if (!/\bor\b/u.test(clause.slice(first.end, last.at))) return [];
    const span = { start: start + index + last.at, end: start + index + last.end };
    return [
      {
        label: '',
        values: ['pending', ...found.map(({ state }) => state)],
        isLife: true,
        ...span,
        valuesSpan: span,
      },
    ];
  });
}

const YES: ReadonlySet<string> = new Set(VERDICTS.filter(({ isYes }) => isYes).map(({ state }) => state));
const NO: ReadonlySet<string> = new Set([
  ...VERDICTS.filter(({ isYes }) => !isYes).map(({ state }) => state),
  'sent back',
  'returned',
]);
/** "A kayak is approved by the manager or rejected": until then it waits for that. */
const DECIDED = /\b(?:is|are|be|being|gets?) (?:then |either |first )*$/u;
export function whenDecided(choice: Choice, lower: string, start: number): Choice {
  const { values } = choice;
  const areVerdicts = values.every((one) => YES.has(one) || NO.has(one));
  const isBoth = values.some((one) => YES.has(one)) && values.some((one) => NO.has(one));
  const isTold = DECIDED.test(lower.slice(0, choice.valuesSpan.start - start));
  return areVerdicts && isBoth && isTold
    ? { ...choice, values: ['pending', ...values], isLife: true }
    : choice;
}
