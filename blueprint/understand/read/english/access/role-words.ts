import type { Span } from '../../../facts.ts';
import { formsOf } from '../../../words/english-actions.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';

// The words around someone as they are written: how they are told of, whatever the tags make of the clause.

const WORD = /[a-z][a-z'-]*|[.,;:()/!?]|\d+/g;
const HELPING =
  /^(?:can|could|may|might|will|would|must|should|shall|to|also|then|only|just|be|is|are|has|have|do|does|not|never|always|all|who|that|each|both|either|themselves|himself|herself|wants?|needs?|gets?|able|allowed|cannot|can't|don't|doesn't|mustn't|shouldn't|i|we|he|she|they|usually|normally|later|afterwards)$/;
/** What a person is let do or told, as a word of its own. */
const TELLING =
  /^(?:only|own|all|everything|nothing|else|see|sees|log|logs|login|sign|signs|access|read|edit|edits|enter|enters|approve|approves|check|checks|mail|mailed|told|notified|email|sms|text|delete|change|changes|assign|assigns|manage|manages|their|his|her|hers|theirs|may|can|can't|cannot|must|mustn't|should|without|never|not|nobody|others|app|phone|tablet|password|role|roles|rights|report|reports|confirm|confirms|decide|decides|mark|marks|tick|ticks|write|writes|upload|uploads|submit|submits|book|books|request|requests|apply|applies|view|views|visible|hidden|print)$/;

const plainVerb = (word: string): string => formsOf(word).at(-1) ?? word;

/** @param span where they are named */
export function wordSigns({ lower, start }: Scene, noun: string, span: Span): string[] {
  const before = [...lower.slice(0, span.start - start).matchAll(WORD)].map(([word]) => word);
  const after = [...lower.slice(span.end - start).matchAll(WORD)].map(([word]) => word);
  const stop = after.findIndex((word) => /^[.;]$/.test(word));
  const clause = (stop < 0 ? after : after.slice(0, stop)).slice(0, 14);
  const deed = clause.slice(0, 6).find((word) => !HELPING.test(word)) ?? 'edge';
  return [
    `head:${headOf(noun)}`,
    `prev:${before.at(-1) ?? 'edge'}`,
    `prev:${before.at(-2) ?? 'edge'} ${before.at(-1) ?? 'edge'}`,
    `next:${after[0] ?? 'edge'}`,
    `next:${after[0] ?? 'edge'} ${after[1] ?? 'edge'}`,
    `deed:${plainVerb(deed)}`,
    ...clause.filter((word) => TELLING.test(word)).map((word) => `later:${word}`),
    ...before
      .slice(-6)
      .filter((word) => TELLING.test(word))
      .map((word) => `earlier:${word}`),
  ];
}

const ABOUT: readonly (readonly [string, RegExp])[] = [
  [
    'logins',
    /\b(?:log(?:s|ged|ging)?[- ]?in|sign(?:s|ed)?[- ]in|accounts?|password|roles?|rights|permissions?|access)\b/,
  ],
  ['limits', /\b(?:only|own|nobody|no one|can't see|cannot see|not see|mustn't|private|hidden)\b/],
  ['abilities', /\b(?:can|may|should be able|must be able)\b/],
  ['steps', /\b(?:approv\w+|confirm\w*|assign\w*|sign(?:s|ed)? off|checks?|reviews?|accepts?|rejects?)\b/],
  ['told', /\b(?:e-?mail(?:s|ed)?|notif\w+|remind\w*|told|alert\w*|sms)\b/],
];
/** What the whole text is about where people are concerned. */
export const aboutSigns = (text: string): string[] =>
  ABOUT.flatMap(([name, words]) => (words.test(text) ? [`about ${name}`] : [`never ${name}`]));
