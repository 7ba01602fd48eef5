import { isStately } from './choice.ts';
import type { Part } from './stretches.ts';

// The parts of a list of states without by whom something is done, and until when it is so.

const DONE = /^(?:\p{L}+(?:ed|en)|sent|paid|read|done|made|sold|built|kept|met)$/u;
const MOST_AGENT = 4;
/** "Screened by HR, interviewed by the team": by whom is no part of a state. */
function withoutAgents(part: Part): Part {
  const by = part.words.findIndex(
    ({ text }, at) => text === 'by' && DONE.test(part.words[at - 1]?.text ?? ''),
  );
  const agent = part.words.slice(by + 1);
  const isAgent = by > 0 && agent.length > 0 && agent.length < MOST_AGENT;
  return isAgent && agent.every(({ pos }) => /^(?:NOUN|PROPN|DET|PRON|ADJ|ADV)$/u.test(pos ?? ''))
    ? { ...part, words: part.words.slice(0, by) }
    : part;
}

/** "Open until we answer it, then answered": when something is so is no part of it either. */
const SAYS_WHEN = /^(?:until|till|once|when|if|after|while)$/u;
const SAYS_WHO = /^(?:i|we|they|it|he|she|you|someone|somebody|the|an?|they['’]re|it['’]s)$/u;
function withoutWhen(part: Part): Part {
  const when = part.words.findIndex(
    ({ text }, at) =>
      SAYS_WHEN.test(text) &&
      isStately(part.words[at - 1]?.text ?? '') &&
      SAYS_WHO.test(part.words[at + 1]?.text ?? ''),
  );
  return when > 0 ? { ...part, words: part.words.slice(0, when) } : part;
}

export function bareParts(parts: readonly Part[]): readonly Part[] {
  const done = parts.filter((part) => withoutAgents(part) !== part).length;
  const agentless = done > 1 ? parts.map(withoutAgents) : parts;
  return parts.some(({ joint }) => joint === 'then') ? agentless.map(withoutWhen) : agentless;
}
