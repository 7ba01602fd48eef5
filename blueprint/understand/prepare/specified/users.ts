import type { Span } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import { lexiconFor } from '../../lexicon.ts';
import { singular } from '../../read/english/inflect.ts';
import { ACTORS, ROLE_WORDS } from '../../words/english-roles.ts';
import { blank, put } from '../../place.ts';
import { rightsIn, type User } from './rights.ts';
import type { Section } from './sections.ts';

// "Users: admin, coach", and "Roles" with "- Coach: can edit own team" below it: who has a part in the app.

/** Whether a name says who somebody is in an app: a coach, an admin. */
export const isUser = (name: string): boolean => {
  const one = singular(name.toLowerCase());
  const head = one.split(' ').at(-1) ?? one;
  return ROLE_WORDS.has(head) || ACTORS.has(head) || lexiconFor('en').thing(head)?.category === 'person';
};
const USER =
  /^([*_]*)(\p{L}[\p{L} '’/-]{1,40}?)([*_]*)(?:\s*[:(–—]\s*|\s+-\s+|\s+(?=(?:can|may|has|have|only|is able) ))(?:[*_]*\s*)(.*?)\)?$/u;
const ROLE = / (?:role|user)$/iu;

/** Who is named by an item, and what it says of them. */
function userIn(text: string, { start, end }: Span): (User & { behind: Span }) | undefined {
  const words = text.slice(start, end);
  const [, mark = '', name = words.replaceAll(/[*_:]/gu, ''), , said = ''] = USER.exec(words) ?? [];
  const noun = singular(name.trim().toLowerCase().replace(ROLE, ''));
  if (noun.split(' ').length > 3 || !/^\p{L}[\p{L} '’/-]*$/u.test(noun)) return undefined;
  const from = start + words.lastIndexOf(said);
  const behind = { start: said === '' ? end : from, end: said === '' ? end : from + said.length };
  const rights = said === '' ? [] : (rightsIn(said, behind.start) ?? []);
  const at = start + mark.length;
  return { noun, start: at, end: at + name.length, rights, behind };
}

const isFieldRow = (row: string): boolean => {
  const names = row.split(/[,;/]/u).map((name) => name.trim());
  return names.length > 1 && names.filter((name) => isKnownField(name, 'en')).length * 2 >= names.length;
};

/** @returns the text without the names of those who only have a part, and who they are; neither where others are named */
export function readUsers(
  text: string,
  { heading, items }: Section,
): { text: string; users?: readonly User[] } {
  const users = items.map((item) => userIn(text, item));
  const named = users.flatMap((user) => user ?? []);
  // "Donor: name, e-mail" says what is kept of a donor.
  const found = named.filter(({ behind }) => !isFieldRow(text.slice(behind.start, behind.end)));
  const known = found.filter(({ noun, rights }) => isUser(noun) || rights.length > 0);
  if (named.length < items.length || known.length * 2 < items.length) return { text };
  const cleared = blank(text, heading.start, heading.end);
  const read = found.reduce((all, { start, end, rights, behind }) => {
    // What else is said of somebody is a sentence of theirs.
    if (rights.length === 0 && behind.start < behind.end) return blank(all, end, behind.start);
    const told = rights.flatMap((right) => {
      const at = right.kind === 'deed' ? text.toLowerCase().lastIndexOf(right.of, right.end) : -1;
      return right.kind === 'deed' && at >= right.start ? [{ at, words: right.of }] : [];
    });
    const without = blank(all, start, Math.max(end, behind.end));
    // The things that they may change are named by it, too.
    return told.reduce((rest, { at, words }) => put(rest, at, at + words.length, words), without);
  }, cleared);
  return { text: read, users: found };
}
