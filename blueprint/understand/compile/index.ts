import { CONCEPTS } from '../../concepts/index.ts';
import { type AppKind, LIMITS } from '../../kinds.ts';
import type { Blueprint, Theme } from '../../schema.ts';
import type { Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { entitiesOf, linked } from './entities.ts';
import { withPages } from './pages.ts';
import { rowsFor } from './rows.ts';
import { withAccess, withRules } from './rules.ts';
import { capital, cut, hash } from './texts.ts';

const COLOURS: readonly string[] = [
  '#2F55D4',
  '#0F766E',
  '#7A3E9D',
  '#9A4A1F',
  '#2B6A3F',
  '#A33A2A',
  '#1D5FAD',
];

/** Of the kinds of app that are known the one whose words stand most often in the text. */
function nearestKind(text: string): AppKind {
  let best: AppKind = 'custom';
  let most = 0;
  for (const { kind, words } of Object.values(CONCEPTS)) {
    const times = text.match(words)?.length ?? 0;
    if (times > most) [best, most] = [kind, times];
  }
  return best;
}

function themeOf(kind: AppKind, text: string): Theme {
  const [primary, mode, radius, font, layout] = CONCEPTS[kind].app.theme;
  const isDark = /\bdark\b/u.test(text);
  return {
    primary: kind === 'custom' ? (COLOURS[hash(text) % COLOURS.length] ?? primary) : primary,
    mode: isDark ? 'dark' : mode,
    radius,
    font: /\bkids?\b|children|family/u.test(text) ? 'rounded' : font,
    layout,
  };
}

/** What was understood as an app. */
export function compile(facts: Facts, description: string, lexicon: Lexicon): Blueprint {
  const text = description.toLowerCase();
  const kind = nearestKind(text);
  const made = linked(entitiesOf(facts, lexicon), facts);
  const [main] = made;
  const name = cut(capital(facts.name ?? main?.entity.plural ?? 'App'), LIMITS.name) || 'App';
  const empty: Blueprint = {
    version: 2,
    name,
    tagline: cut(capital(description.replace(/\s+/gu, ' ').trim()), LIMITS.tagline),
    kind,
    language: facts.language,
    theme: themeOf(kind, text),
    roles: [],
    signUp: 'invited',
    entities: made.map(({ entity }) => entity),
    pages: [],
    rules: [],
    rows: {},
  };
  const ruled = withRules(withAccess(empty, facts, made), facts, made);
  const whole = made.map((one) => ({
    ...one,
    entity: ruled.entities.find((entity) => entity.name === one.entity.name) ?? one.entity,
  }));
  const paged = withPages(ruled, facts, whole);
  return {
    ...paged,
    rows: Object.fromEntries(whole.map((one) => [one.entity.name, rowsFor(one, lexicon, facts.language)])),
  };
}
