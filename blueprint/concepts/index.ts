import { APP_KINDS, type AppKind } from '../kinds.ts';
import type { Blueprint } from '../schema.ts';
import { blog } from './blog.ts';
import { bookings } from './bookings.ts';
import type { Concept } from './concept.ts';
import { courses } from './courses.ts';
import { crm } from './crm.ts';
import { custom } from './custom.ts';
import { directory } from './directory.ts';
import { blueprintOf } from './draft.ts';
import { events } from './events.ts';
import { helpdesk } from './helpdesk.ts';
import { inventory } from './inventory.ts';
import { portfolio } from './portfolio.ts';
import { property } from './property.ts';
import { recruiting } from './recruiting.ts';
import { shop } from './shop.ts';

/** Where a description fits two of them equally, the first is taken. */
export const CONCEPTS: Readonly<Record<AppKind, Concept>> = {
  inventory,
  bookings,
  recruiting,
  helpdesk,
  property,
  courses,
  events,
  crm,
  directory,
  portfolio,
  blog,
  shop,
  custom,
};

/** The hand-made app of a kind, as its template opens. */
export const appOf = (kind: AppKind): Blueprint => blueprintOf(CONCEPTS[kind].app);

/** The gallery of templates: each kind with a sentence that describes such an app. */
export const APP_TEMPLATES: readonly { kind: AppKind; description: string }[] = APP_KINDS.filter(
  (kind) => kind !== 'custom',
).map((kind) => ({ kind, description: CONCEPTS[kind].description }));
