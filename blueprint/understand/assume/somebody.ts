import type { FieldFact } from '../facts.ts';
import { isBase, isDeedOfOne } from '../read/english/doing.ts';
import { plural } from '../read/english/inflect.ts';
import { ACTORS, ROLE_WORDS } from '../words/english-roles.ts';
import { sortsOf } from '../words/sorts-of.ts';

// "Starters", "layers" and "liners" end like people: by what is said of them it is told whether they are somebody.

/** What a thing is said to do, too. */
const OF_THINGS =
  /^(?:have|has|needs?|costs?|weighs?|gets?|is|are|includes?|contains?|comes?|goes|go|lasts?|dies?|breaks?|expires?|runs?|works?|fits?|belongs?|starts?|ends?|holds?|lists?|shows?|covers?|links?|uses?|use|weight|records?|details|notes?)$/u;
const ABLE = /^(?:can|may|must|should|will|who|only|whose|want|wants)$/u;
/** What goes on with no deed. */
const NO_DEED =
  /^(?:with|and|or|of|for|from|in|on|at|to|by|per|into|as|than|that|which|when|where|if|but|plus|not|so|\p{L}+(?:ed|en|ing|ly))$/u;
const BETWEEN = /^(?:also|then|always|usually|often|each|all|both|regularly)$/u;
/** Who is told, paid or asked, or does what is done. */
const TO_PEOPLE =
  /\b(?:by|tells?|e-?mails?|notif(?:y|ies)|reminds?|asks?|pays?|hires?|invites?|assign(?:s|ed)? to|signed up)(?: (?:an?|the|our|each|every|all|two|new))? $/u;
/** What nobody does to people. */
const HANDLED =
  /\b(?:stock|sell|buy|store|make|produce|clean|wash|fill|refill|repair|replace|ship|bake|print|use|open|install|lend|rent out|rent|swap|bring|donate)(?:s|ed|ing)? (?:(?:the|our|some|more|used|new|old|out|all|each) )*$/u;
const PERSONAL =
  /(?:e-?mail|phone|mobile|birth|wage|salary|pay|skill|language|role|availab|emergency|certificat|diet|allerg|member|experience|speciality|team|hours|address|age group|gender|contact|surname|first name|instrument)/iu;
const NEUTRAL = /^(?:name|title|notes?|photo|picture|comments?|status)$/iu;
const MADE = /^(?:artifact|device|machine|substance|signal|act|structure|food|possession)$/u;

/** @param own the fields that are said of it */
export function isSomebodySaid(noun: string, own: readonly FieldFact[], text: string): boolean {
  const head = noun.split(' ').at(-1) ?? noun;
  const sorts = sortsOf(head);
  if (ACTORS.has(head) || ROLE_WORDS.has(head)) return true;
  if (sorts.includes('person') && !sorts.some((sort) => MADE.test(sort))) return true;
  const lower = text.toLowerCase();
  const many = plural(noun);
  let isHandled = false;
  for (const name of new Set([noun, many]))
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
      const [, mark = '', words = ''] =
        /^([^\p{L}\n]*)([^.,;:()\n]*)/u.exec(lower.slice(at + name.length)) ?? [];
      const before = lower.slice(Math.max(0, at - 40), at);
      if (TO_PEOPLE.test(before)) return true;
      isHandled ||= HANDLED.test(before);
      const [deed = '', object] = words.split(' ').filter((word) => !BETWEEN.test(word));
      if (mark !== ' ' || OF_THINGS.test(deed)) continue;
      // "Potters fire pots": whatever that is, they do it.
      const isUnheardOf = object !== undefined && !NO_DEED.test(deed) && /s$/u.test(deed) === (name !== many);
      if (ABLE.test(deed) || isUnheardOf || (name === many ? isBase(deed) : isDeedOfOne(deed))) return true;
    }
  const said = own.filter(({ label, source }) => source.from === 'text' && !NEUTRAL.test(label));
  if (said.some(({ label, type }) => PERSONAL.test(label) || type === 'email' || type === 'phone'))
    return true;
  return said.length === 0 && !isHandled;
}
