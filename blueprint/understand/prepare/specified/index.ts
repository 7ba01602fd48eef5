import { withoutEntity } from '../../without-entity.ts';
import { type Facts, isSaid, type Span } from '../../facts.ts';
import { lexiconFor } from '../../lexicon.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { NO_THING_PAGES, PAGE_WORDS } from '../../words/specifications.ts';
import { withDeeds } from './deeds.ts';
import { blank, put } from '../../place.ts';
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

/** "Invoices are out of scope", "no vouchers needed"; "phone is not required" makes a field optional. */
const LEFT_OUT =
  /(?<=(?:^|[\n.!?;])\s{0,30})(?:([a-z][a-z -]{2,40}(?:(?:, | and | or )[a-z][a-z -]{2,40}){0,5}) are (?:(?:also |all |currently )?(?:out of scope|not (?:needed|in scope|included|wanted|part of (?:it|this|the (?:app|mvp|scope|project)))))|no ([a-z][a-z -]{2,40}(?:(?:, | and | or )[a-z][a-z -]{2,40}){0,5}) (?:needed|wanted|please))(?: (?:for now|now|yet|here|right now|at the moment))?(?=\s*(?:[.;!,\n]|$))/giu;
const NO_NOUN = /^(?:if|when|who|that|it|they|these|those|you|we|i|the|some|which|where) /iu;

function withoutLeftOut(text: string): { text: string; refused: string[] } {
  const refused: string[] = [];
  const left = text.replace(LEFT_OUT, (all, first: string | undefined, second: string | undefined) => {
    const named = (first ?? second ?? '').toLowerCase().split(/, | and | or /u);
    if (named.some((one) => NO_NOUN.test(`${one} `))) return all;
    refused.push(...named.map((one) => singular(one.trim())));
    return blank(all, 0, all.length);
  });
  return { text: left, refused };
}

const isName = (words: string): boolean => /^\p{L}[\p{L} -]*$/u.test(words) && words.split(' ').length <= 3;

const DESCRIBED = /^(\p{L}[\p{L} -]{1,30}?)( (?:page|screen|view|list|details?|form))(?=\s*[:(])/iu;
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
  // "Trip form: date, river" says what a trip has.
  const described = items.reduce((all, { start, end }) => {
    const [, name = '', word = ''] = DESCRIBED.exec(whole.slice(start, end)) ?? [];
    return blank(all, start + name.length, start + name.length + word.length);
  }, cleared);
  if (part === 'data' && things.length < items.length) return { text: cleared };
  const others = items.filter(({ start }) => !things.some((thing) => thing.start === start));
  const isOnlyPage = ({ start, end }: Span) => NO_THING_PAGES.test(whole.slice(start, end));
  const left = others.filter((item) => !isOnlyPage(item));
  const read = others.filter(isOnlyPage).reduce((all, { start, end }) => blank(all, start, end), described);
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
  const { text: counted, refused } = withoutLeftOut(withoutAims(withoutWording(withSheets(written))));
  let text = counted;
  const users: User[] = [];
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
export function withSpecification(facts: Facts, { users, unread }: Specification): Facts {
  return { ...withUsers(facts, users), unknown: [...facts.unknown, ...unread] };
}

/** Nothing that is not to be built, whoever would add it. */
export const withoutRefused = (facts: Facts, { refused }: Specification): Facts =>
  refused
    // What is described elsewhere is meant to be kept.
    .filter((noun) => !facts.fields.some((field) => field.owner === noun && isSaid(field)))
    .reduce(withoutEntity, facts);
