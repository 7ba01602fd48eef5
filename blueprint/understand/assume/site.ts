import type { AccessFact, EntityFact, Facts, PageFact, Source } from '../facts.ts';
import { lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { isSite } from './site-parts.ts';
import { SITES } from '../words/sites.ts';

// "A website for my bakery": visitors see what is offered there, though nobody says that they may.

/** What a site shows to whoever comes. */
const SHOWN_SORTS: readonly Category[] = ['product', 'food', 'event'];
const SHOWN: readonly string[] = [
  'service',
  'post',
  'article',
  'review',
  'photo',
  'album',
  'video',
  'portfolioPiece',
  'job',
  'listing',
  'course',
  'class',
  'menu',
  'faq',
  'artwork',
  'property',
  'apartment',
  'house',
  'recipe',
  'place',
  'restaurant',
  'openingHours',
  'announcement',
  'topic',
];
/** Of what is offered these are the business of those who sell. */
const KEPT: readonly string[] = [
  'orderItem',
  'cart',
  'ingredient',
  'material',
  'part',
  'stockMovement',
  'batch',
];

const WHY: Source = { from: 'knowledge', because: 'a site shows it to visitors' };

function isShown(entity: EntityFact, facts: Facts): boolean {
  const { concept = '' } = entity;
  const category = categoryFor(entity, lexiconFor(facts.language), facts.language);
  if (KEPT.includes(concept)) return false;
  return SHOWN.includes(concept) || (category !== undefined && SHOWN_SORTS.includes(category));
}

/** The facts with what visitors of a site see, and with accounts for those who may register. */
export function withSite(facts: Facts, text: string): Facts {
  const { signUp } = SITES[facts.language];
  const registered = signUp.exec(text);
  const isOpen = facts.pages.some(({ kind }) => kind === 'account');
  const accounts: PageFact[] =
    registered && !isOpen
      ? [
          {
            kind: 'account',
            source: {
              from: 'text',
              spans: [{ start: registered.index, end: registered.index + registered[0].length }],
            },
          },
        ]
      : [];
  const isSettled = ({ noun }: EntityFact) =>
    facts.access.some(({ owner, action }) => owner === noun && action === 'read');
  const seen = isSite(text, facts.language)
    ? facts.entities.filter((one) => isShown(one, facts) && !isSettled(one))
    : [];
  const access = seen.map(({ noun }): AccessFact => ({
    who: 'public',
    owner: noun,
    action: 'read',
    allowed: true,
    source: WHY,
  }));
  return { ...facts, pages: [...facts.pages, ...accounts], access: [...facts.access, ...access] };
}
