import { DEEDS } from '../../words/english-verbs.ts';
import { isBase, isDeedOfOne } from './doing.ts';
import { isPlural } from './inflect.ts';

// Sentences that only commas set apart: "Hackathon platform: participants form teams, teams submit projects".

/** A title, and what is listed behind it up to the end of the sentence; "how a claim works: …" is a life told in steps. */
const TITLED =
  /(?<=^\s*|[.!?\n]\s*)(?![^.:;!?()\n]*\b(?:like this|goes|works|as follows)\s*:)(?!\s*(?:how|what happens|the process|process|steps|procedure)\b)([^.:;!?()\n]{2,50}):(\s+)([^.:;!?()\n]+)(?=[.!?;\n]|$)/giu;
const PARTS = /(?<=^|, *)[^,]+/gu;
const LEAD = /^(?:(?:and|then|also) )+/iu;
const OF_ONE = /^(?:the|our|my|an?|each|every)$/iu;
/** What may stand behind a deed: no list of fields goes on with it. */
const TOLD =
  /^(?:the|an?|their|his|her|its|our|my|each|every|all|some|them|it|him|us|me|everything|nothing|in|out|up|down|on|off|for|to|with|from|by|at|about|who|what|which|when|where|how|whether|online)$/iu;
const SOMEBODY =
  /\b(?:members?|users?|students?|pupils?|neighbou?rs?|residents?|employees?|colleagues?|people|guests?|customers?|clients?|patients?|technicians?|drivers?|teachers?|readers?|parents?|volunteers?|players?)\b/iu;
const isDeed = (word: string): boolean => isBase(word) || DEEDS.has(word);

/** Whether somebody does something there: "teams submit projects", "the office sends an invoice". */
function isClause(part: string): boolean {
  const words = part.trim().replace(LEAD, '').toLowerCase().split(/\s+/u);
  return [1, 2, 3].some((at) => {
    const [who = '', deed = '', what = ''] = words.slice(at - 1, at + 2);
    if (what !== '' && at === 1 && SOMEBODY.test(who) && isDeedOfOne(deed)) return true;
    const [next = '', behind = ''] = what === 'and' ? words.slice(at + 2, at + 4) : [];
    const isTold =
      TOLD.test(what) || isPlural(what) || (isDeed(next) && (TOLD.test(behind) || isPlural(behind)));
    if (!isTold) return false;
    return isPlural(who) ? isDeed(deed) : at > 1 && OF_ONE.test(words[0] ?? '') && isDeedOfOne(deed);
  });
}

const firstOf = (part: string): string => part.trim().replace(LEAD, '').split(/\s+/u)[0]?.toLowerCase() ?? '';

/** The text with an end of a sentence behind each clause of such a row, in the place of its comma or colon. */
export const withClausesApart = (text: string): string =>
  text.replace(TITLED, (all, title: string, space: string, row: string) => {
    const parts = Array.from(row.matchAll(PARTS), ({ 0: part, index }) => ({
      index,
      text: part,
      is: isClause(part),
    }));
    const clauses = parts.filter(({ is }) => is);
    // "Bands book rooms, pay monthly": those who did the first do the next.
    const goesOn = parts.some(({ text: part }, at) => at > 0 && isDeed(firstOf(part)));
    const isOfOne = isDeedOfOne(row.trim().split(/\s+/u)[1]?.toLowerCase() ?? '');
    if (parts[0]?.is !== true || !(clauses.length > 1 || parts.length === 1 || goesOn || isOfOne)) return all;
    const starts = new Set(clauses.map(({ index }) => row.lastIndexOf(',', index)));
    const apart = Array.from(row, (sign, at) => (starts.has(at) ? '.' : sign)).join('');
    return `${title}.${space}${apart}`;
  });

const OTHERS = /(?<=(?:^|[.!?;,:\n]|\band|\bthen|\bwhich|\bthat)\s*)others(?= [a-z]+\b)/giu;
/** "Members post recipes, others comment on them": other members; where nobody was named, people. */
export const withOthersNamed = (text: string): string =>
  text.replace(OTHERS, (word, at: number) => {
    const next = /^ ([a-z]+)/iu.exec(text.slice(at + word.length))?.[1]?.toLowerCase() ?? '';
    if (!/^(?:can|may|could|should|must|will|want)$/.test(next) && !isDeed(next)) return word;
    return SOMEBODY.test(text.slice(0, at)) ? 'they  ' : 'people';
  });
