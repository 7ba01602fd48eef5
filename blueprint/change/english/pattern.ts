import type { Context, Outcome, Reason } from '../change.ts';
import { withoutQuotes } from '../text.ts';

// Patterns of requests, written as they are said: words in capitals stand for a class of words, `<name>` for what it is about.

const CLASSES: Readonly<Record<string, string>> = {
  ADD: "(?:add|create|include|insert|introduce|put in|put|set up|build|attach|append|bring in|give (?:me|us)|make (?:me|us)|have|need|want|use|(?:i|we|they|you)(?:'d| would)? (?:also |all )?(?:want|need|like|love)(?: to (?:have|see|get))?|(?:there )?(?:should|must|ought to) be|there (?:is|are)|new|start(?: with)?|track|record|store|collect|keep(?: track of)?|save|capture|manage|know|show(?: me| us)?)",
  REMOVE:
    "(?:remove|delete|drop|erase|get rid of|take (?:out|away|off)|kill|lose|scrap|ditch|cut|throw (?:out|away)|strip(?: out)?|clear out|no more|(?:i|we|you) (?:don't|do not|no longer) (?:need|want|use|have)|(?:don't|do not) (?:show|need|want|use|ask for|have)|stop (?:showing|asking for|using|tracking))",
  RENAME: '(?:rename|relabel|retitle|call|name|title)',
  CHANGE: '(?:change|set|make|turn|switch|convert|let|have|update|edit|mark|adjust|modify)',
  MOVE: '(?:move|put|place|shift|bring|list|show|get|push)',
  SHALL: '(?:should|must|shall|needs? to|ha(?:s|ve) to|can|may|ought to|will|could)',
  NOT: "(?:n't|not| not)",
  CANNOT:
    "(?:can't|cannot|can not|can no longer|can never|mustn't|must not|must never|must no longer|shouldn't|should not|should never|should no longer|mayn't|may not|may never|may no longer|won't|will not|shall not|couldn't|could not|don't|do not|doesn't|does not|never|(?:is|are)(?:n't| not| no longer) allowed to|(?:is|are)(?:n't| not) able to)",
  BE: '(?:is|are|be|should be|must be|has to be|have to be|needs? to be|ought to be|shall be|will be|can be|becomes?|should become)',
  TO: '(?:to|on|onto|in|into|for|at|within|under|inside)',
  FROM: '(?:from|on|of|in|at|for|off)',
  INTO: '(?:to|into|as|=|->|→|=>|:)',
  EACH: '(?:each|every|all|a|an|any|one|the)',
};

/** @param text letters in capitals name a class; the rest is a regular expression over words with single spaces */
function pattern(text: string): RegExp {
  const source = text
    .replace(/\b[A-Z]{2,}\b/g, (name) => {
      const words = CLASSES[name];
      if (words === undefined) throw new Error(`No class of words is called ${name}.`);
      return words;
    })
    .replace(/(?<!\(\?)<(\w+)>/g, '(?<$1>.+?)');
  return new RegExp(`^(?:${source})$`, 'iu');
}

type Slots = Readonly<Record<string, string | undefined>>;
export interface Rule {
  patterns: readonly RegExp[];
  /** Nothing where the words fit and yet say something else. */
  read(slot: (name: string) => string, context: Context, said: Slots): Outcome | null;
}
export const rule = (patterns: string | readonly string[], read: Rule['read']): Rule => ({
  patterns: (typeof patterns === 'string' ? [patterns] : patterns).map(pattern),
  read,
});

/** The worst that can be said of a request is that nothing of it was understood. */
const WEIGHT = ['which', 'full', 'home', 'already', 'unfit', 'notFound', 'unknown'] as const;

/** Reasons of a rule that knew what was meant. */
const DECISIVE: readonly Reason['code'][] = ['already', 'which', 'full', 'home'];
export const isDecisive = ({ code }: Reason): boolean => DECISIVE.includes(code);

/** What the first rule that can do it makes of a request; else the most telling reason why none can. */
export function firstOutcome(rules: readonly Rule[], request: string, context: Context): Outcome | null {
  const { text, restored } = withoutQuotes(request);
  let reason: Outcome | null = null;
  for (const { patterns, read } of rules)
    for (const one of patterns) {
      const groups = one.exec(text)?.groups;
      if (!groups && !one.test(text)) continue;
      const said: Slots = Object.fromEntries(
        Object.entries(groups ?? {}).map(([name, part]) => [
          name,
          part === undefined ? undefined : restored(part),
        ]),
      );
      const outcome = read((name) => said[name]?.trim() ?? '', context, said);
      if (!outcome) continue;
      if ('app' in outcome || isDecisive(outcome.reason)) return outcome;
      if (!reason || weight(outcome) < weight(reason)) reason = outcome;
    }
  return reason;
}
const weight = (outcome: Outcome): number => ('reason' in outcome ? WEIGHT.indexOf(outcome.reason.code) : -1);
