import type { FoundKind } from '#contract/resources/index.ts';
import { FOUND_KINDS } from '#contract/resources/registries.ts';
import type { searchEndpoints } from '#contract/resources/search.ts';
import { wordsOf } from '../../platform/database/search.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Find } from '../../platform/resource.ts';
import type { Services } from '../../services.ts';
import { nearness } from './rules.ts';

/** How many of a kind are shown, and how many of the newest are looked at to find the nearest. */
const SHOWN = 5;
const LOOKED_AT = 40;
/** A single letter is in almost every name. */
const SHORTEST = 2;

export function searchRoutes(
  services: Services,
  finders: Readonly<Record<FoundKind, { find: Find }>>,
): Handlers<keyof typeof searchEndpoints> {
  return {
    'GET /api/admin/search': async ({ query: { q } }) => {
      if (wordsOf(q).join('').length < SHORTEST) return [];
      const found = await Promise.all(
        FOUND_KINDS.map(async (kind) => {
          const rows = await finders[kind].find(q, services, LOOKED_AT);
          return (
            rows
              // Sorting keeps the order of equals, and these come newest first.
              .toSorted((one, other) => nearness(other.texts, q) - nearness(one.texts, q))
              .slice(0, SHOWN)
              .map(({ texts: _texts, ...row }) => ({ kind, ...row }))
          );
        }),
      );
      return found.flat();
    },
  };
}
