import type { Category } from '../../../ontology/concept.ts';
import { OFFERED } from '../../../ontology/index.ts';
import type { Span } from '../../../facts.ts';
import { DENIED } from '../negation.ts';
import type { Scene } from '../scene.ts';

// What everyone may look at, without an account.

const ALL =
  '(?:every ?one|every ?body|any ?one|any ?body|all|the public|the world|visitors|non-?members|outsiders)';
const WEB = '(?:web ?site|web ?page|web|site|page|home ?page|internet|net)';
const LOOK = '(?:see|look at|look up|browse|read|view|find|search|check)';
const PAGE =
  '(?:page|site|website|list|listing|catalogue|catalog|gallery|view|calendar|schedule|line-?up|map|timetable|overview|search|screen|profile|programme|program|board|menu|results?|standings|table|archive|directory|register|feed)s?';
const SIGNS = new RegExp(
  [
    String.raw`(?<!\b(?:let|the|allow) )public (?:[a-z-]+ ){0,2}?${PAGE}|the public (?!search|view|list)(?:[a-z-]+ )?${PAGE}`,
    String.raw`publicly (?:visible|available|accessible)`,
    String.raw`(?:put (?:the |our |all )?[a-z]+|shown|listed|published|displayed|visible|visable|appears?|show|display|goes?) (?:up )?on (?:the|our|my|a|their) (?:public )?${WEB}`,
    String.raw`(?:^|\b(?:and|then|should|to) )(?:show|list|display|publish) (?:[a-z-]+ ){1,6}on (?:the|our|my) (?:public )?(?:web ?site|web ?page|home ?page)`,
    String.raw`(?:our|my|the|your) (?:[a-z-]+ )?${PAGE} online|${PAGE}(?: (?:for|of) (?:the |our |all )?[a-z]+)? on (?:the|our|my) (?:[a-z-]+ )?(?:web ?site|web ?page|home ?page|web|internet)`,
    String.raw`${LOOK} (?:[a-z]+ ){0,3}on (?:the|our|my) (?:public )?${WEB}`,
    String.raw`(?:is|are|be|stays?|remains?|live|open|visible|visable|shown?|${PAGE}(?: of (?:the |our |all )*[a-z]+)?) (?:all |always )?(?:for|to) ${ALL}\b(?! (?:else|in|who|with|on the (?!web|site|page|net|internet)|of))`,
    // "Non-members can look at the programme"
    String.raw`(?:non-? ?members?|outsiders|passers-?by|the public|the world|the whole (?:town|village)) (?:can|may|could|should|to)(?: also| still| just)?(?: be able to)? ${LOOK}`,
    String.raw`(?:is|are|be|stays?) (?:all |always )?public(?! ${PAGE})`,
    String.raw`without (?:an? |any |having to |needing to )?(?:login|log-?in|log in|logging in|signing in|sign-?in|sign in|password|account)`,
    String.raw`(?<!\b(?:ca|may|must|should|could)(?:n't| not)? ?)(?:(?:nobody|no ?one|needn't) (?:has|have|needs?|must)? ?(?:to )?|(?:not|n't|never) (?:have|need) (?:to )?)(?:log|sign)[ -]?in`,
  ].join('|'),
  'g',
);
const IS_SAID = /^(?:is|are|be|stays?|remains?|live|visible|visable|shown?|open)\b/;
const NEGATED = new RegExp(String.raw`(?:${DENIED}|\bwithout\b)[^.,;]{0,12}$`);
const NOTHING = new RegExp(String.raw`\b(?:nothing|none|nobody|no ?one)\b|${DENIED}`);
/** What is told in places, and not of those who have them. */
const RANKED = /\b(?:standings?|points|rankings?|top [a-z0-9]+|league table|leader ?board|scores?)\b/;
/** What a page is called by: "public sightings page". */
const OF_WHAT = /^public ([a-z-]+) [a-z-]+$/;
const IS_PAGE = new RegExp(
  `^(?:web|home|search|landing|info|information|overview|main|start|simple|little|small|short|nice|${PAGE})$`,
);
/** Words for a page by what stands on it. */
const ON_PAGES: readonly (readonly [word: RegExp, sorts: readonly Category[]])[] = [
  [/\b(?:programme|schedule|line-?up|timetable|fixtures)\b/, ['event', 'learning']],
  [/\bmenu\b/, ['food']],
  [
    /\b(?:catalogue|catalog|what we have|what's available|for sale|offers?)\b/,
    ['product', 'asset', 'food', 'vehicle'],
  ],
];
const USUAL: readonly Category[] = [...OFFERED, 'animal', 'document'];
const HIDDEN: readonly Category[] = ['message', 'money', 'booking'];

/** How well a thing suits a page for everyone. */
export const isSeen =
  (scene: Scene, words = '') =>
  (noun: string): number => {
    const category = scene.category(noun);
    const isOneOf = (sorts: readonly Category[]) => category !== undefined && sorts.includes(category);
    return (
      (isOneOf(USUAL) ? 0.5 : 0) -
      (isOneOf(HIDDEN) ? 0.3 : 0) -
      (scene.isPerson(noun) && !RANKED.test(words) ? 0.6 : 0) +
      (ON_PAGES.some(([word, sorts]) => word.test(words) && isOneOf(sorts)) ? 1.2 : 0) +
      (noun === scene.notebook.entities()[0] ? 0.3 : 0)
    );
  };

/** What a clause speaks of: after its last comma, unless that stands in a list. */
function lastOf(clause: string): string {
  const parts = clause.split(/,/);
  const last = parts.at(-1) ?? '';
  return /^ ?(?:and|&) /.test(last) ? clause : last;
}

const LISTED =
  /\b(?:(?:list|directory|overview|page|names|profiles?|photos?) of |[a-z]+ (?:list|directory|profiles?|page)\b)/;
/** "A public page that lists our teachers" */
const LISTING =
  /^,? (?:(?:that|which|where you can) )?(?:lists?|shows?|displays?|listing|showing|displaying|see|browse|of|with)(?: (?:all|the|our|my|every|each|of|a list of|an overview of))* $/;

/**
 * @param isLookedAt whether it is said already what visitors look at, without logging in
 * @returns things that are shown to everyone: people only where they are named
 */
export function shownIn(scene: Scene, isLookedAt: boolean): { noun: string; span: Span }[] {
  const { lower, start, mentioned, isPerson } = scene;
  return [...lower.matchAll(SIGNS)].flatMap((match) => {
    const at = match.index;
    if (NEGATED.test(lower.slice(0, at)) || /\bnot (?:all )?public$/.test(match[0])) return [];
    if (isLookedAt && !match[0].includes('public')) return [];
    const before = lastOf(
      lower
        .slice(0, at)
        .split(/[.;:]|\bbut\b|\bwhile\b/)
        .at(-1) ?? '',
    );
    const after = lower.slice(at + match[0].length).split(/[.;,]/)[0] ?? '';
    // "Nothing should be visible without an account"
    if (match[0].startsWith('without') && NOTHING.test(before)) return [];
    const words = `${before}${match[0]}${after}`;
    const span = { start: start + at, end: start + at + match[0].length };
    const isIn = (place: number) => place >= at - before.length && place < at;
    const subjects = IS_SAID.test(match[0])
      ? [...new Set(mentioned.filter((one) => isIn(one.at)).map(({ noun }) => noun))]
      : [];
    // "The list of coaches is visible to the public"
    const isListed = LISTED.test(before);
    const things = subjects.filter((noun) => !isPerson(noun) || isListed || RANKED.test(words));
    if (things.length > 0) return things.slice(0, 3).map((noun) => ({ noun, span }));
    // "A public sightings page" is of sightings, and of nothing else where these aren't kept.
    const told = OF_WHAT.exec(match[0])?.[1];
    const own = told === undefined ? undefined : scene.named(told);
    if (
      told !== undefined &&
      own === undefined &&
      !IS_PAGE.test(told) &&
      !ON_PAGES.some(([word]) => word.test(words))
    )
      return [];
    const end = at + match[0].length;
    const listed = mentioned.find((one) => one.at >= end && LISTING.test(lower.slice(end, one.at)))?.noun;
    if (listed !== undefined) return [{ noun: listed, span }];
    const noun = own ?? scene.hold('public', at + match[0].length / 2, isSeen(scene, words));
    const isNamed = mentioned.some(
      (one) => one.noun === noun && one.at >= at - before.length && one.at < end + after.length,
    );
    return noun === undefined || (isPerson(noun) && !isNamed && !RANKED.test(words)) ? [] : [{ noun, span }];
  });
}
