import { WRITTEN_PAGES } from '../../kinds.ts';
import { WRITTEN_TEXTS } from '../../written.ts';
import { type EntityFact, type Facts, type PageFact, type Source, type Span, spansOf } from '../facts.ts';
import { lexiconFor } from '../lexicon.ts';
import { type SitePart, sitePartsIn } from './site-parts.ts';
import { entityOf } from './terse.ts';
import { NOT_WANTED, WRITTEN } from '../words/written.ts';

// Pages that tell visitors something: prices, questions and answers, how to write, who it is.

function askedIn(text: string, { language }: Facts, listed: readonly SitePart[]): PageFact[] {
  return WRITTEN_PAGES.flatMap((written): PageFact[] => {
    const own = listed.filter(({ part }) => part === written);
    const matches = [...text.matchAll(WRITTEN[language][written])].filter(
      ({ index }) => !NOT_WANTED[language].test(text.slice(Math.max(0, index - 24), index)),
    );
    const named = matches.map(({ 0: all, index }): Span => ({ start: index, end: index + all.length }));
    const spans = [...named, ...own.map(({ start, end }) => ({ start, end }))];
    if (spans.length === 0) return [];
    const title = WRITTEN_TEXTS[language].titles[written];
    return [{ kind: 'content', written, title, source: { from: 'text', spans } }];
  });
}

const VISITORS_WRITE = 'visitors write';
/** Where strangers write: a message refers to nothing that only the team knows. */
export const isInbox = ({ source }: EntityFact): boolean =>
  source.from === 'knowledge' && source.because === VISITORS_WRITE;

/** Whoever writes to those whose app it is sends them a message. */
function withInbox(facts: Facts, source: Source): Facts {
  const isThere = facts.access.some(
    ({ who, action, allowed }) => who === 'public' && action === 'create' && allowed,
  );
  const message = lexiconFor(facts.language).byId('message');
  if (isThere || !message) return facts;
  const entity = entityOf(message, facts.language, { from: 'knowledge', because: VISITORS_WRITE });
  const isKept = facts.entities.some(({ noun }) => noun === entity.noun);
  return {
    ...facts,
    entities: isKept ? facts.entities : [...facts.entities, entity],
    access: [...facts.access, { who: 'public', owner: entity.noun, action: 'create', allowed: true, source }],
  };
}

/** What a gallery shows by itself. */
const SHOWN: readonly string[] = ['photo', 'album', 'portfolioPiece', 'artwork', 'craftProject', 'project'];

/** "A website with services and a gallery": its pictures are of nothing that is kept besides. */
function withGallery(facts: Facts, parts: readonly SitePart[]): Facts {
  const part = parts.find((one) => one.part === 'gallery');
  if (!part) return facts;
  const source: Source = { from: 'text', spans: [{ start: part.start, end: part.end }] };
  const shown = facts.entities.find(({ concept = '' }) => SHOWN.includes(concept));
  const photo = lexiconFor(facts.language).byId('photo');
  const entity = shown ?? (photo && entityOf(photo, facts.language, source));
  if (!entity) return facts;
  return {
    ...facts,
    entities: shown ? facts.entities : [...facts.entities, entity],
    pages: [...facts.pages, { kind: 'gallery', entity: entity.noun, source }],
  };
}

/** The facts with the pages that are asked for in which something is told; what only names such a page is nothing that is kept. */
export function withWrittenPages(given: Facts, text: string): Facts {
  const parts = sitePartsIn(text, given.language);
  const facts = withGallery(given, parts);
  const pages = askedIn(text, facts, parts);
  if (pages.length === 0) return facts;
  const asked = pages.flatMap(spansOf);
  const isOnlyThere = (one: { source: Source }) =>
    spansOf(one).length > 0 &&
    spansOf(one).every(({ start, end }) => asked.some((page) => start >= page.start && end <= page.end));
  const entities = facts.entities.filter((one) => !isOnlyThere(one));
  if (entities.length === 0) return facts;
  const isLeft = (noun: string) => entities.some((one) => one.noun === noun);
  const left: Facts = {
    ...facts,
    entities,
    fields: facts.fields.filter((one) => isLeft(one.owner) && !isOnlyThere(one)),
    relations: facts.relations.filter(({ from, to }) => isLeft(from) && isLeft(to)),
    states: facts.states.filter(({ owner }) => isLeft(owner)),
    rules: facts.rules.filter(({ owner }) => isLeft(owner)),
    access: facts.access.filter(({ owner }) => isLeft(owner)),
    pages: [...facts.pages.filter(({ entity }) => entity === undefined || isLeft(entity)), ...pages],
  };
  const contact = pages.find(({ written }) => written === 'contact');
  return contact ? withInbox(left, contact.source) : left;
}
