import type { Span } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import { put } from '../../place.ts';
import { isUser } from '../../prepare/specified/users.ts';
import { isPlural, singular } from './inflect.ts';

// "Table: plants", "Modules: products, sales": texts that say what the tables of an app are, and what their columns are.

export interface Declared {
  noun: string;
  span: Span;
}
export interface Declarations {
  things: readonly Declared[];
  roles: readonly Declared[];
}

const OPENS = String.raw`(?:^[ \t•*-]*|(?<=[.!?] ))`;
const THINGS = new RegExp(
  String.raw`${OPENS}(?:(?:data ?base )?tables?|(?:main )?entit(?:y|ies)|(?:data )?models?|modules?|sheets?|tabs?)(?: names?)?[ \t]*:(?=[ \t]*\p{L})`,
  'gimu',
);
/** "Roles: …", "There are two roles: …", "We have three user roles, …" */
const ROLES = new RegExp(
  String.raw`${OPENS}(?:(?:there (?:are|should be)|we (?:have|need|want)|i (?:have|need|want)|it has|the app has|with) )?(?:(?:the|these|following|different|user|[2-6]|two|three|four|five|six) ){0,3}roles?(?: are)?[ \t]*(?:[:–]|(?<=(?:[2-6]|two|three|four|five|six)(?: different| user)? roles),)(?=[ \t]*\p{L})`,
  'gimu',
);
/** "A user is an admin, a teacher or a student", "users are admins or members" */
const USERS = new RegExp(
  String.raw`${OPENS}(?:(?:an?|each|every|all|our|the) )?users? (?:is|are|can be|may be)(?: (?:either|always))?(?= \p{L})`,
  'gimu',
);
const COLUMNS = /^[ \t•*-]*(?:columns?|fields?|attributes?|properties)(?=[ \t]*:)/iu;
/** As many words as the name of a table has, and as many names as a row of them. */
const MOST_WORDS = 3;
const MOST_NAMES = 15;

const spaces = (words: string) => ' '.repeat(words.length);
const isName = (words: string) => /^\p{L}[\p{L} -]*$/u.test(words) && words.split(' ').length <= MOST_WORDS;

/** The names in a row that ends a sentence; none where anything else is said there. */
function namesFrom(text: string, start: number): Declared[] {
  const row = /^[^.\n:]*/u.exec(text.slice(start))?.[0] ?? '';
  let at = start;
  const names = row.split(/(,|;|&|\b(?:and|or)\b)/u).flatMap((part, index): Declared[] => {
    const name = part.trim().replace(/^(?:an?|the) /iu, '');
    const begin = at + part.indexOf(name);
    at += part.length;
    const isJoint = index % 2 === 1 || name === '';
    return isJoint ? [] : [{ noun: name.toLowerCase(), span: { start: begin, end: begin + name.length } }];
  });
  const isRow = names.length > 1 && names.length <= MOST_NAMES && text[start + row.length] !== ':';
  return isRow && names.every(({ noun }) => isName(noun))
    ? names.map(({ noun, span }) => ({ noun: singular(noun), span }))
    : [];
}

/** The names behind each such heading, and the text without both, everything in its place. */
function namedIn(text: string, heading: RegExp): { names: readonly Declared[]; rest: string } {
  const names: Declared[] = [];
  let rest = text;
  for (const { 0: words, index } of text.matchAll(heading)) {
    const row = namesFrom(text, index + words.length);
    // "Tables: number, seats": what guests sit at.
    const known = row.filter(
      ({ noun, span }) =>
        isKnownField(noun, 'en') && !isPlural(text.slice(span.start, span.end).toLowerCase()),
    );
    if (row.length > 0 && known.length * 2 >= row.length) continue;
    const end = row.at(-1)?.span.end ?? index + words.length;
    // A heading alone says what follows it; roles are read where they are told of.
    if (row.length === 0 && heading !== THINGS) continue;
    if (heading === USERS && row.filter(({ noun }) => isUser(noun)).length * 2 < row.length) continue;
    rest = rest.slice(0, index) + spaces(text.slice(index, end)) + rest.slice(end);
    names.push(...row);
  }
  return { names, rest };
}

/** "Columns: species, height" below the name of their table is what it has. */
function withColumns(text: string): string {
  const lines = text.split('\n');
  return lines.reduce((joined, line, at) => {
    if (at === 0) return line;
    const heading = COLUMNS.exec(line)?.[0];
    return heading !== undefined && isName((lines[at - 1] ?? '').trim())
      ? `${joined} ${spaces(heading)}${line.slice(heading.length)}`
      : `${joined}\n${line}`;
  }, '');
}

/** @returns what is declared, and the text without what only declares it, everything in its place */
export function declaredIn(text: string): { declared: Declarations; rest: string } {
  const things = namedIn(text, THINGS);
  const roles = namedIn(things.rest, ROLES);
  const users = namedIn(roles.rest, USERS);
  const at = users.names.length > 0 && !/\p{L}/u.test(users.rest) ? roles.rest.search(/\busers?\b/iu) : -1;
  // Where nothing else is said, users are what is kept.
  const rest = at < 0 ? users.rest : put(users.rest, at, at + 'user'.length, 'user');
  return {
    declared: { things: things.names, roles: [...roles.names, ...users.names] },
    rest: withColumns(rest),
  };
}
