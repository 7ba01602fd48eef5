import type { Span } from '../../facts.ts';
import { readAccess } from './access.ts';
import { singular } from './inflect.ts';
import { readPages } from './pages.ts';
import { readRules } from './rules.ts';
import type { Scene } from './scene.ts';

// What a sentence asks of the things that are known: pages, rules, who may do what, and what is worked out.

type Ask = readonly [pattern: RegExp, note: (match: RegExpMatchArray, scene: Scene, span: Span) => void];

const ASKS: readonly Ask[] = [
  [
    /\b(?:total|subtotal|amount|sum|value|cost) (?:is |= |being |should be )?(?:the )?([a-z]+(?: [a-z]+)?) (?:times|x|\*|×|multiplied by) (?:the )?([a-z]+(?: [a-z]+)?)/g,
    (match, { pick, notebook }, span) => {
      const owner = pick(match.index ?? 0);
      if (owner !== undefined && match[1] && match[2])
        notebook.field(
          {
            owner,
            label: match[0].split(' ')[0] ?? 'total',
            type: 'computed',
            computed: { of: 'product', fields: [match[1], match[2]] },
          },
          span,
        );
    },
  ],
  [
    /\b(?:total|sum|average|number|count) (?:is |= )?(?:the )?(?:(sum|average|total|number|count) )?(?:of )?(?:the |all |its |their )?([a-z]+(?: (?!and\b|or\b|of\b|in\b|on\b|for\b|per\b|by\b|is\b)[a-z]+)?)/g,
    (match, { pick, named, notebook }, span) => {
      const child = named(singular(match[2] ?? '')) ?? named(match[2] ?? '');
      const word = match[1] ?? match[0].split(' ')[0] ?? '';
      const owner = pick(match.index ?? 0, (noun) => (noun === child ? -9 : 0));
      if (child === undefined || owner === undefined) return;
      const of = word === 'average' ? 'average' : /number|count/.test(word) ? 'count' : 'sum';
      notebook.field(
        {
          owner,
          label: of === 'count' ? `number of ${match[2] ?? ''}` : of === 'average' ? 'average' : 'total',
          type: 'computed',
          computed: { of, entity: child },
        },
        span,
      );
    },
  ],
];

/** Reads what a sentence asks for, when all things are known. */
export function readAsked(scene: Scene): void {
  const { lower, start } = scene;
  for (const [pattern, note] of ASKS)
    for (const match of lower.matchAll(pattern))
      note(match, scene, { start: start + match.index, end: start + match.index + match[0].length });
  readPages(scene);
  readRules(scene);
  readAccess(scene);
}
