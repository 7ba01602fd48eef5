import type { Span } from '../../../facts.ts';
import { EVENTS } from '../../../words/english-verbs.ts';
import { lookUp } from '../../../words/look-up.ts';
import { stemsOf } from '../../../words/english-stems.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statements.ts';

// How much of it some may look at: nothing, nothing of a sort, or all of it without touching.

const AFTER = /^[^.;]{0,160}/;
/** The words of a sentence from a statement on. */
const restFrom = ({ lower, start }: Scene, { start: from }: Span): string =>
  AFTER.exec(lower.slice(from - start))?.[0] ?? '';

const TOUCH = '(?:touch|change|edit|alter|modify|add|write|enter|delete|fiddle|do)';
const LOOK_ONLY = new RegExp(
  String.raw`\b(?:looks?|reads?|views?|sees?|browses?|watch(?:es)?)\b[^.;]{0,60}?(?:,|\bbut|\band) ?(?:but )?(?:they )?(?:not|never|don'?t|do not|can'?t|cannot|mustn'?t|must not|may not) (?:to )?${TOUCH}(?= (?:anything|a thing|it|them|any|things|stuff)\b| ?(?:$|[.,;!)]))`,
);
/** "Swimmers may look but not touch" */
export const isLookingOnly = (scene: Scene, statement: Statement): boolean =>
  LOOK_ONLY.test(restFrom(scene, statement).slice(0, 120));

const NOTHING =
  /\b(?:(?:see|view|read|look at|open|access|know)s? nothing|(?:but|and|,) (?:see |sees )?nothing|(?:see|view|read|know)s? nothing)(?: (?:about |of |on |that's |that is )?([a-z]+))?/;
const OTHERS = /^(?:else|more|other|beyond|besides)$/;
const AT_ALL = /^(?:at|else|more|other|whatsoever|beyond|besides)$/;

interface Unseen {
  owners: readonly string[];
  span: Span;
}

/** What a statement keeps from those of whom it says what they may read: "… but nothing medical", "see nothing at all". */
export function unseenIn(scene: Scene, statement: Statement): Unseen | undefined {
  const { notebook, named, start } = scene;
  const rest = restFrom(scene, statement);
  const match = NOTHING.exec(rest);
  if (!match) return undefined;
  const at = statement.start + match.index;
  const span = { start: at, end: at + match[0].length };
  const word = match[1] ?? 'at';
  // "Their own skills, nothing else": what they choose from when they book is nothing else than theirs.
  if (OTHERS.test(word) && /\b(?:own|their|his|her)\b/.test(rest.slice(0, match.index))) return undefined;
  const seen = scene.mentioned.filter((one) => start + one.at < at).map(({ noun }) => noun);
  if (AT_ALL.test(word)) return { owners: notebook.entities().filter((noun) => !seen.includes(noun)), span };
  const whole = named(word);
  const sort = notebook.entities().filter((noun) => noun.split(' ').includes(word) || noun === whole);
  return { owners: sort, span };
}

const WHAT_THEY =
  /\b(?:what|whatever|those|things|the ones) (?:that )?(?:they|he|she)(?:'ve| have|'s| has)? (?:themselves |only )?([a-z]+)/;
/** "Students see only what they booked themselves": the bookings. */
export function madeBy(scene: Scene, statement: Statement): string | undefined {
  const [, verb = ''] = WHAT_THEY.exec(restFrom(scene, statement)) ?? [];
  if (verb === '') return undefined;
  const event = [verb, ...stemsOf(verb)].map((form) => lookUp(EVENTS, form)).find((one) => one !== undefined);
  const made = event === undefined ? undefined : scene.named(event);
  return made ?? scene.pick(statement.end - scene.start, (noun) => (scene.isPerson(noun) ? -2 : 0));
}
