import { withoutEntity } from '../correct.ts';
import type { Facts, Span } from '../facts.ts';
import { lexiconFor } from '../lexicon.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { NO_THING_PAGES, PAGE_WORDS } from '../words/specifications.ts';
import { withDeeds } from './deeds.ts';
import { blank, put } from './place.ts';
import { withoutWording } from './requirements.ts';
import { type User, withUsers } from './rights.ts';
import { type Section, sectionsIn } from './sections.ts';
import { withSheets } from './sheets.ts';
import { withoutAims } from './stories.ts';
import { readUsers } from './users.ts';

// How specifications are written, in numbered requirements, user stories and headed lists, is put as sentences that say the same.

export interface Specification {
  /** The text as it is read, everything in its place. */
  text: string;
  users: readonly User[];
  /** What is not to be built, each in small letters and for one. */
  refused: readonly string[];
  /** What is said of it, and not built. */
  unread: readonly Span[];
}

interface Rewritten {
  text: string;
  users?: readonly User[];
  refused?: readonly string[];
  unread?: readonly Span[];
}

const isName = (words: string): boolean => /^\p{L}[\p{L} -]*$/u.test(words) && words.split(' ').length <= 3;

/** "Screens: Dashboard, Kayaks, Trips": what is kept among them, named as such. */
function readNames(text: string, { heading, items, part }: Section, whole: string): Rewritten {
  const cleared = blank(text, heading.start, heading.end);
  const things = items.flatMap(({ start, end }) => {
    const words = whole.slice(start, end);
    const name = part === 'pages' ? words.replace(PAGE_WORDS, '') : words;
    const isThing =
      isName(name) &&
      !NO_THING_PAGES.test(words) &&
      (isPlural(name.toLowerCase()) ||
        name !== words ||
        lexiconFor('en').thing(name.toLowerCase()) !== undefined);
    return isThing ? [{ start, end: start + name.length }] : [];
  });
  if (part === 'data' && things.length < items.length) return { text: cleared };
  const others = items.filter(({ start }) => !things.some((thing) => thing.start === start));
  const isOnlyPage = ({ start, end }: Span) => NO_THING_PAGES.test(whole.slice(start, end));
  const left = others.filter((item) => !isOnlyPage(item));
  const read = others.filter(isOnlyPage).reduce((all, { start, end }) => blank(all, start, end), cleared);
  if (things.length < 2 || left.length > 0)
    return { text: items.slice(1).reduce((all, { start }) => put(all, start - 2, start, '.'), read) };
  const named = things.reduce((all, { end }, at) => {
    const next = things[at + 1];
    return next ? put(all, end, next.start, ',') : all;
  }, read);
  const last = items.at(-1)?.end ?? heading.end;
  return {
    text: blank(
      put(named, heading.start, things[0]?.start ?? heading.end, 'Tabs:'),
      things.at(-1)?.end ?? last,
      last,
    ),
  };
}

/** "Reports:" with "- Trips per month" below it asks for charts. */
function readReports(text: string, { heading, items }: Section, whole: string): Rewritten {
  const cleared = blank(text, heading.start, heading.end);
  const [first] = items;
  const areCharts = items.every(({ start, end }) => / (?:per|by) /u.test(whole.slice(start, end)));
  if (!first || !areCharts || first.start - heading.start <= CHART.length) return { text: cleared };
  return {
    text: items.slice(1).reduce(
      (all, { start }, at) => {
        const end = items[at]?.end ?? start;
        return put(all, end, start, ',');
      },
      put(text, heading.start, first.start, CHART),
    ),
  };
}
const CHART = 'Chart of';

function readSection(text: string, section: Section, whole: string): Rewritten {
  const { part, heading, items } = section;
  const last = items.at(-1)?.end ?? heading.end;
  const clear = (read: string) => blank(read, heading.start, heading.end);
  switch (part) {
    case 'refused':
      return {
        text: blank(text, heading.start, last),
        refused: items.map(({ start, end }) => singular(whole.slice(start, end).toLowerCase())),
      };
    case 'postponed':
    case 'conditions':
      return {
        text: blank(text, heading.start, last),
        unread: items.map(({ start, end }) => ({ start, end })),
      };
    case 'users':
      return readUsers(text, section);
    case 'pages':
    case 'data':
      return readNames(text, section, whole);
    case 'reports':
      return readReports(text, section, whole);
    case 'wishes':
      return { text: clear(text) };
  }
}

export function specificationIn(written: string): Specification {
  const counted = withoutAims(withoutWording(withSheets(written)));
  let text = counted;
  const users: User[] = [];
  const refused: string[] = [];
  const unread: Span[] = [];
  for (const section of sectionsIn(counted)) {
    const read = readSection(text, section, counted);
    text = read.text;
    users.push(...(read.users ?? []));
    refused.push(...(read.refused ?? []));
    unread.push(...(read.unread ?? []));
  }
  return { text: withDeeds(text), users, refused, unread };
}

/** What a specification says besides its sentences. */
export function withSpecification(facts: Facts, { users, refused, unread }: Specification): Facts {
  const left = facts.entities
    .filter(({ noun }) => refused.includes(noun))
    .reduce((rest, { noun }) => withoutEntity(rest, noun), facts);
  return { ...withUsers(left, users), unknown: [...left.unknown, ...unread] };
}
