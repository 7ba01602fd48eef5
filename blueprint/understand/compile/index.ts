import { CONCEPTS } from '../../concepts/index.ts';
import { LIMITS } from '../../kinds.ts';
import type { Blueprint, Theme } from '../../schema.ts';
import type { About, Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { entitiesOf, linked } from './entities.ts';
import { withPages } from './pages.ts';
import { withRows } from './rows/index.ts';
import { withAccess } from './access.ts';
import { withRules } from './rules.ts';
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

const NO_TEXT: About = { kind: 'custom', look: {} };

function themeOf({ kind, look }: About, name: string): Theme {
  const [primary, mode, radius, font, layout] = CONCEPTS[kind].app.theme;
  return {
    primary: kind === 'custom' ? (COLOURS[hash(name) % COLOURS.length] ?? primary) : primary,
    mode,
    radius,
    font,
    layout,
    ...look,
  };
}

/** What was understood as an app. */
export function compile(facts: Facts, lexicon: Lexicon): Blueprint {
  const about = facts.about ?? NO_TEXT;
  const made = linked(entitiesOf(facts, lexicon), facts);
  const [main] = made;
  const name = cut(capital(facts.name ?? about.title ?? main?.entity.plural ?? 'App'), LIMITS.name) || 'App';
  const empty: Blueprint = {
    version: 2,
    name,
    tagline: cut(about.tagline ?? name, LIMITS.tagline),
    kind: about.kind,
    language: facts.language,
    theme: themeOf(about, name),
    roles: [],
    signUp: 'invited',
    entities: made.map(({ entity }) => entity),
    pages: [],
    rules: [],
    rows: {},
  };
  const ruled = withRules(withAccess(empty, facts, made, lexicon), facts, made);
  const whole = made.map((one) => ({
    ...one,
    entity: ruled.entities.find((entity) => entity.name === one.entity.name) ?? one.entity,
  }));
  return withRows(withPages(ruled, facts, whole), whole, lexicon);
}
