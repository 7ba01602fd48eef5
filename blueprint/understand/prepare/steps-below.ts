import { isKnownField } from '../known-fields.ts';
import { put } from '../place.ts';

// "Steps for every kayak" with "1. measured" and "2. glued" below it says the same as "steps for every kayak: measured, glued".

/** What stands above them; columns are steps of a board only. */
const HEADING =
  /(?:^|\n)[ \t]*(?=\p{L})(?:[^\n.!?:]*\b(?:steps?|stages?|status(?:es)?|states?|phases?|workflow|pipeline|life ?cycle|kanban|board columns)\b[^\n.!?:]{0,30}|[^\n!?:]*[.] ?(?:steps?|stages?|status(?:es)?|states?|phases?|workflow)(?: are)?)(?<mark> ?: *)?\n/giu;
const ITEM = /^[ \t]*(?:[-*•–·+]|\d{1,2}[.)])[ \t]+(?<step>[^\n]*?)[ \t\r]*(?:\n|$)/u;
/** A step is named in few words, and tells nothing else. */
const STEP = /^[\p{L}][\p{L}\d'’-]*(?: [\p{L}\d'’-]+){0,3}$/u;
const CLAUSAL = /\b(?:is|are|it|we|i|they|he|she|the|an?|has|have|can|who|which)\b/iu;
const LEAST = 2;
const MOST = 12;

interface Step {
  text: string;
  start: number;
  end: number;
}
function stepsFrom(text: string, from: number): Step[] {
  const steps: Step[] = [];
  for (let at = from; steps.length <= MOST;) {
    const match = ITEM.exec(text.slice(at));
    const step = match?.groups?.['step'];
    if (!match || step === undefined || step === '') break;
    const start = at + match[0].indexOf(step, /^[ \t]*\S+[ \t]+/u.exec(match[0])?.[0].length ?? 0);
    steps.push({ text: step, start, end: start + step.length });
    at += match[0].length;
  }
  return steps;
}

/** English in which the steps below a heading stand behind it, everything in its place. */
export const withStepsBelow = (text: string): string =>
  [...text.matchAll(HEADING)].reduce((read, { 0: all, index, groups = {} }) => {
    const end = index + all.length;
    const steps = stepsFrom(text, end);
    const [first] = steps;
    const areSteps =
      steps.length >= LEAST &&
      steps.length <= MOST &&
      steps.every((step) => STEP.test(step.text) && !CLAUSAL.test(step.text)) &&
      steps.filter((step) => isKnownField(step.text, 'en')).length * 2 < steps.length;
    if (!first || !areSteps) return read;
    const led = put(read, end - 1 - (groups['mark'] ?? '').length, first.start, ':');
    return steps.reduce((joined, step, at) => {
      const next = steps[at + 1];
      return next ? put(joined, step.end, next.start, ',') : joined;
    }, led);
  }, text);
