import type { Context, Outcome } from './change.ts';
import { DO, type Slot } from './others/deeds.ts';
import { readLook } from './others/look.ts';
import type { OtherContext } from './others/names.ts';
import { withoutQuotes } from './text.ts';
import { OTHERS } from './words/index.ts';
import { type Intent, INTENTS, type OtherLanguage } from './words/intents.ts';

// Requests in the other languages: patterns as data, the same changes as in English.

const compiled = new Map<OtherLanguage, readonly [Intent, RegExp][]>();
function patternsOf(language: OtherLanguage): readonly [Intent, RegExp][] {
  const known = compiled.get(language);
  if (known) return known;
  const all = INTENTS.flatMap((intent) =>
    OTHERS[language].patterns[intent].map((text): [Intent, RegExp] => [
      intent,
      new RegExp(`^(?:${text.replace(/(?<!\(\?)<(\w+)>/g, '(?<$1>.+?)')})$`, 'iu'),
    ]),
  );
  compiled.set(language, all);
  return all;
}

/** Intents whose words leave no doubt: where they can't be done, nothing else may be read out of them. */
const FINAL: ReadonlySet<Intent> = new Set([
  'sort',
  'reminder',
  'notify',
  'own',
  'only',
  'mayNot',
  'currency',
  'noOverlap',
  'unique',
  'longText',
  'required',
  'optional',
  'pageFirst',
  'moveField',
  'addStateAfter',
  'addStateBefore',
  'addStateBetween',
  'addState',
]);

/** As many words of courtesy as may stand around a request. */
const MOST_COURTESY = 4;
function plain(text: string, { courtesy }: { courtesy: RegExp }): string {
  let request = text.trim();
  for (let times = 0; times < MOST_COURTESY; times += 1) {
    const next = request
      .replace(courtesy, '')
      .replace(/^[¿¡\s]+|[.!?…,;:。！？؟،\s]+$/gu, '')
      .trim();
    if (next === request) break;
    request = next;
  }
  return request;
}

/** What the first pattern of a language that can do it makes of a request. */
export function readOther(text: string, context: Context, language: OtherLanguage): Outcome | null {
  const words = OTHERS[language];
  const { text: masked, restored } = withoutQuotes(
    // Arabic is read without its marks, and French without the spaces within its quotes.
    text.replace(/[\u064b-\u0652\u0640]/gu, '').replace(/(?<=[„«]) +| +(?=»)/gu, ''),
  );
  const request = plain(masked, words);
  if (request === '') return null;
  const whole: OtherContext = { ...context, language, text: restored(request) };
  const look = readLook(request, whole);
  if (look) return look;
  // “I want the colour changed” has its deed at the end, “I want invoices” has none.
  const wished = plain(request.replace(words.wish, ''), words);
  const ways = wished === request || wished === '' ? [request] : [wished, request];
  let reason: Outcome | null = null;
  let final: Intent | undefined;
  for (const [intent, pattern] of patternsOf(language)) {
    if (final !== undefined && final !== intent) break;
    for (const way of ways) {
      const match = pattern.exec(way);
      // What is last reads anything, and would make data of what another intent could not do.
      if (!match || (intent === 'add' && reason)) continue;
      const said = (slot: Slot) => restored(match.groups?.[slot]?.trim() ?? '');
      const outcome = DO[intent](said, whole);
      if (!outcome) continue;
      if ('app' in outcome) return outcome;
      if (FINAL.has(intent)) {
        if (final === undefined) reason = { ...outcome, isFinal: true };
        final = intent;
      } else reason ??= outcome;
    }
  }
  return reason;
}
